import type { deckTexts as en, FoundFile } from '../en/decks.ts'
import type { Worded } from '../worded.ts'
import { cards as cardsOf, list } from './words.ts'

const FOUND_FILES: Record<FoundFile, string> = {
  archive:
    'gepackt, wie Tabellen (.xlsx, .ods) und Dokumente (.docx) es sind; speichere die Liste als CSV oder Text',
  office: 'eine alte Tabelle oder ein altes Dokument (.xls, .doc); speichere die Liste als CSV oder Text',
  pdf: 'ein PDF; kopiere die Liste daraus als Text',
  richText: 'formatierter Text (.rtf); speichere die Liste als einfachen Text',
  picture: 'ein Bild; schreib die Liste als Text',
  data: 'kein Text',
}

export const deckTexts: Worded<typeof en> = {
  command: 'Das Deck deines Charakters',
  show: 'Das Deck eines Charakters, und was er sonst besitzt',
  showWho: 'Wessen; ohne Angabe deines',
  edit: 'Dein Deck bauen; oder eine Karte hinein und eine heraus tippen',
  editIn: 'Die Karte, die hineinkommt',
  editOut: 'Die Karte, die herausgeht',
  editCopies: 'Wie viele davon; ohne Angabe eine',
  validate: 'Nur prüfen: die Liste, die du schickst, oder dein Deck, wie es ist',
  export: 'Dein eigenes, als Liste, die sich wieder einlesen lässt',
  import: 'Eine Deckliste anstelle deines Decks: schick eine Datei oder tippe sie ein',
  importFile: 'Text, CSV, .mwDeck, .o8d, .dek oder .cod; ohne Datei öffnet sich ein Fenster zum Tippen',

  title: (name) => `Deck von ${name}`,
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
  namedAnew: (cards) => `✓ Die Sammlung ist, wie die Liste sie nennt: ${cardsOf(cards)}.`,
  legal: (cards) => `✓ Das Deck ist zulässig: ${cardsOf(cards)}.`,
  listLegal: (cards) => `✓ Diese Liste ist ein zulässiges Deck für deinen Charakter: ${cardsOf(cards)}.`,
  illegal: (findings) => ['Das Deck ist nicht zulässig:', ...findings].join('\n'),
  rules: {
    collection: 'aus der Sammlung gebaut',
    constructed: 'aus allen Karten gebaut; die Sammlung nennt eine Liste unter „Collection“',
  },
  changed: (cards) => `✓ Dein Deck ist geändert; es hat jetzt ${cardsOf(cards)}.`,
  unchanged: (cards) => `✓ Das ist schon dein Deck: ${cardsOf(cards)}.`,
  moved: (arrow, cards) => `${arrow} ${list(cards)}`,
  pinned: 'Ein laufender Raid geht mit dem Deck weiter, mit dem er begonnen hat.',
  exported: (name) => `Das Deck von ${name}, für \`/deck import\`:`,

  formTitle: 'Eine Deckliste für deinen Charakter',
  formLabel: 'Die Liste',
  formHint: 'Je Karte eine Zeile: 4 Execute oder Execute x4. Sie tritt an die Stelle deines Decks.',
  tooBig: (kb) =>
    `Die Datei ist zu groß: Eine Liste hat höchstens ${kb} KB. Nichts wurde gelesen, und nichts hat sich geändert.`,
  notText: (found, possible) =>
    `Ich kann die Datei nicht lesen: Sie ist ${FOUND_FILES[found]}. ${possible} Nichts hat sich geändert.`,
  readable:
    'Ich lese Listen in einfachem Text, etwa „4 Execute“ oder „Execute x4“ je Zeile; Tabellen mit einer Spalte für den Namen und einer für die Anzahl (.csv); und Decks von Magic Workstation (.mwDeck), OCTGN (.o8d), LackeyCCG (.dek) und Cockatrice (.cod).',
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
    'Ich konnte die Datei nicht von Discord holen. Nichts hat sich geändert; versuch es bitte noch einmal.',
  suggestion: (copies, name, type) => `${copies} × ${name} — ${type}`,
  suggestionNew: (name, type, spare = 0) => `${name} — ${type}${spare > 0 ? `, du besitzt ${spare}` : ''}`,
}
