/**
 * Draws a card in our own design: cost, name, an emblem of its class, type, text and figures. It contains no
 * printed art.
 */

import { Brush } from '../composing/brush.ts'
import type { ComposedPicture } from '../composing/composed-picture.ts'
import { drawExhaustedArrow, drawHeart, drawShieldIcon, drawSword } from '../icons.ts'
import { drawRichLine, type RichLine, TEXT_COLOR_ON_GOLD, wrapRichText } from '../rich-text.ts'
import { type Box, traceRoundedBox, traceShield } from '../shapes.ts'
import { type CanvasContext, drawText, measureTextWidth } from '../text.ts'
import { classColor, EMBLEM_OPACITY, factionColor, type Palette } from '../theme.ts'
import type { CardFace, CardUseMark } from './face.ts'

/** Font sizes and positions, in pixels, for a card of some width. */
export interface CardFaceSizes {
  readonly width: number
  readonly pad: number
  readonly name: number
  readonly small: number
  readonly texts: readonly number[] // The font sizes of the text. The largest one with which the text fits is used.
  readonly figure: number
  /** The minimum height of the emblem. */
  readonly emblem: number
  readonly height: number // The minimum height of the card.
}

export interface CardFaceLayout {
  readonly face: CardFace
  readonly measure: CardFaceSizes
  readonly size: number
  /** The lines of the text of each power. */
  readonly lines: readonly (readonly RichLine[])[]
  readonly height: number
}

const LEADING = 1.32
const BETWEEN = 0.45

export function layOutCardFace(ink: CanvasContext, face: CardFace, measure: CardFaceSizes): CardFaceLayout {
  const { width, pad, texts } = measure
  const laid = texts.map((size) => {
    const lines = face.text.map((text) => wrapRichText(ink, text, size, width - 4 * pad))
    return { size, lines, height: heightOf(measure, lines, size, face) }
  })
  const best = laid.find(({ height }) => height <= measure.height) ?? laid.at(-1)
  if (!best) throw new Error('a face without a size of type')
  return { face, measure, ...best, height: Math.max(measure.height, best.height) }
}

function textHeight(lines: CardFaceLayout['lines'], size: number): number {
  const count = lines.reduce((sum, power) => sum + power.length, 0)
  return count * size * LEADING + Math.max(0, lines.length - 1) * size * BETWEEN
}

function heightOf(
  measure: CardFaceSizes,
  lines: CardFaceLayout['lines'],
  size: number,
  face: CardFace,
): number {
  const { pad, name, small, figure, emblem } = measure
  const figures = hasFigures(face) ? figure * 1.5 : 0
  const ends = figures + footOf(measure)
  return pad + name * 1.5 + emblem + small * 1.7 + textHeight(lines, size) + 2 * pad + ends
}

const footOf = ({ small }: CardFaceSizes): number => small * 2.2

const hasFigures = ({ atk, health, def, strike }: CardFace): boolean =>
  [atk, health, def, strike].some((one) => one !== null)

/** The width in pixels by which a frame extends beyond its card. */
const FRAME = 3
const DASH = [12, 8]

