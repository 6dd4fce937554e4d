/** A rule in our own words. */
export interface RulebookRule {
  /** A number such as "602.1" or "R101". For a keyword, its name in lower case with hyphens: "long-range". */
  readonly number: string
  readonly title: string
  readonly text: string
  /** The numbers of related rules. */
  readonly see: readonly string[]
}

export const newRulebookRule = (number: string, title: string, text: string, see = ''): RulebookRule => ({
  number,
  title,
  text,
  see: see === '' ? [] : see.split(' '),
})

/** Makes the rule of a keyword. Its number is the keyword in lower case with hyphens: "long-range", "time-is-money". */
export const newKeywordRule = (title: string, text: string, see = ''): RulebookRule =>
  newRulebookRule(title.toLowerCase().replaceAll(' ', '-'), title, text, see)
