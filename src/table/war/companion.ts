/** The companion at a table: opened, joined, begun and played; each entry is one transaction under the game's lock. */
import { newCode } from '../../store/codes.ts'
import type { Store, Tx } from '../../store/open.ts'
import { rememberGuild, rememberPlayer } from '../../store/people.ts'
import { createWar, findWar, updateWar, type WarRow, WarStatus, warEvents } from '../../store/wars.ts'
import type { ListName } from '../../war/cards.ts'
import { start as startGame } from '../../war/engine.ts'
import { faultLines, readList, withList } from '../../war/lists/read.ts'
import { PLAYERS_MOST } from '../../war/model.ts'
import { type Entry, openSession } from '../../war/session.ts'
import { eventFor } from '../../war/view.ts'
import type { Person } from '../contract.ts'
import { Rejection } from '../rejection.ts'
import type { Write } from '../write.ts'
import { openAbsent } from './absent.ts'
import type { Companion, Doing, WarCard, WarEntryDone, WarLook, WarNews, WarPerson } from './contract.ts'
import { type AtGame, enter, keep, locked, reject } from './entries.ts'
import { cardOfRow, listsOf, placeOf, sessionOf, votesOf } from './rows.ts'
import { ownListsFrom, setupFrom, shaped, toldFrom } from './stored/reading.ts'

export function openCompanion(store: Store, write: Write, newSeed: () => string, now: () => Date): Companion {
  return {
    create: (at, by, wish) => write((tx) => create(tx, at, by, wish)),
    setThread: (id, threadId) => store.transaction((tx) => updateWar(tx, id, { threadId })),
    here: async (place) => cardOrNone(await findWar(store.db, { place })),
    byCode: async (code) => cardOrNone(await findWar(store.db, { code })),
    join: (id, who) => write((tx) => join(tx, id, who)),
    start: (id, by, interactionId) =>
      write((tx) => start(tx, id, { by, interactionId, seed: newSeed() }), interactionId),
    enter: (id, by, doing, interactionId) =>
      write((tx) => enter(tx, id, { by, interactionId, entryFor: ownEntry(by, doing) }), interactionId),
    ...openAbsent(write, now),
    import: (id, by, list, text) => write((tx) => importList(tx, { id, by, list, text })),
    look: async (id) => lookAt(await findWar(store.db, { id })),
    log: (id, who) => log(store.db, id, who),
  }
}

const ownEntry =
  (by: Person, doing: Doing) =>
  ({ war, session }: AtGame): Entry => {
    const entry = doing(session.game, placeOf(war, by) ?? reject('notIn'))
    if (typeof entry === 'string') throw new Rejection(entry)
    return entry
  }

const cardOrNone = (row: WarRow | null): WarCard | null => row && cardOfRow(row)

type Wish = Parameters<Companion['create']>[2]

async function create(
  tx: Tx,
  at: { guildId: string; channelId: string },
  by: Person,
  wish: Wish,
): Promise<WarCard> {
  if (await findWar(tx, { place: at.channelId })) reject('alreadyHere')
  await rememberGuild(tx, at.guildId)
  const { id, name } = await rememberPlayer(tx, by)
  const setup = shaped({ ...wish, leader: { id, name }, people: [] })
  return cardOfRow(await createWar(tx, { ...at, code: newCode(), leaderId: id, setup }))
}

async function join(tx: Tx, id: string, who: WarPerson): Promise<WarCard> {
  const row = await locked(tx, id)
  if (row.status !== WarStatus.lobby) reject('notOpen')
  const setup = setupFrom(row.setup)
  const others = setup.people.filter(({ person }) => person.id !== who.person.id)
  if (others.length >= PLAYERS_MOST) reject('full')
  const people = [...others, { ...who, person: { id: who.person.id, name: who.person.name } }]
  const joined = shaped({ ...setup, people })
  await updateWar(tx, id, { setup: joined })
  return cardOfRow({ ...row, setup: joined })
}

interface Starting {
  by: Person
  interactionId: string
  seed: string
}

async function start(tx: Tx, id: string, { by, interactionId, seed }: Starting): Promise<WarEntryDone> {
  const row = await locked(tx, id)
  const war = cardOfRow(row)
  if (war.leader.id !== by.id) reject('notLeader')
  if (war.status !== 'lobby') reject('notOpen')
  if (new Set(war.people.map(({ faction }) => faction)).size < 2) reject('oneFaction')
  const players = war.people.map(({ person, faction, cls }) => ({ name: person.name, faction, cls }))
  const leader = placeOf(war, by) ?? 0
  const { overlord, redraw } = war
  const { game, events } = startGame(
    { players, overlord, redraw, leader, first: 'alliance', lists: listsOf(row) },
    seed,
  )
  await updateWar(tx, id, { status: WarStatus.playing })
  return keep(tx, row, {
    session: openSession(game),
    by,
    interactionId,
    events,
    voted: null,
    entry: { kind: 'start' },
    before: null,
  })
}

interface Importing {
  id: string
  by: Person
  list: ListName
  text: string
}

async function importList(
  tx: Tx,
  { id, by, list, text }: Importing,
): Promise<{ cards: number } | { faults: string[] }> {
  const row = await locked(tx, id)
  if (cardOfRow(row).leader.id !== by.id) reject('notLeader')
  if (row.status !== WarStatus.lobby) reject('notOpen')
  const read = readList(list, text)
  if ('faults' in read) return { faults: faultLines(read.faults) }
  const lists = withList(listsOf(row), list, read.cards)
  if ('clash' in lists) return { faults: [lists.clash] }
  const own = shaped({ ...ownListsFrom(row.lists), [list]: read.cards })
  await updateWar(tx, id, { lists: own })
  return { cards: read.cards.length }
}

function lookAt(row: WarRow | null): WarLook | null {
  if (!row) return null
  if (row.state === null) return { war: cardOfRow(row), game: null, motion: null, seat: null }
  const session = sessionOf(row)
  return { war: cardOfRow(row), game: session.game, ...votesOf(session) }
}

async function log(tx: Tx, id: string, who: Person): Promise<WarNews[]> {
  const row = await findWar(tx, { id })
  if (!row) return []
  const me = placeOf(cardOfRow(row), who)
  const rows = await warEvents(tx, id)
  return rows.map(({ seq, events }) => {
    const { events: all, ...told } = toldFrom(events)
    return { seq, ...told, events: all.map((event) => eventFor(event, me)) }
  })
}
