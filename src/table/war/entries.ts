/** Makes entries in games of the companion, each in one transaction under the game's lock. */
import type { Transaction } from '../../store/database/open.ts'
import { addToOutbox } from '../../store/outbox/outbox.ts'
import { topicOfWar } from '../../store/outbox/topics.ts'
import {
  addWarEntry,
  findWarStateBeforeEntry,
  hasWarEntryOfInteraction,
  lockWar,
  updateWar,
  type WarRow,
  WarStatus,
} from '../../store/wars.ts'
import {
  applySessionEntry as enterSession,
  type SessionEntry,
  type SessionEntryResult,
  type WarSession,
} from '../../war/session.ts'
import { warEventAsSeenBy } from '../../war/view.ts'
import type { WarMotion } from '../../war/votes.ts'
import { warRefusalText, warRefusalTextWithoutDetails } from '../../war/words.ts'
import type { Person } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { toStoredJson } from '../stored/json.ts'
import type { WarEntryResult, WarInfo } from './contract.ts'
import {
  openVotesOfWar,
  parseGameBeforeWarEntry,
  warGameToStoredJson,
  warInfoOfRow,
  warPlayerIndexOfPerson,
  warSessionOfRow,
  warSessionToStoredJson,
} from './rows.ts'
import { parseWarSetup, withWarSchemaVersion } from './stored/parse-stored.ts'

type Why =
  | 'noGame'
  | 'notOpen'
  | 'over'
  | 'notBegun'
  | 'full'
  | 'notLeader'
  | 'oneFaction'
  | 'alreadyHere'
  | 'notIn'
  | 'isIn'

export const rejectWarRequest = (reason: Why): never => {
  throw new Rejection(warRefusalTextWithoutDetails(reason))
}

export async function lockWarOrReject(tx: Transaction, id: string): Promise<WarRow> {
  return (await lockWar(tx, id)) ?? rejectWarRequest('noGame')
}

interface Kept extends SessionEntryResult {
  session: WarSession
  by: Person
  interactionId: string
  entry: object
  before: object | null
}

/** Stores an entry, the game after it and the announcement of its events. */
export async function saveWarEntry(
  tx: Transaction,
  row: WarRow,
  { session, by, interactionId, events, voted, about, entry, before }: Kept,
): Promise<WarEntryResult> {
  const seq = row.version + 1
  const status = session.game.outcome === null ? WarStatus.playing : WarStatus.ended
  await updateWar(tx, row.id, { version: seq, state: warSessionToStoredJson(session), status })
  await addWarEntry(tx, {
    warId: row.id,
    seq,
    entry: withWarSchemaVersion(entry),
    events: withWarSchemaVersion({ events, voted, by: by.name, ...(about ? { about } : {}) }),
    before,
    userId: by.id,
    interactionId,
  })
  const heard = events.map((event) => warEventAsSeenBy(event, null))
  const payload = withWarSchemaVersion({
    seq,
    by: by.name,
    voted,
    events: heard,
    ...(about ? { about } : {}),
  })
  await addToOutbox(tx, topicOfWar(row.id), [
    { kind: 'war', channelId: row.threadId ?? row.channelId, payload },
  ])
  const war = { ...warInfoOfRow(row), version: seq, status }
  const me = warPlayerIndexOfPerson(war, by)
  return {
    war,
    game: session.game,
    ...openVotesOfWar(session),
    events: events.map((event) => warEventAsSeenBy(event, me)),
  }
}

/** A game of the companion whose row is locked. */
export interface LockedWar {
  tx: Transaction
  row: WarRow
  war: WarInfo
  session: WarSession
}

interface Entering {
  by: Person
  interactionId: string
  entryFor: (at: LockedWar) => SessionEntry | Promise<SessionEntry>
}

/**
 * Makes an entry in a game. If the click was accepted already, returns the current state.
 * @param entryFor builds the entry, or throws a Rejection
 * @throws Rejection if the game refuses the entry
 */
export async function applyAndSaveWarEntry(
  tx: Transaction,
  id: string,
  { by, interactionId, entryFor }: Entering,
): Promise<WarEntryResult> {
  const row = await lockWarOrReject(tx, id)
  const war = warInfoOfRow(row)
  const session = warSessionOfRow(row)
  if (await hasWarEntryOfInteraction(tx, interactionId))
    return { war, game: session.game, ...openVotesOfWar(session), events: [] }
  const entry = await entryFor({ tx, row, war, session })
  const before = structuredClone(warGameToStoredJson(session.game))
  const last = session.line.at(-1)
  // The first entry is the start of the game, so nothing comes before it.
  const past = last === undefined ? null : await findWarStateBeforeEntry(tx, id, last + 1)
  if (last !== undefined && past === null && isUndo(entry)) tooLate()
  const place = session.seat
  const done = enterSession(session, entry, () =>
    past === null ? tooLate() : parseGameBeforeWarEntry(row, past),
  )
  if ('refused' in done) throw new Rejection(warRefusalText(done.refused))
  const isReplaced = done.events.some(({ kind }) => kind === 'replaced')
  const now = isReplaced && place ? await replacePlayer(tx, row, place) : row
  return saveWarEntry(tx, now, { session, by, interactionId, ...done, entry, before })
}

const isUndo = (entry: SessionEntry): boolean =>
  entry.kind === 'ask' && (entry.about?.kind ?? 'undo') === 'undo'

/** Refuses an undo. @throws Rejection, because the earlier states of the game aren't stored any more */
function tooLate(): never {
  throw new Rejection(warRefusalTextWithoutDetails('nothingToUndo'))
}

/**
 * Gives a player's place to the newcomer on whom the players have voted. The newcomer also becomes the leader if
 * the former player was.
 */
async function replacePlayer(tx: Transaction, row: WarRow, { about }: WarMotion): Promise<WarRow> {
  if (about.kind !== 'replace') return row
  const { people, leader, ...rest } = parseWarSetup(row.setup)
  const from = people[about.player]?.person.id
  const person = { id: about.newcomer.id, name: about.newcomer.name }
  const seated = people.map((one, at) => (at === about.player ? { ...one, person } : one))
  const leads = leader.id === from ? person : leader
  const setup = toStoredJson(withWarSchemaVersion({ ...rest, leader: leads, people: seated }))
  await updateWar(tx, row.id, { setup, leaderId: leads.id })
  return { ...row, setup, leaderId: leads.id }
}
