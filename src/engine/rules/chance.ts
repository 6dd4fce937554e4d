/** Dice and shuffles: from the game's own generator, each an event. */
import type { CardId, Game, Seat } from '../state/game.ts'
import { playerAt } from '../state/objects.ts'
import { rollDie, shuffle } from '../state/rng.ts'
import { emit } from '../state/runtime.ts'

/** Rolls six-sided dice and returns their sum. */
export function rollDice(game: Game, seat: Seat, dice: number, card: CardId): number {
  const rolled = Array.from({ length: dice }, () => rollDie(game))
  emit(game, { kind: 'rolled', seat, dice: rolled, for: card })
  return rolled.reduce((sum, die) => sum + die, 0)
}

export function shuffleDeck(game: Game, seat: Seat, replenished = false): void {
  shuffle(game, playerAt(game, seat).deck)
  emit(game, { kind: 'shuffled', seat, ...(replenished ? { replenished: true } : {}) })
}
