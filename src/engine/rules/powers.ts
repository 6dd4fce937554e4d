/**
 * Which powers a card has (700): printed ones of the side that is visible (301.2a), those of another type's or
 * trait's text (206.1c), added and lost ones (700.3). Where a power's text lies goes with it.
 */
import type { Card } from '../effects/card.ts'
import type { Named, Power } from '../effects/vocabulary/powers.ts'
import type { CardType, Keyword } from '../effects/vocabulary/words.ts'
import type { CardId, Game, ObjectId, Seat } from '../state/game.ts'
import { BLANK, cardOf, objectOf, playerAt } from '../state/objects.ts'

/** A power as a card has it: its text is at `path` in the data of `card`, which another card may have added. */
export interface PowerOf {
  readonly power: Named<Power>
  readonly card: CardId
  readonly path: string
  readonly index: number // what names it among this card's powers; printed ones keep theirs
}

type Keywords = Readonly<Partial<Record<Keyword, number>>>

/** The powers of one side of a card, and what is asked of them again and again. */
export interface PowerList {
  readonly all: readonly PowerOf[]
  readonly continuous: readonly PowerOf[]
  readonly keywords: Keywords
  readonly used: boolean // there are payment or reward powers
  readonly conditional: boolean // some need a trait of the hero (206.1c)
}

const sides = new WeakMap<readonly Named<Power>[], PowerList>()
const NONE: PowerList = { all: [], continuous: [], keywords: {}, used: false, conditional: false }

/** The powers printed on the visible side of a card (301.2a). */
export function printedList(game: Game, id: ObjectId): PowerList {
  const card = cardOf(game, id)
  const turned = card.type === 'hero' && objectOf(game, id).play?.faceDown === true
  const powers = turned ? card.back?.powers : card.powers
  if (!powers || powers.length === 0) return NONE
  return sides.get(powers) ?? listOf(card, powers, turned ? 'back.powers' : 'powers')
}

/** The powers printed on the visible side of a card that its controller's hero gives it (301.2a, 206.1c). */
export function printedPowers(game: Game, id: ObjectId): readonly PowerOf[] {
  const list = printedList(game, id)
  return list.conditional ? givenByHero(game, id, list.all) : list.all
}

/** The keywords printed there, each with its number or how often it is; cards share the same list of them. */
export function printedKeywords(game: Game, id: ObjectId): Keywords {
  const list = printedList(game, id)
  return list.conditional ? keywordsIn(givenByHero(game, id, list.all)) : list.keywords
}

function keywordsIn(powers: readonly PowerOf[]): Keywords {
  const found: Partial<Record<Keyword, number>> = {}
  for (const { power } of powers) {
    if (power.kind !== 'keyword') continue
    const n = typeof power.n === 'number' ? power.n : 1
    if (n > 0) found[power.keyword] = (found[power.keyword] ?? 0) + n
  }
  return found
}

function givenByHero(game: Game, id: ObjectId, powers: readonly PowerOf[]): readonly PowerOf[] {
  const { play, owner } = objectOf(game, id)
  const seat = play?.controller ?? owner
  return powers.filter(({ power }) => power.hero === undefined || heroHas(game, seat, power.hero))
}

function listOf(card: Card, powers: readonly Named<Power>[], at: string): PowerList {
  const all = powers.map((power, index) => ({ power, card: card.id, path: `${at}.${index}`, index }))
  const list = {
    all,
    continuous: all.filter(({ power }) => power.kind === 'continuous'),
    keywords: keywordsIn(all),
    used: powers.some(({ kind }) => kind === 'payment' || kind === 'reward'),
    conditional: powers.some((power) => power.hero !== undefined),
  }
  sides.set(powers, list)
  return list
}

/** A hero's traits: class, faction, talent spec, race and professions (206.1). */
export function heroHas(game: Game, seat: Seat, trait: string): boolean {
  return traitsOf(cardOf(game, playerAt(game, seat).hero)).includes(trait)
}

export function traitsOf(hero: Card): string[] {
  return [
    ...(hero.classes ?? []),
    ...(hero.faction ? [hero.faction] : []),
    ...(hero.talent ? [hero.talent] : []),
    ...hero.tags.map(({ tag }) => tag),
  ]
}

const named = new WeakMap<Card, readonly string[]>()

/** What a card's text names and its powers speak of: "a card removed this way", "the chosen type". */
export function namedForPowers(card: Card): readonly string[] {
  let found = named.get(card)
  if (!found) {
    const spoken = card.powers.flatMap(spokenOf)
    found = card.effect ? namesIn(card.effect, NAMING).filter((name) => spoken.includes(name)) : []
    named.set(card, found)
  }
  return found
}

/** What a power speaks of and doesn't name itself. */
function spokenOf(power: Power): string[] {
  const own = namesIn(power, NAMING)
  return namesIn(power, SPOKEN).filter((name) => !own.includes(name))
}

const NAMING: readonly string[] = ['as', 'bind']
const SPOKEN: readonly string[] = ['name', 'named']

function namesIn(node: unknown, keys: readonly string[]): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, part]) =>
    typeof part === 'string' ? (keys.includes(key) ? [part] : []) : namesIn(part, keys),
  )
}

const types = new WeakMap<Card, readonly CardType[]>()

/** Golems are equipment allies, Totems ability allies, in all zones (304.4a, 305.3a). A blank card has no type. */
export function printedTypes(card: Card): readonly CardType[] {
  let found = types.get(card)
  if (!found) {
    found = card === BLANK ? [] : [card.type, ...alsoAlly(card)]
    types.set(card, found)
  }
  return found
}

function alsoAlly({ type, tags }: Card): CardType[] {
  const also = type === 'ability' ? 'Totem' : type === 'equipment' ? 'Golem' : undefined
  return tags.some(({ tag }) => tag === also || tag.endsWith(` ${also}`)) ? ['ally'] : []
}
