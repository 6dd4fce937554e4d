import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deflateCachedBands } from './bands.ts'
import { ComposedPicture } from './composed-picture.ts'
import { TileCache } from './tiles.ts'

const WIDTH = 50
const INKS = ['#f4efe2', '#d9b44a', '#ff7a6b']

interface Some {
  kind: 'put' | 'stretch' | 'over'
  x: number
  y: number
  ink: string
  high: number
}

const placed = { x: fc.nat(WIDTH - 12), y: fc.nat(90), ink: fc.constantFrom(...INKS) }

const part: fc.Arbitrary<Some> = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), ...placed, high: fc.constantFrom(5, 40) }),
  fc.record({ kind: fc.constant('stretch' as const), ...placed, high: fc.integer({ min: 12, max: 80 }) }),
  fc.record({ kind: fc.constant('over' as const), ...placed, high: fc.constant(9) }),
)

function put(frame: ComposedPicture, { kind, x, y, ink: color, high }: Some): void {
  const box = { x, y, width: 12, height: high }
  if (kind === 'over')
    return frame.over([box], (ink) => {
      ink.fillStyle = `${color}80`
      ink.fillRect(x, y, 12, high)
    })
  const draw: Parameters<ComposedPicture['put']>[0]['draw'] = (ink, own) => {
    ink.fillStyle = color
    ink.fillRect(1, 2, own.width - 2, own.height - 3)
  }
  const shown = { key: color, box, ground: '#12141b', draw }
  if (kind === 'put') frame.put(shown)
  else frame.stretch({ ...shown, corner: 3, ...(high % 2 ? { period: 4 } : {}) })
}

const framed = (parts: readonly Some[], height: number, tiles?: TileCache): ComposedPicture => {
  const frame = new ComposedPicture({ width: WIDTH, height }, '#12141b', 'dark', tiles)
  for (const one of parts) put(frame, one)
  return frame
}

describe('the rows of a picture, band by band', () => {
  it('are the painted rows, whatever the cache contains', () => {
    const height = fc.constantFrom(31, 32, 100, 128)
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), height, (parts, high) => {
        const rows = framed(parts, high, new TileCache()).painted()
        expect(Buffer.compare(inflateSync(deflateCachedBands(framed(parts, high))), rows)).toBe(0)
      }),
    )
  })

  it('have keys that depend on the contents and their places, and are equal if everything moves down by a band', () => {
    const one: Some = { kind: 'put', x: 3, y: 4, ink: '#d9b44a', high: 5 }
    const shows = (parts: readonly Some[], from: number) => framed(parts, 128).shows(from, from + 32)
    expect(shows([one], 0)).toBe(shows([{ ...one, y: 68 }], 64))
    for (const other of [
      { ...one, x: 4 },
      { ...one, y: 5 },
      { ...one, ink: '#ff7a6b' },
      { ...one, high: 40 },
    ])
      expect(shows([other], 0)).not.toBe(shows([one], 0))
    expect(shows([one], 32)).toBe(shows([], 0))
    expect(shows([{ ...one, kind: 'over' }], 0)).toBeNull()
  })
})
