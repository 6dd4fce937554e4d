/** How large things are on the live board. Discord shows it at half of this on a desktop, at a third on a phone. */

export const WIDTH = 1100
/** 350 of Discord's pixels. */
export const MOST_HEIGHT = 700
export const EDGE = 12
/** Between parties: an arrow goes through it. */
export const GAP = 12
/** Between lair and raiders, where there are arrows. */
export const STREET = 38
export const PAD = 9
export const HEAD = 56
export const LINK = 32
/** Of the lair's own figures, beside its cards. */
export const LAIR_HERO = 330
/** A card alone is no wider. */
export const WIDEST = 430

export interface Measure {
  /** Of a card's name, its figures, and what stands beside them. */
  readonly name: number
  readonly figure: number
  readonly small: number
  /** What a card says, where that fits into so many lines. */
  readonly textLines: number
  readonly gap: number
  /** A character's figures stand beside its name where a card is so wide. */
  readonly lineFrom: number
  /** How a card's number begins. */
  readonly sign: '#' | ''
  /** A card is at least so wide. */
  readonly least: number
  readonly hero: {
    readonly name: number
    readonly bar: number
    readonly count: number
    readonly chipLines: number
  }
}

export const SMALLEST: Measure = {
  name: 18,
  figure: 19,
  small: 17,
  textLines: 0,
  lineFrom: 0,
  sign: '',
  gap: 4,
  least: 165,
  hero: { name: 25, bar: 28, count: 23, chipLines: 1 },
}

/** The one with the largest letters that fits is taken. */
export const MEASURES: readonly Measure[] = [
  {
    name: 29,
    figure: 34,
    small: 23,
    textLines: 3,
    lineFrom: Number.POSITIVE_INFINITY,
    sign: '#',
    gap: 9,
    least: 255,
    hero: { name: 35, bar: 42, count: 30, chipLines: 3 },
  },
  {
    name: 25,
    figure: 29,
    small: 20,
    textLines: 3,
    lineFrom: Number.POSITIVE_INFINITY,
    sign: '#',
    gap: 8,
    least: 225,
    hero: { name: 31, bar: 38, count: 27, chipLines: 3 },
  },
  {
    name: 24,
    figure: 28,
    small: 19,
    textLines: 2,
    lineFrom: Number.POSITIVE_INFINITY,
    sign: '#',
    gap: 7,
    least: 225,
    hero: { name: 30, bar: 36, count: 26, chipLines: 2 },
  },
  {
    name: 22,
    figure: 26,
    small: 18,
    textLines: 0,
    lineFrom: Number.POSITIVE_INFINITY,
    sign: '#',
    gap: 6,
    least: 190,
    hero: { name: 28, bar: 34, count: 25, chipLines: 2 },
  },
  {
    name: 20,
    figure: 23,
    small: 17,
    textLines: 0,
    lineFrom: 300,
    sign: '#',
    gap: 5,
    least: 165,
    hero: { name: 26, bar: 30, count: 24, chipLines: 1 },
  },
  SMALLEST,
]
