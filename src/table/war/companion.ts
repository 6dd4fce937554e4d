/** Opens, joins, begins and plays games of the companion. Each entry is one transaction under the game's lock. */
import type { Clock } from '../../store/database/clock.ts'
import type { Store, Transaction } from '../../store/database/open.ts'
import { newShortCode } from '../../store/database/short-codes.ts'
import { ensureGuild, ensurePlayer } from '../../store/people/people.ts'
import {
  createWar,
  findWar,
  updateWar,
  type WarRow,
  WarStatus,
  warEntriesWithEvents,
} from '../../store/wars.ts'
import type { CardListName } from '../../war/cards.ts'
import { startWar as startGame } from '../../war/engine.ts'
import { readCardList, replaceCardList, textLinesOfFaults } from '../../war/list-import/read.ts'
import { MAX_PLAYERS } from '../../war/model.ts'
import { newWarSession, type SessionEntry } from '../../war/session.ts'
import { warEventAsSeenBy } from '../../war/view.ts'
import type { Person } from '../model/person.ts'
import { personToStoredRow } from '../model/person.ts'
import { Rejection } from '../model/rejection.ts'
import { requireNotExcluded } from '../moderation/exclusion.ts'
import { toStoredJson } from '../stored/json.ts'
import type { RunTransaction } from '../transactions/write.ts'
import { createWarAbsenceService } from './absent-players.ts'
import type {
  BuildWarEntry,
  CompanionService,
  WarAnnouncement,
  WarEntryResult,
  WarInfo,
  WarLook,
  WarPlayer,
} from './contract.ts'
import {
  applyAndSaveWarEntry,
  type LockedWar,
  lockWarOrReject,
  rejectWarRequest,
  saveWarEntry,
} from './entries.ts'
import { createWarReminderService } from './reminders.ts'
import {
  cardListsOfWar,
  openVotesOfWar,
  warInfoOfRow,
  warPlayerIndexOfPerson,
  warSessionOfRow,
} from './rows.ts'
import {
  parseImportedWarCardLists,
  parseWarConsequences,
  parseWarSetup,
  type StoredWarSetup,
  withWarSchemaVersion,
} from './stored/parse-stored.ts'

interface Rules {
  readonly newSeed: () => string
  readonly clock: Clock
  /** Checks that a person may open a game. @throws Rejection if they lead too many already */
  readonly mayOpen: (tx: Transaction, by: Person) => Promise<void>
}

export function createCompanionService(
  store: Store,
  write: RunTransaction,
  { newSeed, clock, mayOpen }: Rules,
): CompanionService {
  return {
    create: (at, by, wanted) =>
      write(
        async (tx) => {
          await mayOpen(tx, by)
          return create(tx, at, by, wanted)
        },
        { locks: at.channelId },
      ),
    setThread: (id, threadId) => store.transaction((tx) => updateWar(tx, id, { threadId })),
    here: async (place) => cardOrNone(await findWar(store.db, { place })),
    byCode: async (code) => cardOrNone(await findWar(store.db, { code })),
    join: (id, who) => write((tx) => join(tx, id, who), { locks: id }),
    leave: (id, who) => write((tx) => leave(tx, id, who), { locks: id }),
    callOff: (id, by) => write((tx) => callOff(tx, id, by), { locks: id }),
    start: (id, by, interactionId) =>
      write((tx) => start(tx, id, { by, interactionId, seed: newSeed() }), { locks: id, interactionId }),
    enter: (id, by, doing, interactionId) =>
      write((tx) => applyAndSaveWarEntry(tx, id, { by, interactionId, entryFor: ownEntry(by, doing) }), {
        locks: id,
        interactionId,
      }),
    ...createWarAbsenceService(write, clock),
    ...createWarReminderService(store, write),
    import: (id, by, list, text) => write((tx) => importList(tx, { id, by, list, text }), { locks: id }),
    look: async (id) => lookAt(await findWar(store.db, { id })),
    log: (id, who) => log(store.db, id, who),
  }
}

const ownEntry =
  (by: Person, doing: BuildWarEntry) =>
  ({ war, session }: LockedWar): SessionEntry => {
    const entry = doing(session.game, warPlayerIndexOfPerson(war, by) ?? rejectWarRequest('notIn'))
    if (typeof entry === 'string') throw new Rejection(entry)
    return entry
  }

const cardOrNone = (row: WarRow | null): WarInfo | null => row && warInfoOfRow(row)

type NewWar = Parameters<CompanionService['create']>[2]

async function create(
  tx: Transaction,
  at: { guildId: string; channelId: string },
  by: Person,
  wanted: NewWar,
): Promise<WarInfo> {
  if (await findWar(tx, { place: at.channelId })) rejectWarRequest('alreadyHere')
  await ensureGuild(tx, at.guildId)
  await requireNotExcluded(tx, at.guildId, by)
  const { id, name } = by
  await ensurePlayer(tx, personToStoredRow({ id, name }), at.guildId)
  const setup = toStoredJson(withWarSchemaVersion({ ...wanted, leader: { id, name }, people: [] }))
  return warInfoOfRow(await createWar(tx, { ...at, code: newShortCode(), leaderId: id, setup }))
}

