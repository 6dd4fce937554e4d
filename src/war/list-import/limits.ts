/**
 * Limits of a list that a person sends, so that each list is cheap to read. Real lists stay far below them: the
 * longest of the house set has 91 cards, 13 columns and 1,042 lines of JSON.
 */
export const LIST_LIMITS = {
  cards: 500,
  lines: 6_000,
  columns: 20,
  /** Letters of one cell, or of one string in JSON. */
  letters: 1_000,
  /** Entries of one object in JSON, and of each array except the list of cards. */
  entries: 20,
  /** Levels of nesting in JSON. A list needs six levels. */
  depth: 12,
  /** Faults that are reported. The lines after the last of them are not checked. */
  faults: 10,
} as const

/** The limits that a list can exceed. The texts have a sentence of the same name for each. */
export type ExceededLimit = 'cards' | 'lines' | 'columns' | 'letters' | 'entries' | 'depth'
