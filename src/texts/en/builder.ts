import { countWithNoun } from './words.ts'

const paged = (page: number, pages: number): string => (pages > 1 ? ` (${page + 1} of ${pages})` : '')

const arrow = (before: number | string, after: number | string): string =>
  before === after ? `${after}` : `${before} → ${after}`

/** Texts for building a deck and for the effects of a change. Texts in pictures have no markup. */
export const deckBuilderTexts = {
  filter: 'Show only …',
  type: (types: string) => `Type: ${types}`,
  cost: (first: number, last: number) =>
    last === Number.POSITIVE_INFINITY
      ? `Cost: ${first} or more`
      : `Cost: ${first === last ? first : `${first} or ${last}`}`,
  ofClass: (className: string) => `Class: ${className}`,
  anyClass: 'Class: any',
  owned: 'Only cards in the collection',
  putIn: (page: number, pages: number) => `Put in …${paged(page, pages)}`,
  takeOut: (page: number, pages: number) => `Take out …${paged(page, pages)}`,
  option: (cost: number | null, name: string) => (cost === null ? name : `(${cost}) ${name}`),
  optionIn: (type: string, there: number, more: number) =>
    `${type} · ${there} in the deck, ${more} more possible`,
  optionOut: (type: string, copies: number) => `${type} · ${copies} in the deck`,
  lacking: 'What the deck lacks',
  lackKinds: {
    earlyAlly: 'allies of cost 3 or less',
    ally: 'allies',
    ability: 'abilities',
    equipment: 'equipment',
    weapon: 'weapons',
    quest: 'quests',
  },
  lack: (kind: string, cards: number, starters: number) => `${cards} ${kind} (they have ${starters})`,
  lacks: (lacks: readonly string[]) =>
    `⚠ Less than half of what the starter decks of the class have: ${lacks.join(', ')}.`,
  optionNot: (card: string, type: string) => `🚫 ${card} · ${type}`,
  optionByHand: (card: string) => `✋ ${card}`,
  search: {
    open: 'Search …',
    clear: 'End the search',
    formTitle: 'Search for cards',
    formLabel: 'Words and a cost',
    formHint:
      'Words of the name, type, class, set or text, and a cost such as 3, 2-4 or 5+. Empty shows all.',
    example: 'for example, ally 2-3 draw',
    /**
     * @param cards the number of matching cards that can be added
     * @param others the number of cards with the typed or a similar name that can’t be added
     */
    found: (words: string, cards: number, others: number) =>
      `🔍 “${words}”: ${countWithNoun(cards, 'card')} to put in${others > 0 ? `, and ${others} 🚫 with the reason why not` : ''}.`,
  },
  save: 'Save the deck',
  oneCopy: 'Moves one copy',
  allCopies: 'Moves all copies',
  moreIn: 'Others to put in ›',
  moreOut: 'Others to take out ›',
  startOver: 'Back to the saved deck',
  saved: (cards: number) => `✓ Saved: the deck has ${countWithNoun(cards, 'card')}.`,
  unsaved: 'Not saved yet. Your changes stay here until you save them or go back.',
  asSaved: 'This is the saved deck.',
  comesIn: (cards: number) => `Comes in (${cards})`,
  goesOut: (cards: number) => `Goes out (${cards})`,
  nothing: 'Nothing',
  size: (before: number, after: number) =>
    before === after
      ? `${countWithNoun(after, 'card')}, as before`
      : `${before} → ${countWithNoun(after, 'card')}`,
  average: (before: string, after: string) => `Average cost ${arrow(before, after)}`,
  early: (before: number, after: number) => `Cost 2 or less: ${arrow(before, after)}`,
  count: (type: string, before: number, after: number) => `${type} ${arrow(before, after)}`,
  curve: (points: readonly string[]) => `By cost: ${points.join(' · ')}`,
  point: (cost: string, cards: number) => `**${cost}**: ${cards}`,
} as const