/** Locks a game that hasn't begun. */
async function lobby(tx: Transaction, id: string): Promise<WarRow> {
  const row = await lockWarOrReject(tx, id)
  if (row.status !== WarStatus.lobby) rejectWarRequest(row.status === WarStatus.ended ? 'over' : 'notOpen')
  return row
}

async function join(tx: Transaction, id: string, who: WarPlayer): Promise<WarInfo> {
  const row = await lobby(tx, id)
  await requireNotExcluded(tx, row.guildId, who.person)
  await ensurePlayer(tx, personToStoredRow(who.person), row.guildId)
  const setup = parseWarSetup(row.setup)
  const others = setup.people.filter(({ person }) => person.id !== who.person.id)
  if (others.length >= MAX_PLAYERS) rejectWarRequest('full')
  return seated(tx, row, [...others, { ...who, person: { id: who.person.id, name: who.person.name } }])
}

async function seated(tx: Transaction, row: WarRow, people: StoredWarSetup['people']): Promise<WarInfo> {
  const setup = toStoredJson(withWarSchemaVersion({ ...parseWarSetup(row.setup), people }))
  await updateWar(tx, row.id, { setup })
  return warInfoOfRow({ ...row, setup })
}

async function leave(tx: Transaction, id: string, who: Person): Promise<WarInfo> {
  const row = await lobby(tx, id)
  const { people } = parseWarSetup(row.setup)
  if (!people.some(({ person }) => person.id === who.id)) rejectWarRequest('notIn')
  return seated(
    tx,
    row,
    people.filter(({ person }) => person.id !== who.id),
  )
}

async function callOff(tx: Transaction, id: string, by: Person): Promise<WarInfo> {
  const row = await lobby(tx, id)
  if (warInfoOfRow(row).leader.id !== by.id) rejectWarRequest('notLeader')
  await updateWar(tx, id, { status: WarStatus.ended })
  return warInfoOfRow({ ...row, status: WarStatus.ended })
}

interface Starting {
  by: Person
  interactionId: string
  seed: string
}

async function start(
  tx: Transaction,
  id: string,
  { by, interactionId, seed }: Starting,
): Promise<WarEntryResult> {
  const opened = await lobby(tx, id)
  if (warInfoOfRow(opened).leader.id !== by.id) rejectWarRequest('notLeader')
  const row = await led(tx, opened)
  const war = warInfoOfRow(row)
  if (new Set(war.people.map(({ faction }) => faction)).size < 2) rejectWarRequest('oneFaction')
  const players = war.people.map(({ person, faction, cls }) => ({ name: person.name, faction, cls }))
  const leader = warPlayerIndexOfPerson(war, war.leader) ?? 0
  const { overlord, redraw } = war
  const { game, events } = startGame(
    { players, overlord, redraw, leader, first: 'alliance', lists: cardListsOfWar(row) },
    seed,
  )
  await updateWar(tx, id, { status: WarStatus.playing })
  return saveWarEntry(tx, row, {
    session: newWarSession(game),
    by,
    interactionId,
    events,
    voted: null,
    entry: { kind: 'start' },
    before: null,
  })
}

/** Makes a player of the game its leader. */
async function led(tx: Transaction, row: WarRow): Promise<WarRow> {
  const war = warInfoOfRow(row)
  const [first] = war.people
  if (!first || warPlayerIndexOfPerson(war, war.leader) !== null) return row
  const { id, name } = first.person
  await ensurePlayer(tx, personToStoredRow({ id, name }), null)
  const setup = toStoredJson(withWarSchemaVersion({ ...parseWarSetup(row.setup), leader: { id, name } }))
  await updateWar(tx, row.id, { setup, leaderId: id })
  return { ...row, setup, leaderId: id }
}

interface Importing {
  id: string
  by: Person
  list: CardListName
  text: string
}

async function importList(
  tx: Transaction,
  { id, by, list, text }: Importing,
): Promise<{ cards: number } | { faults: string[] }> {
  const row = await lobby(tx, id)
  if (warInfoOfRow(row).leader.id !== by.id) rejectWarRequest('notLeader')
  const read = readCardList(list, text)
  if ('faults' in read) return { faults: textLinesOfFaults(read) }
  const lists = replaceCardList(cardListsOfWar(row), list, read.cards)
  if ('clash' in lists) return { faults: [lists.clash] }
  const own = withWarSchemaVersion({ ...parseImportedWarCardLists(row.lists), [list]: read.cards })
  await updateWar(tx, id, { lists: own })
  return { cards: read.cards.length }
}

function lookAt(row: WarRow | null): WarLook | null {
  if (!row) return null
  if (row.state === null)
    return { war: warInfoOfRow(row), game: null, motion: null, seat: null, undoes: null }
  const session = warSessionOfRow(row)
  return { war: warInfoOfRow(row), game: session.game, ...openVotesOfWar(session) }
}

async function log(tx: Transaction, id: string, who: Person): Promise<WarAnnouncement[]> {
  const row = await findWar(tx, { id })
  if (!row) return []
  const me = warPlayerIndexOfPerson(warInfoOfRow(row), who)
  const rows = await warEntriesWithEvents(tx, id)
  return rows.map(({ seq, events }) => {
    const { events: all, ...rest } = parseWarConsequences(events)
    return { seq, ...rest, events: all.map((event) => warEventAsSeenBy(event, me)) }
  })
}
