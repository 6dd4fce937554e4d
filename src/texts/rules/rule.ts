/** A rule in our own words. */
export interface RulebookRule {
  /** A number such as "602.1" or "R101". For a keyword, its name in lower case with hyphens: "long-range". */
  readonly number: string
  readonly title: string
  readonly text: string
  /** The numbers of related rules. */
  readonly see: readonly string[]
}

export const newRule = (number: string, title: string, text: string, see = ''): RulebookRule => ({
  number,
  title,
  text,
  see: see === '' ? [] : see.split(' '),
})

/** Makes the rule of a keyword. Its number is the keyword in lower case with hyphens: "long-range", "time-is-money". */
export const newKeywordRule = (title: string, text: string, see = ''): RulebookRule =>
  newRule(title.toLowerCase().replaceAll(' ', '-'), title, text, see)
