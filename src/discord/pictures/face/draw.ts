/** A card face of our own: cost, name, an emblem of its class, type, text, figures. No printed art. */
import { guard, heart, sword, turned } from '../icons.ts'
import { COIN, type RichLine, richLines, writeRich } from '../rich-text.ts'
import { type Box, rounded, shield } from '../shapes.ts'
import { type Ink, widthOf, write } from '../text.ts'
import { classInk, factionInk, type Palette } from '../theme.ts'
import type { Face, Mark } from './face.ts'

/** Sizes of type and places, in pixels, for a face of some width. */
export interface Measure {
  readonly width: number
  readonly pad: number
  readonly name: number
  readonly small: number
  readonly texts: readonly number[] // the largest with which the text fits
  readonly figure: number
  /** At least so much is left for the emblem. */
  readonly emblem: number
  readonly height: number // at least
  /** Figures stand beside the type, and there is no foot. */
  readonly isDense?: boolean
}

export interface LaidFace {
  readonly face: Face
  readonly measure: Measure
  readonly size: number
  /** Of each power. */
  readonly lines: readonly (readonly RichLine[])[]
  readonly height: number
}

const LEADING = 1.32
const BETWEEN = 0.45

export function layFace(ink: Ink, face: Face, measure: Measure): LaidFace {
  const { width, pad, texts } = measure
  const laid = texts.map((size) => {
    const lines = face.text.map((text) => richLines(ink, text, size, width - 4 * pad))
    return { size, lines, height: heightOf(measure, lines, size, face) }
  })
  const best = laid.find(({ height }) => height <= measure.height) ?? laid.at(-1)
  if (!best) throw new Error('a face without a size of type')
  return { face, measure, ...best, height: Math.max(measure.height, best.height) }
}

function textHeight(lines: LaidFace['lines'], size: number): number {
  const count = lines.reduce((sum, power) => sum + power.length, 0)
  return count * size * LEADING + Math.max(0, lines.length - 1) * size * BETWEEN
}

function heightOf(measure: Measure, lines: LaidFace['lines'], size: number, face: Face): number {
  const { pad, name, small, figure, emblem, isDense } = measure
  const figures = hasFigures(face) && !isDense ? figure * 1.5 : 0
  const ends = figures + footOf(measure)
  return pad + name * 1.5 + emblem + small * 1.7 + textHeight(lines, size) + 2 * pad + ends
}

const footOf = ({ isDense, pad, small }: Measure): number => (isDense ? pad : small * 2.2)

const hasFigures = ({ atk, health, def, strike }: Face): boolean =>
  [atk, health, def, strike].some((one) => one !== null)

export function drawFace(
  ink: Ink,
  laid: LaidFace,
  box: Box,
  palette: Palette,
  use: Mark['use'] = 'play',
): void {
  const { face, measure } = laid
  const { pad, name, small, figure } = measure
  outline(ink, box, palette, use)
  const [left, width] = [box.x + pad, box.width - 2 * pad]
  let y = box.y + pad
  drawName(ink, face, { x: left, y, width, height: name * 1.3 }, measure, palette)
  y += name * 1.5
  const figures = hasFigures(face) && !measure.isDense ? figure * 1.5 : 0
  const bottom = box.y + box.height - footOf(measure)
  const boxHeight = textHeight(laid.lines, laid.size) + 2 * pad
  const textTop = bottom - figures - boxHeight
  drawEmblem(ink, face, { x: left, y, width, height: textTop - small * 1.7 - y }, palette, small)
  const besideType = { x: left, y: textTop - small * 1.7, width, height: small * 1.6 }
  const room = measure.isDense ? drawFigures(ink, face, besideType, small, palette) : 0
  write(ink, face.typeLine, left + room, textTop - small * 0.55, {
    size: small,
    weight: 700,
    color: palette.text,
    width: width - room - (measure.isDense ? rightOf(ink, face, small) : 0),
    least: small * 0.6,
  })
  drawText(ink, laid, { x: left, y: textTop, width, height: boxHeight }, palette)
  if (figures > 0)
    drawFigures(ink, face, { x: left, y: bottom - figures, width, height: figures }, figure, palette)
  if (measure.isDense) return
  write(ink, face.foot, left, box.y + box.height - small * 0.8, {
    size: small * 0.85,
    color: palette.soft,
    width,
    least: small * 0.6,
  })
}

/** One that can't be used now has a broken frame, besides being dull. */
function outline(ink: Ink, box: Box, palette: Palette, use: Mark['use']): void {
  rounded(ink, box, 20)
  ink.fillStyle = use === 'none' ? palette.panel : palette.card
  ink.fill()
  ink.strokeStyle = use === 'play' ? palette.gold : palette.line
  ink.lineWidth = use === 'play' ? 6 : 3
  if (use === 'none') ink.setLineDash([12, 9])
  ink.stroke()
  ink.setLineDash([])
}

