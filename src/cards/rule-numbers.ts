/**
 * The rules of the Comprehensive Rules 7.4 that apply to a card: the rule number for each kind of card. The folder
 * `src/texts/rules` has the texts of the rules, in our own words.
 */
import type { Card, Keyword } from '../engine/index.ts'

export const CARD_KINDS_WITH_RULES = [
  'ally',
  'totem',
  'mount',
  'weapon',
  'armor',
  'instant',
  'ongoing',
  'attachment',
  'quest',
  'location',
  'unique',
  'masterHero',
  'protector',
  'stealth',
  'longRange',
  'inspire',
  'dualWield',
  'sabotage',
] as const
export type CardKindWithRule = (typeof CARD_KINDS_WITH_RULES)[number]

export const RULE_NUMBERS_BY_CARD_KIND: Readonly<Record<CardKindWithRule, string>> = {
  ally: '302.2',
  totem: '305.3a',
  mount: '302.3',
  weapon: '303.2',
  armor: '304.2',
  instant: '409.1',
  ongoing: '305.2',
  attachment: '400.1',
  quest: '306.1',
  location: '306.3',
  unique: '414.2',
  masterHero: '301.4',
  protector: '602.2',
  stealth: '602.2a',
  longRange: '603.1a',
  inspire: '501.1b',
  dualWield: '406.2',
  sabotage: '600.1',
}

/** Returns the kinds with a rule to which a card belongs, in the order of `CARD_KINDS_WITH_RULES`. */
export function kindsWithRuleOfCard(card: Card): CardKindWithRule[] {
  const { type, tags } = card
  const isTagged = (tag: string) => tags.some((one) => one.tag === tag)
  const keywords = keywordsOf(card)
  const has: Record<CardKindWithRule, boolean> = {
    ally: type === 'ally' && !keywords.has('ferocity'),
    totem: isTagged('Totem'),
    mount: isTagged('Mount'),
    weapon: type === 'equipment' && card.strikeCost !== undefined,
    armor: type === 'equipment' && card.def !== undefined,
    instant: card.instant === true,
    ongoing: card.ongoing === true,
    attachment: card.attach !== undefined,
    quest: type === 'quest',
    location: type === 'location',
    unique: card.unique === true,
    masterHero: card.master === true,
    protector: keywords.has('protector'),
    stealth: keywords.has('stealth'),
    longRange: keywords.has('longRange'),
    inspire: keywords.has('inspire'),
    dualWield: keywords.has('dualWield'),
    sabotage: keywords.has('sabotage'),
  }
  return CARD_KINDS_WITH_RULES.filter((thing) => has[thing])
}

/** Returns the keywords that are printed on a card by name. */
const keywordsOf = ({ powers }: Card): ReadonlySet<Keyword> =>
  new Set(powers.flatMap((power) => (power.kind === 'keyword' ? [power.keyword] : [])))
