/** Numbers in texts: amounts, counts and sums, as in `numberOfCards(each(your.ally))`. */

import { CLASS_TAGS, type Counter, type NumberExpression, type Stat } from '../../engine/index.ts'
import { type CardNoun, self } from './card-nouns.ts'
import type { PlayerNoun } from './player-nouns.ts'

export const numberOfCards = (of: CardNoun): NumberExpression => ({ kind: 'count', of: of.is })
/** The number of the given players who are in the game. */
export const numberOfPlayers = (who: PlayerNoun): NumberExpression => ({ kind: 'howMany', who: who.are })
/** The result of a roll that an earlier part of the text has stored under this name. */
export const rollResult = (name = 'roll'): NumberExpression => ({ kind: 'bound', name })
/**
 * The number that an earlier part of the text has stored under this name. `rollResult` is the same function
 * for dice.
 */
export const rememberedNumber = rollResult
/** The result of the die that was rolled for the card to which the number applies. */
export const dieRolledForCard: NumberExpression = { kind: 'dieFor', roll: 'die' }
/** The number of different classes among the given cards. */
export const numberOfDifferentClasses = (of: CardNoun): NumberExpression => ({
  kind: 'tagsAmong',
  of: of.is,
  tags: [...CLASS_TAGS],
})
export const sum = (...of: NumberExpression[]): NumberExpression => ({ kind: 'sum', of })
/** A number for each target of a divided amount, or for each card that is dealt damage, in their order. */
export const amountPerTarget = (...of: number[]): NumberExpression => ({ kind: 'respective', of })
/** A number divided by N, rounded down: "for each 5 damage on your hero". */
export const dividedRoundedDown = (by: number, of: NumberExpression): NumberExpression => ({
  kind: 'quotient',
  of,
  by,
})
export const halfOf = (of: NumberExpression, rounded: 'up' | 'down'): NumberExpression => ({
  kind: 'quotient',
  of,
  by: 2,
  ...(rounded === 'up' ? { up: true } : {}),
})
export const doubledForEach = (amount: NumberExpression, each: NumberExpression): NumberExpression => ({
  kind: 'doubledFor',
  amount,
  each,
})
export const product = (...of: NumberExpression[]): NumberExpression => ({ kind: 'times', of })
/** The number of different names among the given cards. */
export const numberOfDifferentNames = (of: CardNoun): NumberExpression => ({
  kind: 'different',
  what: 'names',
  of: of.is,
})
export const numberOfDifferentTypes = (of: CardNoun): NumberExpression => ({
  kind: 'different',
  what: 'types',
  of: of.is,
})
/** The position of your Boss among the raid's Bosses, from 1. */
export const bossStage: NumberExpression = { kind: 'stage' }
/** The same number as `bossStage`, worded as "the current Boss's number". */
export const bossNumber: NumberExpression = { kind: 'stage', called: 'boss' }
/** The number of cards with the given tag that have left your party in this game. */
export const numberOfCardsThatLeftYourParty = (tag: string): NumberExpression => ({ kind: 'haveLeft', tag })
export const levelOfDungeon: NumberExpression = { kind: 'level' }
export const valueOfX: NumberExpression = { kind: 'x' }
export const maxHandSize: NumberExpression = { kind: 'maxHandSize' }

/** The number of counters of one kind on the given cards. */
export const numberOfCounters = (counter: Counter, of: CardNoun = self): NumberExpression => ({
  kind: 'counters',
  counter,
  of: of.is,
})

/** The sum of a stat over all of the given cards. */
export const sumOfStat = (stat: Stat, of: CardNoun): NumberExpression => ({ kind: 'total', stat, of: of.is })

export const thatMuch: NumberExpression = { kind: 'thatMuch' }