function drawName(
  ink: Ink,
  { name, cost }: Face,
  { x, y, width, height }: Box,
  measure: Measure,
  palette: Palette,
): void {
  let left = x
  if (cost !== null) {
    const radius = height / 2
    ink.beginPath()
    ink.arc(x + radius, y + radius, radius, 0, 2 * Math.PI)
    ink.fillStyle = palette.goldDeep
    ink.fill()
    write(ink, cost, x + radius, y + radius + measure.name * 0.36, {
      size: measure.name,
      weight: 800,
      color: COIN,
      align: 'center',
    })
    left += height + measure.pad * 0.8
  }
  write(ink, name, left, y + height / 2 + measure.name * 0.34, {
    size: measure.name,
    weight: 800,
    color: palette.text,
    width: x + width - left,
    least: measure.name * 0.55,
  })
}

/** A band in the colours of class and faction, with a shield and the words for both. */
function drawEmblem(ink: Ink, face: Face, box: Box, palette: Palette, small: number): void {
  if (box.height < small * 1.6) return
  const color = face.className ? classInk(face.className) : factionInk(face.faction)
  rounded(ink, box, 12)
  const fill = ink.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
  fill.addColorStop(0, `${color}aa`)
  fill.addColorStop(1, `${color}33`)
  ink.fillStyle = palette.groove
  ink.fill()
  ink.fillStyle = fill
  ink.fill()
  if (box.height > small * 5) drawCrest(ink, face, box, palette)
  const width = widthOf(ink, face.traits, small, 700)
  if (face.traits === '') return
  const pill = {
    x: box.x + 10,
    y: box.y + (box.height > small * 5 ? box.height - small * 1.6 : (box.height - small * 1.4) / 2),
    width: Math.min(box.width - 20, width + 24),
    height: small * 1.4,
  }
  rounded(ink, pill, 8)
  ink.fillStyle = palette.panel
  ink.fill()
  write(ink, face.traits, pill.x + 12, pill.y + small * 1.02, {
    size: small,
    weight: 700,
    color: palette.text,
    width: pill.width - 20,
    least: small * 0.6,
  })
}

function drawCrest(ink: Ink, { initials, faction }: Face, box: Box, palette: Palette): void {
  const height = Math.min(box.height * 0.72, 260)
  const crest = {
    x: box.x + box.width / 2 - height * 0.42,
    y: box.y + (box.height - height) * 0.35,
    width: height * 0.84,
    height,
  }
  shield(ink, crest)
  ink.fillStyle = palette.panel
  ink.fill()
  ink.strokeStyle = factionInk(faction)
  ink.lineWidth = height * 0.05
  ink.stroke()
  write(ink, initials, crest.x + crest.width / 2, crest.y + height * 0.6, {
    size: height * 0.4,
    weight: 800,
    color: palette.text,
    align: 'center',
  })
}

function drawText(ink: Ink, { lines, size, measure }: LaidFace, box: Box, palette: Palette): void {
  rounded(ink, box, 12)
  ink.fillStyle = palette.groove
  ink.fill()
  let y = box.y + measure.pad + size * 0.98
  for (const power of lines) {
    for (const line of power) {
      writeRich(ink, line, { x: box.x + measure.pad, y, size }, palette)
      y += size * LEADING
    }
    y += size * BETWEEN
  }
}

/** @returns how much of the left they take */
function drawFigures(
  ink: Ink,
  { atk, health, def, strike }: Face,
  box: Box,
  size: number,
  palette: Palette,
): number {
  const base = box.y + box.height * 0.5 + size * 0.36
  const sign = { y: base - size * 0.82, size: size * 0.9 }
  const value = { size, weight: 800, color: palette.text } as const
  let x = box.x
  if (atk) {
    sword(ink, { x, ...sign }, palette.gold)
    x += size * 1.1 + write(ink, atk.value, x + size * 1.1, base, value).width + size * 0.25
    x += write(ink, atk.types, x, base, { size: size * 0.72, color: palette.soft }).width + size * 0.5
  }
  if (def) {
    guard(ink, { x, ...sign }, palette.soft)
    x += size * 1.1 + write(ink, def, x + size * 1.1, base, value).width + size * 0.5
  }
  const right = box.x + box.width
  if (strike) {
    const written = write(ink, strike, right, base, {
      ...value,
      align: 'right',
      width: right - x - size * 1.3,
      least: size * 0.5,
    })
    turned(ink, { x: right - written.width - size * 1.15, ...sign }, palette.soft)
  }
  if (health) {
    const written = write(ink, health, right, base, { ...value, align: 'right' })
    heart(ink, { x: right - written.width - size * 1.15, ...sign, size: size * 0.85 }, palette.bad)
  }
  return x - box.x
}

/** What figures at the right end take. */
const rightOf = (ink: Ink, { health, strike }: Face, size: number): number =>
  [health, strike].reduce(
    (sum, text) => sum + (text === null ? 0 : widthOf(ink, text, size, 800) + size * 1.6),
    0,
  )
