/**
 * Cards from unlimited piles beside the game that enter play as the ready step of the lair's player starts
 * (R401.1a). Cards that leave play go back to the pile (R402.2c, R402.2d).
 */

import { triggerPowersOnEvent } from '../../changes/triggers.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { type Move, newMove } from '../../model/state/move.ts'
import { newObjectId } from '../../model/state/objects.ts'
import { rulesForGainedCards } from '../../queries/lair-decks.ts'
import { lairRowForCard } from '../../queries/rows.ts'
import { createTokensOnChain } from '../entering/tokens.ts'

/**
 * Returns the moves of the cards that a player gains from beside the game in the ready step. The moves happen at the
 * same time as the player's cards ready, without the chain.
 */
export function movesOfCardsGainedInReadyStep(game: Game, seat: Seat): Move[] {
  return rulesForGainedCards(game, seat).flatMap((gain) => supplied(game, seat, gain))
}

function supplied(
  game: Game,
  seat: Seat,
  { card, into }: ReturnType<typeof rulesForGainedCards>[number],
): Move[] {
  return createTokensOnChain(game, seat, card, 1).map((object) => {
    const id = newObjectId(game)
    if (into === 'play')
      return arrival(object, { under: seat, row: lairRowForCard(game, object) ?? 'hero', id })
    return { ...arrival(object, { under: seat, row: 'resource', faceDown: true, id }), hidden: true }
  })
}

function arrival(object: ObjectId, enter: NonNullable<Move['enter']>): Move {
  const move = newMove(object, 'play', 'entered')
  move.enter = enter
  return move
}

/** Triggers powers that watch for placed resources, for the resources among the gained cards (412.1a). */
export function triggerPowersOnPlacedResources(game: Game, moves: readonly Move[]): void {
  for (const { enter } of moves)
    if (enter?.row === 'resource' && enter.id !== undefined)
      triggerPowersOnEvent(game, { event: 'placed', subject: enter.id, player: enter.under })
}
