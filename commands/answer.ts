import { SlashCommandBuilder } from 'discord.js'
import { answerTyped, suggestMoves } from '../src/discord/asking/typed.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import { texts } from '../src/texts/texts.ts'

const OPTIONS = ['choice', 'choice2', 'choice3', 'choice4', 'choice5'] as const

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

export const answer: Command = {
  data: inEachLanguage(build),
  run: (desk, call) =>
    answerTyped(
      desk,
      call,
      OPTIONS.flatMap((name) => call.text(name) ?? []),
    ),
  suggest: (desk, call, { typed }) => suggestMoves(desk, call, null, typed),
}
