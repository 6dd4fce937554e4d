import { SlashCommandBuilder } from 'discord.js'
import { answerTyped, suggestAnswers } from '../src/discord/asking/typed.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { texts } from '../src/texts/texts.ts'

/** As many as are ever picked, ordered or discarded at once by typing. */
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

/** Whatever is asked: what to keep, protect or strike with, whom to target, what comes first, yes and no. */
export const answer: Command = {
  data: inEachLanguage(build),
  run: (desk, call) =>
    answerTyped(
      desk,
      call,
      OPTIONS.flatMap((name) => call.text(name) ?? []),
    ),
  suggest: (desk, call, { typed }) => suggestAnswers(desk, call, typed),
}
