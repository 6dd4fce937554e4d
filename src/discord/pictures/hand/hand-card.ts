/**
 * Lays out one card of a hand: all lines with the final size of their letters, so that a test can measure
 * them.
 */
import type { CardFace, HandPictureContents } from '../card-face/face.ts'
import { type RichLine, wrapRichText } from '../rich-text.ts'
import { type CanvasContext, fitText, measureTextWidth, wrapText } from '../text.ts'
import type { HandCardStyle } from './picture-sizes.ts'

type HandCardShown = HandPictureContents['cards'][number]

/** Lines of text with the size of their letters. */
interface Lines {
  readonly size: number
  readonly lines: readonly string[]
}

export interface HandCardLayout {
  readonly card: HandCardShown
  readonly style: HandCardStyle
  readonly width: number
  readonly name: Lines
  readonly type: Lines
  /** The class and the faction on the emblem, as far as they fit. */
  readonly traits: string
  /** The lines of the text of each power. */
  readonly text: { readonly size: number; readonly powers: readonly (readonly RichLine[])[] }
  readonly figures: { readonly size: number; readonly where: 'none' | 'beside the type' | 'below' }
  readonly mark: Lines
  /** The height of the card without its use mark. `whole` includes the mark. */
  readonly height: number
  readonly whole: number
}

/** The height of a line of the text, as a part of its size. */
export const POWER_TEXT_LINE_SPACING = 1.28
/** The space between the texts of two powers, as a part of the text’s size. */
export const POWER_GAP_RATIO = 0.4
/** The height of a line of the name or type, as a part of its size. */
export const NAME_AND_TYPE_LINE_HEIGHT = 1.18
/** The diameter of the cost as a part of the name's size, and the space beside it as a part of the padding. */
export const COST_CIRCLE_SIZE_RATIO = 1.3
export const COST_CIRCLE_GAP_RATIO = 0.8
/** The space above the mark, and the widths of the number and the sign before its text. */
export const CARD_USE_MARK_MARGIN_TOP = 8
export const CARD_NUMBER_WIDTH = 58
export const CARD_USE_SIGN_WIDTH = 42
export const CARD_USE_MARK_LINE_HEIGHT = 1.3
export const COPY_COUNT_WIDTH = 80
/** The size of a card's number, and of its number of copies. */
export const CARD_NUMBER_FONT_SIZE = 37

interface Measured extends HandCardStyle {
  readonly width: number
  readonly least: number
}

/** Lays out one card of a hand's picture. @param least the size of the smallest letters */
export function layOutHandCard(
  ink: CanvasContext,
  card: HandCardShown,
  width: number,
  style: HandCardStyle,
  least: number,
): HandCardLayout {
  const measure = { ...style, width, least }
  const { face } = card
  const inner = width - 2 * style.pad
  const name = nameOf(ink, face, measure)
  const figures = figuresOf(ink, face, measure)
  const beside =
    figures.where === 'beside the type' ? handCardFiguresWidth(ink, face, figures.size, least) : 0
  const typed = { size: style.type, weight: 700 as const, width: inner - beside }
  const type = { size: style.type, lines: wrapText(ink, face.typeLine, typed, beside > 0 ? 1 : 2) }
  const mark = markOf(ink, card, measure)
  const parts = { card, style, width, name, type, figures, mark }
  const laid = style.texts.map((size) => {
    const powers = face.text.map((text) => wrapRichText(ink, text, size, inner - 2 * style.pad))
    return { text: { size, powers }, height: heightOf(parts, { size, powers }) }
  })
  const best = laid.find(({ height }) => height <= style.height) ?? laid.at(-1)
  if (!best) throw new Error('a style without a size of text')
  const height = Math.max(style.height, best.height)
  const traits = fitText(ink, face.traits, { size: style.type, weight: 700, width: inner - 40 }).text
  return { ...parts, text: best.text, traits, height, whole: height + markHeight(mark) }
}

/**
 * Returns the name in one line if it fits in letters that are large enough, else in two lines of the smallest letters.
 */
