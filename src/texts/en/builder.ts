import { plural } from './words.ts'

const paged = (page: number, pages: number): string => (pages > 1 ? ` (${page + 1} of ${pages})` : '')

const arrow = (before: number | string, after: number | string): string =>
  before === after ? `${after}` : `${before} → ${after}`

/** Texts for building a deck and for the effects of a change. Texts in pictures have no markup. */
export const builderTexts = {
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
  save: 'Save the deck',
  oneCopy: 'Moves one copy',
  allCopies: 'Moves all copies',
  moreIn: 'Others to put in ›',
  moreOut: 'Others to take out ›',
  startOver: 'Back to the saved deck',
  saved: (cards: number) => `✓ Saved: the deck has ${plural(cards, 'card')}.`,
  unsaved: 'Not saved yet. Your changes stay here until you save them or go back.',
  asSaved: 'This is the saved deck.',
  comesIn: (cards: number) => `Comes in (${cards})`,
  goesOut: (cards: number) => `Goes out (${cards})`,
  nothing: 'Nothing',
  size: (before: number, after: number) =>
    before === after ? `${plural(after, 'card')}, as before` : `${before} → ${plural(after, 'card')}`,
  average: (before: string, after: string) => `Average cost ${arrow(before, after)}`,
  early: (before: number, after: number) => `Cost 2 or less: ${arrow(before, after)}`,
  count: (type: string, before: number, after: number) => `${type} ${arrow(before, after)}`,
  curve: (points: readonly string[]) => `By cost: ${points.join(' · ')}`,
  point: (cost: string, cards: number) => `**${cost}**: ${cards}`,
} as const
