import { worded } from '../worded.ts'
import { list, plural } from './words.ts'

/** Texts for showing, editing, checking, exporting and importing decks. */
export const deckTexts = {
  command: 'Your character’s deck',
  show: 'The deck of a character, and what else is in its collection',
  showWho: 'Whose; yours unless you say',
  edit: 'Build your deck in a panel; or type a card in and a card out',
  editIn: 'The card that comes in',
  editOut: 'The card that goes out',
  editCopies: 'How many copies of each; one unless you say',
  validate: 'Only check it: the list that you send, or your deck as it is',
  export: 'Your own, as a list that can be imported',
  import: 'A decklist in place of your deck: send a file, or type it',
  importFile: 'The decklist, as text or CSV; without one, a window opens to type it',

  title: (name: string) => `Deck of ${name}`,
  headline: (hero: string, cards: number) => `${hero} · ${plural(cards, 'card')}`,
  types: worded<Record<string, string>>({
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
  namedAnew: (cards: number) => `✓ The collection is as the list names it: ${plural(cards, 'card')}.`,
  legal: (cards: number) => `✓ The deck is legal: ${plural(cards, 'card')}.`,
  listLegal: (cards: number) => `✓ That list is a legal deck for your character: ${plural(cards, 'card')}.`,
  illegal: (findings: readonly string[]) => ['The deck is not legal:', ...findings].join('\n'),
  rules: {
    collection: 'built from the collection',
    constructed: 'built from every card; a list names the collection below “Collection”',
  },
  changed: (cards: number) => `✓ Your deck has changed; it has ${plural(cards, 'card')} now.`,
  unchanged: (cards: number) => `✓ That is your deck already: ${plural(cards, 'card')}.`,
  moved: (arrow: '＋' | '−', cards: readonly string[]) => `${arrow} ${list(cards)}`,
  pinned: 'A raid that is on goes on with the deck that it began with.',
  exported: (name: string) => `The deck of ${name}, for \`/deck import\`:`,

  formTitle: 'A decklist for your character',
  formLabel: 'The list',
  formHint: 'A line for each card: 4 Execute, or 4x Execute. It takes the place of your deck.',
  tooBig: (kb: number) =>
    `That file is too big: a list has at most ${kb} KB. Nothing has been read, and nothing has changed.`,
  notText: 'I can’t read that file: send the list as plain text or CSV. Nothing has changed.',
  notFetched: 'I couldn’t fetch that file from Discord. Nothing has changed; please try again.',
  suggestion: (copies: number, name: string, type: string) => `${copies} × ${name} — ${type}`,
  suggestionNew: (name: string, type: string, spare = 0) =>
    `${name} — ${type}${spare > 0 ? `, you own ${spare}` : ''}`,
} as const
