import type { constructedTexts as en } from '../en/constructed.ts'
import type { TranslationOf } from '../worded.ts'
import { cardCountText as cardsOf, joinAsList } from './words.ts'

const hint =
  'Es ist jetzt dein **Constructed-Deck**, neben dem eigenen Deck deines Charakters, das sich nicht geändert hat.'

export const constructedTexts: TranslationOf<typeof en> = {
  title: (name) => `Constructed-Deck von ${name}`,
  rules: 'aus allen Karten, mit jedem Helden (100)',
  none: (name) =>
    `${name} hat noch kein Constructed-Deck. \`/deck import\` nimmt eine Liste beliebiger Karten, die für ihren Helden zulässig sind.`,
  saved: (hero, cards) => `✓ Ein Constructed-Deck: **${hero}**, ${cardsOf(cards)}. ${hint}`,
  withSide: (cards) => `Beideck: ${cardsOf(cards)}.`,
  whyNotOwn: (why) => ['Das eigene Deck deines Charakters kann es nicht sein:', ...why].join('\n'),
  changed: (hero, cards) => `✓ Dein Constructed-Deck hat sich geändert: **${hero}**, ${cardsOf(cards)}.`,
  unchanged: (cards) => `✓ Das ist schon dein Constructed-Deck: ${cardsOf(cards)}.`,
  whenUsed: (raids) =>
    `Du wählst es, wenn du einen Platz nimmst. Normalerweise geht das in ${joinAsList(raids)}. Ein Server kann es in allen Raids zulassen.`,
  listLegal: (hero, cards) =>
    `✓ Diese Liste ist ein zulässiges Constructed-Deck von **${hero}**: ${cardsOf(cards)}.`,
  exported: (name) => `Das Constructed-Deck von ${name}, für \`/deck import\`:`,
  severalHeroes: (names) =>
    `Die Liste nennt mehrere Helden: ${joinAsList(names)}. Ein Deck hat einen (100.1).`,
  notARaider: (hero) =>
    `${hero} gehört zum Boss oder Dungeon eines Raids und kann kein Deck eines Raiders anführen.`,
  notAllowed: (raid, allowed) =>
    `Constructed-Decks sind in ${raid} auf diesem Server nicht spielbar. ${
      allowed.length > 0 ? `Spielbar sind sie in ${joinAsList(allowed)}. ` : ''
    }Nimm einen Platz mit dem eigenen Deck deines Charakters, oder bitte alle, die den Server verwalten, sie mit \`/campaign decks:\` zuzulassen.`,
  unplayable: (name, findings) =>
    [
      `Der Raid kann nicht beginnen, weil das Constructed-Deck von ${name} nicht mehr zulässig ist.`,
      ...findings,
    ].join('\n'),
  withConstructed: 'mit einem Constructed-Deck',
  byHand: (names) =>
    `✋ Den Text von ${cardsOf(names.length)} kenne ich nicht: ${joinAsList(names)}. Du kannst trotzdem damit spielen: Lies der Runde den Text vor, und führe mit dem Knopf **✋ Von Hand** oder mit \`/judge\` aus, was er sagt. Ein anderer Spieler muss zustimmen. Ein Raid mit solchen Karten steht auf keiner Bestenliste.`,
  byHandTitle: 'Von Hand gespielt',
  byHandOf: (person, names) => `✋ **${person}**: ${joinAsList(names)}`,
  byHandNote:
    'Die Texte dieser Karten kenne ich nicht. Wer sie spielt, liest sie der Runde vor und führt sie mit dem Knopf **✋ Von Hand** oder mit `/judge` aus. Dieser Raid steht auf keiner Bestenliste.',
  byHandPlayed: (card) =>
    `✋ Den Text von ${card} kenne ich nicht. Wer die Karte spielt, liest ihn der Runde vor und führt ihn mit **✋ Von Hand** unter der Frage oder mit \`/judge\` aus.`,
  byHandRecord: (cards) =>
    `✋ In den Decks ${cards === 1 ? 'war eine Karte, die' : `waren ${cards} Karten, die`} der Tisch von Hand spielt. Deshalb steht dieser Raid auf keiner Bestenliste.`,
  byHandMark: '✋ Karten von Hand',
  side: (cards) => `Beideck (${cards})`,
  choose: 'Mit welchem Deck nimmst du den Platz?',
  chooseOwn: (name, hero) => `${name}: ${hero}`,
  chooseConstructed: (hero, cards) => `Constructed-Deck: ${hero} (${cards})`,
  seated: (hero) => `✓ Du spielst **${hero}**. Die Lobby zeigt deinen Platz.`,
  suggestion: (name, hero) => `${name}: Constructed-Deck, ${hero}`,
}
