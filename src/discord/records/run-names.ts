/** Renders texts that name runs and their participants. */
import type { PartyMember, PastRaidReference } from '../../table/records/contract.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { BotContext, InteractionSource } from '../bot-context.ts'
import type { Suggestion } from '../command.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../message-parts/limits.ts'
import { modeName, raidTitle } from '../message-parts/names.ts'

const t = texts.records

const fellow = ({ character, person }: PartyMember): string =>
  t.fellow(toMarkup(character), toMarkup(person.name))

/** The number of participants that are named. The others are only counted. */
const NAMED = 4

export const partyMemberNames = (party: readonly PartyMember[], most = NAMED): string =>
  t.fellows(party.slice(0, most).map(fellow), Math.max(0, party.length - most))

/** Returns the date, code and mode of a run, shown after its name. */
export const dateCodeAndModeOfRun = (raid: { code: string; mode: string }, at: Date | null) => ({
  when: at ? t.moment(at) : '',
  code: raid.code,
  mode: modeName(raid.mode),
})

export const runOutcomeText = (raid: { status: string; turns: number | null }): string =>
  t.history.turns(t.history.statuses[raid.status] ?? raid.status, raid.turns)

/** Suggests finished raids of this server, found by code or by the raid's name. */
export async function suggestPastRaids(
  { table }: BotContext,
  source: InteractionSource,
  typed: string,
  also: { abandoned: boolean },
): Promise<Suggestion[]> {
  return (await table.records.past(source.guildId, typed, also)).map(suggestion)
}

function suggestion({ code, raid, mode, status, endedAt }: PastRaidReference): Suggestion {
  const outcome = t.history.statuses[status] ?? status
  const day = endedAt ? t.day(endedAt) : ''
  const name = t.history.suggestion(code, raidTitle(raid), modeName(mode), outcome, day)
  return { name: truncateWithEllipsis(name, DISCORD_LIMITS.choiceName), value: code }
}
