/** Dice, coins and shuffles. They use the game's own random generator, and each of them emits an event. */

import { emitEvent } from '../model/derived/derived-cache.ts'
import type { Game } from '../model/state/game.ts'
import type { CardId, Seat } from '../model/state/ids.ts'
import { forgetCardsInDeck } from '../model/state/memory.ts'
import { pileOfCard, playerInSeat } from '../model/state/objects.ts'
import { rollDie, shuffle } from '../model/state/rng.ts'

/**
 * Rolls six-sided dice and reports the original results. `rollDiceWithReplacements` in `rolling.ts` allows the dice to be turned
 * afterwards.
 */
export function rollDiceAndReport(game: Game, seat: Seat, dice: number, card: CardId): number[] {
  const rolled = Array.from({ length: dice }, () => rollDie(game))
  emitEvent(game, { kind: 'rolled', seat, dice: [...rolled], for: card })
  return rolled
}

/** Tosses a coin. Returns whether it shows heads. */
export function tossCoin(game: Game, seat: Seat, card: CardId): boolean {
  const heads = rollDie(game) <= 3
  emitEvent(game, { kind: 'tossed', seat, heads, for: card })
  return heads
}

/**
 * Shuffles a deck. Nobody knows the new order, so nobody has to cut the deck (415.3b). `named` selects one of a
 * player's other decks. If the player has no deck of that name, the main deck is shuffled.
 */
export function shuffleDeck(game: Game, seat: Seat, replenished = false, named?: string): void {
  const deck = playerInSeat(game, seat).decks?.[named ?? ''] ? named : undefined
  const pile = pileOfCard(game, { owner: seat, ...(deck === undefined ? {} : { deck }) }, 'deck')
  shuffle(game, pile)
  forgetCardsInDeck(game, pile)
  emitEvent(game, {
    kind: 'shuffled',
    seat,
    ...(replenished ? { replenished: true } : {}),
    ...(deck === undefined ? {} : { deck }),
  })
}
