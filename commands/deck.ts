import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { tell } from '../src/discord/posts/post.ts'
import { openBuilder } from '../src/discord/raiders/builder.ts'
import { importFile, importForm } from '../src/discord/raiders/deck-import.ts'
import {
  editDeck,
  exportDeck,
  showDeck,
  suggestIn,
  suggestOut,
  validateDeck,
} from '../src/discord/raiders/decks.ts'
import { texts } from '../src/texts/texts.ts'

const t = texts.deck

export const deck: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('deck')
      .setDescription(t.command)
      .setContexts(0)
      .addSubcommand((sub) =>
        sub
          .setName('show')
          .setDescription(t.show)
          .addUserOption((option) => option.setName('who').setDescription(t.showWho))
          .addBooleanOption((option) => option.setName('export').setDescription(t.export)),
      )
      .addSubcommand((sub) =>
        sub
          .setName('edit')
          .setDescription(t.edit)
          .addStringOption((option) => option.setName('in').setDescription(t.editIn).setAutocomplete(true))
          .addStringOption((option) => option.setName('out').setDescription(t.editOut).setAutocomplete(true))
          .addIntegerOption((option) =>
            option.setName('copies').setDescription(t.editCopies).setMinValue(1).setMaxValue(10),
          ),
      )
      .addSubcommand((sub) =>
        sub
          .setName('import')
          .setDescription(t.import)
          .addAttachmentOption((option) => option.setName('list').setDescription(t.importFile))
          .addBooleanOption((option) => option.setName('check').setDescription(t.validate)),
      )
      .toJSON(),
  ),

  async run(desk, call) {
    switch (call.subcommand) {
      case 'show':
        return call.flag('export')
          ? exportDeck(desk, call)
          : showDeck(desk, call, call.someone('who') ?? call.person)
      case 'edit':
        if (call.text('in') === null && call.text('out') === null) return openBuilder(desk, call)
        return editDeck(desk, call, {
          cardIn: call.text('in'),
          cardOut: call.text('out'),
          copies: call.whole('copies') ?? 1,
        })
      case 'import': {
        const file = call.file('list')
        if (call.flag('check')) return validateDeck(desk, call, file)
        return file ? importFile(desk, call, file) : importForm(null)
      }
      default:
        return tell(texts.reply.unknownButton)
    }
  },

  suggest: (desk, call, { name, typed }) =>
    name === 'in' ? suggestIn(desk, call, typed) : suggestOut(desk, call, typed),
}
