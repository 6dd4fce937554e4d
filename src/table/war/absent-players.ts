/**
 * Lets people take over a player's place or answer for a player in the companion, with the player's consent, or by
 * a vote when the player is absent.
 */

import type { Clock } from '../../store/database/clock.ts'
import type { Transaction } from '../../store/database/open.ts'
import { ensurePlayer } from '../../store/people/people.ts'
import { findPlayerOrThrow } from '../../store/raids/lookups.ts'
import { findLastWarEntryTime, findWarStartTime } from '../../store/wars.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { PlayerIndex } from '../../war/model.ts'
import type { SessionEntry } from '../../war/session.ts'
import type { Voter } from '../../war/votes.ts'
import { warPlayerName, warRefusalTextWithoutDetails } from '../../war/words.ts'
import { ABSENT_AFTER_MINUTES, HOUR_MS } from '../absence/timetable.ts'
import type { Person } from '../model/person.ts'
import { personToStoredRow } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { currentVacationEnd } from '../raid-loading/raid-info.ts'
import type { RunTransaction } from '../transactions/write.ts'
import type { ChoiceAnswererRole, CompanionService, WarBallot, WarPlayerReplacement } from './contract.ts'
import { applyAndSaveWarEntry, type LockedWar, lockWarOrReject, rejectWarRequest } from './entries.ts'
import { warInfoOfRow, warPlayerIndexOfPerson, warSessionOfRow } from './rows.ts'

type Absent = Pick<CompanionService, 'vote' | 'replace' | 'answer' | 'mayAnswer'>

export function createWarAbsenceService(write: RunTransaction, clock: Clock): Absent {
  const entered = (
    id: string,
    by: Person,
    interactionId: string,
    entryFor: (at: LockedWar) => Promise<SessionEntry>,
  ) =>
    write((tx) => applyAndSaveWarEntry(tx, id, { by, interactionId, entryFor }), { locks: id, interactionId })
  return {
    vote: (id, who, ballot, interactionId) =>
      entered(id, who, interactionId, async (at) => voteOf(at, who, ballot)),
    replace: (id, by, wanted, interactionId) =>
      entered(id, by, interactionId, async (at) => replacement(at, by, wanted, await clock(at.tx))),
    answer: (id, by, given, interactionId) =>
      entered(id, by, interactionId, async (at) => answer(at, by, given, await clock(at.tx))),
    mayAnswer: (id, who) =>
      write(
        async (tx) => {
          const row = await lockWarOrReject(tx, id)
          return answering(
            { tx, row, war: warInfoOfRow(row), session: warSessionOfRow(row) },
            who,
            await clock(tx),
          )
        },
        { locks: id },
      ),
  }
}

function voteOf({ war, session }: LockedWar, who: Person, { topic, agrees }: WarBallot): SessionEntry {
  const about = topic === 'seat' ? session.seat?.about : undefined
  const isNewcomer = about?.kind === 'replace' && about.newcomer.id === who.id
  const by: Voter = warPlayerIndexOfPerson(war, who) ?? (isNewcomer ? 'newcomer' : rejectWarRequest('notIn'))
  return { kind: 'vote', by, agrees, topic }
}

async function replacement(
  at: LockedWar,
  by: Person,
  wanted: WarPlayerReplacement,
  now: Date,
): Promise<SessionEntry> {
  const { tx, war } = at
  const me = warPlayerIndexOfPerson(war, by) ?? rejectWarRequest('notIn')
  if (warPlayerIndexOfPerson(war, wanted.newcomer) !== null) rejectWarRequest('isIn')
  const { id, name } = wanted.newcomer
  await ensurePlayer(tx, personToStoredRow({ id, name }), at.row.guildId)
  const isAbsent = wanted.player !== me && (await isAway(at, wanted.player, now))
  const about = { kind: 'replace', player: wanted.player, newcomer: { id, name }, isAbsent } as const
  return { kind: 'ask', by: me, about }
}

async function answer(
  at: LockedWar,
  by: Person,
  { asked, pick }: { asked: number; pick: readonly number[] },
  now: Date,
): Promise<SessionEntry> {
  const me = warPlayerIndexOfPerson(at.war, by) ?? rejectWarRequest('notIn')
  const how = await answering(at, by, now)
  if (how === 'table') return { kind: 'ask', by: me, about: { kind: 'answer', asked, pick } }
  const choose = (who: PlayerIndex) => ({ by: who, move: 'choose', asked, pick }) as const
  if (how === 'own') return { kind: 'move', move: choose(me) }
  return { kind: 'move', move: choose(trusting(at, me) ?? me), friend: me }
}

/** Returns the asked player who has trusted this player with their answers; undefined if there is none. */
const trusting = ({ session: { game, trust } }: LockedWar, friend: PlayerIndex): PlayerIndex | undefined =>
  game.choice?.who.find((player) => trust[player] === friend)

/**
 * Returns the way in which a person may answer the open choice.
 * @throws Rejection if they may not, or nothing is asked
 */
async function answering(at: LockedWar, by: Person, now: Date): Promise<ChoiceAnswererRole> {
  const { war, session } = at
  const { choice } = session.game
  const me = warPlayerIndexOfPerson(war, by) ?? rejectWarRequest('notIn')
  if (!choice) throw new Rejection(warRefusalTextWithoutDetails('stale'))
  if (choice.who.includes(me)) return 'own'
  if (trusting(at, me) !== undefined) return 'friend'
  for (const player of choice.who) if (!(await isAway(at, player, now))) throw notAbsent(at, player)
  return 'table'
}

const notAbsent = ({ session }: LockedWar, player: PlayerIndex): Rejection =>
  new Rejection(texts.war.notAbsent(warPlayerName(session.game, player, toMarkup), ABSENT_AFTER_MINUTES))

/** A player is absent after this many hours of silence. */
const SILENT_HOURS = 24

/** Whether a player is on vacation, has been asked and silent for some minutes, or has been silent for a day. */
async function isAway({ tx, war, session }: LockedWar, player: PlayerIndex, now: Date): Promise<boolean> {
  const person = war.people[player]?.person
  if (!person) return false
  await ensurePlayer(tx, personToStoredRow(person), null) // The newcomer may have no row yet.
  const { settings } = await findPlayerOrThrow(tx, person.id)
  if (currentVacationEnd(person.id, settings, now) !== null) return true
  const isAsked = session.game.choice?.who.includes(player) ?? false
  const heard = isAsked ? await findLastWarEntryTime(tx, war.id) : await heardOf(tx, war.id, person.id)
  const patience = isAsked ? ABSENT_AFTER_MINUTES / 60 : SILENT_HOURS
  return heard !== null && now.getTime() - heard.getTime() >= patience * HOUR_MS
}

/** Returns the time of a person's last entry in a game, or the time when the game began if they have none. */
const heardOf = async (tx: Transaction, warId: string, userId: string): Promise<Date | null> =>
  (await findLastWarEntryTime(tx, warId, userId)) ?? findWarStartTime(tx, warId)
