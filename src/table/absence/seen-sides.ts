/**
 * Records whose hidden cards people have seen, because nobody may change to the other side afterwards. People have
 * seen a side's cards if they have had a seat there since the raid began, or could read the private thread of a
 * person who had one.
 */

import type { Game, Seat } from '../../engine/index.ts'
import type { Transaction } from '../../store/database/open.ts'
import { addSeenSides, sidesSeenBy } from '../../store/raids/seen-sides.ts'
import { texts } from '../../texts/texts.ts'
import { toMarkup } from '../../texts/user-text.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import { seatsOfPerson } from '../raid-loading/raid-info.ts'

/** Records for everybody with a seat that they see their side's cards, as the raid begins. */
export async function recordSeenSideOfEverySeat(
  tx: Transaction,
  { id, seats }: RaidInfo,
  game: Game,
): Promise<void> {
  await addSeenSides(
    tx,
    id,
    seats.map(({ person, seat }) => ({ playerId: person.id, side: sideOf(game, seat) })),
  )
}

/** Records that the person who takes a seat sees the cards of its side. */
export async function recordSeenSideOfNewcomer(
  { tx, raid, game }: LockedGame,
  seat: Seat,
  { id }: Person,
): Promise<void> {
  await addSeenSides(tx, raid.id, [{ playerId: id, side: sideOf(game, seat) }])
}

/**
 * Records that the readers of a person's private thread have seen the cards of every side that this person has
 * seen.
 */
export async function recordSeenSidesOfThreadReaders(
  tx: Transaction,
  raidId: string,
  ownerId: string,
  readers: readonly string[],
): Promise<void> {
  const sides = await sidesSeenBy(tx, raidId, ownerId)
  await addSeenSides(
    tx,
    raidId,
    readers.flatMap((playerId) => sides.map((side) => ({ playerId, side }))),
  )
}

/**
 * Checks that a person may join a side. @throws Rejection if they have seen cards of another side, or have a seat there
 */
export async function requireNotSeenOtherSide(
  { tx, raid, game }: LockedGame,
  seat: Seat,
  { id, name }: Person,
): Promise<void> {
  const own = seatsOfPerson(raid, id).map((place) => sideOf(game, place.seat))
  const seen = [...own, ...(await sidesSeenBy(tx, raid.id, id))]
  if (seen.some((side) => side !== sideOf(game, seat)))
    throw new Rejection(texts.absence.knowsOther(toMarkup(name)))
}

function sideOf({ players }: Game, seat: Seat): string {
  const side = players[seat]?.side
  if (side === undefined) throw new Error(`the game has no seat ${seat}`)
  return side
}
