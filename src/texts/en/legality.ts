import { joinAsList } from './words.ts'

const article = (trait: string): string => {
  if (trait === 'Alliance' || trait === 'Horde') return trait
  return /^[AEIOU]/.test(trait) ? `an ${trait}` : `a ${trait}`
}

/** Some cards of a deck that share a kind, such as a Talent. */
export interface DeckCardsOfKind {
  /** The name of the kind. */
  readonly name: string
  /** The names of the cards. */
  readonly names: readonly string[]
}

/** The most names of a kind. */
const MOST_NAMES = 5

const kindsWithCards = (kinds: readonly DeckCardsOfKind[]): string =>
  kinds.map(({ name, names }) => `${name} (${joinAsList(firstNames(names))})`).join(', ')

const firstNames = (names: readonly string[]): readonly string[] =>
  names.length <= MOST_NAMES
    ? names
    : [...names.slice(0, MOST_NAMES - 1), `${names.length - MOST_NAMES + 1} others`]

/** Reasons why a deck, or the cards chosen for a level, are not legal. */
export const legalityTexts = {
  tooSmall: (cards: number, least: number) =>
    `The deck has ${cards} cards, but it needs at least ${least} (100.1).`,
  tooBig: (cards: number, most: number) => `The deck has ${cards} cards, but I accept at most ${most}.`,
  sideDeck: (cards: number) => `The side deck has ${cards} cards, but it needs exactly 10 (100.3).`,
  excluded: (card: string, hero: string) => `${card} is excluded by ${hero} (100.2e).`,
  isHero: (card: string) => `${card} is a hero, but not a Master Hero (100.1).`,
  notLetIn: (card: string, hero: string) => `${card} is not one of the cards that ${hero} allows (100.2e).`,
  onlyForClasses: (card: string, classes: readonly string[]) =>
    `${card} is only for ${joinAsList(
      classes.map((one) => `${one}s`),
      'or',
    )} (100.2a).`,
  onlyForFactions: (card: string) => `${card} is only for heroes of the Alliance or the Horde (100.2a).`,
  onlyForFaction: (card: string, faction: string) => `${card} is only for the ${faction} (100.2a).`,
  heroRequired: (card: string, trait: string) => `${card} requires a hero who is ${article(trait)} (100.2b).`,
  talentOfTraitor: (card: string, hero: string) =>
    `${card} is a Talent, and Traitors such as ${hero} can’t have Talents (100.2c).`,
  otherTalent: (card: string, talent: string, hero: string, own: string) =>
    `${card} is a ${talent} Talent, but ${hero} has ${own} (100.2c).`,
  mixedTalents: (talents: readonly DeckCardsOfKind[]) =>
    `The deck mixes Talents, but it may have only one kind (100.2c): ${kindsWithCards(talents)}.`,
  mixedReputations: (reputations: readonly DeckCardsOfKind[]) =>
    `The deck mixes Reputations, but it may have only one (100.2d): ${kindsWithCards(reputations)}.`,
  mixedFactions: (hero: string, factions: readonly DeckCardsOfKind[]) =>
    `The deck of ${hero} can have cards of the Alliance or of the Horde, not of both (100.2e): ${kindsWithCards(factions)}.`,
  tooManyCopies: (card: string, copies: number, most: number) =>
    `There are ${copies} copies of ${card}, but only ${most === 4 ? 'four' : most} are allowed (100.4).`,
  enoughCopies: (card: string) => `The deck has all the copies of ${card} that it may have (100.4).`,
  unknownText: (card: string) => `I don’t know the text of ${card} yet.`,
  notOwned: (card: string) => `No further copy of ${card} is in your collection.`,
  notOfBoss: (card: string, boss: string) =>
    `${card} is not one of the cards that a deck of ${boss} may contain.`,
  unknownHero: (hero: string) =>
    `I don’t know the text of ${hero}, so I can’t check which cards its deck may contain (100.2e). Choose another hero.`,
  noCard: (id: string) => `There is no card ${id} any more.`,
  notForLevel: (level: number, card: string) => `Level ${level} doesn't allow ${card}.`,
  tooManyForLevel: (level: number) => `Level ${level} allows fewer cards than that.`,
  tooFewCopies: (card: string) => `The deck has too few copies of ${card} for that.`,
  tooManyGo: 'You can’t take out more cards than you bring in.',
} as const
