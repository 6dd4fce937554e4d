/**
 * Modifiers of numbers, costs, powers, types and tags. Most of them don't name the cards that they affect, because a noun
 * adds these cards: `hostCard.has(atkBonus(2))`.
 */

import {
  type CardType,
  type Condition,
  type Cost,
  DAMAGE_TYPES,
  type DamageType,
  type Effect,
  type Filter,
  type Keyword,
  type Modifier,
  type NumberExpression,
  type PlayAction,
  type PlayerSelector,
  type Power,
  type Stat,
  type WithLabel,
} from '../../engine/index.ts'
import { type CardNoun, type ModifierWithoutCards, thatTarget } from './card-nouns.ts'
import { toCosts } from './costs.ts'
import { filterOfNoun } from './filters.ts'
import { product, sum } from './numbers.ts'
import type { PlayerNoun } from './player-nouns.ts'
import { inOrder } from './steps.ts'

type Stats = { kind: 'stats'; atk?: NumberExpression; health?: NumberExpression }
export const atkBonus = (n: NumberExpression): Stats => ({ kind: 'stats', atk: n })
export const defBonus = (n: NumberExpression): { kind: 'stats'; def: NumberExpression } => ({
  kind: 'stats',
  def: n,
})
export const atkAndHealthBonus = (atkBy: NumberExpression, healthBy: NumberExpression): Stats => ({
  kind: 'stats',
  atk: atkBy,
  health: healthBy,
})
type MustStrike = { kind: 'mustStrike'; firstTimeEachTurn: true }
/** An automated hero must strike with this weapon at the first chance of each turn. */
export const mustStrikeAtFirstChanceEachTurn: MustStrike = { kind: 'mustStrike', firstTimeEachTurn: true }

type MustPrevent = { kind: 'mustPrevent'; whom: Filter }
/** An automated player must exhaust this armor to prevent the first damage to a matching card each turn. */
export const mustPreventFirstDamageEachTurnTo = (whom: Filter): MustPrevent => ({ kind: 'mustPrevent', whom })

type AtRandom = { kind: 'attacksAtRandom' }
/** The card attacks a character that is chosen at random. */
export const attacksAtRandom: AtRandom = { kind: 'attacksAtRandom' }

type Costs = Omit<Extract<Modifier, { kind: 'costs' }>, 'to'>
const forDoing = (doing?: PlayAction): { doing?: PlayAction } => (doing === undefined ? {} : { doing })
/**
 * Playing the card, or another action with it, costs less, to a minimum of `least`. With `next`, the modifier applies
 * once. With `by`, only the given players pay less, also for cards of others.
 */
export const costsLess = (
  less: NumberExpression,
  { by, ...how }: { least?: number; doing?: PlayAction; next?: true; withX?: true; by?: PlayerNoun } = {},
): Costs => ({
  kind: 'costs',
  less,
  ...how,
  ...(by ? { by: by.are } : {}),
})
export const costsMore = (more: NumberExpression, doing?: PlayAction, by?: PlayerNoun): Costs => ({
  kind: 'costs',
  more,
  ...forDoing(doing),
  ...(by ? { by: by.are } : {}),
})
/** The card costs more if a matching card is among its targets. */
export const costsMoreIfTargeting = (whom: Filter | CardNoun, more: NumberExpression): Costs => ({
  ...costsMore(more),
  aimedAt: filterOfNoun(whom),
})
type TagCalled = { kind: 'tagCalled'; name: string }
/** The card also has the tag that its text has chosen: `alsoWithChosenTag('class')`. */
export const alsoWithChosenTag = (name: string): TagCalled => ({ kind: 'tagCalled', name })
type Instant = { kind: 'instant'; next?: true; until?: Filter }
/** The card can be played at any time, like an instant card (409.1). */
export const playableAsInstant: Instant = { kind: 'instant' }
/** The next matching card can be played at any time, like an instant card. */
export const nextPlayableAsInstant: Instant = { kind: 'instant', next: true }
/** The card can be played at any time, like an instant card, until you play a card of the given kind. */
export const playableAsInstantUntilYouPlay = (until: Filter): Instant => ({ kind: 'instant', until })
type Rather = { kind: 'rather'; costs: Cost[] }
/** The card can be played for the given costs rather than its own cost (403.3). */
export const alternativeCost = (...costs: (number | Cost)[]): Rather => ({
  kind: 'rather',
  costs: toCosts(costs),
})
export const withoutPaying: Rather = { kind: 'rather', costs: [] }
type Additional = { kind: 'additional'; costs: Cost[]; doing?: PlayAction }
export const additionalCost = (...costs: (number | Cost)[]): Additional => ({
  kind: 'additional',
  costs: toCosts(costs),
})
export const costToComplete = (...costs: (number | Cost)[]): Additional => ({
  ...additionalCost(...costs),
  doing: 'complete',
})
export const costToPlace = (...costs: (number | Cost)[]): Additional => ({
  ...additionalCost(...costs),
  doing: 'place',
})
type PlayFrom = {
  kind: 'playFrom'
  zone: 'graveyard' | 'removed' | 'deckTop'
  of?: PlayerSelector
  do?: Effect
}
/**
 * The card can be played from the given zone: by its owner, or with `of` by you from the zones of the given players
 * (409.1).
 */
