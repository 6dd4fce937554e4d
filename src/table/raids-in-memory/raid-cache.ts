/**
 * The cache of raids whose games are in this process' memory. The process that handled a raid's last answer owns the
 * raid, and the raid's row names it. The next answer is one statement, which is refused once the row names another
 * process. So the row decides what may be written. When another process has taken a raid, the cached data is out of
 * date for at most a second (`watchCachedRaids`).
 */
import { randomUUID } from 'node:crypto'
import type { Game } from '../../engine/index.ts'
import type { Tx } from '../../store/database/open.ts'
import type { Player } from '../../store/generated/client.ts'
import { markPlayerChanged } from '../../store/people/people.ts'
import type { AnsweredInput } from '../../store/raids/answers.ts'
import { forgetCachedGame, type LoadedRaid } from '../../store/raids/raids.ts'
import type { SeatWithPlayer } from '../../store/raids/seats.ts'
import type { Consequences } from '../model/consequences.ts'
import type { Person } from '../model/person.ts'
import type { RaidCards } from '../model/raid.ts'
import { afterCommit } from '../transactions/after-commit.ts'
import { invalidateMemoized } from './memoize-per-game.ts'

/** The id of this process as an owner of raids. */
export const PROCESS_ID = randomUUID()

export interface CachedRaid {
  row: LoadedRaid
  readonly game: Game
  readonly places: SeatWithPlayer[]
  readonly leader: Person
  readonly cards: RaidCards
  /** The inputs since the raid was cached, the newest last; at most as many as one player is shown at once. */
  readonly recent: RecentInput[]
  /** Whether the raid has been cached since it began. Then `recent` has all inputs, unless there are too many. */
  readonly isWhole: boolean
}

/** An input and its consequences. */
export interface RecentInput extends Pick<AnsweredInput, 'kind' | 'seat' | 'userId'> {
  readonly told: Consequences
}

export const MAX_RECENT_INPUTS = 80

interface CacheEntry extends CachedRaid {
  /** Set while changes are being written. Readers wait for it. */
  busy: Promise<void> | null
}

export type RaidKey = { readonly raidId: string } | { readonly code: string } | { readonly threadId: string }

const cached = new Map<string, CacheEntry>()
/** The settings of the players in cached raids, by person id. */
const settings = new Map<string, unknown>()
const idsByName = new Map<string, string>()
/** The ticket of the last caller that locked each raid and hasn't finished. */
const tickets = new Map<string, symbol>()

const MOST_CACHED = 300

const namesOf = ({ row: { code, threadId } }: CachedRaid): string[] =>
  threadId === null ? [code] : [code, threadId]

/** Evicts a raid, because it changes or may have changed. It is read again when needed. */
export function evict(raidId: string): void {
  const known = cached.get(raidId)
  cached.delete(raidId)
  tickets.delete(raidId)
  for (const name of known ? namesOf(known) : []) idsByName.delete(name)
  for (const { player } of known?.places ?? []) settings.delete(player.id) // read again if another cached raid needs them
}

/**
 * Evicts the cached raids of a player, since the player's data changes in this transaction. This process evicts them
 * when the transaction is over. Other processes notice that the player's row has changed (`watch-cached-raids.ts`). No raid's row
 * is touched, so this waits for none.
 */
export async function evictRaidsOfPlayer(tx: Tx, personId: string): Promise<void> {
  await markPlayerChanged(tx, personId)
  afterCommit(tx, () => evictRaidsOf([personId]))
}

/**
 * Evicts the cached raids of these players. A raid that is being read now isn't cached, because the reading may be
 * out of date.
 */
export function evictRaidsOf(personIds: readonly string[]): void {
  for (const [id, { places }] of cached)
    if (places.some(({ player }) => personIds.includes(player.id))) evict(id)
  tickets.clear()
}

/** Returns the players of the cached raids, with their rows at the time of reading. */
export function cachedPlayers(): Player[] {
  const all = [...cached.values()].flatMap(({ places }) => places.map(({ player }) => player))
  return [...new Map(all.map((player) => [`${player.id} ${player.updatedAt.getTime()}`, player])).values()]
}

/** The person's settings, if they are known from a cached raid. */
export const cachedSettings = (personId: string): unknown => settings.get(personId)

/** Announces that a caller has locked the raid in order to answer. @returns a ticket for `cache` */
export function reserveRaid(raidId: string): symbol {
  const ticket = Symbol(raidId)
  tickets.set(raidId, ticket)
  return ticket
}

/**
 * Caches the raid after the answer is committed, unless somebody has changed the raid since the ticket was issued.
 */
export function cacheRaid(ticket: symbol, raid: CachedRaid): void {
  const { id } = raid.row
  if (tickets.get(id) !== ticket) return
  evict(id)
  forgetCachedGame(id)
  cached.set(id, { ...raid, busy: null })
  for (const name of namesOf(raid)) idsByName.set(name, id)
  for (const { player } of raid.places) settings.set(player.id, player.settings)
  const [oldest] = cached.keys()
  if (cached.size > MOST_CACHED && oldest !== undefined) evict(oldest)
}

function idOf(where: RaidKey): string | undefined {
  if ('raidId' in where) return where.raidId
  return idsByName.get('code' in where ? where.code.trim().toUpperCase() : where.threadId)
}

/**
 * Returns the result of `see`, or null if the raid isn't cached.
 * @param see is called with the cached raid, and must not change it
 */
export async function peek<T>(where: RaidKey, see: (raid: CachedRaid) => T): Promise<T | null> {
  const id = idOf(where) ?? ''
  for (let raid = cached.get(id); raid; raid = cached.get(id)) {
    if (!raid.busy) return see(raid)
    await raid.busy
  }
  return null
}

/**
 * Returns the result of `work`, or null if the raid isn't cached.
 * @param work has exclusive access to the cached raid
 */
export async function withExclusive<T>(
  raidId: string,
  work: (raid: CachedRaid) => Promise<T | null>,
): Promise<T | null> {
  for (let raid = cached.get(raidId); raid; raid = cached.get(raidId)) {
    if (!raid.busy) return exclusively(raid, work)
    await raid.busy
  }
  return null
}

function exclusively<T>(raid: CacheEntry, work: (raid: CachedRaid) => Promise<T>): Promise<T> {
  invalidateMemoized(raid.game)
  const working = work(raid)
  const over = () => {
    raid.busy = null
    invalidateMemoized(raid.game)
  }
  raid.busy = working.then(over, over)
  cached.delete(raid.row.id)
  cached.set(raid.row.id, raid) // moves the raid to the end: the least recently used raid is evicted first
  return working
}

export const cachedIds = (): string[] => [...cached.keys()]
