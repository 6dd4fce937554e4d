/** Rows that a raid adds for its lair, and the cards in play that opponents can interact with. */

import { raidDescriptionOfGame, raidRulesByKindOfGame } from '../model/data/card-registry.ts'
import type { Game, InPlayState } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { areOpponents, cardOf, inPlayStateOf } from '../model/state/objects.ts'
import { isRowAddedByRaid } from '../model/state/rows.ts'
import { isOutOfReachOfOpponents } from './raid-rules.ts'

/** Returns the cards in play with which this player's texts can interact. */
export function cardsInReachOfPlayer(game: Game, seat: Seat): readonly ObjectId[] {
  return raidRulesByKindOfGame(game).outOfReach.length > 0 ? reachable(game, seat) : game.play
}

function reachable(game: Game, seat: Seat): ObjectId[] {
  return game.play.filter((id) => {
    const { controller } = inPlayStateOf(game, id)
    return !isOutOfReachOfOpponents(game, id) || !areOpponents(game, seat, controller)
  })
}

/** Returns the row of the lair to which a card belongs by its type (R303.3b), or undefined if there is none. */
export function lairRowForCard(game: Game, id: ObjectId): string | undefined {
  const rows = raidDescriptionOfGame(game).lair?.rows
  if (!rows) return undefined
  const { type } = cardOf(game, id)
  return Object.keys(rows).find((row) => rows[row]?.of === type)
}

/**
 * Whether cards in this row can be exhausted to pay: resources, and cards that pay without being resources (R303.3a).
 */
export function isRowUsableForPaying(game: Game, { row }: InPlayState): boolean {
  return (
    row === 'resource' ||
    (isRowAddedByRaid(row) && raidDescriptionOfGame(game).lair?.rows?.[row]?.pays === true)
  )
}
