/** Applies a server's rules to an interaction: replaced names, and where and by whom raids may be opened. */
import type { Interaction } from 'discord.js'
import type { BotContext, CommandCall, InteractionSource } from '../bot-context.ts'
import { whyServerForbidsOpeningRaid } from '../moderation/opening-rules.ts'

/**
 * Returns the source with the names that the server's moderators have given to its person and to the person
 * in an option.
 */
export async function applyModeratedNames<S extends InteractionSource>(
  { table, log }: BotContext,
  source: S,
): Promise<S> {
  const { names } = await namesIn(table, source.guildId).catch((error: unknown) => {
    log.warn({ err: error }, 'the replaced names of a server could not be read')
    return { names: {} }
  })
  return { ...source, person: shownAs(names, source.person), ...someoneIn(source, names) }
}

type Names = Awaited<ReturnType<typeof namesIn>>['names']

const namesIn = (table: BotContext['table'], guildId: string) => table.settings.recent.rulesOfGuild(guildId)

const shownAs = <P extends InteractionSource['person']>(names: Names, person: P): P => {
  const name = names[person.id]
  return name === undefined ? person : { ...person, name }
}

/** Returns the option that names a person, with the name that the server's moderators have given to them. */
function someoneIn(source: InteractionSource, names: Names): Partial<Pick<CommandCall, 'someone'>> {
  if (!isCall(source)) return {}
  const { someone } = source
  return {
    someone: (option) => {
      const found = someone(option)
      return found && shownAs(names, found)
    },
  }
}

const isCall = (source: InteractionSource): source is CommandCall => 'someone' in source

/**
 * Returns the reason why the server's rules don't allow this interaction to open a raid; null if they do. A
 * thread of an allowed channel is allowed, too.
 */
export function whyCannotOpenRaidHere(
  context: BotContext,
  { channel }: Pick<Interaction, 'channel'>,
  source: InteractionSource,
): Promise<string | null> {
  return whyServerForbidsOpeningRaid(context, source, channel?.isThread() ? channel.parentId : null)
}
