/**
 * Rows that a raid adds for its lair: the cards in them, and the rule that opponents can't interact with them
 * (R501.1b).
 */

import { raidOf } from '../model/data/card-registry.ts'
import type { Game, InPlay } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { areOpposed, cardOf, inPlay, isInPlay } from '../model/state/objects.ts'
import { isOwnRow } from '../model/state/rows.ts'

/** The cards in play that this player's texts can mean. */
export function inReach(game: Game, seat: Seat): readonly ObjectId[] {
  const { lair } = raidOf(game)
  return lair?.rows || lair?.apart ? reachable(game, seat) : game.play
}

function reachable(game: Game, seat: Seat): ObjectId[] {
  return game.play.filter((id) => {
    const { row, controller } = inPlay(game, id)
    return !(isOutOfReach(game, row) || isApart(game, id)) || !areOpposed(game, seat, controller)
  })
}

/**
 * Whether opponents can't interact with the cards in a row. They can't with events (R501.1b), but they can with runes
 * (R303.3).
 */
function isOutOfReach(game: Game, row: InPlay['row']): boolean {
  return isOwnRow(row) && raidOf(game).lair?.rows?.[row]?.inReach !== true
}

/** Whether raiders can do nothing with a card except use its powers, wherever it is in play (R402.3a, R402.4a). */
export function isApart(game: Game, id: ObjectId): boolean {
  const types = raidOf(game).lair?.apart
  return types !== undefined && isInPlay(game, id) && types.includes(cardOf(game, id).type)
}

/** The row of the lair to which a card belongs by its type (R303.3b). */
export function ownRowOf(game: Game, id: ObjectId): string | undefined {
  const rows = raidOf(game).lair?.rows
  if (!rows) return undefined
  const { type } = cardOf(game, id)
  return Object.keys(rows).find((row) => rows[row]?.of === type)
}

/**
 * Whether cards in this row can be exhausted to pay: resources, and cards that pay without being resources (R303.3a).
 */
export function isToPayWith(game: Game, { row }: InPlay): boolean {
  return row === 'resource' || (isOwnRow(row) && raidOf(game).lair?.rows?.[row]?.pays === true)
}
