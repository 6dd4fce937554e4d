/**
 * The builders with which cards are written. They return the plain data of `engine/model/data/vocabulary` and read
 * like a card: `yourHero.deals(4, 'melee').to(target(exhausted(any.heroOrAlly)))`.
 *
 * - `cards.ts`: `ally(name, facts, tags, …powers)`, `ability(name, facts, tags, …text)`, `weapon`, `quest`, …
 * - `player-nouns.ts`: players and their actions: `you.draw(1)`, `they.choose(1, each(their.ally))`
 * - `card-nouns.ts`: cards with their actions and traits: `self`, `target(…)`, `hostCard.has(atkAndHealthBonus(5, 5))`
 * - `filters.ts`: descriptions of cards: `any.ally`, `opposing.heroOrAlly`, `dungeon.ally`, `exhausted(…)`
 * - `keywords.ts`: keywords: `stealth`, `assault(3)`, `hostCard.has(ferocity)`
 * - `modifiers.ts`: other modifiers that a noun has: `atkBonus(2)`, `hostCard.has(losesPowers)`
 * - `numbers.ts`: numbers: `numberOfCards(each(your.ally))`, `halfOf(…)`
 * - `conditions.ts`: conditions: `thereIs(…)`, `isYourTurn`
 * - `effects.ts`: `destroy(…)`, `thisTurn(…)`, `putDamage(…)`
 * - `objects.ts`: effects on counters, tokens, copies and attachments: `addCounters('Doom')`, `putToken(…)`
 * - `for-each.ts`: effects for each player: `forEach(raiders, …)`
 * - `replacing.ts`: prevention and replacement: `each(your.hero).has(wouldDeal(amountIncreasedBy(1)))`
 * - `powers.ts`: powers: `when(…)`, `pay(…).to(…)`, `asLongAs(…)`
 * - `triggers.ts`: the events for which powers watch: `enters(self)`, `isDestroyed(any.ally)`
 * - `costs.ts`: costs: `exhaustSelf`, `discarding(any.card)`
 * - `past.ts`: earlier events of this turn: `didThisTurn('played', any.ability)`
 * - `goals.ts`: conditions of Achievements: `earnedAsSoonAs(thereAreAtLeast(20, cardsInGraveyard(theDungeon)))`,
 * `earnedWhen(isDestroyed(…))`
 */

export * from './builders/card-nouns.ts'
export * from './builders/cards.ts'
export * from './builders/conditions.ts'
export * from './builders/costs.ts'
export * from './builders/effects.ts'
export * from './builders/filters.ts'
export * from './builders/for-each.ts'
export * from './builders/goals.ts'
export * from './builders/keywords.ts'
export * from './builders/modifiers.ts'
export * from './builders/numbers.ts'
export * from './builders/objects.ts'
export * from './builders/past.ts'
export * from './builders/player-nouns.ts'
export * from './builders/powers.ts'
export * from './builders/replacing.ts'
export { inOrder } from './builders/steps.ts'
export * from './builders/triggers.ts'
