/** The common part of `/play`, `/place`, `/attack` and `/use`: a move and, optionally, its targets. */
import { SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { inEachLanguage } from '../src/discord/languages/localized.ts'
import type { Group } from '../src/discord/questions/options.ts'
import { makeMove, suggestMoves, suggestTargets } from '../src/discord/questions/typed.ts'

interface Typed {
  readonly name: string
  readonly description: () => string
  readonly group: Group
  readonly move: Option
  readonly targets?: readonly Option[]
}

interface Option {
  readonly name: string
  readonly description: () => string
}

export function moveCommand({ name, description, group, move, targets = [] }: Typed): Command {
  const build = () => {
    const builder = new SlashCommandBuilder().setName(name).setDescription(description()).setContexts(0)
    for (const option of [move, ...targets])
      builder.addStringOption((built) =>
        built
          .setName(option.name)
          .setDescription(option.description())
          .setAutocomplete(true)
          .setRequired(option === move),
      )
    return builder.toJSON()
  }
  return {
    data: inEachLanguage(build),
    run: (context, call) =>
      makeMove(context, call, {
        group,
        first: call.text(move.name) ?? '',
        targets: targets.flatMap((option) => call.text(option.name) ?? []),
      }),
    suggest: (context, call, { name: focused, typed }) =>
      focused === move.name
        ? suggestMoves(context, call, group, typed)
        : suggestTargets(context, call, group, call.text(move.name) ?? '', typed),
  }
}
