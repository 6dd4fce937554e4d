/** Paints a player's hand of cards. */

import {
  drawCardCost,
  drawCardFaceFigures,
  drawCardGroundAndFrame,
  drawClassAndFactionBand,
  drawTextBackground,
} from '../card-face/draw.ts'
import type { HandPictureContents } from '../card-face/face.ts'
import { Brush } from '../composing/brush.ts'
import { ComposedPicture } from '../composing/composed-picture.ts'
import type { TileCache } from '../composing/tiles.ts'
import { CARD_USE_SIGN_DRAWERS } from '../icons.ts'
import { encodeComposedPicture, type Png } from '../png.ts'
import { drawRichLine } from '../rich-text.ts'
import { type Box, traceRoundedBox } from '../shapes.ts'
import { type CanvasContext, drawText } from '../text.ts'
import { type Palette, paletteOfTheme } from '../theme.ts'
import {
  CARD_NUMBER_FONT_SIZE,
  CARD_NUMBER_WIDTH,
  CARD_USE_MARK_LINE_HEIGHT,
  CARD_USE_MARK_MARGIN_TOP,
  CARD_USE_SIGN_WIDTH,
  COPY_COUNT_WIDTH,
  COST_CIRCLE_GAP_RATIO,
  COST_CIRCLE_SIZE_RATIO,
  damageTypeFontSize,
  type HandCardLayout,
  handCardFiguresHeight,
  handCardNameHeight,
  handCardTextHeight,
  handCardTypeHeight,
  NAME_AND_TYPE_LINE_HEIGHT,
  POWER_GAP_RATIO,
  POWER_TEXT_LINE_SPACING,
} from './hand-card.ts'
import { type HandPictureLayout, layOutHand, type PlacedHandCard } from './layout.ts'
import { HAND_PICTURE_SIZES } from './picture-sizes.ts'

/**
 * Pixels for each unit of the layout: two and a half for a CSS pixel. Doubling it would double the cost.
 */
const SHARPNESS = 0.75

/** Paints the sheets of a hand. Returns PNGs. */
export function paintHand(hand: HandPictureContents): readonly [Png, ...Png[]] {
  const [first, ...further] = layOutHand(hand)
  const painted = (laid: HandPictureLayout) => encodeComposedPicture(composeHandPicture(hand, laid))
  return [painted(first), ...further.map(painted)]
}

/**
 * Composes the picture of a hand of tiles.
 * @param tiles the cache of tiles, by default the shared one; tests pass their own
 */
export function composeHandPicture(
  hand: HandPictureContents,
  laid: HandPictureLayout,
  tiles?: TileCache,
): ComposedPicture {
  const palette = paletteOfTheme(hand.theme)
  const size = { width: laid.sheet.width, height: laid.height, scale: SHARPNESS }
  const frame = new ComposedPicture(size, palette.back, hand.theme, tiles)
  const brush = new Brush(frame, palette.back)
  for (const { text, x, y, isSoft, ...how } of laid.letters)
    brush.writeWords(text, x, y, { ...how, color: isSoft ? palette.soft : palette.text })
  const { least } = HAND_PICTURE_SIZES[hand.device]
  for (const placed of laid.placed) drawHandCard(frame, placed, palette, least)
  return frame
}

function drawHandCard(
  frame: ComposedPicture,
  { layout, box }: PlacedHandCard,
  palette: Palette,
  least: number,
): void {
  const { card, style, width } = layout
  drawCardGroundAndFrame(frame, box, palette, card.mark.use)
  const brush = new Brush(frame, card.mark.use === 'none' ? palette.panel : palette.card)
  const left = box.x + style.pad
  const inner = width - 2 * style.pad
  const nameTop = box.y + style.pad * 0.8
  putName(brush, layout, { x: left, y: nameTop, width: inner, height: handCardNameHeight(layout) }, palette)
  const below = handCardFiguresHeight(layout)
  const high = handCardTextHeight(layout.text, style)
  const textTop = box.y + box.height - style.pad - below - high
  const typeTop = textTop - handCardTypeHeight(layout)
  const emblem = { x: left, y: nameTop + handCardNameHeight(layout) + 4, width: inner }
  const face = { ...card.face, traits: layout.traits }
  if (style.emblem > 0)
    drawClassAndFactionBand(brush, face, { ...emblem, height: typeTop - emblem.y - 4 }, palette, style.type)
  putType(
    brush,
    layout,
    { x: left, y: typeTop, width: inner, height: handCardTypeHeight(layout) },
    palette,
    least,
  )
  putText(brush, layout, { x: left, y: textTop, width: inner, height: high }, palette)
  const row = { x: left, y: box.y + box.height - below - style.pad * 0.5, width: inner, height: below }
  if (below > 0) drawCardFaceFigures(brush, card.face, row, sizesOf(layout, least), palette)
  putMark(new Brush(frame, palette.back), layout, box, palette)
}