export const playableFrom = (zone: PlayFrom['zone'], of?: PlayerNoun): PlayFrom => ({
  kind: 'playFrom',
  zone,
  ...(of ? { of: of.are } : {}),
})
export const playableFromGraveyard = playableFrom('graveyard')
/** The card can be played from its owner's graveyard, and playing it from there has effects: "if you do, …". */
export const playableFromGraveyardWith = (...effects: Effect[]): PlayFrom => ({
  ...playableFromGraveyard,
  do: inOrder(effects),
})
type CanComplete = { kind: 'canComplete'; by: PlayerSelector }
/** The given players can complete the quest though they don't control it (702.2b). */
export const completableBy = (who: PlayerNoun): CanComplete => ({ kind: 'canComplete', by: who.are })
type OnlyIf = { kind: 'onlyIf'; cond: Condition }
export const playOnlyIf = (cond: Condition): OnlyIf => ({ kind: 'onlyIf', cond })
type Magnet = { kind: 'magnet' }
/** Opposing links must target the card if they can (706.4). */
export const mustBeTargetedIfAble: Magnet = { kind: 'magnet' }

type Sets = { kind: 'sets'; atk?: NumberExpression; health?: NumberExpression }
/** The card's ATK or health becomes the given number. */
export const statsBecome = (atk?: NumberExpression, health?: NumberExpression): Sets => ({
  kind: 'sets',
  ...(atk === undefined ? {} : { atk }),
  ...(health === undefined ? {} : { health }),
})
type PaysAsResource = { kind: 'paysAsResource' }
/** Lets the card's controller exhaust it to pay costs, as if it were a resource. */
export const paysAsResource: PaysAsResource = { kind: 'paysAsResource' }

// The builders below make traits of a noun.

export const grantedPower = (added: WithLabel<Power>): ModifierWithoutCards => ({
  kind: 'grant',
  power: added,
})
export const printedPowersOf = (of: CardNoun): ModifierWithoutCards => ({ kind: 'powersOf', of: of.is })
export const losesPowers: ModifierWithoutCards = { kind: 'losePowers' }
/** The card loses the given keywords and can't have them. */
export const losesAndCantHaveKeywords = (...keywords: Keyword[]): ModifierWithoutCards => ({
  kind: 'losePowers',
  cantHave: true,
  keywords,
})
export const losesAndCantHavePowers: ModifierWithoutCards = { kind: 'losePowers', cantHave: true }
/** The card loses the given keywords, but may gain them again. */
export const losesKeywords = (...keywords: Keyword[]): ModifierWithoutCards => ({
  kind: 'losePowers',
  keywords,
})
export const alsoTagged = (...tags: string[]): ModifierWithoutCards => ({ kind: 'tag', tags })
/** The card also has the tag that a text has stored under the given key. The tag is one of `tags`. */
export const alsoWithRememberedTag = (named: string, tags: readonly string[]): ModifierWithoutCards => ({
  kind: 'tag',
  tags: [...tags],
  named,
})
export const alsoHasDamageType = (type: DamageType): ModifierWithoutCards => ({
  kind: 'damageType',
  type,
  also: true,
})
export const becomesDamageType = (type: DamageType): ModifierWithoutCards => ({ kind: 'damageType', type })
type EntersWith = Omit<Extract<Modifier, { kind: 'entersWith' }>, 'to' | 'kind'>
/** The card enters play exhausted, with damage or with counters. */
export const entersPlayWith = (how: EntersWith): ModifierWithoutCards => ({ kind: 'entersWith', ...how })
export const doubledStat = (stat: 'atk' | 'health' | 'def'): ModifierWithoutCards => ({
  kind: 'double',
  stat,
})

/** The card also has another card type: `alsoHasCardType('ally', { melee: 2, health: 2 })`. */
export const alsoHasCardType = (type: CardType, values: Values = {}): ModifierWithoutCards => ({
  ...becomesCardType(type, values),
  also: true,
})
export const becomesCardType = (
  type: CardType,
  { health, tags, ...atks }: Values = {},
): Extract<ModifierWithoutCards, { kind: 'become' }> => {
  return {
    kind: 'become',
    type,
    ...attackStatsOf(atks),
    ...(health === undefined ? {} : { health }),
    ...(tags ? { tags: [...tags] } : {}),
  }
}

type Values = { readonly health?: NumberExpression; readonly tags?: readonly string[] } & {
  readonly [D in DamageType]?: NumberExpression
}

/** The ATK among values such as `{ melee: 3 }`, with its type of damage. */
export function attackStatsOf<N>(values: { readonly [D in DamageType]?: N }): {
  atk?: N
  damageType?: DamageType
} {
  const damageType = DAMAGE_TYPES.find((one) => values[one] !== undefined)
  const atk = damageType && values[damageType]
  return damageType && atk !== undefined ? { atk, damageType } : {}
}

/** Switches the card's ATK and health, with their values at that moment (712.9). */
export const switchedAtkAndHealth = (of: CardNoun): Modifier[] => {
  const more = (to: Stat, than: Stat): NumberExpression =>
    sum(thatTarget.stat(to), product(-1, thatTarget.stat(than)))
  return of.has({ kind: 'stats', atk: more('health', 'atk'), health: more('atk', 'health') })
}
/** A player controls the given cards: "You control attached ally." */
export const controls = (by: PlayerNoun, what: CardNoun): Modifier[] =>
  what.has({ kind: 'control', by: by.are })

export const becomesGhost = (who: PlayerNoun): Modifier[] => [
  { kind: 'ghost', to: { kind: 'players', who: who.are } },
]
/** Separates ghosts from other players: ghosts and other players don't affect each other. */
export const separateGhosts = (who: PlayerNoun): Modifier[] => [
  { kind: 'veil', to: { kind: 'players', who: who.are } },
]
