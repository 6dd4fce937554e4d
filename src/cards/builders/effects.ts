/**
 * Effects that are worded as imperatives, and effects that join others. The effects that have a subject, such as
 * `you.draw(1)`, are methods of the nouns (`card-nouns.ts`, `player-nouns.ts`).
 */

import type {
  Chooser,
  Condition,
  Destination,
  Duration,
  Effect,
  Filter,
  Modifier,
  NumberExpression,
} from '../../engine/index.ts'
import type { CardNoun } from './card-nouns.ts'
import type { PlayerNoun } from './player-nouns.ts'
import { inOrder } from './steps.ts'

export const destroy = (what: CardNoun): Effect => ({ kind: 'destroy', what: what.is })
/** Destroys cards. Later parts of the text refer to them as `rememberedCards(as)`. */
export const destroyAndRememberAs = (as: string, what: CardNoun): Effect => ({
  kind: 'destroy',
  what: what.is,
  as,
})
export const exhaust = (what: CardNoun, as?: string): Effect => ({
  kind: 'exhaust',
  what: what.is,
  ...(as === undefined ? {} : { as }),
})
/** Exhausts cards. `rememberedCards('exhausted')` are the cards that were ready before: "exhausted this way". */
export const exhaustAndRemember = (what: CardNoun): Effect => ({
  kind: 'exhaust',
  what: what.is,
  done: 'exhausted',
})
export const ready = (what: CardNoun): Effect => ({ kind: 'ready', what: what.is })
export const interrupt = (what: CardNoun): Effect => ({ kind: 'interrupt', what: what.is })
export const put = (what: CardNoun, to: Destination): Effect => ({ kind: 'put', what: what.is, to })
/** Puts cards into a zone. `cardsPutIntoZone` are the cards that were really put there. */
export const putAndRemember = (what: CardNoun, to: Destination): Effect =>
  putAndRememberAs('placed', what, to)
/** Puts cards into a zone. `rememberedCards(as)` are the cards that were really put there: "removed this way". */
export const putAndRememberAs = (as: string, what: CardNoun, to: Destination): Effect => ({
  kind: 'put',
  what: what.is,
  to,
  bind: as,
})
/** Puts cards into the hand, deck or graveyard of a player who owns them from then on (415.2). */
export const putWithNewOwner = (what: CardNoun, to: Destination, of: PlayerNoun): Effect => ({
  kind: 'put',
  what: what.is,
  to,
  of: of.are,
})
/**
 * Removes cards from the game so that only their owner sees them (415.7a). `rememberedCards(bind)` are the removed
 * cards.
 */
export const removeFromGameFaceDown = (what: CardNoun, bind?: string): Effect => ({
  kind: 'put',
  what: what.is,
  to: 'removed',
  faceDown: true,
  ...(bind === undefined ? {} : { bind }),
})
/** The owners of the given cards discard them (415.9e): "choose an ally card in that hand; that player discards it". */
export const discardCards = (what: CardNoun): Effect => ({
  kind: 'put',
  what: what.is,
  to: 'graveyard',
  discards: true,
})
/** Changes an effect that puts cards into play: the cards enter under their owners' control. */
export const underOwnersControl = (putting: Effect): Effect =>
  putting.kind === 'put' ? { ...putting, under: 'owners' } : putting
/** Changes an effect that puts cards into play: the cards enter exhausted. */
export const enteringExhausted = (putting: Effect): Effect =>
  putting.kind === 'put' ? { ...putting, exhausted: true } : putting
/** Reveals cards. By default, later parts of the text refer to them as `revealedCards`. */
export const reveal = (what: CardNoun, as = 'revealed'): Effect => ({ kind: 'reveal', what: what.is, as })
/** Looks at cards. Later parts of the text refer to them as `cardsLookedAt`. */
export const lookAt = (what: CardNoun): Effect => ({ kind: 'look', what: what.is, as: 'looked' })
export const play = (what: CardNoun): Effect => ({ kind: 'play', what: what.is })
export const playForFree = (what: CardNoun): Effect => ({ kind: 'play', what: what.is, free: true })
/** Copies a card that isn't on the chain, and plays the copy (402.2). */
export const playCopy = (what: CardNoun, how: { free?: true } = {}): Effect => ({
  kind: 'play',
  what: what.is,
  copy: true,
  ...how,
})
/** Shuffles a deck, and puts N of its cards into the hand (R303.1b). */
export const dealNewHandFromDeck = (deck: string, count: NumberExpression): Effect => ({
  kind: 'newHand',
  deck,
  count,
})
/** Puts cards into their owner's resource row, face down. */
export const putIntoResourceRow = (what: CardNoun, how: { exhausted?: true } = {}): Effect => ({
  kind: 'putResource',
  what: what.is,
  ...how,
})
/** Searches a deck for one card, to which `foundCards` then refers. */
export const searchDeckForCard = (who: PlayerNoun, deckOf: PlayerNoun, filter: Filter): Effect => ({
  kind: 'search',
  who: who.are,
  deckOf: deckOf.are,
  filter,
  as: 'found',
})
/** Searches a player's deck, graveyard or both for one card. The deck is shuffled only if it was searched (413.2). */
export const searchDeckOrGraveyard = (who: PlayerNoun, filter: Filter): Effect => ({
  kind: 'search',
  who: who.are,
  deckOf: who.are,
  also: 'graveyard',
  filter,
  as: 'found',
})
/** The player chooses one of the given tags: "choose an ally type". */
export const chooseTag = (as: string, tags: readonly string[]): Effect => ({
  kind: 'nameTag',
  who: { kind: 'you' },
  tags: [...tags],
  as,
})
/** The player guesses higher or lower. `isGuessOfStatRight` asks whether the guess was right. */
export const guessHigherOrLower: Effect = { kind: 'guess', who: { kind: 'you' }, as: 'guess' }
/** Turns a hero face down, or a Boss to its other side (R101.1b). */
export const flipOver = (what: CardNoun): Effect => ({ kind: 'flip', what: what.is })
/** Turns a face-down card face up. */
export const turnFaceUp = (what: CardNoun): Effect => ({ kind: 'turnUp', what: what.is })
/**
 * Swaps the Boss for another card of the same Boss (R101.4). With `sameReadiness`, the new card is exhausted if the
 * old one was.
 */
