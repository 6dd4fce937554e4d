/** Conditions, which are true or false: `onlyIf(thereIs(…), …)`, `asLongAs(isYourTurn, …)`. */

import type { Condition, Filter, NumberExpression, Stat } from '../../engine/index.ts'
import type { CardNoun } from './card-nouns.ts'
import { type PlayerNoun, you } from './player-nouns.ts'

export const isTurnOf = (who: PlayerNoun): Condition => ({ kind: 'turnOf', players: who.are })
export const isYourTurn: Condition = isTurnOf(you)

export const heroHasTrait = (who: PlayerNoun, trait: string): Condition => ({
  kind: 'heroHas',
  of: who.are,
  trait,
})

/** The condition that a guess was right: whether the number of one card is higher or lower than that of another. */
export const isGuessOfStatRight = (stat: Stat, of: CardNoun, than: CardNoun): Condition => ({
  kind: 'guessed',
  as: 'guess',
  stat,
  of: of.is,
  than: than.is,
})
/** The condition that the guess of `guessesType` about the given cards was right. */
export const isGuessOfTypeRight = (what: CardNoun, is: Filter): Condition => ({
  kind: 'guessedThat',
  as: 'guess',
  what: what.is,
  is,
})
/** The condition that a card was the first one that the Dungeon flipped this turn. */
export const wasFlippedFirstThisTurn = (what: CardNoun): Condition => ({
  kind: 'flippedFirst',
  what: what.is,
})
/** The condition that one of the given players has completed a quest this turn. */
export const hasCompletedQuestThisTurn = (by: PlayerNoun): Condition => ({
  kind: 'completedThisTurn',
  by: by.are,
})
/** The condition that a number is odd. */
export const isOdd = (n: NumberExpression): Condition => ({ kind: 'odd', n })
/** The condition that one number is at least as high as the other. */
export const isAtLeast = (a: NumberExpression, b: NumberExpression): Condition => ({
  kind: 'compare',
  a,
  op: '>=',
  b,
})

export const thereIsNoPlayer = (who: PlayerNoun): Condition => ({ kind: 'players', who: who.are, atMost: 0 })
export const thereIs = (what: CardNoun): Condition => ({ kind: 'exists', what: what.is })
export const thereAreAtLeast = (n: NumberExpression, what: CardNoun): Condition => ({
  kind: 'exists',
  what: what.is,
  atLeast: n,
})
/** The condition that all of the given cards have the same card type or types (300.1c). */
export const haveSameTypes = (what: CardNoun): Condition => ({ kind: 'sameTypes', what: what.is })
/** The condition that no two of the given cards have the same name. */
export const haveDifferentNames = (what: CardNoun): Condition => ({ kind: 'differentNames', what: what.is })
export const thereIsNo = (what: CardNoun): Condition => ({ kind: 'exists', what: what.is, atMost: 0 })
export const isEqualTo = (a: NumberExpression, b: NumberExpression): Condition => ({
  kind: 'compare',
  a,
  op: '=',
  b,
})
/** The condition that the Dungeon hero has at least this level. */
export const dungeonLevelAtLeast = (least: number): Condition => ({ kind: 'level', least })
export const isNotTrue = (cond: Condition): Condition => ({ kind: 'not', cond })
/** The condition that a card was destroyed this turn that matched the filter when it was destroyed. */
export const wasDestroyedThisTurn = (what: Filter): Condition => ({ kind: 'destroyedThisTurn', what })
export const allAreTrue = (...of: Condition[]): Condition => ({ kind: 'all', of })
export const anyIsTrue = (...of: Condition[]): Condition => ({ kind: 'any', of })
export const isMoreThan = (a: NumberExpression, b: NumberExpression): Condition => ({
  kind: 'compare',
  a,
  op: '>',
  b,
})
export const isAtMost = (a: NumberExpression, b: NumberExpression): Condition => ({
  kind: 'compare',
  a,
  op: '<=',
  b,
})
/**
 * The condition that another condition is true for at least one of the given players. In the other condition, `they` is
 * that player.
 */
export const isTrueForAnyPlayer = (of: PlayerNoun, holds: Condition): Condition => ({
  kind: 'anyPlayer',
  of: of.are,
  holds,
})
/** The condition that one of the given players took the first turn of the game. */
export const hasTakenFirstTurn = (who: PlayerNoun): Condition => ({ kind: 'wentFirst', players: who.are })
/** The condition that it is the ready step of one of the given players (501.1). */
export const isReadyStepOfPlayer = (who: PlayerNoun): Condition => ({ kind: 'readyStepOf', players: who.are })
