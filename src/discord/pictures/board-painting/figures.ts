/** Draws icons with numbers, and icons of a card's state, in a line. */
import type { CardBadge, CardContents } from '../board-contents/board.ts'
import type { Brush } from '../composing/brush.ts'
import { drawExhaustedArrow, drawHeart, drawShieldIcon, drawSword, drawTarget } from '../icons.ts'
import { traceRoundedBox } from '../shapes.ts'
import { type CanvasContext, drawText, measureTextWidth } from '../text.ts'
import type { Palette } from '../theme.ts'

interface Figure {
  readonly sign: typeof drawHeart
  readonly text: string
  readonly kind: 'plain' | 'hurt'
  /** A word that is drawn after the number. */
  readonly word: string
}

type Figured = Pick<CardContents, 'atk' | 'health' | 'def'>

/** Returns the figures of a card: ATK, remaining health (with the total if it is damaged), and DEF. */
export function statFiguresOfCard({ atk, health, def }: Figured): Figure[] {
  return [
    ...(atk ? [{ sign: drawSword, text: atk.value, kind: 'plain', word: atk.types } as const] : []),
    ...(health ? [healthOf(health)] : []),
    ...(def
      ? [{ sign: drawShieldIcon, text: def.replace(/(?<!\D)\D+$/, ''), kind: 'plain', word: '' } as const]
      : []),
  ]
}

const healthOf = ({ left, of, text }: NonNullable<CardContents['health']>): Figure =>
  left < of
    ? { sign: drawHeart, text, kind: 'hurt', word: '' }
    : { sign: drawHeart, text: `${left}`, kind: 'plain', word: '' }

const SIGN = 0.82
const APART = 0.4

const widthOfOne = (ink: CanvasContext, { text, word }: Figure, size: number, hasWord: boolean): number =>
  size * SIGN +
  4 +
  measureTextWidth(ink, text, size, 800) +
  (hasWord && word !== '' ? 5 + measureTextWidth(ink, word, size * 0.66) : 0)

export const statFiguresWidth = (
  ink: CanvasContext,
  figures: readonly Figure[],
  size: number,
  hasWords = false,
): number => figures.reduce((sum, one) => sum + widthOfOne(ink, one, size, hasWords) + size * APART, 0)

interface Line {
  readonly x: number
  /** The y position of the baseline. */
  readonly base: number
  readonly size: number
  readonly color: string
  readonly hasWords?: boolean
}

/** Draws the figures of a card in a line. @returns the x position after the figures */
export function drawStatFigures(
  brush: Brush,
  figures: readonly Figure[],
  { x, base, size, color, hasWords = false }: Line,
  palette: Palette,
): number {
  let left = x
  for (const figure of figures) {
    const ground = figure.kind === 'hurt' ? palette.bad : color
    const sign = figure.sign === drawSword ? palette.gold : ground
    brush.sign(figure.sign, { x: left, y: base - size * 0.76, size: size * SIGN }, sign)
    const at = left + size * SIGN + 4
    const value = brush.write(figure.text, at, base, { size, weight: 800, color: ground })
    if (hasWords && figure.word !== '')
      brush.write(figure.word, at + value.width + 5, base, { size: size * 0.66, color: palette.soft })
    left += widthOfOne(brush.ink, figure, size, hasWords) + size * APART
  }
  return left
}

/** An icon of a card's state, such as exhausted. Some icons have a word if there is room for it. */
export type StateIcon = {
  readonly kind: CardBadge['kind'] | 'exhausted' | 'copies' | 'choice'
  readonly text: string
  readonly word?: string
}

/** Returns the icons at the right end of a card's name. */
export const stateIconsOfCard = (card: CardContents, copies: number): StateIcon[] => [
  ...(copies > 1 ? [{ kind: 'copies', text: `×${copies}` } as const] : []),
  ...(card.isChoice ? [{ kind: 'choice', text: '?' } as const] : []),
  ...card.badges,
  ...(card.exhausted ? [{ kind: 'exhausted', text: '' } as const] : []),
]

/** Adds the word to the MARKED icon. */
export const addWordToMarkedIcon = (signs: readonly StateIcon[]): StateIcon[] =>
  signs.map((one) => (one.kind === 'marked' ? { ...one, word: one.text } : one))

function widthOfSign(ink: CanvasContext, { kind, text, word }: StateIcon, size: number): number {
  if (kind === 'copies') return measureTextWidth(ink, text, size, 800) + size * 0.7
  return size * 1.25 + (word ? measureTextWidth(ink, word, size * 0.8, 700) + size * 0.35 : 0)
}

export const stateIconsWidth = (ink: CanvasContext, signs: readonly StateIcon[], size: number): number =>
  signs.reduce((sum, one) => sum + widthOfSign(ink, one, size) + 5, 0)

/** Draws the icons so that they end at `right`. */
export function drawStateIcons(
  brush: Brush,
  signs: readonly StateIcon[],
  { right, middle, size }: { right: number; middle: number; size: number },
  palette: Palette,
): void {
  let x = right - stateIconsWidth(brush.ink, signs, size) + 5
  for (const sign of signs) {
    const [width, height] = [widthOfSign(brush.ink, sign, size), size * 1.25]
    brush.put(
      ['sign', sign, size],
      { x, y: middle - height / 2, width, height },
      (ink) => drawSign(ink, sign, { x: 0, middle: height / 2, width, height }, palette),
      1,
    )
    x += width + 5
  }
}

/** Returns the background colour of each icon. */
const groundsOf = (palette: Palette) => ({
  marked: palette.bad,
  attacks: palette.bad,
  defends: palette.good,
  target: palette.gold,
  exhausted: palette.soft,
})

const SIGNS = {
  marked: drawTarget,
  attacks: drawSword,
  defends: drawShieldIcon,
  target: drawTarget,
  exhausted: drawExhaustedArrow,
} as const

interface Spot {
  readonly x: number
  readonly middle: number
  readonly width: number
  readonly height: number
}

function drawSign(
  ink: CanvasContext,
  { kind, text, word }: StateIcon,
  { x, middle, width, height }: Spot,
  palette: Palette,
): void {
  const grounds = { ...groundsOf(palette), copies: palette.text, choice: palette.text }
  traceRoundedBox(ink, { x, y: middle - height / 2, width, height }, height / 2)
  ink.fillStyle = grounds[kind]
  ink.fill()
  if (kind === 'copies' || kind === 'target' || kind === 'choice')
    return void drawText(ink, text, x + width / 2, middle + height * 0.28, {
      size: height * 0.78,
      weight: 800,
      color: palette.onInk,
      align: 'center',
    })
  const size = height * 0.66
  const inset = (height - size) / 2
  SIGNS[kind](ink, { x: x + inset, y: middle - size / 2, size }, palette.onInk)
  if (word)
    drawText(ink, word, x + height, middle + height * 0.23, {
      size: height * 0.64,
      weight: 700,
      color: palette.onInk,
    })
}
