/**
 * Checks the legality of a deck (100): class and faction icons, talents, reputations, heroes required, sizes and
 * copies.
 */
import {
  type BuiltBossDeckRules,
  type Card,
  type DeckbuildingCardKind,
  factionsOfCard,
  printedTypes,
  traitsOfHero,
} from '../engine/index.ts'
import { type DeckCardsOfKind, texts } from '../texts/texts.ts'

const t = texts.legality

export interface Deck {
  readonly hero: Card
  readonly cards: readonly Card[]
  readonly side?: readonly Card[]
}

/** The format of a deck; by default constructed (100.1). */
export type DeckFormat = 'constructed' | 'limited'

/** Returns the faults of a deck as sentences. A legal deck has none. */
export function deckFaults(deck: Deck, format: DeckFormat = 'constructed'): string[] {
  const all = [...deck.cards, ...(deck.side ?? [])]
  const kinds = [...new Map(all.map((card) => [card.id, card])).values()]
  return [
    ...sizes(deck, format),
    ...kinds.flatMap((card) => reasonsAgainstCardInDeck(deck.hero, card)),
    ...talentAndReputationFaults(deck.hero, kinds),
    ...(format === 'constructed' ? tooMany(all) : []),
  ]
}

/** Returns the faults of a main deck that a Boss player has built, as sentences. */
export function bossDeckFaults(
  cards: readonly Card[],
  { of, least, copies }: BuiltBossDeckRules,
  boss: string,
): string[] {
  const strange = distinct(cards.map(({ id, name }) => (of.includes(id) ? undefined : name)))
  return [
    ...(cards.length < least ? [t.tooSmall(cards.length, least)] : []),
    ...strange.map((name) => t.notOfBoss(name, boss)),
    ...tooMany(cards, copies),
  ]
}

/** Checks sizes. A deck has at least 60 cards, or 30 in Limited play (100.1). A side deck has exactly 10 (100.3). */
function sizes({ cards, side }: Deck, format: DeckFormat): string[] {
  const least = format === 'constructed' ? 60 : 30
  return [
    ...(cards.length < least ? [t.tooSmall(cards.length, least)] : []),
    ...(format === 'constructed' && side && side.length !== 10 ? [t.sideDeck(side.length)] : []),
  ]
}

/**
 * Returns a list with the first reason why a card isn't legal in this hero's deck (100.2). The list is empty
 * if the card is legal.
 */
export function reasonsAgainstCardInDeck(hero: Card, card: Card): string[] {
  const { only, never } = hero.deckbuilding ?? {}
  if (never?.some((kind) => isOf(card, kind))) return [t.excluded(card.name, hero.name)]
  if (card.type === 'hero' && !card.master) return [t.isHero(card.name)]
  if (only)
    return isLetIn(card, only, hero.deckbuilding?.unrestricted) ? [] : [t.notLetIn(card.name, hero.name)]
  return [...icons(hero, card), ...traits(hero, card)].slice(0, 1)
}

/**
 * Whether a hero's text allows the card, by one of these kinds. If the hero allows no other text restrictions, a kind
 * must also name those of the card.
 */
const isLetIn = (card: Card, only: readonly DeckbuildingCardKind[], unrestricted?: true): boolean =>
  only.some((kind) => isOf(card, kind) && (!unrestricted || hasRestrictionsOf(card, kind)))

const hasRestrictionsOf = ({ talent, reputation, heroRequired }: Card, kind: DeckbuildingCardKind): boolean =>
  (!talent || kind.talent === true || kind.talent === talent) &&
  (!reputation || kind.reputation === reputation) &&
  (!heroRequired || kind.heroRequired === heroRequired)

/**
 * Checks icons. A card with class icons shares one with the hero, and a card with faction icons shares one with the
 * hero (100.2a).
 */
