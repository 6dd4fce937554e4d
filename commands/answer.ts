import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { answerTyped, suggestAnswers } from '../src/discord/questions/typed.ts'
import { texts } from '../src/texts/texts.ts'

/** The highest number of choices that one typed command can pick, order or discard. */
const MOST = 10
const OPTIONS = Array.from({ length: MOST }, (_, n) => (n === 0 ? 'choice' : `choice${n + 1}`))

function build() {
  const builder = new SlashCommandBuilder()
    .setName('answer')
    .setDescription(texts.command.answer)
    .setContexts(0)
  for (const name of OPTIONS)
    builder.addStringOption((option) =>
      option
        .setName(name)
        .setDescription(name === 'choice' ? texts.command.answerChoice : texts.command.answerMore)
        .setAutocomplete(true)
        .setRequired(name === 'choice'),
    )
  return builder.toJSON()
}

/**
 * `/answer` answers any open question: opening hands, protectors, strikes, targets, orders, and yes or no.
 */
export const answer: Command = {
  data: inEachLanguage(build),
  run: (context, call) =>
    answerTyped(
      context,
      call,
      OPTIONS.flatMap((name) => call.text(name) ?? []),
    ),
  suggest: (context, call, { typed }) => suggestAnswers(context, call, typed),
}
