import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { crowdedBoard } from './fixture.ts'
import { encodeCanvasAsPng } from './png.ts'
import { paintFirstPicture } from './worker.ts'

const WIDTH = 63
const HEIGHT = 40

function painted(paintPixel: (x: number, y: number) => string): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const ink = canvas.getContext('2d')
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      ink.fillStyle = paintPixel(x, y)
      ink.fillRect(x, y, 1, 1)
    }
  return canvas
}

const pixels = (canvas: Canvas): number[] => [
  ...canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data,
]

/** Returns the picture as a decoder reads it. */
async function decoded(png: Buffer): Promise<Canvas> {
  const picture = await loadImage(png)
  const canvas = createCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(picture, 0, 0)
  return canvas
}

describe('our PNG encoder', () => {
  it('keeps every colour of a picture with few colours', async () => {
    const canvas = painted((x, y) => `rgb(${(x % 8) * 36}, ${(y % 5) * 60}, ${(x + y) % 2 ? 200 : 16})`)
    expect(pixels(await decoded(encodeCanvasAsPng(canvas)))).toEqual(pixels(canvas))
  })

  it('keeps the most frequent colours of a picture with too many colours, and replaces the others with the nearest', async () => {
    const canvas = painted((x, y) => (y < 20 ? '#1b1e28' : `rgb(${x * 4}, ${y * 6}, ${255 - x * 4})`))
    const [before, after] = [pixels(canvas), pixels(await decoded(encodeCanvasAsPng(canvas)))]
    const away = before.map((part, at) => Math.abs(part - (after[at] ?? 0)))
    expect(Math.max(...away)).toBeLessThan(48)
    expect(Math.max(...away.slice(0, WIDTH * 20 * 4))).toBe(0)
  })

  it('encodes a picture with only one colour', async () => {
    const canvas = painted(() => '#fbf8f0')
    expect(pixels(await decoded(encodeCanvasAsPng(canvas)))).toEqual(pixels(canvas))
  })

  it("makes files of boards half as large as Skia's", async () => {
    const png = await paintFirstPicture(crowdedBoard())
    expect(png.length).toBeLessThan((await decoded(png)).toBuffer('image/png').length / 2)
  })
})