export const swapBossFor = (id: string, name: string, how: { sameReadiness?: true } = {}): Effect => ({
  kind: 'swap',
  what: { kind: 'self' },
  with: { id, name },
  ...how,
})
export const removeFromCombat = (what: CardNoun): Effect => ({ kind: 'removeFromCombat', what: what.is })
/** Ends the turn at once. With `skipTo`, the next turn is that player's (500.5). */
export const endTheTurn = (skipTo?: PlayerNoun): Effect => ({
  kind: 'endTurn',
  ...(skipTo ? { skipTo: skipTo.are } : {}),
})
/** Effects that happen only if you control a hero or ally with this tag as the link is added and as it resolves. */
export const empower = (thing: string, ...effects: Effect[]): Effect => ({
  kind: 'empower',
  thing,
  do: inOrder(effects),
})
/**
 * Changes the target of a card on the chain (706.2). `thatLink` is the link whose targeting has triggered this power.
 */
export const changeTarget = (of: CardNoun | 'thatLink', to: CardNoun): Effect => ({
  kind: 'changeTarget',
  of: of === 'thatLink' ? of : of.is,
  to: to.is,
})
/** Adds a link that places an additional resource (412.1c). `putIntoResourceRow` adds no link. */
export const placeAdditionalResource = (what: CardNoun, how: { exhausted?: true } = {}): Effect => ({
  kind: 'placeResource',
  what: what.is,
  ...how,
})
/** The Dungeon plays the top cards of its deck. */
export const flipFromDungeonDeck = (count: NumberExpression): Effect => ({ kind: 'flipCards', count })
/**
 * Effects that happen only if the Dungeon has at least the given level (rulebook): "Level 3+", or "Level 3" on some
 * cards.
 */
export const atDungeonLevelOrAbove = (n: number, ...effects: Effect[]): Effect =>
  onlyIf({ kind: 'level', least: n }, ...effects)

/** Performs effects for one card after the other. `rememberedCards(as)` is the current card. */
export const forEachCard = (of: CardNoun, as: string, ...effects: Effect[]): Effect => ({
  kind: 'forEachCard',
  of: of.is,
  as,
  do: inOrder(effects),
})
/** Performs the effect of the row in which the die's result lies. A row has its lowest and highest result. */
export const doEffectByRoll = (
  roll: string,
  ...rows: [from: number, to: number, effect: Effect][]
): Effect => ({
  kind: 'byRoll',
  roll,
  rows: rows.map(([from, to, effect]) => ({ from, to, do: effect })),
})
/** Rolls a die for each of the given cards. Either you or the controller of the card rolls it. */
export const rollDieForEachCard = (of: CardNoun, by: 'you' | 'controllers' = 'you', as = 'die'): Effect => ({
  kind: 'rollFor',
  of: of.is,
  by,
  as,
})
/** Rolls as many dice as there are cards. Then a player assigns the dice to the cards. */
export const rollAndAssignDice = (of: CardNoun, who: PlayerNoun, as = 'die'): Effect => ({
  kind: 'rollFor',
  of: of.is,
  by: 'you',
  assign: who.are,
  as,
})
/**
 * Drops this card onto characters of one of the given players. `rememberedCards('touched')` are the characters that the
 * card touches.
 */