const sizesOf = ({ figures: { size } }: HandCardLayout, least: number) => ({
  size,
  types: damageTypeFontSize(size, least),
})

function putName(brush: Brush, { card, style, name }: HandCardLayout, box: Box, palette: Palette): void {
  const { cost } = card.face
  const wide = style.name * COST_CIRCLE_SIZE_RATIO
  if (cost !== null) {
    const place = { x: box.x, y: box.y, width: wide, height: wide }
    brush.put(
      ['cost', cost, style.name],
      place,
      (ink) => drawCardCost(ink, cost, style.name, wide, palette),
      1,
    )
  }
  const left = cost === null ? box.x : box.x + wide + style.pad * COST_CIRCLE_GAP_RATIO
  const high = name.size * NAME_AND_TYPE_LINE_HEIGHT
  const top = box.y + (box.height - high * name.lines.length) / 2
  for (const [at, line] of name.lines.entries())
    brush.write(line, left, top + at * high + name.size * 0.95, {
      size: name.size,
      weight: 800,
      color: palette.text,
    })
}

function putType(brush: Brush, layout: HandCardLayout, box: Box, palette: Palette, least: number): void {
  const { type, figures, card } = layout
  const row = { ...box, height: type.size * NAME_AND_TYPE_LINE_HEIGHT }
  const room =
    figures.where === 'beside the type'
      ? drawCardFaceFigures(brush, card.face, row, sizesOf(layout, least), palette)
      : 0
  for (const [at, line] of type.lines.entries())
    brush.write(line, box.x + room, box.y + at * type.size * NAME_AND_TYPE_LINE_HEIGHT + type.size * 0.95, {
      size: type.size,
      weight: 700,
      color: palette.text,
    })
}

function putText(brush: Brush, { text, style }: HandCardLayout, box: Box, palette: Palette): void {
  drawTextBackground(brush, box, palette)
  let y = box.y + style.pad * 0.7 + text.size * 0.96
  for (const power of text.powers) {
    for (const line of power) {
      drawRichLine(
        brush.frame,
        line,
        { x: box.x + style.pad, y, size: text.size, ground: palette.groove },
        palette,
      )
      y += text.size * POWER_TEXT_LINE_SPACING
    }
    y += text.size * POWER_GAP_RATIO
  }
}

/**
 * Draws below the card its number, then a tick, an arrow down or a bar, and the possible use or the reason
 * against it.
 */
function putMark(brush: Brush, { card, mark }: HandCardLayout, box: Box, palette: Palette): void {
  const { number, copies } = card
  const { use } = card.mark
  const top = box.y + box.height + CARD_USE_MARK_MARGIN_TOP
  brush.put(
    ['number', number],
    { x: box.x, y: top, width: CARD_NUMBER_WIDTH - 8, height: 46 },
    (ink, own) => drawNumber(ink, number, own, palette),
    1,
  )
  if (copies) {
    const pill = { x: box.x + box.width - COPY_COUNT_WIDTH - 6, y: top, width: COPY_COUNT_WIDTH, height: 46 }
    brush.put(['copies', copies], pill, (ink, own) => drawCopies(ink, copies, own, palette))
  }
  if (use === null) return
  const left = box.x + CARD_NUMBER_WIDTH
  const color = { play: palette.good, place: palette.text, none: palette.soft }[use]
  brush.sign(CARD_USE_SIGN_DRAWERS[use], { x: left, y: top + 6, size: 34 }, color)
  const weight = use === 'play' ? 700 : 500
  for (const [at, line] of mark.lines.entries())
    brush.write(line, left + CARD_USE_SIGN_WIDTH, top + 34 + at * mark.size * CARD_USE_MARK_LINE_HEIGHT, {
      size: mark.size,
      weight,
      color,
    })
}

function drawNumber(ink: CanvasContext, number: string, box: Box, palette: Palette): void {
  traceRoundedBox(ink, box, 14)
  ink.fillStyle = palette.text
  ink.fill()
  const middle = box.x + box.width / 2
  const how = { size: CARD_NUMBER_FONT_SIZE, weight: 800, color: palette.back, align: 'center' } as const
  drawText(ink, number, middle, box.y + 36, how)
}

function drawCopies(ink: CanvasContext, copies: string, pill: Box, palette: Palette): void {
  traceRoundedBox(ink, pill, 23)
  ink.fillStyle = palette.gold
  ink.fill()
  const middle = pill.x + pill.width / 2
  const how = { size: CARD_NUMBER_FONT_SIZE, weight: 800, color: palette.onInk, align: 'center' } as const
  drawText(ink, copies, middle, pill.y + 36, how)
}
