/** Who sits where in a raid. Call what changes seats under `lockRaid`. */
import type { Character, Player, Prisma, Seat } from './generated/client.ts'
import type { Tx } from './open.ts'

export type SeatWithPeople = Seat & { readonly player: Player; readonly character: Character | null }

export type Sitter = { readonly playerId: string; readonly characterId: string | null; readonly deck: string }

/** The seats of a raid by number, with who sits there. */
export async function seatsOf(tx: Tx, raidId: string): Promise<SeatWithPeople[]> {
  return tx.seat.findMany({
    where: { raidId },
    include: { player: true, character: true },
    orderBy: { number: 'asc' },
  })
}

/** Takes the lowest free number from 1; how many seats there may be is the caller's rule. */
export async function takeSeat(tx: Tx, raidId: string, sitter: Sitter): Promise<Seat> {
  const rows = await tx.seat.findMany({ where: { raidId }, select: { number: true } })
  const taken = new Set(rows.map((row) => row.number))
  let number = 1
  while (taken.has(number)) number++
  return tx.seat.create({ data: { raidId, number, ...sitter } })
}

/** Puts somebody else, or another deck, into a seat that is taken. Who comes has given no orders yet. */
export async function changeSeat(
  tx: Tx,
  raidId: string,
  number: number,
  sitter: Partial<Sitter>,
): Promise<Seat> {
  const data = { ...sitter, ...(sitter.playerId === undefined ? {} : { orders: {} }) }
  return tx.seat.update({ where: { raidId_number: { raidId, number } }, data })
}

/** Writes what a seat has ordered. @returns it as it is kept now */
export async function saveOrders(
  tx: Tx,
  { raidId, number }: Pick<Seat, 'raidId' | 'number'>,
  orders: object,
): Promise<Prisma.JsonValue> {
  const kept = await tx.seat.update({
    where: { raidId_number: { raidId, number } },
    data: { orders },
    select: { orders: true },
  })
  return kept.orders
}

/** @returns how many seats the player gave up: all of theirs unless one is named */
export async function leaveSeats(tx: Tx, raidId: string, playerId: string, number?: number): Promise<number> {
  const which = number === undefined ? {} : { number }
  const { count } = await tx.seat.deleteMany({ where: { raidId, playerId, ...which } })
  return count
}
