/**
 * The cache of raids whose games are in this process' memory. The process that handled a raid's last answer owns the
 * raid, and the raid's row names it. The next answer is one statement, which is refused once the row names another
 * process. So the row decides what may be written. When another process has taken a raid, the cached data is out of
 * date for at most a second (`watchCachedRaids`).
 */
import { randomUUID } from 'node:crypto'
import type { Game } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import type { Player } from '../../store/generated/client.ts'
import { markPlayerChanged } from '../../store/people/people.ts'
import type { AnswerInputToStore } from '../../store/raids/answers.ts'
import { dropGameFromReadCache, type RaidRow } from '../../store/raids/raids.ts'
import type { SeatWithPlayer } from '../../store/raids/seats.ts'
import type { InputConsequences } from '../model/consequences.ts'
import type { Person } from '../model/person.ts'
import type { RaidCards } from '../model/raid.ts'
import { afterTransaction } from '../transactions/after-transaction.ts'
import { invalidateMemoizedDataOfGame } from './memoize-per-game.ts'

/** The id of this process as an owner of raids. */
export const PROCESS_ID = randomUUID()

export interface CachedRaid {
  row: RaidRow
  readonly game: Game
  readonly places: SeatWithPlayer[]
  readonly leader: Person
  readonly cards: RaidCards
  /** The last inputs since the raid was cached, the newest at the end; at most `MAX_RECENT_INPUTS`. */
  readonly recent: RecentInput[]
  /** Whether the raid has been cached since it began. Then `recent` has all its inputs, up to `MAX_RECENT_INPUTS`. */
  readonly isWhole: boolean
}

/** An input of a cached raid, with its consequences. */
export interface RecentInput extends Pick<AnswerInputToStore, 'kind' | 'seat' | 'userId'> {
  readonly consequences: InputConsequences
}

export const MAX_RECENT_INPUTS = 80

interface CacheEntry extends CachedRaid {
  /** A promise while changes are being written, for which readers wait; null otherwise. */
  busy: Promise<void> | null
}

/** Identifies a raid by its id, its code or its thread. */
export type RaidKey = { readonly raidId: string } | { readonly code: string } | { readonly threadId: string }

const cached = new Map<string, CacheEntry>()
/** The settings of the players in cached raids, by person id. */
const settings = new Map<string, unknown>()
const idsByName = new Map<string, string>()
/** The ticket of the last caller that has locked a raid and hasn't finished, by raid. */
const tickets = new Map<string, symbol>()

const MOST_CACHED = 300

const namesOf = ({ row: { code, threadId } }: CachedRaid): string[] =>
  threadId === null ? [code] : [code, threadId]

/** Removes a raid from the cache, because it changes or may have changed. It is read again when needed. */
export function evictRaid(raidId: string): void {
  const known = cached.get(raidId)
  cached.delete(raidId)
  tickets.delete(raidId)
  for (const name of known ? namesOf(known) : []) idsByName.delete(name)
  // The settings are read again if another cached raid needs them.
  for (const { player } of known?.places ?? []) settings.delete(player.id)
}

/**
 * Evicts the cached raids of a player whose data change in this transaction. This process evicts them when the
 * transaction is over, and other processes when they notice the changed row (`watch-cached-raids.ts`).
 */
export async function evictRaidsOfPlayerAfterTransaction(tx: Transaction, personId: string): Promise<void> {
  await markPlayerChanged(tx, personId)
  afterTransaction(tx, () => evictRaidsOfPlayers([personId]))
}

/**
 * Evicts the cached raids of these players. A raid that is being read now isn't cached, because the reading may be
 * out of date.
 */
export function evictRaidsOfPlayers(personIds: readonly string[]): void {
  for (const [id, { places }] of cached)
    if (places.some(({ player }) => personIds.includes(player.id))) evictRaid(id)
  tickets.clear()
}

/** Returns the players of the cached raids, with their rows at the time of reading. */
export function cachedPlayers(): Player[] {
  const all = [...cached.values()].flatMap(({ places }) => places.map(({ player }) => player))
  return [...new Map(all.map((player) => [`${player.id} ${player.updatedAt.getTime()}`, player])).values()]
}

/** Returns a person's stored settings from a cached raid; undefined if they are in none. */
export const cachedPersonSettings = (personId: string): unknown => settings.get(personId)

/**
 * Issues the ticket without which `cacheRaid` does nothing, to a caller that has locked the raid. The ticket
 * becomes invalid when another one is issued for the raid, when the raid is evicted, or when any players'
 * raids are evicted.
 */
export function issueTicketForCaching(raidId: string): symbol {
  const ticket = Symbol(raidId)
  tickets.set(raidId, ticket)
  return ticket
}

/** Caches a raid after an answer was committed, unless somebody has changed the raid since the ticket was issued. */
export function cacheRaid(ticket: symbol, raid: CachedRaid): void {
  const { id } = raid.row
  if (tickets.get(id) !== ticket) return
  evictRaid(id)
  dropGameFromReadCache(id)
  cached.set(id, { ...raid, busy: null })
  for (const name of namesOf(raid)) idsByName.set(name, id)
  for (const { player } of raid.places) settings.set(player.id, player.settings)
  const [oldest] = cached.keys()
  if (cached.size > MOST_CACHED && oldest !== undefined) evictRaid(oldest)
}

function idOf(where: RaidKey): string | undefined {
  if ('raidId' in where) return where.raidId
  return idsByName.get('code' in where ? where.code.trim().toUpperCase() : where.threadId)
}

/**
 * Returns the result of `see`, or null if the raid isn't cached.
 * @param see is called with the cached raid, and must not change it
 */
export async function peekCachedRaid<T>(where: RaidKey, see: (raid: CachedRaid) => T): Promise<T | null> {
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
export async function withExclusiveCachedRaid<T>(
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
  invalidateMemoizedDataOfGame(raid.game)
  const working = work(raid)
  const over = () => {
    raid.busy = null
    invalidateMemoizedDataOfGame(raid.game)
  }
  raid.busy = working.then(over, over)
  cached.delete(raid.row.id)
  cached.set(raid.row.id, raid) // Moves the raid to the end, because the least recently used raid is evicted first.
  return working
}

export const cachedRaidIds = (): string[] => [...cached.keys()]
