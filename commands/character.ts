import { SlashCommandBuilder } from 'discord.js'
import {
  createCharacter,
  listCharacters,
  renameCharacter,
  retireCharacter,
  suggestCharacters,
  suggestStarters,
  useCharacter,
} from '../src/discord/characters/characters.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { texts } from '../src/texts/texts.ts'
import { userText } from '../src/texts/user-text.ts'

const t = texts.character

export const character: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('character')
      .setDescription(t.command)
      .setContexts(0)
      .addStringOption((option) => option.setName('new').setDescription(t.create).setAutocomplete(true))
      .addStringOption((option) => option.setName('use').setDescription(t.use).setAutocomplete(true))
      .addStringOption((option) => option.setName('rename').setDescription(t.rename).setAutocomplete(true))
      .addStringOption((option) => option.setName('name').setDescription(t.name))
      .addStringOption((option) => option.setName('retire').setDescription(t.retire).setAutocomplete(true))
      .toJSON(),
  ),

  /** Without an option, the command lists the characters. A name alone renames the active character. */
  async run(context, call) {
    const [starter, use, rename] = [call.text('new'), call.text('use'), call.text('rename')]
    const [written, retire] = [call.text('name'), call.text('retire')]
    const name = written === null ? null : userText(written)
    if (starter !== null) return createCharacter(context, call, starter, name)
    if (use !== null) return useCharacter(context, call, use)
    if (retire !== null) return retireCharacter(context, call, retire)
    if (rename !== null || name !== null) return renameCharacter(context, call, rename, name ?? userText(''))
    return listCharacters(context, call)
  },

  suggest: async (context, call, { name, typed }) =>
    name === 'new' ? suggestStarters(typed) : suggestCharacters(context, call, typed, name === 'use'),
}
