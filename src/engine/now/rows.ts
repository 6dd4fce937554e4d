/** Rows that a raid adds for its lair: what cards there are for, and that opponents can't interact with them (R501.1b). */
import type { Game, InPlay, ObjectId, Seat } from '../model/game.ts'
import { raidOf } from '../model/library.ts'
import { areOpposed, cardOf, inPlay } from '../model/objects.ts'
import { isOwnRow } from '../model/rows.ts'

/** Cards in play of which this player's texts can speak. */
export function inReach(game: Game, seat: Seat): readonly ObjectId[] {
  return raidOf(game).lair?.rows ? reachable(game, seat) : game.play
}

function reachable(game: Game, seat: Seat): ObjectId[] {
  return game.play.filter((id) => {
    const { row, controller } = inPlay(game, id)
    return !isOwnRow(row) || !areOpposed(game, seat, controller)
  })
}

/** In which row of the lair's own a card lies by its type (R303.3b). */
export function ownRowOf(game: Game, id: ObjectId): string | undefined {
  const rows = raidOf(game).lair?.rows
  if (!rows) return undefined
  const { type } = cardOf(game, id)
  return Object.keys(rows).find((row) => rows[row]?.of === type)
}

/** Whether cards in that row are exhausted to pay: resources, and what is like them without being any (R303.3a). */
export function isToPayWith(game: Game, { row }: InPlay): boolean {
  return row === 'resource' || (isOwnRow(row) && raidOf(game).lair?.rows?.[row]?.pays === true)
}
