/**
 * The raids whose games are in this process' memory. One is held by whoever answered in it last: its row says so, and
 * the next answer is one statement that is refused once the row says otherwise. So the row decides what may be written;
 * what is in memory is old for a second at most, where another process has taken the raid (`keepWatch`).
 */
import { randomUUID } from 'node:crypto'
import type { Game } from '../../engine/index.ts'
import type { AnsweredInput } from '../../store/answers.ts'
import type { Player } from '../../store/generated/client.ts'
import type { Tx } from '../../store/open.ts'
import { touchPlayer } from '../../store/people.ts'
import { forgetLooked, type LoadedRaid } from '../../store/raids.ts'
import type { SeatWithPeople } from '../../store/seats.ts'
import { afterCommit } from '../after-commit.ts'
import type { Person, RaidCards } from '../contract.ts'
import type { Told } from '../shapes.ts'
import { forgetDerived } from './derived.ts'

/** Whose raids these are. */
export const HOLDER = randomUUID()

export interface Holding {
  row: LoadedRaid
  readonly game: Game
  readonly places: SeatWithPeople[]
  readonly leader: Person
  readonly cards: RaidCards
  /** What was put in since it is held, the newest last; not more than anybody is told at once. */
  readonly recent: Recent[]
  /** It is held since it began: nothing was put in before what is recent, unless that is too much. */
  readonly isWhole: boolean
}

/** An input and what it brought about. */
export interface Recent extends Pick<AnsweredInput, 'kind' | 'seat' | 'userId'> {
  readonly told: Told
}

export const MOST_RECENT = 80

interface Held extends Holding {
  /** Until what is being written is; nobody looks before. */
  busy: Promise<void> | null
}

export type Where = { readonly raidId: string } | { readonly code: string } | { readonly threadId: string }

const held = new Map<string, Held>()
/** What those have set who play in them, by who it is. */
const settings = new Map<string, unknown>()
const idsByName = new Map<string, string>()
/** Who sat down last to each raid, and hasn't got up yet. */
const sitting = new Map<string, symbol>()

const MOST_HELD = 300

const namesOf = ({ row: { code, threadId } }: Holding): string[] =>
  threadId === null ? [code] : [code, threadId]

/** Somebody changes it, or may have: it is read anew. */
export function letGo(raidId: string): void {
  const known = held.get(raidId)
  held.delete(raidId)
  sitting.delete(raidId)
  for (const name of known ? namesOf(known) : []) idsByName.delete(name)
  for (const { player } of known?.places ?? []) settings.delete(player.id) // perhaps held elsewhere: it is read then
}

/**
 * Drops the held raids that somebody plays, since what is known of them changes in this transaction. This process drops
 * them when it is over; other processes find that the player's row has changed (`watch.ts`). No raid's row is touched, so
 * this waits for none.
 */
export async function letGoOf(tx: Tx, personId: string): Promise<void> {
  await touchPlayer(tx, personId)
  afterCommit(tx, () => dropRaidsOf([personId]))
}

/** Drops the raids that these people play. A raid that is being read now isn't held: the reading may be too old. */
export function dropRaidsOf(personIds: readonly string[]): void {
  for (const [id, { places }] of held)
    if (places.some(({ player }) => personIds.includes(player.id))) letGo(id)
  sitting.clear()
}

/** Returns the players of the held raids, with their rows at the time of reading. */
export function heldPeople(): Player[] {
  const all = [...held.values()].flatMap(({ places }) => places.map(({ player }) => player))
  return [...new Map(all.map((player) => [`${player.id} ${player.updatedAt.getTime()}`, player])).values()]
}

/** What somebody has set, where that is known of a raid that is held here. */
export const settingsHeld = (personId: string): unknown => settings.get(personId)

/** Somebody has sat down to answer. @returns their ticket */
export function reserve(raidId: string): symbol {
  const ticket = Symbol(raidId)
  sitting.set(raidId, ticket)
  return ticket
}

/** What they answered is kept now: the raid is held, unless somebody has changed it since. */
export function hold(ticket: symbol, raid: Holding): void {
  const { id } = raid.row
  if (sitting.get(id) !== ticket) return
  letGo(id)
  forgetLooked(id)
  held.set(id, { ...raid, busy: null })
  for (const name of namesOf(raid)) idsByName.set(name, id)
  for (const { player } of raid.places) settings.set(player.id, player.settings)
  const [oldest] = held.keys()
  if (held.size > MOST_HELD && oldest !== undefined) letGo(oldest)
}

function idOf(where: Where): string | undefined {
  if ('raidId' in where) return where.raidId
  return idsByName.get('code' in where ? where.code.trim().toUpperCase() : where.threadId)
}

/** @param see is shown a raid that is held here, as it is kept; null for any other */
export async function glimpse<T>(where: Where, see: (raid: Holding) => T): Promise<T | null> {
  const id = idOf(where) ?? ''
  for (let raid = held.get(id); raid; raid = held.get(id)) {
    if (!raid.busy) return see(raid)
    await raid.busy
  }
  return null
}

/** @param work is alone with a raid that is held here; null for any other */
export async function alone<T>(
  raidId: string,
  work: (raid: Holding) => Promise<T | null>,
): Promise<T | null> {
  for (let raid = held.get(raidId); raid; raid = held.get(raidId)) {
    if (!raid.busy) return occupied(raid, work)
    await raid.busy
  }
  return null
}

function occupied<T>(raid: Held, work: (raid: Holding) => Promise<T>): Promise<T> {
  forgetDerived(raid.game)
  const working = work(raid)
  const over = () => {
    raid.busy = null
    forgetDerived(raid.game)
  }
  raid.busy = working.then(over, over)
  held.delete(raid.row.id)
  held.set(raid.row.id, raid) // who was asked last is forgotten last
  return working
}

export const heldIds = (): string[] => [...held.keys()]
