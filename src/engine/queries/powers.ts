/**
 * The powers that a card has (700): the printed powers of its visible side (301.2a), the powers that depend on a
 * trait of the hero (206.1c), and added and lost powers (700.3). Each power is returned with the path of its text.
 */

import { BLANK_CARD, type Card } from '../model/data/card.ts'
import { doesTagMatch } from '../model/data/tags.ts'
import type { CardType, Keyword } from '../model/data/vocabulary/basic-words.ts'
import type { Power, WithLabel } from '../model/data/vocabulary/powers.ts'
import { walkNodes } from '../model/data/walk.ts'
import type { CardPower, KeywordNumbers, PowerList, PowerUseRequirements } from '../model/derived/derived.ts'
import { printedCacheOf } from '../model/derived/printed-cache.ts'
import type { Game } from '../model/state/game.ts'
import type { CardId, ObjectId, Seat } from '../model/state/ids.ts'
import { cardOf, objectById, playerInSeat } from '../model/state/objects.ts'

/** Returns a power with its path and the path of its effect. */
export function powerWithPath(power: WithLabel<Power>, card: CardId, path: string, index: number): CardPower {
  return { power, card, path, text: `${path}.effect`, index, use: useOf(power) }
}

function useOf(power: Power): PowerUseRequirements | null {
  if (power.kind !== 'payment' && power.kind !== 'reward') return null
  const { costs, basic } = power
  const resources = costs.find((cost) => cost.kind === 'resources')?.amount
  return {
    basic: basic === true,
    activates: costs.some(({ kind }) => kind === 'activate'),
    flips: costs.some(({ kind }) => kind === 'flip'),
    resources: typeof resources === 'number' ? resources : 0,
  }
}

/** The keywords of a card without keywords. Most cards have none, and a comparison with this object is fast. */
export const NO_KEYWORDS: KeywordNumbers = {}

const NONE: PowerList = { all: [], continuous: [], keywords: NO_KEYWORDS, used: false, conditional: false }

/** Returns the powers printed on the visible side of a card (301.2a, R402.4a). */
export function printedPowerList(game: Game, id: ObjectId): PowerList {
  const card = cardOf(game, id)
  const cache = printedCacheOf(card)
  if ((card.type === 'hero' || card.back) && objectById(game, id).play?.faceDown === true) {
    cache.back ??= listOf(card, card.back?.powers ?? [], 'back.powers')
    return cache.back
  }
  cache.front ??= listOf(card, card.powers, 'powers')
  return cache.front
}

/**
 * Returns the powers printed on the visible side of a card, without those for which its controller's hero lacks the
 * required trait (301.2a, 206.1c).
 */
export function printedPowers(game: Game, id: ObjectId): readonly CardPower[] {
  const list = printedPowerList(game, id)
  return list.conditional ? givenByHero(game, id, list.all) : list.all
}

/**
 * Returns the keywords printed on the visible side of a card, each with its number or its number of instances. Cards
 * share the returned object.
 */
export function printedKeywords(game: Game, id: ObjectId): KeywordNumbers {
  const list = printedPowerList(game, id)
  return list.conditional ? keywordsIn(givenByHero(game, id, list.all)) : list.keywords
}

function keywordsIn(powers: readonly CardPower[]): KeywordNumbers {
  if (!powers.some(({ power }) => power.kind === 'keyword')) return NO_KEYWORDS
  const found: Partial<Record<Keyword, number>> = {}
  for (const { power } of powers) {
    if (power.kind !== 'keyword') continue
    const n = typeof power.n === 'number' ? power.n : 1
    if (n > 0) found[power.keyword] = (found[power.keyword] ?? 0) + n
  }
  return found
}

function givenByHero(game: Game, id: ObjectId, powers: readonly CardPower[]): readonly CardPower[] {
  const { play, owner } = objectById(game, id)
  const seat = play?.controller ?? owner
  return powers.filter(({ power }) => power.hero === undefined || hasHeroWithTrait(game, seat, power.hero))
}

function listOf(card: Card, powers: readonly WithLabel<Power>[], at: string): PowerList {
  if (powers.length === 0) return NONE
  const all = powers.map((power, index) => powerWithPath(power, card.id, `${at}.${index}`, index))
  return {
    all,
    continuous: all.filter(({ power }) => power.kind === 'continuous'),
    keywords: keywordsIn(all),
    used: powers.some(({ kind }) => kind === 'payment' || kind === 'reward'),
    conditional: powers.some((power) => power.hero !== undefined),
  }
}

/** Whether a player's hero has a trait: class, faction, talent spec, race or profession (206.1). */
export function hasHeroWithTrait(game: Game, seat: Seat, trait: string): boolean {
  return traitsOfHero(cardOf(game, playerInSeat(game, seat).hero)).includes(trait)
}

/** Returns the traits of a hero: classes, faction, talent spec, race, professions and other tags (206.1). */
export function traitsOfHero(hero: Card): string[] {
  return [
    ...(hero.classes ?? []),
    ...(hero.faction ? [hero.faction] : []),
    ...(hero.talent ? [hero.talent] : []),
    ...hero.tags.map(({ tag }) => tag),
    ...(hero.tags.some(({ tag }) => tag === 'Traitor') ? [] : ['Loyal']), // Every other hero is loyal (206.1).
  ]
}

/** Returns the names that a card's text binds and its powers use: "a card removed this way", "the chosen type". */
export function namesBoundByTextForPowers(card: Card): readonly string[] {
  const cache = printedCacheOf(card)
  cache.named ??= findNamed(card)
  return cache.named
}

function findNamed(card: Card): string[] {
  if (!card.effect) return []
  const spoken = card.powers.flatMap(spokenOf)
  return namesIn(card.effect, NAMING).filter((name) => spoken.includes(name))
}

/** Returns the names that a power uses but doesn't bind. */
function spokenOf(power: Power): string[] {
  const own = namesIn(power, NAMING)
  return namesIn(power, SPOKEN).filter((name) => !own.includes(name))
}

const NAMING: readonly string[] = ['as', 'bind']
const SPOKEN: readonly string[] = ['name', 'named']

function namesIn(data: unknown, keys: readonly string[]): string[] {
  const found: string[] = []
  walkNodes(data, (node) => {
    for (const key of keys) if (typeof node[key] === 'string') found.push(node[key])
  })
  return found
}

/**
 * Returns the printed types of a card. In all zones, Golems are equipment allies and Totems are ability allies (304.4a,
 * 305.3a). A blank card has no type.
 */
export function printedTypes(card: Card): readonly CardType[] {
  const cache = printedCacheOf(card)
  cache.types ??= card === BLANK_CARD ? [] : typeLineTypes(card)
  return cache.types
}

const TWOFOLD: readonly (readonly [tag: string, CardType, CardType])[] = [
  ['Golem', 'equipment', 'ally'],
  ['Totem', 'ability', 'ally'],
]

/** Returns the printed types of a card. The type that comes first on the type line stays first. */
function typeLineTypes({ type, tags }: Card): CardType[] {
  for (const [word, ...both] of TWOFOLD)
    if (both.includes(type) && tags.some(({ tag }) => doesTagMatch(tag, word)))
      return [type, ...both.filter((one) => one !== type)]
  return [type]
}
