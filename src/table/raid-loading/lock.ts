/** Locks raids. A raid's row stays locked until the transaction ends, so the next caller waits. */

import type { Game, Seat } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import { lockRaidRow, type RaidRow } from '../../store/raids/raids.ts'
import { seatsOfRaid } from '../../store/raids/seats.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { LockedGame, LockedRaid } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { evictRaid } from '../raids-in-memory/raid-cache.ts'
import { unitOfWorkInTransaction } from '../raids-in-memory/unit-of-work.ts'
import { readStoredItemAsync } from '../stored/damaged-items.ts'
import { parseLobby } from '../stored/lobby.ts'
import { parseGame } from '../stored/parse-stored.ts'
import { isGuid } from '../stored/schemas.ts'
import { UnreadableState } from '../stored/unreadable.ts'
import { registerPinnedCards } from './pinned.ts'
import { loadRaidInfo, seatsOfPerson } from './raid-info.ts'

/**
 * Locks a raid and evicts it from this process' cache.
 * @param ownerProcess the process that owns the raid from now on
 * @throws Rejection when there is no such raid, or (as UnreadableState) this version can't read its game
 */
export async function lockRaid(
  tx: Transaction,
  raidId: string,
  ownerProcess: string | null = null,
): Promise<LockedRaid> {
  const row = isGuid(raidId) ? await lockRaidRow(tx, raidId, ownerProcess) : null
  if (!row) throw new Rejection(texts.say.noSuchRaid())
  evictRaid(raidId)
  if (row.status === 'playing') await loadGame(tx, row)
  const places = await seatsOfRaid(tx, raidId)
  return { tx, writes: unitOfWorkInTransaction(tx), row, raid: await loadRaidInfo(tx, row, places), places }
}

/** Locks a raid that hasn't begun. @throws Rejection if it has begun or can't be read */
export async function lockLobby(tx: Transaction, raidId: string): Promise<LockedRaid> {
  const locked = await lockRaid(tx, raidId)
  const { status } = locked.raid
  if (status === 'lobby') parseLobby(raidId, locked.row.lobby) // a damaged lobby is never overwritten
  if (status === 'playing') throw new Rejection(texts.say.alreadyStarted())
  if (status !== 'lobby') throw new Rejection(texts.say.over())
  return locked
}

/** Locks a raid that is being played, and loads its game. @throws Rejection if it isn't being played */
export async function lockGame(tx: Transaction, raidId: string): Promise<LockedGame> {
  return loadGameOfLockedRaid(await lockRaid(tx, raidId))
}

/** Loads the game of a locked raid. @throws Rejection unless the raid is being played */
export async function loadGameOfLockedRaid(locked: LockedRaid): Promise<LockedGame> {
  const { tx, row, raid } = locked
  if (raid.status === 'lobby') throw new Rejection(texts.say.notStarted())
  if (raid.status !== 'playing') throw new Rejection(texts.say.over())
  const game = await loadGame(tx, row)
  return { ...locked, game, announced: game.decision?.id ?? null }
}

/** Returns a raid's game, after registering its cards with the engine. @throws UnreadableState */
export async function loadGame(tx: Transaction, row: RaidRow): Promise<Game> {
  try {
    return await readStoredItemAsync({ kind: 'raid', id: row.code, name: '' }, async () => {
      const game = parseGame(row.state)
      await registerPinnedCards(tx, game, row.cardHash)
      return game
    })
  } catch (error) {
    if (error instanceof UnreadableState) error.raid = row.code
    throw error
  }
}

export function requireLeader({ leader }: RaidInfo, by: Person): void {
  if (leader.id !== by.id) throw new Rejection(texts.say.notLeader(toMarkup(leader.name)))
}

/**
 * Returns the wanted seat if the person has it, otherwise their seat that is asked, otherwise their first seat;
 * null if they have none.
 */
export function seatOfPersonInRaid(raid: RaidInfo, game: Game, who: Person, preferred?: Seat): Seat | null {
  const own = seatsOfPerson(raid, who.id).map((one) => one.seat)
  for (const seat of [preferred, game.decision?.seat])
    if (seat !== undefined && own.includes(seat)) return seat
  return own[0] ?? null
}
