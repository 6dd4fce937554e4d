import type { DeckCardsOfKind, legalityTexts as en } from '../en/legality.ts'
import type { TranslationOf } from '../worded.ts'
import { cardCountText as cardsOf, classNameText, factionText, joinAsList } from './words.ts'

/** The most names of a kind. */
const MOST_NAMES = 5

const kindsWithCards = (
  kinds: readonly DeckCardsOfKind[],
  nameOf: (kind: string) => string = (kind) => kind,
): string => kinds.map(({ name, names }) => `${nameOf(name)} (${joinAsList(firstNames(names))})`).join(', ')

const firstNames = (names: readonly string[]): readonly string[] =>
  names.length <= MOST_NAMES
    ? names
    : [...names.slice(0, MOST_NAMES - 1), `${names.length - MOST_NAMES + 1} weitere`]

export const legalityTexts: TranslationOf<typeof en> = {
  tooSmall: (cards, least) => `Das Deck hat ${cardsOf(cards)}, braucht aber mindestens ${least} (100.1).`,
  tooBig: (cards, most) => `Das Deck hat ${cardsOf(cards)}, aber ich nehme höchstens ${most} an.`,
  sideDeck: (cards) => `Das Beideck hat ${cardsOf(cards)}, braucht aber genau 10 (100.3).`,
  excluded: (card, hero) => `${hero} schließt ${card} aus (100.2e).`,
  isHero: (card) => `${card} ist ein Held, aber kein Meisterheld (100.1).`,
  notLetIn: (card, hero) => `${card} gehört nicht zu den Karten, die ${hero} zulässt (100.2e).`,
  onlyForClasses: (card, classes) =>
    `${card} ist nur für diese Klassen: ${joinAsList(classes.map(classNameText), 'or')} (100.2a).`,
  onlyForFactions: (card) => `${card} ist nur für Helden der Allianz oder der Horde (100.2a).`,
  onlyForFaction: (card, faction) => `${card} ist nur für die Fraktion ${factionText(faction)} (100.2a).`,
  heroRequired: (card, trait) => `${card} verlangt einen Helden mit dem Merkmal ${trait} (100.2b).`,
  talentOfTraitor: (card, hero) =>
    `${card} ist ein Talent, und Verräter wie ${hero} können keine Talente haben (100.2c).`,
  otherTalent: (card, talent, hero, own) =>
    `${card} ist ein Talent (${talent}), aber ${hero} hat ${own} (100.2c).`,
  mixedTalents: (talents) =>
    `Das Deck mischt Talente, darf aber nur eine Art haben (100.2c): ${kindsWithCards(talents)}.`,
  mixedReputations: (reputations) =>
    `Das Deck mischt Rufe, darf aber nur einen haben (100.2d): ${kindsWithCards(reputations)}.`,
  mixedFactions: (hero, factions) =>
    `Das Deck von ${hero} darf Karten der Allianz oder der Horde haben, nicht von beiden (100.2e): ${kindsWithCards(factions, factionText)}.`,
  tooManyCopies: (card, copies, most) =>
    `${card} ist ${copies}-mal im Deck, aber nur ${most === 4 ? 'viermal' : `${most}-mal`} ist erlaubt (100.4).`,
  enoughCopies: (card) => `${card} ist schon so oft im Deck, wie es erlaubt ist (100.4).`,
  unknownText: (card) => `Den Text von ${card} kenne ich noch nicht.`,
  notOwned: (card) => `In deiner Sammlung ist kein weiteres Exemplar von ${card}.`,
  notOfBoss: (card, boss) => `${card} gehört nicht zu den Karten, die in ein Deck von ${boss} dürfen.`,
  unknownHero: (hero) =>
    `Den Text von ${hero} kenne ich nicht. Deshalb kann ich nicht prüfen, welche Karten sein Deck enthalten darf (100.2e). Wähl einen anderen Helden.`,
  noCard: (id) => `Die Karte ${id} gibt es nicht mehr.`,
  notForLevel: (level, card) => `Stufe ${level} lässt ${card} nicht zu.`,
  tooManyForLevel: (level) => `Stufe ${level} lässt weniger Karten zu.`,
  tooFewCopies: (card) => `Dafür ist ${card} nicht oft genug im Deck.`,
  tooManyGo: 'Du kannst nicht mehr Karten herausnehmen, als hineinkommen.',
}
