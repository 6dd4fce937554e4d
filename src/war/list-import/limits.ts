/**
 * Limits of a list that a person sends. They are above the needs of any real list (the longest of the house set has
 * 91 cards, 13 columns and 1,042 lines of JSON) and keep each list cheap to read.
 */
export const LIST_LIMITS = {
  cards: 500,
  lines: 6_000,
  columns: 20,
  /** Letters of one cell, or of one text in JSON. */
  letters: 1_000,
  /** Entries of one object in JSON, and of each array except the list of cards. */
  entries: 20,
  /** Levels of nesting in JSON. A list needs six. */
  depth: 12,
  /** Faults that are reported. The rest of the list is not checked. */
  faults: 10,
} as const

/** A limit that a list exceeds. Each has a sentence of the same name in the texts. */
export type Excess = 'cards' | 'lines' | 'columns' | 'letters' | 'entries' | 'depth'
