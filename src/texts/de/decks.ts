import type { deckTexts as en, UnreadableFileKind } from '../en/decks.ts'
import type { TranslationOf } from '../worded.ts'
import { cardCountText as cardsOf, joinAsList } from './words.ts'

const FOUND_FILES: Record<UnreadableFileKind, string> = {
  archive:
    'eine gepackte Datei, wie Tabellen (.xlsx, .ods) und Dokumente (.docx); speichere die Liste als CSV oder Text',
  office: 'eine alte Tabelle oder ein altes Dokument (.xls, .doc); speichere die Liste als CSV oder Text',
  pdf: 'ein PDF; kopiere die Liste daraus als Text',
  richText: 'formatierter Text (.rtf); speichere die Liste als einfachen Text',
  picture: 'ein Bild; schreib die Liste als Text',
  data: 'keine Textdatei',
}

export const deckTexts: TranslationOf<typeof en> = {
  title: (name) => `Deck von ${name}`,
  previous: '‹ Zurück',
  next: 'Weiter ›',
  edit: 'Ändern',
  asText: 'Als Text',
  headline: (hero, cards) => `${hero} · ${cardsOf(cards)}`,
  types: {
    ability: 'Fähigkeiten',
    ally: 'Verbündete',
    equipment: 'Ausrüstung',
    quest: 'Quests',
    location: 'Orte',
  },
  group: (type, cards) => `${type} (${cards})`,
  line: (copies, name) => `${copies} ${name}`,
  spare: (cards) => `Außerdem in der Sammlung (${cards})`,
  named: (cards) => `Als Sammlung genannt (${cards})`,
  collectionChanged: (cards) => `✓ Die Sammlung ist jetzt die aus der Liste: ${cardsOf(cards)}.`,
  legal: (cards) => `✓ Das Deck ist zulässig: ${cardsOf(cards)}.`,
  listLegal: (cards) => `✓ Diese Liste ist ein zulässiges Deck für deinen Charakter: ${cardsOf(cards)}.`,
  illegal: (findings) => ['Das Deck ist nicht zulässig:', ...findings].join('\n'),
  rules: {
    collection: 'aus der Sammlung gebaut',
    constructed: 'aus allen Karten gebaut; die Sammlung nennt eine Liste unter „Collection“',
  },
  changed: (cards) => `✓ Dein Deck ist geändert. Es hat jetzt ${cardsOf(cards)}.`,
  unchanged: (cards) => `✓ Das ist schon dein Deck: ${cardsOf(cards)}.`,
  moved: (arrow, cards) => `${arrow} ${joinAsList(cards)}`,
  pinned: 'Ein begonnener Raid geht mit dem Deck weiter, das du bei seinem Beginn hattest.',
  exported: (name) => `Das Deck von ${name}, für \`/deck import\`:`,

  formTitle: 'Eine Deckliste für deinen Charakter',
  formLabel: 'Die Liste',
  formHint: 'Je Karte eine Zeile: 4 Execute oder Execute x4. Sie ersetzt dein Deck.',
  tooBig: (kb) =>
    `Die Datei ist zu groß. Eine Liste hat höchstens ${kb} KB. Ich habe sie nicht gelesen, und nichts hat sich geändert.`,
  notText: (found, possible) =>
    `Ich kann die Datei nicht lesen. Sie ist ${FOUND_FILES[found]}. ${possible} Nichts hat sich geändert.`,
  readable:
    'Ich kann Listen in einfachem Text lesen, mit Zeilen wie „4 Execute“ oder „Execute x4“. Ich kann auch Tabellen mit einer Spalte für den Namen und einer für die Anzahl (.csv) lesen, und Decks von Magic Workstation (.mwDeck), OCTGN (.o8d), LackeyCCG (.dek) und Cockatrice (.cod).',
  noDecklist: {
    xml: (element) =>
      `Das ist XML, das mit „${element}“ beginnt, und kein Deck von OCTGN, LackeyCCG oder Cockatrice.`,
    brokenXml: (line) =>
      `Das ist ein Deck in XML, aber es bricht ab oder hat in Zeile ${line} einen Fehler. Speichere es noch einmal in dem Programm, aus dem es kommt.`,
    longXml: () => 'Das ist XML, aber mit mehr Elementen, als ein Deck hat.',
    json: () => 'Das ist JSON und keine Deckliste.',
    webPage: () => 'Das ist der Quelltext einer Webseite. Kopiere stattdessen die Liste von der Seite.',
  },
  notFetched:
    'Ich konnte die Datei nicht von Discord holen. Nichts hat sich geändert. Versuch es bitte noch einmal.',
  suggestion: (copies, name, type) => `${copies} × ${name} — ${type}`,
  suggestionNew: (name, type, spare = 0) => `${name} — ${type}${spare > 0 ? `, du besitzt ${spare}` : ''}`,
}
