import { beforeAll, describe, expect, it } from 'vitest'
import { registerFonts } from '../fonts.ts'
import { separatelyDrawableParts } from '../text.ts'
import { Brush } from './brush.ts'
import { ComposedPicture } from './composed-picture.ts'
import { TileCache } from './tiles.ts'

beforeAll(registerFonts)

const GROUND = '#12141b'
const STYLE = { size: 30, weight: 700, color: '#f4efe2' } as const

/** Returns the first and the last column in which something is drawn. */
function written(write: (brush: Brush) => void) {
  const frame = new ComposedPicture({ width: 500, height: 50 }, GROUND, 'dark', new TileCache())
  write(new Brush(frame, GROUND))
  const rows = frame.painted()
  const ground = frame.colors.place(GROUND)
  const columns = Array.from({ length: 500 }, (_, x) =>
    Array.from({ length: 50 }, (_, y) => rows[y * 501 + 1 + x]).some((place) => place !== ground),
  )
  return { from: columns.indexOf(true), to: columns.lastIndexOf(true) }
}

describe('words that are drawn one by one', () => {
  it('are at their places in the sentence, within a pixel, with each alignment', () => {
    for (const align of ['left', 'center', 'right'] as const) {
      const x = { left: 10, center: 250, right: 490 }[align]
      const [whole, words] = (['write', 'writeWords'] as const).map((how) =>
        written((brush) => brush[how]('Waiting for Anna to act', x, 35, { ...STYLE, align })),
      )
      expect(Math.abs((whole?.from ?? 0) - (words?.from ?? 99))).toBeLessThanOrEqual(1)
      expect(Math.abs((whole?.to ?? 0) - (words?.to ?? 99))).toBeLessThanOrEqual(1)
    }
  })

  it('are drawn together if some of them run from right to left', () => {
    expect(separatelyDrawableParts('Waiting for Anna')).toEqual(['Waiting', 'for', 'Anna'])
    expect(separatelyDrawableParts('Waiting for שרה כהן')).toEqual(['Waiting for שרה כהן'])
    expect(separatelyDrawableParts('ليلى حسن (Zumix)')).toHaveLength(1)
  })
})
