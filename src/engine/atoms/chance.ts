/** Dice and shuffles: from the game's own generator, each an event. */
import type { Game } from '../model/game.ts'
import type { CardId, Seat } from '../model/ids.ts'
import { pileOf, playerAt } from '../model/objects.ts'
import { rollDie, shuffle } from '../model/rng.ts'
import { emit } from '../model/runtime.ts'

/** Six-sided, die by die, as they fall; `roll` in `rolling.ts` lets them be turned. */
export function throwDice(game: Game, seat: Seat, dice: number, card: CardId): number[] {
  const rolled = Array.from({ length: dice }, () => rollDie(game))
  emit(game, { kind: 'rolled', seat, dice: [...rolled], for: card })
  return rolled
}

/** Flips a coin; whether it is heads. */
export function tossCoin(game: Game, seat: Seat, card: CardId): boolean {
  const heads = rollDie(game) <= 3
  emit(game, { kind: 'tossed', seat, heads, for: card })
  return heads
}

/**
 * In an order that nobody knows, so nobody cuts it (415.3b). `named`: which, where a player has others besides the main
 * one; the main one where there is none of that name.
 */
export function shuffleDeck(game: Game, seat: Seat, replenished = false, named?: string): void {
  const deck = playerAt(game, seat).decks?.[named ?? ''] ? named : undefined
  shuffle(game, pileOf(game, { owner: seat, ...(deck === undefined ? {} : { deck }) }, 'deck'))
  emit(game, {
    kind: 'shuffled',
    seat,
    ...(replenished ? { replenished: true } : {}),
    ...(deck === undefined ? {} : { deck }),
  })
}
