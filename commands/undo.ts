import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { chooseMoment } from '../src/discord/undo/moments.ts'
import { askBack } from '../src/discord/undo/undo.ts'
import { texts } from '../src/texts/texts.ts'

/** The highest number of steps that a raid can be taken back. */
const MOST = 100

export const undo: Command = {
  data: inEachLanguage(() =>
    new SlashCommandBuilder()
      .setName('undo')
      .setDescription(texts.undo.command)
      .setContexts(0)
      .addStringOption((option) =>
        option
          .setName('what')
          .setDescription(texts.undo.what)
          .addChoices({ name: texts.undo.step, value: 'step' }, { name: texts.undo.action, value: 'action' }),
      )
      .addIntegerOption((option) =>
        option.setName('steps').setDescription(texts.undo.steps).setMinValue(1).setMaxValue(MOST),
      )
      .toJSON(),
  ),
  run(context, call) {
    const steps = call.whole('steps')
    if (steps !== null) return askBack(context, call, { what: 'steps', steps })
    const what = call.text('what')
    if (what === 'step' || what === 'action') return askBack(context, call, { what })
    return chooseMoment(context, call)
  },
}
