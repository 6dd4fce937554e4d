/** Paints the picture of a single card. */

import { Brush } from '../composing/brush.ts'
import { ComposedPicture } from '../composing/composed-picture.ts'
import { canvasContextForMeasuring } from '../composing/tiles.ts'
import { CARD_USE_SIGN_DRAWERS } from '../icons.ts'
import { encodeComposedPicture, type Png } from '../png.ts'
import type { Box } from '../shapes.ts'
import { type CanvasContext, wrapText } from '../text.ts'
import { type Palette, paletteOfTheme } from '../theme.ts'
import { type CardFaceSizes, drawCardFace, layOutCardFace } from './draw.ts'
import type { CardFacePictureContents, CardUseMark } from './face.ts'

const ALONE: CardFaceSizes = {
  width: 760,
  pad: 24,
  name: 54,
  small: 34,
  texts: [42, 38, 34, 30],
  figure: 56,
  emblem: 140,
  height: 1060,
}

/** Paints a card. Returns a PNG. */
export function paintCard({ theme, face, mark }: CardFacePictureContents): Png {
  const palette = paletteOfTheme(theme)
  const laid = layOutCardFace(canvasContextForMeasuring(), face, ALONE)
  const lines = mark ? markLines(canvasContextForMeasuring(), mark) : []
  const height = laid.height + 2 * ALONE_EDGE + markHeight(lines)
  const frame = new ComposedPicture({ width: ALONE.width + 2 * ALONE_EDGE, height }, palette.back, theme)
  const box = { x: ALONE_EDGE, y: ALONE_EDGE, width: ALONE.width, height: laid.height }
  drawCardFace(frame, laid, box, palette, mark?.use)
  if (mark) putMark(frame, mark, lines, box, palette)
  return encodeComposedPicture(frame)
}

const ALONE_EDGE = 20

/** The font size and line height of the mark below a card, the width of its sign and its lines. */
const MARK = { size: 36, line: 52, sign: 46, most: 4 }

/** Draws below the card a tick, an arrow down or a bar, and the possible use or the reason against it. */
function putMark(
  frame: ComposedPicture,
  mark: CardUseMark,
  lines: readonly string[],
  box: Box,
  palette: Palette,
): void {
  const { use } = mark
  if (use === null) return
  const brush = new Brush(frame, palette.back)
  const top = box.y + box.height + 8
  const left = box.x + 18
  const color = { play: palette.good, place: palette.text, none: palette.soft }[use]
  brush.sign(CARD_USE_SIGN_DRAWERS[use], { x: left, y: top + 8, size: 34 }, color)
  const weight = use === 'play' ? 700 : 500
  for (const [at, line] of lines.entries())
    brush.write(line, left + MARK.sign, top + 36 + at * MARK.line * 0.9, { size: MARK.size, weight, color })
}

function markLines(ink: CanvasContext, { text }: CardUseMark): readonly string[] {
  const width = ALONE.width - 2 * ALONE.pad - MARK.sign
  return wrapText(ink, text, { size: MARK.size, weight: 700, width }, MARK.most)
}

const markHeight = (lines: readonly string[]): number =>
  lines.length > 0 ? 10 + lines.length * MARK.line : 0
