/** Acts of a Boss player's turn that use a deck other than the main deck (R201.2, R301.3, R501.2). */

import { topCardAfterRefill } from '../../changes/piles.ts'
import type { TurnStepAct } from '../../model/data/raid.ts'
import type { Game } from '../../model/state/game.ts'
import type { Seat } from '../../model/state/ids.ts'
import { playerInSeat } from '../../model/state/objects.ts'
import { currentBossNumber } from '../../queries/boss.ts'
import { announceCardPlayedByText } from '../links/announce.ts'
import { enterResourceRow } from '../resource-row/resource-row.ts'

/** Returns an act that adds the deck's top card to the chain, as if it were played without its cost (R201.2). */
export const actAddingTopCardToChain =
  (deck: string): TurnStepAct =>
  (game, seat) => {
    const card = topCardAfterRefill(game, seat, deck)
    if (card !== undefined) announceCardPlayedByText(game, seat, card, true)
    return undefined
  }

/** Returns a condition for a step: the n-th Boss is the current one, and the deck contains a card (R501.1b). */
export const conditionOfNthBossAndCardsInDeck =
  (nth: number, deck: string) =>
  (game: Game, seat: Seat): boolean =>
    currentBossNumber(game) === nth && (playerInSeat(game, seat).decks?.[deck]?.deck.length ?? 0) > 0

/**
 * Returns an act that puts the deck's top card face down into the resource row, hidden and without the chain (R301.3).
 */
export const actPlacingTopCardFaceDown =
  (deck: string): TurnStepAct =>
  (game, seat) => {
    const card = topCardAfterRefill(game, seat, deck)
    if (card !== undefined) enterResourceRow(game, card, seat, { faceDown: true, exhausted: false })
    return undefined
  }
