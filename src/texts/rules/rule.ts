/** A rule in our own words. */
export interface Rule {
  /** A number such as "602.1" or "R101". For a keyword, its name in lower case with hyphens: "long-range". */
  readonly number: string
  readonly title: string
  readonly text: string
  /** Numbers of related rules. */
  readonly see: readonly string[]
}

export const rule = (number: string, title: string, text: string, see = ''): Rule => ({
  number,
  title,
  text,
  see: see === '' ? [] : see.split(' '),
})

/** Makes the rule of a keyword. Its number is the keyword in lower case with hyphens: "long-range", "time-is-money". */
export const keyword = (title: string, text: string, see = ''): Rule =>
  rule(title.toLowerCase().replaceAll(' ', '-'), title, text, see)