function nameOf(
  ink: CanvasContext,
  { name, cost }: CardFace,
  { width, pad, name: size, least }: Measured,
): Lines {
  const coin = cost === null ? 0 : size * COST_CIRCLE_SIZE_RATIO + pad * COST_CIRCLE_GAP_RATIO
  const room = { weight: 800 as const, width: width - 2 * pad - coin }
  const wide = measureTextWidth(ink, name, size, room.weight)
  const fitting = Math.min(size, Math.floor((size * room.width) / Math.max(1, wide)))
  if (fitting >= least) return { size: fitting, lines: [name] }
  return { size: least, lines: wrapText(ink, name, { ...room, size: least }, 2) }
}

function figuresOf(
  ink: CanvasContext,
  face: CardFace,
  { width, pad, type, figure, emblem, least }: Measured,
): HandCardLayout['figures'] {
  const inner = width - 2 * pad
  if (handCardFiguresWidth(ink, face, 1, 0) === 0) return { size: figure, where: 'none' }
  const isBeside =
    emblem === 0 &&
    handCardFiguresWidth(ink, face, least, least) + measureTextWidth(ink, face.typeLine, type, 700) <= inner
  if (isBeside) return { size: least, where: 'beside the type' }
  const isFitting = handCardFiguresWidth(ink, face, figure, least) <= inner
  return { size: isFitting ? figure : least, where: 'below' }
}

/** Returns the size of the damage type beside the ATK. */
export const damageTypeFontSize = (size: number, least: number): number => Math.max(least, size * 0.72)

/** Returns the width of ATK, DEF, strike cost and health with their signs and spaces. */
export function handCardFiguresWidth(
  ink: CanvasContext,
  { atk, def, strike, health }: CardFace,
  size: number,
  least: number,
): number {
  const value = (text: string | null) =>
    text === null ? 0 : measureTextWidth(ink, text, size, 800) + size * 1.75
  const types =
    atk && atk.types !== ''
      ? measureTextWidth(ink, atk.types, damageTypeFontSize(size, least)) + size * 0.5
      : 0
  return value(atk?.value ?? null) + types + value(def) + value(strike) + value(health)
}

function markOf(ink: CanvasContext, { mark, copies }: HandCardShown, { width, pad, least }: Measured): Lines {
  if (mark.use === null) return { size: least, lines: [''] }
  const room = width - CARD_NUMBER_WIDTH - CARD_USE_SIGN_WIDTH - pad - (copies ? COPY_COUNT_WIDTH + 12 : 0)
  return { size: least, lines: wrapText(ink, mark.text, { size: least, weight: 700, width: room }, 3) }
}

const markHeight = ({ size, lines }: Lines): number =>
  CARD_USE_MARK_MARGIN_TOP + Math.max(46, lines.length * size * CARD_USE_MARK_LINE_HEIGHT) + 4

const linesHeight = ({ size, lines }: Lines): number => lines.length * size * NAME_AND_TYPE_LINE_HEIGHT

export const handCardNameHeight = ({
  card,
  style,
  name,
}: Pick<HandCardLayout, 'card' | 'style' | 'name'>): number =>
  Math.max(linesHeight(name), card.face.cost === null ? 0 : style.name * COST_CIRCLE_SIZE_RATIO)

export const handCardTypeHeight = ({ type }: Pick<HandCardLayout, 'type'>): number =>
  linesHeight(type) + type.size * 0.25

export const handCardFiguresHeight = ({ figures }: Pick<HandCardLayout, 'figures'>): number =>
  figures.where === 'below' ? figures.size * 1.4 : 0

export function handCardTextHeight({ size, powers }: HandCardLayout['text'], { pad }: HandCardStyle): number {
  const count = powers.reduce((sum, power) => sum + power.length, 0)
  return (
    count * size * POWER_TEXT_LINE_SPACING +
    Math.max(0, powers.length - 1) * size * POWER_GAP_RATIO +
    1.4 * pad
  )
}

function heightOf(
  parts: Pick<HandCardLayout, 'card' | 'style' | 'name' | 'type' | 'figures'>,
  text: HandCardLayout['text'],
): number {
  const { pad, emblem } = parts.style
  const fixed = handCardNameHeight(parts) + handCardTypeHeight(parts) + handCardFiguresHeight(parts)
  return Math.ceil(pad + fixed + emblem + handCardTextHeight(text, parts.style) + pad)
}
