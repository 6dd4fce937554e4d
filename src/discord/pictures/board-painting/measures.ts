/** The sizes of the parts of a board's picture. */
import type { BoardPictureContents } from '../board-contents/board.ts'

export const BOARD_MARGIN = 12
/** The gap between parties. It is wide enough for an arrow. */
export const BOARD_GAP = 12
/** The gap between lair and raiders if there are arrows. */
export const LAIR_ARROW_GAP = 38
export const PARTY_PADDING = 9
export const PARTY_HEAD_HEIGHT = 56
export const LINK_HEIGHT = 32

/** The font sizes, gaps and limits with which a board's cards and the heads of its parties are drawn. */
export interface TileSizes {
  /** The font sizes of a card's name, its figures, and the texts beside them. */
  readonly name: number
  readonly figure: number
  readonly small: number
  /** The maximum number of lines for a card's text. A longer text is left out. */
  readonly textLines: number
  /** Whether only the most important line of the text is shown. */
  readonly isGist?: boolean
  /** Whether the type, the cost and the damage type are shown. */
  readonly isWhole: boolean
  readonly gap: number
  /** The width from which a character's figures are beside its name. */
  readonly lineFrom: number
  /** The prefix of a card's number. */
  readonly sign: '#' | ''
  /** The minimum width of a card. */
  readonly least: number
  readonly hero: {
    readonly name: number
    readonly bar: number
    readonly count: number
    readonly chipLines: number
  }
}

/** The measures for a card that has room for its text. The letters are as large as without the text. */
interface WithText {
  /** The measure for the whole text. */
  readonly whole: TileSizes
  /** The measure for the most important line of the text. */
  readonly gist: TileSizes
}

const WHOLE_LINES = 12
const GIST_LINES = 6
const known = new Map<TileSizes, WithText>()

export function tileSizesWithText(measure: TileSizes): WithText {
  const found = known.get(measure) ?? {
    whole: { ...measure, textLines: WHOLE_LINES },
    gist: { ...measure, textLines: GIST_LINES, isGist: true },
  }
  known.set(measure, found)
  return found
}

const SMALLEST: TileSizes = {
  name: 18,
  figure: 19,
  small: 17,
  textLines: 0,
  isWhole: false,
  lineFrom: 0,
  sign: '',
  gap: 4,
  least: 165,
  hero: { name: 25, bar: 28, count: 23, chipLines: 1 },
}

/** The measures, the largest letters first. The first one that fits is used. */
const MEASURES: readonly TileSizes[] = [
  {
    name: 29,
    figure: 34,
    small: 23,
    textLines: 3,
    isWhole: false,
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
    isWhole: false,
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
    isWhole: false,
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
    isWhole: false,
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
    isWhole: false,
    lineFrom: 300,
    sign: '#',
    gap: 5,
    least: 165,
    hero: { name: 26, bar: 30, count: 24, chipLines: 1 },
  },
  SMALLEST,
]

const WHOLE = { lineFrom: Number.POSITIVE_INFINITY, sign: '#', isWhole: true } as const

const SMALLEST_LARGE: TileSizes = {
  ...SMALLEST,
  name: 20,
  figure: 21,
  sign: '#',
  hero: { ...SMALLEST.hero, chipLines: 2 },
}

const LARGE_MEASURES: readonly TileSizes[] = [
  {
    ...WHOLE,
    name: 36,
    figure: 42,
    small: 28,
    textLines: 12,
    gap: 12,
    least: 330,
    hero: { name: 44, bar: 50, count: 36, chipLines: 5 },
  },
  {
    ...WHOLE,
    name: 31,
    figure: 36,
    small: 25,
    textLines: 12,
    gap: 10,
    least: 290,
    hero: { name: 38, bar: 44, count: 32, chipLines: 4 },
  },
  {
    ...WHOLE,
    name: 27,
    figure: 31,
    small: 22,
    textLines: 12,
    gap: 9,
    least: 250,
    hero: { name: 34, bar: 40, count: 29, chipLines: 4 },
  },
  {
    ...WHOLE,
    name: 24,
    figure: 27,
    small: 20,
    textLines: 12,
    gap: 8,
    least: 225,
    hero: { name: 31, bar: 36, count: 27, chipLines: 3 },
  },
  {
    ...WHOLE,
    name: 22,
    figure: 25,
    small: 19,
    textLines: 5,
    gap: 7,
    least: 200,
    hero: { name: 29, bar: 34, count: 26, chipLines: 3 },
  },
  {
    ...WHOLE,
    name: 21,
    figure: 23,
    small: 18,
    textLines: 0,
    gap: 6,
    least: 180,
    hero: { name: 28, bar: 32, count: 25, chipLines: 2 },
  },
  SMALLEST_LARGE,
]

/** The size of a board and its measures. */
export interface BoardSize {
  readonly width: number
  readonly mostHeight: number
  /** The width of the lair's own figures, beside its cards. */
  readonly lairHero: number
  /** The maximum width of a card. */
  readonly widest: number
  /** The maximum number of links. The others are only counted. */
  readonly mostLinks: number
  /** The sizes of tiles that are tried, the largest letters first. */
  readonly measures: readonly TileSizes[]
  readonly smallest: TileSizes
}

/**
 * The board beside a question. Discord shows it at half this size on a desktop (550 × 350), and at a third on
 * a phone.
 */
export const LIVE_BOARD_SIZE: BoardSize = {
  width: 1100,
  mostHeight: 700,
  lairHero: 330,
  widest: 430,
  mostLinks: 3,
  measures: MEASURES,
  smallest: SMALLEST,
}

/** The board for people who click it: the size of a desktop's screen, with the texts of the cards. */
export const LARGE_BOARD_SIZE: BoardSize = {
  width: 1600,
  mostHeight: 1200,
  lairHero: 440,
  widest: 560,
  mostLinks: 6,
  measures: LARGE_MEASURES,
  smallest: SMALLEST_LARGE,
}

export const boardSizeFor = ({ kind }: Pick<BoardPictureContents, 'kind'>): BoardSize =>
  kind === 'live' ? LIVE_BOARD_SIZE : LARGE_BOARD_SIZE
