/** Reminds players of the companion who are asked and silent, at their own interval and outside their quiet hours. */

import type { Store, Transaction } from '../../store/database/open.ts'
import { addToOutbox } from '../../store/outbox/outbox.ts'
import { topicOfWar } from '../../store/outbox/topics.ts'
import { findSettingsOfPlayers } from '../../store/people/people.ts'
import {
  findStartOfWaitInWar,
  lockWar,
  remindersAfterWarEntry,
  type WarRow,
  WarStatus,
  warsActiveBetween,
} from '../../store/wars.ts'
import { awaitedPlayersAndVoters, type Voter } from '../../war/votes.ts'
import { HOUR_MS, MAX_REMINDERS, nextReminderTime, RAID_SLEEPS_AFTER_DAYS } from '../absence/timetable.ts'
import type { Person } from '../model/person.ts'
import { UnreadableState } from '../stored/unreadable.ts'
import type { RunTransaction } from '../transactions/write.ts'
import type { CompanionService, WarReminder } from './contract.ts'
import { warInfoOfRow, warSessionOfRow } from './rows.ts'
import { withWarSchemaVersion } from './stored/parse-stored.ts'

/** The shortest time after an entry at which a reminder can be due. `LAST_DUE_HOURS` is the longest. */
const FIRST_DUE_HOURS = 0.5
const LAST_DUE_HOURS = 2 * RAID_SLEEPS_AFTER_DAYS * 24

export const createWarReminderService = (
  store: Store,
  write: RunTransaction,
): Pick<CompanionService, 'due' | 'remind'> => ({
  due: async (now) => {
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
    const rows = await warsActiveBetween(store.db, ago(LAST_DUE_HOURS), ago(FIRST_DUE_HOURS))
    const due: WarReminder[] = []
    for (const row of rows) due.push(...(await dueIn(store.db, row, now).catch(unreadable)))
    return due
  },
  remind: async (wanted, now) => (await write((tx) => remind(tx, wanted, now))) === true,
})

/** Returns no reminders for a game that can't be read, so that other games get theirs. @throws all other errors */
function unreadable(error: unknown): WarReminder[] {
  if (error instanceof UnreadableState) return []
  throw error
}

/** Returns the people of a game who are asked, or have still to vote. */
function waitedFor(row: WarRow): Person[] {
  const { game, motion, seat } = warSessionOfRow(row)
  const { people } = warInfoOfRow(row)
  const personOf = (who: Voter): Person[] => {
    if (who !== 'newcomer') return people[who] ? [people[who].person] : []
    return seat?.about.kind === 'replace' ? [seat.about.newcomer] : []
  }
  const all = awaitedPlayersAndVoters(game, [motion, seat]).flatMap(personOf)
  return [...new Map(all.map((person) => [person.id, person])).values()]
}

async function dueIn(tx: Transaction, row: WarRow, now: Date): Promise<WarReminder[]> {
  if (row.status !== WarStatus.playing || row.state === null) return []
  const since = await findStartOfWaitInWar(tx, row.id)
  const people = waitedFor(row)
  if (!since || people.length === 0) return []
  const settings = await findSettingsOfPlayers(
    tx,
    people.map(({ id }) => id),
  )
  const had = await remindersAfterWarEntry(tx, row.id, row.version)
  return people.flatMap((person) => {
    const own = had.filter((one) => one.personId === person.id)
    const wait = {
      raidId: row.id,
      personId: person.id,
      person: settings.get(person.id) ?? {},
      since,
      reminders: own.length,
      reminded:
        own
          .map(({ at }) => at)
          .sort()
          .at(-1) ?? null,
    }
    const at = nextReminderTime(wait)
    const { id: warId, version } = row
    return at && at <= now ? [{ warId, version, person, nth: own.length + 1, since, at }] : []
  })
}

/** Sends a reminder, if it is still due. @returns false when it has been sent, or is no longer due */
async function remind(
  tx: Transaction,
  { warId, version, person, nth }: WarReminder,
  now: Date,
): Promise<boolean> {
  const row = await lockWar(tx, warId)
  if (row?.version !== version) return false
  const due = await dueIn(tx, row, now)
  const found = due.find((one) => one.person.id === person.id && one.nth === nth)
  if (!found) return false
  const reminder = {
    person,
    nth,
    isLast: nth === MAX_REMINDERS,
    since: found.since.toISOString(),
    at: now.toISOString(),
  }
  const payload = withWarSchemaVersion({ seq: version, by: person.name, voted: null, events: [], reminder })
  await addToOutbox(tx, topicOfWar(warId), [
    { kind: 'war', channelId: row.threadId ?? row.channelId, payload },
  ])
  return true
}