export const dropOnto = (of: PlayerNoun, onto: Filter): Effect => ({
  kind: 'drop',
  of: of.are,
  onto,
  as: 'touched',
})
/** Performs the effects once, and again as long as the condition is true. */
export const repeatWhile = (cond: Condition, ...effects: Effect[]): Effect => ({
  kind: 'repeat',
  do: inOrder(effects),
  while: cond,
})
/** Puts damage on cards, divided by a player's choice. No card gets more than fatal damage. */
export const putDividedDamage = (who: Chooser, amount: NumberExpression, on: CardNoun): Effect => ({
  kind: 'putDivided',
  who,
  on: on.is,
  amount,
})
export const ifElse = (cond: Condition, effect: Effect, otherwise: Effect): Effect => ({
  kind: 'if',
  cond,
  // biome-ignore lint/suspicious/noThenProperty: the vocabulary's word, plain data
  then: effect,
  else: otherwise,
})
export const onlyIf = (cond: Condition, ...effects: Effect[]): Effect => ({
  kind: 'if',
  cond,
  // biome-ignore lint/suspicious/noThenProperty: the vocabulary's word, plain data
  then: inOrder(effects),
})
export const ifYouDo = (first: Effect, ...then: Effect[]): Effect => ({
  kind: 'ifYouDo',
  first,
  // biome-ignore lint/suspicious/noThenProperty: the vocabulary's word, plain data
  then: inOrder(then),
})

/** Performs one effect if the first is done, and another if it isn't. */
export const ifDoneOrElse = (first: Effect, then: Effect, otherwise: Effect): Effect => ({
  kind: 'ifYouDo',
  first,
  then,
  else: otherwise,
})

/** Performs effects if the first one isn't done: "unless you discard a card". */
export const unless = (first: Effect, ...otherwise: Effect[]): Effect => ({
  kind: 'ifYouDo',
  first,
  // biome-ignore lint/suspicious/noThenProperty: the vocabulary's word, plain data
  then: inOrder([]),
  else: inOrder(otherwise),
})
/**
 * A triggered effect for each card to which something was done "this way" (715.1). `thatCard` is the card in it.
 */
export const whenDoneThisWay = (of: CardNoun, ...effects: Effect[]): Effect => ({
  kind: 'thereupon',
  of: of.is,
  do: inOrder(effects),
})

export const thisTurn = (...mods: Modifier[][]): Effect => lasting(mods.flat(), 'turn')
export const thisCombat = (...mods: Modifier[][]): Effect => lasting(mods.flat(), 'combat')
export const untilYourNextTurn = (...mods: Modifier[][]): Effect => lasting(mods.flat(), 'yourNextTurn')
/** Modifiers that last until the end of your next turn. */
export const untilEndOfYourNextTurn = (...mods: Modifier[][]): Effect =>
  lasting(mods.flat(), 'afterYourNextTurn')
export const inNextReadyStep = (...mods: Modifier[][]): Effect => lasting(mods.flat(), 'nextReadyStep')
export const restOfGame = (...mods: Modifier[][]): Effect => lasting(mods.flat(), 'game')

/** Modifiers that last until the start of a player's next turn. */
export const untilNextTurn = (of: PlayerNoun, ...mods: Modifier[][]): Effect => ({
  kind: 'modify',
  mods: mods.flat(),
  duration: 'yourNextTurn',
  until: of.are,
})
/** Modifiers that last until cards stop matching a filter: "while this ally remains exhausted" (714.3b). */
export const whileCardsRemain = (what: CardNoun, is: Filter, ...mods: Modifier[][]): Effect => ({
  kind: 'modify',
  mods: mods.flat(),
  duration: 'game',
  remains: { what: what.is, is },
})

/** Modifiers that last until this card flips or leaves play. */
export const untilItFlips = (...mods: Modifier[][]): Effect => lasting(mods.flat(), 'untilItTurns')

const lasting = (mods: Modifier[], duration: Duration): Effect => ({
  kind: 'modify',
  mods,
  duration,
})

export const doNothing: Effect = { kind: 'do', steps: [] }

// The builders below put, remove and move damage.

export const putDamage = (amount: NumberExpression, on: CardNoun): Effect => ({
  kind: 'putDamage',
  on: on.is,
  amount,
})
export const doubleDamageOn = (on: CardNoun): Effect => ({ kind: 'putDamage', on: on.is, amount: 'double' })
/** Removes all damage from a card. This is not healing. */
export const removeDamage = (from: CardNoun): Effect => ({ kind: 'removeDamage', from: from.is })
/** Removes at most this much damage from a card. `rememberedNumber(as)` is the damage that was removed. */
export const removeSomeDamage = (amount: NumberExpression | 'all', from: CardNoun, as?: string): Effect => ({
  kind: 'removeDamage',
  from: from.is,
  ...(amount === 'all' ? {} : { amount }),
  ...(as === undefined ? {} : { as }),
})
export const switchDamage = (of: CardNoun, other: CardNoun): Effect => ({
  kind: 'switchDamage',
  of: of.is,
  with: other.is,
})
/** Moves all damage to another card, which gets at most fatal damage (405.3). */
export const moveDamage = (from: CardNoun, to: CardNoun): Effect => ({
  kind: 'moveDamage',
  from: from.is,
  to: to.is,
})

/**
 * Changes an effect with modifiers: the modifiers apply only while a condition is true (714.3a). Any other
 * effect is returned unchanged.
 */
export const onlyWhile = (cond: Condition, effect: Effect): Effect =>
  effect.kind === 'modify' ? { ...effect, while: cond } : effect