/** Draws a card. @param use a card that can't be used now is dull and has a broken frame */
export function drawCardFace(
  frame: ComposedPicture,
  laid: CardFaceLayout,
  box: Box,
  palette: Palette,
  use: CardUseMark['use'] = 'play',
): void {
  const { face, measure } = laid
  const { pad, name, small, figure } = measure
  drawCardGroundAndFrame(frame, box, palette, use)
  const brush = new Brush(frame, use === 'none' ? palette.panel : palette.card)
  const [left, width] = [box.x + pad, box.width - 2 * pad]
  const ofName = { x: left, y: box.y + pad, width, height: name * 1.3 }
  putName(brush, face, ofName, measure, palette)
  const figures = hasFigures(face) ? figure * 1.5 : 0
  const bottom = box.y + box.height - footOf(measure)
  const boxHeight = textHeight(laid.lines, laid.size) + 2 * pad
  const textTop = bottom - figures - boxHeight
  const typeTop = textTop - small * 1.7
  const emblemTop = ofName.y + name * 1.5
  drawClassAndFactionBand(
    brush,
    face,
    { x: left, y: emblemTop, width, height: typeTop - emblemTop },
    palette,
    small,
  )
  brush.write(face.typeLine, left, typeTop + small * 1.15, {
    size: small,
    weight: 700,
    color: palette.text,
    width,
    least: small * 0.6,
  })
  putText(brush, laid, { x: left, y: textTop, width, height: boxHeight }, palette)
  const row = { x: left, y: bottom - figures, width, height: figures }
  if (figures > 0) drawCardFaceFigures(brush, face, row, { size: figure, types: figure * 0.72 }, palette)
  const ofFoot = { size: small * 0.85, color: palette.soft, width, least: small * 0.6 }
  brush.write(face.foot, left, box.y + box.height - small * 0.8, ofFoot)
}

/** Draws the card's ground and its frame. */
export function drawCardGroundAndFrame(
  frame: ComposedPicture,
  box: Box,
  palette: Palette,
  use: CardUseMark['use'],
): void {
  frame.stretch({
    key: `face ${use}`,
    box,
    reach: FRAME,
    ground: palette.back,
    corner: 22,
    period: 20,
    draw: (ink, own) => outline(ink, own, palette, use),
  })
}

function outline(ink: CanvasContext, box: Box, palette: Palette, use: CardUseMark['use']): void {
  traceRoundedBox(ink, box, 20)
  ink.fillStyle = use === 'none' ? palette.panel : palette.card
  ink.fill()
  ink.strokeStyle = use === 'play' ? palette.gold : palette.line
  ink.lineWidth = use === 'play' ? 6 : 3
  if (use === 'none') ink.setLineDash(DASH)
  ink.stroke()
  ink.setLineDash([])
}

function putName(
  brush: Brush,
  { name, cost }: CardFace,
  { x, y, width, height }: Box,
  measure: CardFaceSizes,
  palette: Palette,
): void {
  let left = x
  if (cost !== null) {
    const place = { x, y, width: height, height }
    brush.put(
      ['cost', cost, measure.name],
      place,
      (ink) => drawCardCost(ink, cost, measure.name, height, palette),
      1,
    )
    left += height + measure.pad * 0.8
  }
  brush.write(name, left, y + height / 2 + measure.name * 0.34, {
    size: measure.name,
    weight: 800,
    color: palette.text,
    width: x + width - left,
    least: measure.name * 0.55,
  })
}

export function drawCardCost(
  ink: CanvasContext,
  cost: string,
  size: number,
  height: number,
  palette: Palette,
): void {
  const radius = height / 2
  ink.beginPath()
  ink.arc(radius, radius, radius, 0, 2 * Math.PI)
  ink.fillStyle = palette.goldDeep
  ink.fill()
  drawText(ink, cost, radius, radius + size * 0.36, {
    size,
    weight: 800,
    color: TEXT_COLOR_ON_GOLD,
    align: 'center',
  })
}

/** Draws a band in the colours of class and faction, with a shield and both words. */
export function drawClassAndFactionBand(
  brush: Brush,
  face: CardFace,
  box: Box,
  palette: Palette,
  small: number,
): void {
  if (box.height < small * 1.6) return
  const { className, faction, traits, initials } = face
  brush.put(['emblem', className, faction, traits, initials, small], box, (ink, own) =>
    drawEmblemOnCanvas(ink, face, own, palette, small),
  )
}

