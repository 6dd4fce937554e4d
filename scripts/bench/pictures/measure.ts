/**
 * Measures the pictures of a few raids, painted one after the other by one painter in the order of the requests. The
 * result is in milliseconds of CPU, by kind of picture and by step.
 */
import { createCanvas } from '@napi-rs/canvas'
import { layOutBoard } from '../../../src/discord/pictures/board-painting/layout.ts'
import { composeBoard } from '../../../src/discord/pictures/board-painting/paint.ts'
import type { ComposedPicture } from '../../../src/discord/pictures/composing/composed-picture.ts'
import {
  canvasContextForMeasuring,
  countCachedTileBytes,
} from '../../../src/discord/pictures/composing/tiles.ts'
import { registerFonts } from '../../../src/discord/pictures/fonts.ts'
import { layOutHand } from '../../../src/discord/pictures/hand/layout.ts'
import { composeHandPicture } from '../../../src/discord/pictures/hand/paint.ts'
import type { PictureContents } from '../../../src/discord/pictures/pictures.ts'
import { encodeComposedPicture, encodeWithCachedBands, type Png } from '../../../src/discord/pictures/png.ts'
import type { CanvasContext } from '../../../src/discord/pictures/text.ts'
import { paintFirstPicture } from '../../../src/discord/pictures/worker.ts'
import { cpuSeconds, medianOf, roundToHundredths } from '../figures.ts'
import { picturesOfRaids } from './raid-pictures.ts'

/** The milliseconds of CPU that each step of painting takes. */
interface Cost {
  layout: number
  /** The time for drawing the parts that are new. */
  drawing: number
  /** The time for reading pixels from canvases. */
  pixels: number
  /** The time for composing the parts that aren't cached, and for compressing the picture. */
  encoding: number
}

interface Painted extends Cost {
  kind: PictureContents['kind']
  bytes: number
}

const cpuMs = (): number => cpuSeconds() * 1000

/** Before the measurement, the painter paints pictures of this many questions of other raids. */
const WARM_UP = { seed: 100, questions: 20 }

/** Measures the pictures of five raids. @param questions the number of questions of each raid */
export async function measurePictures(questions: number) {
  registerFonts()
  for (const shown of picturesOfRaids(WARM_UP.seed, WARM_UP.questions)) await paintFirstPicture(shown)
  const { shown, asked } = { shown: picturesOfRaids(1, questions), asked: questions * 5 }
  const painted = watchingPixels((spent) => shown.map((one) => painting(one, spent)))
  const kinds = [...new Set(painted.map(({ kind }) => kind))]
  const all = painted.reduce((sum, one) => sum + totalOf(one), 0)
  return {
    questions: asked,
    cpuMsPerQuestion: roundToHundredths(all / asked),
    tileBytes: countCachedTileBytes(),
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, figuresOf(painted.filter((one) => one.kind === kind))]),
    ),
  }
}

const totalOf = ({ layout, drawing, pixels, encoding }: Cost): number => layout + drawing + pixels + encoding

function figuresOf(all: readonly Painted[]) {
  const mean = (of: (one: Painted) => number) =>
    roundToHundredths(all.reduce((sum, one) => sum + of(one), 0) / all.length)
  return {
    pictures: all.length,
    cpuMs: { mean: mean(totalOf), median: roundToHundredths(medianOf(all.map(totalOf))) },
    layout: mean(({ layout }) => layout),
    drawing: mean(({ drawing }) => drawing),
    pixels: mean(({ pixels }) => pixels),
    encoding: mean(({ encoding }) => encoding),
    bytes: Math.round(mean(({ bytes }) => bytes)),
  }
}

function painting(shown: PictureContents, spentOnPixels: () => number): Painted {
  const began = cpuMs()
  const { compose, pngOf } = laid(shown)
  const [afterLayout, pixelsBefore] = [cpuMs(), spentOnPixels()]
  const frame = compose()
  const [afterDrawing, pixels] = [cpuMs(), spentOnPixels() - pixelsBefore]
  const bytes = pngOf(frame).length
  return {
    kind: shown.kind,
    layout: afterLayout - began,
    drawing: afterDrawing - afterLayout - pixels,
    pixels,
    encoding: cpuMs() - afterDrawing,
    bytes,
  }
}

function laid(shown: PictureContents): { compose(): ComposedPicture; pngOf(frame: ComposedPicture): Png } {
  if (shown.kind === 'hand') {
    const [hand] = layOutHand(shown)
    return { compose: () => composeHandPicture(shown, hand), pngOf: encodeComposedPicture }
  }
  if (shown.kind !== 'live') throw new Error(`${shown.kind} is not measured`)
  const board = layOutBoard(canvasContextForMeasuring(), shown)
  return { compose: () => composeBoard(shown, board), pngOf: encodeWithCachedBands }
}

/**
 * Runs the work, and passes it a function that returns the milliseconds spent so far on reading pixels from canvases.
 */
function watchingPixels<T>(work: (spent: () => number) => T): T {
  const ink: Pick<CanvasContext, 'getImageData'> = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'))
  const { getImageData } = ink
  let spent = 0
  ink.getImageData = new Proxy(getImageData, {
    apply(original, canvas, from) {
      const began = cpuMs()
      const data: unknown = Reflect.apply(original, canvas, from)
      spent += cpuMs() - began
      return data
    },
  })
  try {
    return work(() => spent)
  } finally {
    ink.getImageData = getImageData
  }
}
