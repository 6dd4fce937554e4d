/** Rows that a raid adds for its lair: what cards there are for, and that opponents can't interact with them (R501.1b). */
import type { Game, InPlay } from '../model/game.ts'
import type { ObjectId, Seat } from '../model/ids.ts'
import { raidOf } from '../model/library.ts'
import { areOpposed, cardOf, inPlay, isInPlay } from '../model/objects.ts'
import { isOwnRow } from '../model/rows.ts'

/** Cards in play of which this player's texts can speak. */
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

/** Whether opponents can't interact with the cards in a row: with events (R501.1b), but with runes they can (R303.3). */
function isOutOfReach(game: Game, row: InPlay['row']): boolean {
  return isOwnRow(row) && raidOf(game).lair?.rows?.[row]?.inReach !== true
}

/** Whether it is a card that raiders use at most, and do nothing else about, wherever it lies (R402.3a, R402.4a). */
export function isApart(game: Game, id: ObjectId): boolean {
  const types = raidOf(game).lair?.apart
  return types !== undefined && isInPlay(game, id) && types.includes(cardOf(game, id).type)
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