function drawEmblemOnCanvas(
  ink: CanvasContext,
  face: CardFace,
  box: Box,
  palette: Palette,
  small: number,
): void {
  const color = face.className ? classColor(face.className) : factionColor(face.faction)
  traceRoundedBox(ink, box, 12)
  ink.fillStyle = palette.groove
  ink.fill()
  ink.fillStyle = `${color}${EMBLEM_OPACITY}`
  ink.fill()
  if (box.height > small * 5) drawCrest(ink, face, box, palette)
  const width = measureTextWidth(ink, face.traits, small, 700)
  if (face.traits === '') return
  const pill = {
    x: box.x + 10,
    y: box.y + (box.height > small * 5 ? box.height - small * 1.6 : (box.height - small * 1.4) / 2),
    width: Math.min(box.width - 20, width + 24),
    height: small * 1.4,
  }
  traceRoundedBox(ink, pill, 8)
  ink.fillStyle = palette.panel
  ink.fill()
  drawText(ink, face.traits, pill.x + 12, pill.y + small * 1.02, {
    size: small,
    weight: 700,
    color: palette.text,
    width: pill.width - 20,
    least: small * 0.6,
  })
}

function drawCrest(ink: CanvasContext, { initials, faction }: CardFace, box: Box, palette: Palette): void {
  const height = Math.min(box.height * 0.72, 260)
  const crest = {
    x: box.x + box.width / 2 - height * 0.42,
    y: box.y + (box.height - height) * 0.35,
    width: height * 0.84,
    height,
  }
  traceShield(ink, crest)
  ink.fillStyle = palette.panel
  ink.fill()
  ink.strokeStyle = factionColor(faction)
  ink.lineWidth = height * 0.05
  ink.stroke()
  drawText(ink, initials, crest.x + crest.width / 2, crest.y + height * 0.6, {
    size: height * 0.4,
    weight: 800,
    color: palette.text,
    align: 'center',
  })
}

/** Draws the background of a card's text. */
export function drawTextBackground({ frame, ground }: Brush, box: Box, palette: Palette): void {
  frame.stretch({
    key: 'text',
    box,
    ground,
    corner: 14,
    draw: (ink, own) => {
      traceRoundedBox(ink, own, 12)
      ink.fillStyle = palette.groove
      ink.fill()
    },
  })
}

function putText(brush: Brush, { lines, size, measure }: CardFaceLayout, box: Box, palette: Palette): void {
  drawTextBackground(brush, box, palette)
  let y = box.y + measure.pad + size * 0.98
  for (const power of lines) {
    for (const line of power) {
      drawRichLine(brush.frame, line, { x: box.x + measure.pad, y, size, ground: palette.groove }, palette)
      y += size * LEADING
    }
    y += size * BETWEEN
  }
}

/**
 * Draws the ATK, DEF, strike cost and health of a card.
 * @param sizes the size of the figures, and of the damage type beside the ATK
 * @returns the width that the figures on the left take
 */
export function drawCardFaceFigures(
  brush: Brush,
  { atk, health, def, strike }: CardFace,
  box: Box,
  { size, types }: { readonly size: number; readonly types: number },
  palette: Palette,
): number {
  const base = box.y + box.height * 0.5 + size * 0.36
  const sign = { y: base - size * 0.82, size: size * 0.9 }
  const value = { size, weight: 800, color: palette.text } as const
  let x = box.x
  if (atk) {
    brush.sign(drawSword, { x, ...sign }, palette.gold)
    x += size * 1.1 + brush.write(atk.value, x + size * 1.1, base, value).width + size * 0.25
    x += brush.write(atk.types, x, base, { size: types, color: palette.soft }).width + size * 0.5
  }
  if (def) {
    brush.sign(drawShieldIcon, { x, ...sign }, palette.soft)
    x += size * 1.1 + brush.write(def, x + size * 1.1, base, value).width + size * 0.5
  }
  const right = box.x + box.width
  if (strike) {
    const written = brush.write(strike, right, base, {
      ...value,
      align: 'right',
      width: right - x - size * 1.3,
      least: size * 0.5,
    })
    brush.sign(drawExhaustedArrow, { x: right - written.width - size * 1.15, ...sign }, palette.soft)
  }
  if (health) {
    const written = brush.write(health, right, base, { ...value, align: 'right' })
    brush.sign(drawHeart, { x: right - written.width - size * 1.15, ...sign, size: size * 0.85 }, palette.bad)
  }
  return x - box.x
}
