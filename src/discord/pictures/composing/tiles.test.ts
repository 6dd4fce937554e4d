import { inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { runs, some } from '../../../../test/support/extent.ts'
import type { Game } from '../../../engine/index.ts'
import { fakeRaidInfo, forEachQuestion, heuristicPlayer, playerLookFor } from '../../fixture.ts'
import { handContentsOf } from '../../hand/hand.ts'
import type { BoardPictureContents } from '../board-contents/board.ts'
import { boardPictureContents } from '../board-contents/contents.ts'
import { layOutBoard } from '../board-painting/layout.ts'
import { composeBoard } from '../board-painting/paint.ts'
import { handPictureContents } from '../card-face/contents.ts'
import type { HandPictureContents } from '../card-face/face.ts'
import { crowdedBoard, sampleHand, tenCardBoard } from '../fixture.ts'
import { registerFonts } from '../fonts.ts'
import { layOutHand } from '../hand/layout.ts'
import { composeHandPicture } from '../hand/paint.ts'
import { paletteOfTheme, THEMES, type Theme } from '../theme.ts'
import { deflateCachedBands } from './bands.ts'
import { indexedColorsOfTheme } from './colors.ts'
import { ComposedPicture } from './composed-picture.ts'
import { canvasContextForMeasuring, drawTilePixels, type PicturePart, TileCache } from './tiles.ts'

beforeAll(registerFonts)

const compose = (shown: BoardPictureContents | HandPictureContents, tiles: TileCache): ComposedPicture =>
  shown.kind === 'hand'
    ? composeHandPicture(shown, layOutHand(shown)[0], tiles)
    : composeBoard(shown, layOutBoard(canvasContextForMeasuring(), shown), tiles)

const handIn = (seed: number, game: Game, seat: number): HandPictureContents => {
  const seen = playerLookFor(fakeRaidInfo(seed, 3), game, seat)
  const hand = handContentsOf(seen, seen.names)
  if (!hand) throw new Error('a seat without a hand')
  return handPictureContents(hand, seat === 0 ? 'light' : 'dark', seat === 1 ? 'phone' : 'desktop')
}

/** Boards and hands of one raid after the other, in both themes. */
function pictures(seeds: readonly number[], step: number): (BoardPictureContents | HandPictureContents)[] {
  const all: (BoardPictureContents | HandPictureContents)[] = []
  for (const seed of seeds) {
    let moment = seed
    forEachQuestion({ seed, seats: 3, policy: heuristicPlayer, most: 300 }, ({ game, table, seat }) => {
      if (moment++ % step > 0) return
      const [theme, kind] = [seat === 1 ? 'light' : 'dark', moment % 5 === 0 ? 'board' : 'live'] as const
      const choices =
        moment % 3 === 0 ? table.seats.flatMap(({ allies }) => allies.map(({ object }) => object)) : []
      all.push(
        boardPictureContents(fakeRaidInfo(seed, 3), table, theme, { kind, choices }),
        handIn(seed, game, seat),
      )
    })
  }
  return all
}

const special = (theme: Theme) => [
  tenCardBoard(theme),
  crowdedBoard(theme),
  { ...crowdedBoard(theme), kind: 'live' as const },
  sampleHand(theme),
  sampleHand(theme, 'desktop'),
]

describe('a picture that is composed of tiles', () => {
  it('is equal, pixel by pixel, whatever was painted before', () => {
    const kept = new TileCache()
    let compared = 0
    for (const shown of [...pictures(some([3, 12], 1), runs(40, 120)), ...THEMES.flatMap(special)]) {
      const [one, other] = [compose(shown, kept), compose(shown, new TileCache())]
      expect([one.width, one.height]).toEqual([other.width, other.height])
      const rows = other.painted()
      expect(Buffer.compare(one.painted(), rows), JSON.stringify(shown).slice(0, 200)).toBe(0)
      expect(
        Buffer.compare(inflateSync(deflateCachedBands(one)), rows),
        JSON.stringify(shown).slice(0, 200),
      ).toBe(0)
      compared++
    }
    expect(compared).toBeGreaterThan(runs(20, 12))
  })

  it('clips nothing, because each part draws only within its box', () => {
    class Watching extends TileCache {
      override of(part: PicturePart, theme: Theme, scale: number) {
        expect(beyond(part, scale), part.key.slice(0, 200)).toBe(0)
        return super.of(part, theme, scale)
      }
    }
    const tiles = new Watching()
    for (const shown of [...pictures([3], runs(100, 300)), ...THEMES.flatMap(special)]) compose(shown, tiles)
  })

  it('shows nothing of a part outside its edges', () => {
    const frame = new ComposedPicture({ width: 40, height: 20 }, '#12141b', 'dark', new TileCache())
    const before = frame.painted().slice()
    const box = { width: 10, height: 10 }
    for (const [x, y] of [
      [40, 3],
      [44, 3],
      [3, 20],
      [3, 24],
    ] as const)
      frame.put({ key: '', box: { ...box, x, y }, ground: '#ffffff', draw: () => {} })
    expect(Buffer.compare(frame.painted(), before)).toBe(0)
  })

  it('caches at most the given number of bytes, and keeps the most recently used tiles', () => {
    const tiles = new TileCache(200_000)
    const part = (n: number): PicturePart => ({
      key: `${n}`,
      box: { x: 0, y: 0, width: 100, height: 100 },
      ground: '#ffffff',
      draw: (ink) => {
        painted.push(n)
        ink.fillRect(0, 0, n, n)
      },
    })
    const painted: number[] = []
    for (let n = 0; n < 40; n++) {
      tiles.of(part(n), 'dark')
      tiles.of(part(0), 'dark')
      expect(tiles.bytes).toBeLessThanOrEqual(200_000)
    }
    expect(painted).toEqual(Array.from({ length: 40 }, (_, n) => n))
    tiles.of(part(1), 'dark')
    expect(painted.at(-1)).toBe(1)
  })
})

/** Returns the number of pixels around the box that differ from the background. */
function beyond({ box, ground, draw, reach: own = 0 }: PicturePart, scale: number): number {
  const reach = own + 6
  const [width, height] = [box.width + 2 * reach, box.height + 2 * reach]
  const words = drawTilePixels({ width, height }, ground, (ink) => {
    ink.translate(reach, reach)
    ink.scale(scale, scale)
    draw(ink, { x: 0, y: 0, width: box.width / scale, height: box.height / scale })
  })
  const isBeside = (at: number, size: number) => at < 6 || at >= size - 6
  const [blank = 0] = words
  return words.filter(
    (word, at) =>
      (isBeside(at % width, width) || isBeside(Math.floor(at / width), height)) && isVisible(word, blank),
  ).length
}

const isVisible = (word: number, ground: number): boolean =>
  [0, 8, 16].some((shift) => Math.abs(((word >> shift) & 255) - ((ground >> shift) & 255)) > 24)

describe.each(THEMES)('the colours of tiles, %s', (theme) => {
  const palette = paletteOfTheme(theme)
  const colors = indexedColorsOfTheme(theme)
  const shownAs = (word: number) => {
    const at = 3 * colors.nearest(word)
    return [...colors.bytes.subarray(at, at + 3)]
  }
  const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const wordOf = ([red = 0, green = 0, blue = 0]: number[]) => red | (green << 8) | (blue << 16) | (255 << 24)

  it('contain the colours of the palette exactly', () => {
    const { back, panel, card, groove, text, soft, gold, good, bad, line, onInk, goldDeep } = palette
    for (const color of [back, panel, card, groove, text, soft, gold, good, bad, line, onInk, goldDeep])
      expect(shownAs(wordOf(parts(color)))).toEqual(parts(color))
  })

  it('contain the colours between letters and their backgrounds, or similar ones', () => {
    for (const ground of [palette.back, palette.panel, palette.card, palette.groove])
      for (const ink of [palette.text, palette.soft, palette.gold, palette.good, palette.bad])
        for (let part = 0; part <= 1; part += 0.05) {
          const [from, to] = [parts(ground), parts(ink)]
          const between = from.map((one, at) => Math.round(one + ((to[at] ?? 0) - one) * part))
          const away = shownAs(wordOf(between)).map((one, at) => Math.abs(one - (between[at] ?? 0)))
          expect(Math.max(...away)).toBeLessThanOrEqual(16)
        }
  })
})
