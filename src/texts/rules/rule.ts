/** A rule in our own words. */
export interface Rule {
  /** "602.1", "R101"; a keyword has its name in small letters with hyphens: "long-range". */
  readonly number: string
  readonly title: string
  readonly text: string
  /** Numbers of other rules that belong to it. */
  readonly see: readonly string[]
}

export const rule = (number: string, title: string, text: string, see = ''): Rule => ({
  number,
  title,
  text,
  see: see === '' ? [] : see.split(' '),
})

/** "Long-Range" is found at "long-range", "Time is Money" at "time-is-money". */
export const keyword = (title: string, text: string, see = ''): Rule =>
  rule(title.toLowerCase().replaceAll(' ', '-'), title, text, see)
