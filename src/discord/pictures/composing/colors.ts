/**
 * The 256 colours of a theme's tiles: the colours of the palette, and the colours between letters and their
 * backgrounds. All pictures use the same colours, so that a tile can be reused in another picture.
 */
import {
  ALL_CLASS_COLORS,
  ALL_FACTION_COLORS,
  EMBLEM_OPACITY,
  NEARLY_EMPTY_BAR_COLOR,
  type Palette,
  paletteOfTheme,
  type Theme,
} from '../theme.ts'

type Color = readonly [red: number, green: number, blue: number]

export interface IndexedColors {
  /** Red, green and blue of each colour. */
  readonly bytes: Buffer
  /**
   * The index of a colour.
   * @param color "#12141b": a colour of the palette
   */
  place(color: string): number
  /**
   * The index of the nearest colour, or of one that is almost as near.
   * @param word a pixel in the canvas's format
   */
  nearest(word: number): number
  /** The index of the colour of a pixel over another colour. */
  blended(below: number, word: number): number
}

const MOST = 256
const STEPS = 7
/**
 * The number of kinds of colours. Colours that agree in the first 5, 6 and 5 bits of red, green and blue are
 * of one kind.
 */
const KINDS = 1 << 16

const kindOf = (word: number): number =>
  ((word & 0xf8) << 8) | ((word & 0xfc00) >> 5) | ((word & 0xf80000) >> 19)

const wordOf = ([red, green, blue]: Color): number => red | (green << 8) | (blue << 16)

const centreOf = (kind: number): Color => [
  ((kind >> 8) & 0xf8) | 4,
  ((kind >> 3) & 0xfc) | 2,
  ((kind << 3) & 0xf8) | 4,
]

const known = new Map<Theme, IndexedColors>()

export function indexedColorsOfTheme(theme: Theme): IndexedColors {
  const colors = known.get(theme) ?? new Chosen(paletteOfTheme(theme))
  known.set(theme, colors)
  return colors
}

class Chosen implements IndexedColors {
  readonly bytes: Buffer
  readonly #colors: readonly Color[]
  /** The index plus 1 for each kind; 0 if it hasn't been computed. */
  readonly #places = new Uint16Array(KINDS)

  constructor(palette: Palette) {
    this.#colors = fewest(wanted(palette))
    this.bytes = Buffer.from(this.#colors.flat())
    for (const [at, color] of this.#colors.entries()) this.#places[kindOf(wordOf(color))] = at + 1
  }

  place(color: string): number {
    return this.nearest(wordOf(parsed(color)))
  }

  blended(below: number, word: number): number {
    const over: Color = [word & 255, (word >> 8) & 255, (word >> 16) & 255]
    const ground = this.#colors[below] ?? over
    return this.nearest(wordOf(mixed(ground, over, (word >>> 24) / 255)))
  }

  nearest(word: number): number {
    const kind = kindOf(word)
    const known = this.#places[kind] ?? 0
    if (known > 0) return known - 1
    const found = nearestIn(this.#colors, centreOf(kind))
    this.#places[kind] = found + 1
    return found
  }
}

const parsed = (color: string): Color => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return [red, green, blue]
}

/** Returns the required colours, and the colours between them, the most important first. */
function wanted(palette: Palette): { own: Color[]; between: Color[] } {
  const { back, panel, card, groove, text, soft, faint, gold, good, bad, goldDeep, line, onInk } = palette
  const grounds = [back, panel, card, groove]
  const pairs = [
    ...grounds.flatMap((ground) => [text, soft, gold, bad, good, line].map((ink) => [ground, ink])),
    ...[gold, bad, good, soft, text].map((ground) => [ground, onInk]),
    ...[goldDeep, NEARLY_EMPTY_BAR_COLOR].flatMap((ground) => [
      [groove, ground],
      [text, ground],
      [line, ground],
    ]),
    [goldDeep, COIN],
    ...grounds.flatMap((ground) => [
      [ground, goldDeep],
      [ground, faint],
    ]),
    ...grounds.map((ground) => [ground, back]),
  ]
  const blends = pairs.flatMap(([from = back, to = back]) =>
    Array.from({ length: STEPS }, (_, step) => mixed(parsed(from), parsed(to), (step + 1) / (STEPS + 1))),
  )
  const own = [
    ...grounds,
    text,
    soft,
    gold,
    bad,
    good,
    line,
    goldDeep,
    onInk,
    NEARLY_EMPTY_BAR_COLOR,
    COIN,
    faint,
  ].map(parsed)
  return { own: [...own, ...emblems(parsed(groove))], between: blends }
}

const COIN = '#12141b'

/** Returns the backgrounds of emblems. */
const emblems = (ground: Color): Color[] =>
  [...ALL_CLASS_COLORS, ...ALL_FACTION_COLORS].map((ink) =>
    mixed(ground, parsed(ink), Number.parseInt(EMBLEM_OPACITY, 16) / 255),
  )

function mixed(from: Color, to: Color, part: number): Color {
  const at = (one: number, other: number) => Math.round(one + (other - one) * part)
  return [at(from[0], to[0]), at(from[1], to[1]), at(from[2], to[2])]
}

/** Chooses as many colours as possible, with the largest possible distance from each other. */
function fewest({ own, between }: { own: readonly Color[]; between: readonly Color[] }): Color[] {
  for (let apart = 8; ; apart = Math.ceil(apart * 1.2)) {
    const chosen = spread(own, between, apart)
    if (chosen.length <= MOST) return chosen
  }
}

function spread(own: readonly Color[], between: readonly Color[], apart: number): Color[] {
  const kinds = new Set<number>()
  const chosen: Color[] = []
  const take = (color: Color, least: number) => {
    const kind = kindOf(wordOf(color))
    if (kinds.has(kind) || chosen.some((one) => away(one, color) < least)) return
    kinds.add(kind)
    chosen.push(color)
  }
  for (const color of own) take(color, 0)
  for (const color of between) take(color, apart)
  return chosen
}

const away = (one: Color, other: Color): number =>
  3 * (one[0] - other[0]) ** 2 + 4 * (one[1] - other[1]) ** 2 + 2 * (one[2] - other[2]) ** 2

function nearestIn(colors: readonly Color[], color: Color): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [at, one] of colors.entries()) {
    const far = away(one, color)
    if (far < least) [best, least] = [at, far]
  }
  return best
}
