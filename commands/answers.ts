/** What `/strike`, `/target`, `/discard` and the like have in common: each answers questions of some kinds. */
import { SlashCommandBuilder } from 'discord.js'
import { answerTyped, suggestAnswers } from '../src/discord/asking/typed.ts'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import type { DecisionKind } from '../src/engine/index.ts'
import { texts } from '../src/texts/texts.ts'

interface Answers {
  readonly name: string
  readonly description: () => string
  readonly kinds: readonly DecisionKind[]
  /** How many can be named, one option each. */
  readonly most?: number
}

/** A command of which the first choice must be named; it suggests what the open question offers. */
export function answerCommand({ name, description, kinds, most = 1 }: Answers): Command {
  const options = Array.from({ length: most }, (_, n) => (n === 0 ? 'choice' : `choice${n + 1}`))
  const build = () => {
    const builder = new SlashCommandBuilder().setName(name).setDescription(description()).setContexts(0)
    for (const option of options)
      builder.addStringOption((built) =>
        built
          .setName(option)
          .setDescription(option === 'choice' ? texts.command.answerChoice : texts.command.answerMore)
          .setAutocomplete(true)
          .setRequired(option === 'choice'),
      )
    return builder.toJSON()
  }
  return {
    data: inEachLanguage(build),
    kinds,
    run: (desk, call) =>
      answerTyped(
        desk,
        call,
        options.flatMap((option) => call.text(option) ?? []),
        kinds,
      ),
    suggest: (desk, call, { typed }) => suggestAnswers(desk, call, kinds, typed),
  }
}

/** A command that says one thing. */
export function sayingCommand({ name, description, kinds }: Answers, pick: string): Command {
  const build = () =>
    new SlashCommandBuilder().setName(name).setDescription(description()).setContexts(0).toJSON()
  return { data: inEachLanguage(build), kinds, run: (desk, call) => answerTyped(desk, call, [pick], kinds) }
}
