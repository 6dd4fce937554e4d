/**
 * The builders with which cards are written. They return the plain data of `engine/model/data/vocabulary` and read
 * like a card: `yourHero.deals(4, 'melee').to(target(exhausted(any.heroOrAlly)))`.
 *
 * - `cards.ts`: `ally(name, facts, tags, …powers)`, `ability(name, facts, tags, …text)`, `weapon`, `quest`, …
 * - `player-nouns.ts`: players and their actions: `you.draw(1)`, `they.choose(1, each(their.ally))`
 * - `card-nouns.ts`: cards with their actions and traits: `self`, `target(…)`, `hostCard.has(atkAndHealthBonus(5, 5))`
 * - `filters.ts`: descriptions of cards: `any.ally`, `opposing.heroOrAlly`, `dungeon.ally`, `exhausted(…)`
 * - `traits.ts`: keywords and numbers: `stealth`, `assault(3)`, `atkBonus(2)`
 * - `objects.ts`: counters, tokens, copies, added and lost powers: `addCounters('Doom')`, `hostCard.has(losesPowers)`
 * - `effects.ts`: `destroy(…)`, `thisTurn(…)`, `forEach(raiders, …)`
 * - `replacing.ts`: prevention and replacement: `each(your.hero).has(wouldDeal(amountIncreasedBy(1)))`
 * - `powers.ts`: `when(enters(self), …)`, `pay(2, flipHero).to(…)`, `asLongAs(…)`
 * - `past.ts`: earlier events of this turn: `didThisTurn('played', any.ability)`
 * - `goals.ts`: conditions of Achievements: `earnedAsSoonAs(thereAreAtLeast(20, cardsInGraveyard(theDungeon)))`,
 * `earnedWhen(isDestroyed(…))`
 */

export * from './builders/card-nouns.ts'
export * from './builders/cards.ts'
export * from './builders/effects.ts'
export * from './builders/filters.ts'
export * from './builders/for-each.ts'
export * from './builders/goals.ts'
export * from './builders/keywords.ts'
export * from './builders/objects.ts'
export * from './builders/past.ts'
export * from './builders/player-nouns.ts'
export * from './builders/powers.ts'
export * from './builders/replacing.ts'
export { inOrder } from './builders/steps.ts'
export * from './builders/traits.ts'
