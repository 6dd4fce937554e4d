/** Puts words and signs on a ground of a picture, each a tile of its own: most come again. */
import type { Box } from '../shapes.ts'
import { type Fitted, fitText, type Ink, type TextStyle, write } from '../text.ts'
import { INK } from '../theme.ts'
import type { Frame } from './frame.ts'
import { ruler } from './tiles.ts'

type SignDrawer = (ink: Ink, place: { x: number; y: number; size: number }, color: string) => void

/** Letters reach a little beyond what they take; signs by a part of their size. */
const BEYOND = 2
const AROUND = 0.2

export class Brush {
  readonly frame: Frame
  readonly ground: string

  constructor(frame: Frame, ground: string) {
    this.frame = frame
    this.ground = ground
  }

  /** For measuring. */
  get ink(): Ink {
    return ruler()
  }

  /** As `write` of text.ts. */
  write(text: string, x: number, y: number, style: TextStyle): Fitted {
    const fitted = fitText(ruler(), text, style)
    if (fitted.text === '') return fitted
    const { weight = 400, color = INK.text, align = 'left' } = style
    const { size } = fitted
    const left = x - { left: 0, center: fitted.width / 2, right: fitted.width }[align]
    this.frame.put({
      key: `${size} ${weight} ${color} ${fitted.text}`,
      box: { x: left - BEYOND, y: y - size, width: fitted.width + 2 * BEYOND, height: size * 1.3 },
      ground: this.ground,
      draw: (ink) => write(ink, fitted.text, BEYOND, size, { size, weight, color }),
    })
    return fitted
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

  /** @param shows all that is seen of it */
  put(shows: readonly unknown[], box: Box, draw: (ink: Ink, box: Box) => void, reach = 0): void {
    this.frame.put({ key: JSON.stringify(shows), box, ground: this.ground, draw, reach })
  }
}
