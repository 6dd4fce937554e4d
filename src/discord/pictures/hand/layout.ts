/** Lays out a hand in as many pictures as it takes to keep its letters readable. */
import type { HandPictureContents } from '../card-face/face.ts'
import { canvasContextForMeasuring } from '../composing/tiles.ts'
import type { Box } from '../shapes.ts'
import { type CanvasContext, fitText, measureTextWidth, wrapText } from '../text.ts'
import type { FontWeight } from '../theme.ts'
import { type HandCardLayout, layOutHandCard } from './hand-card.ts'
import { HAND_PICTURE_SIZES, type HandCardStyle, type HandPictureSize } from './picture-sizes.ts'

const EDGE = 20
const GAP = 18
const TITLE = { phone: 48, desktop: 42 } as const
/** The space between title and foot, if they share a line. */
const APART = 40
const FOOT_LINE = 1.3

/** A line of the title or the foot. */
interface Letters {
  readonly text: string
  readonly size: number
  readonly weight: FontWeight
  readonly isSoft: boolean
  readonly x: number
  /** The vertical position of the text's baseline. */
  readonly y: number
}

export interface PlacedHandCard {
  readonly layout: HandCardLayout
  readonly box: Box
}

/** The layout of one picture. */
export interface HandPictureLayout {
  readonly sheet: HandPictureSize
  readonly letters: readonly Letters[]
  readonly placed: readonly PlacedHandCard[]
  readonly height: number
}

/** Lays out a hand as pictures. @returns the pictures in their order, at least one */
export function layOutHand(hand: HandPictureContents): readonly [HandPictureLayout, ...HandPictureLayout[]] {
  const { first, further, styles } = HAND_PICTURE_SIZES[hand.device]
  const { cards } = hand
  let last: { style: HandCardStyle; laid: HandPictureLayout } | null = null
  for (const style of styles(cards.length)) {
    const { laid, left } = fill(hand, cards, first, style)
    if (left.length === 0 && laid.height <= first.height) return [laid]
    last = { style, laid }
  }
  if (!last) throw new Error('a device without styles')
  const { style, laid } = last
  const rest = cards.slice(laid.placed.length)
  return [laid, ...layRest(hand, rest, further, { ...style, columns: further.columns })]
}

function layRest(
  hand: HandPictureContents,
  cards: HandPictureContents['cards'],
  sheet: HandPictureSize,
  style: HandCardStyle,
): HandPictureLayout[] {
  if (cards.length === 0) return []
  const { laid, left } = fill(hand, cards, sheet, style)
  return [laid, ...layRest(hand, left, sheet, style)]
}

interface Filled {
  readonly laid: HandPictureLayout
  readonly left: HandPictureContents['cards']
}

/**
 * Puts each card into the column with the most room, so that the numbers increase from left to right as far
 * as possible. The sheet ends before the first card that doesn't fit, but has at least one card.
 */
function fill(
  hand: HandPictureContents,
  cards: HandPictureContents['cards'],
  sheet: HandPictureSize,
  style: HandCardStyle,
): Filled {
  const { least } = HAND_PICTURE_SIZES[hand.device]
  const isFirst = cards === hand.cards
  const head = isFirst ? headOf(hand, sheet) : { letters: [], top: EDGE, foot: [] }
  const width = (sheet.width - 2 * EDGE - GAP * (style.columns - 1)) / style.columns
  const ends = Array.from({ length: style.columns }, () => head.top)
  const footHeight = head.foot.length * least * FOOT_LINE
  const most = sheet.height - EDGE - footHeight
  const placed: PlacedHandCard[] = []
  for (const card of cards) {
    const layout = layOutHandCard(canvasContextForMeasuring(), card, width, style, least)
    const at = ends.indexOf(Math.min(...ends))
    const y = ends[at] ?? 0
    if (placed.length > 0 && y + layout.whole > most) break
    placed.push({ layout, box: { x: EDGE + at * (width + GAP), y, width, height: layout.height } })
    ends[at] = y + layout.whole + GAP
  }
  const bottom = Math.max(head.top + (cards.length === 0 ? 90 : 0), ...ends) - (placed.length > 0 ? GAP : 0)
  const foot = head.foot.map((text, at) => footLine(text, least, bottom + (at + 1) * least * FOOT_LINE))
  const laid = {
    sheet,
    letters: [...head.letters, ...foot],
    placed,
    height: Math.ceil(bottom + footHeight + EDGE),
  }
  return { laid, left: cards.slice(placed.length) }
}

const footLine = (text: string, size: number, y: number): Letters => ({
  text,
  size,
  weight: 400,
  isSoft: true,
  x: EDGE,
  y,
})

interface Head {
  readonly letters: readonly Letters[]
  readonly top: number
  /** The lines of the notes that are below the cards, because they don't fit beside the title. */
  readonly foot: readonly string[]
}

function headOf(
  { title, foot, device, empty, cards }: HandPictureContents,
  { width }: HandPictureSize,
): Head {
  const ink: CanvasContext = canvasContextForMeasuring()
  const { least } = HAND_PICTURE_SIZES[device]
  const room = width - 2 * EDGE
  const titled = fitText(ink, title, { size: TITLE[device], weight: 800, width: room, least })
  const y = EDGE + TITLE[device]
  const isTitle = { text: titled.text, size: titled.size, weight: 800, isSoft: false, x: EDGE, y } as const
  const top = y + EDGE
  const none = cards.length === 0 ? [{ ...footLine(empty, least, top + 44) }] : []
  const wide = measureTextWidth(ink, foot, least)
  return titled.width + APART + wide <= room
    ? { letters: [isTitle, { ...footLine(foot, least, y), x: width - EDGE - wide }, ...none], top, foot: [] }
    : { letters: [isTitle, ...none], top, foot: wrapText(ink, foot, { size: least, width: room }, 3) }
}
