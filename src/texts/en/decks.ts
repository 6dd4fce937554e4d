import { withWiderType } from '../worded.ts'
import { countWithNoun, joinAsList } from './words.ts'

/** Names of the kinds of files that contain no text. */
const FOUND_FILES = {
  archive:
    'a packed file, like spreadsheets (.xlsx, .ods) and documents (.docx); save the list as CSV or text',
  office: 'an old spreadsheet or document (.xls, .doc); save the list as CSV or text',
  pdf: 'a PDF; copy its list as text',
  richText: 'rich text (.rtf); save the list as plain text',
  picture: 'a picture; write the list as text',
  data: 'not a text file',
} as const
export type UnreadableFileKind = keyof typeof FOUND_FILES

/** Texts for decks: showing, editing, checking, exporting and importing them. */
export const deckTexts = {
  title: (name: string) => `Deck of ${name}`,
  previous: '‹ Back',
  next: 'Next ›',
  edit: 'Edit',
  asText: 'As text',
  headline: (hero: string, cards: number) => `${hero} · ${countWithNoun(cards, 'card')}`,
  types: withWiderType<Record<string, string>>({
    ability: 'Abilities',
    ally: 'Allies',
    equipment: 'Equipment',
    quest: 'Quests',
    location: 'Locations',
  }),
  group: (type: string, cards: number) => `${type} (${cards})`,
  line: (copies: number, name: string) => `${copies} ${name}`,
  spare: (cards: number) => `Also in the collection (${cards})`,
  named: (cards: number) => `Named as the collection (${cards})`,
  collectionChanged: (cards: number) =>
    `✓ The collection is now the one that the list names: ${countWithNoun(cards, 'card')}.`,
  legal: (cards: number) => `✓ The deck is legal: ${countWithNoun(cards, 'card')}.`,
  listLegal: (cards: number) =>
    `✓ That list is a legal deck for your character: ${countWithNoun(cards, 'card')}.`,
  illegal: (findings: readonly string[]) => ['The deck is not legal:', ...findings].join('\n'),
  rules: {
    collection: 'built from the collection',
    constructed: 'built from every card; a list names the collection below “Collection”',
  },
  changed: (cards: number) => `✓ Your deck has changed. It has ${countWithNoun(cards, 'card')} now.`,
  unchanged: (cards: number) => `✓ That is already your deck: ${countWithNoun(cards, 'card')}.`,
  moved: (arrow: '＋' | '−', cards: readonly string[]) => `${arrow} ${joinAsList(cards)}`,
  pinned: 'A raid that has begun goes on with the deck that you had at its start.',
  exported: (name: string) => `The deck of ${name}, for \`/deck import\`:`,

  formTitle: 'A decklist for your character',
  formLabel: 'The list',
  formHint: 'A line for each card: 4 Execute, or Execute x4. It replaces your deck.',
  tooBig: (kb: number) =>
    `That file is too big. A list has at most ${kb} KB. I have not read it, and nothing has changed.`,
  /** @param possible a sentence that names the formats that can be read */
  notText: (found: UnreadableFileKind, possible: string) =>
    `I can’t read that file. It is ${FOUND_FILES[found]}. ${possible} Nothing has changed.`,
  readable:
    'I can read lists in plain text, with lines such as "4 Execute" or "Execute x4". I can also read tables with a column for the name and one for the count (.csv), and decks of Magic Workstation (.mwDeck), OCTGN (.o8d), LackeyCCG (.dek) and Cockatrice (.cod).',
  noDecklist: {
    xml: (element: string) =>
      `That is XML that begins with “${element}”, and not a deck of OCTGN, LackeyCCG or Cockatrice.`,
    brokenXml: (line: number) =>
      `That is a deck in XML, but it breaks off or has a fault in line ${line}. Save it again in the program that it comes from.`,
    longXml: () => 'That is XML, but with more elements than a deck has.',
    json: () => 'That is JSON, and not a decklist.',
    webPage: () => 'That is the source of a web page. Copy the list from the page instead.',
  },
  notFetched: 'I couldn’t fetch that file from Discord. Nothing has changed; please try again.',
  suggestion: (copies: number, name: string, type: string) => `${copies} × ${name} — ${type}`,
  suggestionNew: (name: string, type: string, spare = 0) =>
    `${name} — ${type}${spare > 0 ? `, you own ${spare}` : ''}`,
} as const
