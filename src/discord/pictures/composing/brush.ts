/**
 * Draws words and icons on a picture's background. Each is a separate tile, because most of them occur again.
 */
import type { Box } from '../shapes.ts'
import {
  type CanvasContext,
  drawText,
  type FittedText,
  fitText,
  measureTextWidth,
  separatelyDrawableParts,
  type TextStyle,
} from '../text.ts'
import { DARK_PALETTE } from '../theme.ts'
import type { ComposedPicture } from './composed-picture.ts'
import { canvasContextForMeasuring } from './tiles.ts'

type SignDrawer = (ink: CanvasContext, place: { x: number; y: number; size: number }, color: string) => void

/** The pixels by which letters extend beyond their width, and the part of their size by which icons do. */
const BEYOND = 2
const AROUND = 0.2

export class Brush {
  readonly frame: ComposedPicture
  readonly ground: string

  constructor(frame: ComposedPicture, ground: string) {
    this.frame = frame
    this.ground = ground
  }

  /** A canvas context that is used only to measure text. */
  get ink(): CanvasContext {
    return canvasContextForMeasuring()
  }

  /** Draws a text like `drawText` in `text.ts`. */
  write(text: string, x: number, y: number, style: TextStyle): FittedText {
    const fitted = fitText(canvasContextForMeasuring(), text, style)
    if (fitted.text !== '') this.#letters(fitted, leftOf(fitted, x, style), y, style)
    return fitted
  }

  /**
   * Like `drawText`, but draws each word separately. A text with names is new in every raid, but most of its
   * words aren't.
   */
  writeWords(text: string, x: number, y: number, style: TextStyle): FittedText {
    const fitted = fitText(canvasContextForMeasuring(), text, style)
    const { size } = fitted
    let left = leftOf(fitted, x, style)
    for (const word of separatelyDrawableParts(fitted.text)) {
      const width = measureTextWidth(canvasContextForMeasuring(), word, size, style.weight)
      if (word !== '') this.#letters({ text: word, size, width }, left, y, style)
      left += width + measureTextWidth(canvasContextForMeasuring(), ' ', size, style.weight)
    }
    return fitted
  }

  #letters({ text, size, width }: FittedText, left: number, y: number, style: TextStyle): void {
    const { weight = 400, color = DARK_PALETTE.text } = style
    this.frame.put({
      key: `${size} ${weight} ${color} ${text}`,
      box: { x: left - BEYOND, y: y - size, width: width + 2 * BEYOND, height: size * 1.3 },
      ground: this.ground,
      draw: (ink) => drawText(ink, text, BEYOND, size, { size, weight, color }),
    })
  }

  sign(sign: SignDrawer, { x, y, size }: { x: number; y: number; size: number }, color: string): void {
    const beyond = size * AROUND
    const whole = size + 2 * beyond
    this.frame.put({
      key: `${sign.name} ${size} ${color}`,
      box: { x: x - beyond, y: y - beyond, width: whole, height: whole },
      ground: this.ground,
      draw: (ink) => sign(ink, { x: beyond, y: beyond, size }, color),
    })
  }

  /**
   * Draws a part of the picture, from the cache if possible. @param shows a key that describes all that the part shows
   */
  put(shows: readonly unknown[], box: Box, draw: (ink: CanvasContext, box: Box) => void, reach = 0): void {
    this.frame.put({ key: JSON.stringify(shows), box, ground: this.ground, draw, reach })
  }
}

const leftOf = ({ width }: FittedText, x: number, { align = 'left' }: TextStyle): number =>
  x - { left: 0, center: width / 2, right: width }[align]