function icons(hero: Card, card: Card): string[] {
  const classes = card.classes ?? []
  const shared = classes.some((one) => hero.classes?.includes(one))
  return [
    ...(classes.length > 0 && !shared ? [t.onlyForClasses(card.name, classes)] : []),
    ...(card.faction && card.faction !== hero.faction ? [t.onlyForFaction(card.name, card.faction)] : []),
    ...(card.bothFactions && !hero.faction ? [t.onlyForFactions(card.name)] : []),
  ]
}

/** Checks "[Trait] Hero Required" and talents (100.2b, 100.2c). */
function traits(hero: Card, card: Card): string[] {
  const { heroRequired, talent } = card
  const found: string[] = []
  if (heroRequired && !hasTrait(hero, heroRequired)) found.push(t.heroRequired(card.name, heroRequired))
  if (talent && isTraitor(hero)) found.push(t.talentOfTraitor(card.name, hero.name))
  else if (talent && hero.talent && hero.talent !== talent)
    found.push(t.otherTalent(card.name, talent, hero.name, hero.talent))
  return found
}

/** Whether the hero has a trait, such as "Gnome", or one of several: "Scourge or Death Knight". */
const hasTrait = (hero: Card, required: string): boolean =>
  required.split(/,? or |, /).some((trait) => traitsOfHero(hero).includes(trait))

function isTraitor(hero: Card): boolean {
  return hero.tags.some(({ tag }) => tag === 'Traitor')
}

/**
 * Checks that Talents are of one kind if the hero has no talent spec, and that there is at most one Reputation
 * (100.2c, 100.2d).
 */
export function talentAndReputationFaults(hero: Card, kinds: readonly Card[]): string[] {
  const talents = byKind(kinds, ({ talent }) => talent)
  const reputations = byKind(kinds, ({ reputation }) => reputation)
  const factions = byKind(kinds, ({ faction }) => faction)
  return [
    ...(!hero.talent && !isTraitor(hero) && !hero.deckbuilding?.only && talents.length > 1
      ? [t.mixedTalents(talents)]
      : []),
    ...(reputations.length > 1 ? [t.mixedReputations(reputations)] : []),
    ...(hero.deckbuilding?.oneFaction && factions.length > 1 ? [t.mixedFactions(hero.name, factions)] : []),
  ]
}

/** Groups the names of cards by a kind, such as the Talent. Cards without such a kind are left out. */
function byKind(cards: readonly Card[], kindOf: (card: Card) => string | undefined): DeckCardsOfKind[] {
  const kinds = distinct(cards.map(kindOf))
  return kinds.map((kind) => ({
    name: kind,
    names: distinct(cards.map((card) => (kindOf(card) === kind ? card.name : undefined))),
  }))
}

/** Checks the number of copies: at most four of a name, with the side deck, except for unlimited cards (100.4). */
function tooMany(cards: readonly Card[], most = 4): string[] {
  const copies = new Map<string, number>()
  for (const card of cards) if (!card.unlimited) copies.set(card.name, (copies.get(card.name) ?? 0) + 1)
  return [...copies].filter(([, n]) => n > most).map(([name, n]) => t.tooManyCopies(name, n, most))
}

/** Whether a hero's Deckbuilding text names the card. A card without trait icons is neutral (206.1d). */
function isOf(card: Card, kind: DeckbuildingCardKind): boolean {
  return (
    (kind.type === undefined || printedTypes(card).includes(kind.type)) &&
    (kind.tag === undefined || card.tags.some(({ tag }) => tag === kind.tag)) &&
    (kind.class === undefined || card.classes?.includes(kind.class) === true) &&
    (kind.faction === undefined || factionsOfCard(card).includes(kind.faction)) &&
    (!kind.neutral || ((card.classes ?? []).length === 0 && factionsOfCard(card).length === 0)) &&
    (kind.talent === undefined ||
      (kind.talent === true ? card.talent !== undefined : card.talent === kind.talent)) &&
    (kind.reputation === undefined || card.reputation === kind.reputation) &&
    (kind.heroRequired === undefined || card.heroRequired === kind.heroRequired)
  )
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.flatMap((value) => value ?? []))]
}
