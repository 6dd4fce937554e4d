/** The table as a picture: 1200 wide, with type that can still be read when a phone shows it at a third of that. */
import { createCanvas } from '@napi-rs/canvas'
import { pointer } from '../icons.ts'
import { encodePng } from '../png.ts'
import { type Box, bar, rounded } from '../shapes.ts'
import { type Ink, type TextStyle, widthOf, wrapText, write } from '../text.ts'
import { font, type Palette, paletteOf } from '../theme.ts'
import type { BoardShown, Count, PartyShown } from './board.ts'
import { drawPills, drawStats, pillLines } from './signs.ts'
import { drawTile, measureTile, type Tile } from './tile.ts'

const WIDTH = 1200
const EDGE = 22
const PAD = 20
const GAP = 16
const INNER = WIDTH - 2 * EDGE
const BETWEEN = 16
const HEAD = 128
const LINE = 44
/** Of a party: its name, its hero's figures, and a line of notes. */
const NAME = 60
const FIGURES = 58
const NOTE = 36
const UNDER_NOTES = 8

interface Laid {
  readonly party: PartyShown
  readonly notes: readonly string[]
  readonly rows: readonly { readonly tiles: readonly Tile[]; readonly height: number }[]
  readonly height: number
}

/** @returns a PNG */
export async function paintBoard(board: BoardShown): Promise<Buffer> {
  const palette = paletteOf(board.theme)
  const ruler = createCanvas(1, 1).getContext('2d')
  const columns = columnsOf(board)
  const parties = board.parties.map((party) => lay(ruler, party, columns))
  const news = newsOf(ruler, board)
  const top = EDGE + HEAD + (news.length > 0 ? news.length * LINE + 2 * PAD + GAP : 0)
  const height = top + parties.reduce((sum, one) => sum + one.height + GAP, 0) - GAP + EDGE
  const canvas = createCanvas(WIDTH, height)
  const ink = canvas.getContext('2d')
  ink.fillStyle = palette.back
  ink.fillRect(0, 0, WIDTH, height)
  paintHead(ink, board, palette)
  paintNews(ink, news, palette)
  let y = top
  for (const one of parties) {
    paintParty(ink, one, y, palette)
    y += one.height + GAP
  }
  return encodePng(canvas)
}

/** Few cards are drawn large. */
function columnsOf({ parties }: BoardShown): number {
  const most = parties.reduce((sum, { cards }) => sum + cards.length, 0)
  return most <= 15 ? 3 : 4
}

function paintHead(ink: Ink, board: BoardShown, palette: Palette): void {
  const color = board.isLairTurn ? palette.bad : palette.good
  ink.fillStyle = color
  ink.fillRect(0, 0, WIDTH, 10)
  const right = WIDTH - EDGE
  const style = { size: 30, color: palette.soft, align: 'right' } as const
  const title = write(ink, board.title, right, EDGE + 46, { ...style, width: INNER * 0.42, least: 22 })
  const width = INNER - title.width - 30
  write(ink, board.turn, EDGE, EDGE + 52, { size: 52, weight: 800, color: palette.text, width, least: 34 })
  const phase = write(ink, board.phase, EDGE, EDGE + 100, { size: 36, weight: 700, color: palette.gold })
  const room = INNER - phase.width - 40
  write(ink, board.waiting, right, EDGE + 100, {
    size: 32,
    weight: 500,
    color: palette.text,
    align: 'right',
    width: room,
    least: 24,
  })
}

/** Of links, which stand beside their numbers. */
const INDENT = 56

/** A line of what goes on: the label of a part, or a numbered link. */
interface NewsLine {
  readonly number: string | null
  readonly text: string
  readonly kind: 'label' | 'link' | 'plain'
}

function newsOf(ink: Ink, { combat, chain }: BoardShown): NewsLine[] {
  const style = { size: 32, weight: 500, width: INNER - 2 * PAD - INDENT } as const
  const lines = (text: string, kind: NewsLine['kind'], number: string | null = null): NewsLine[] =>
    wrapText(ink, text, style, 2).map((part, at) => ({ kind, text: part, number: at === 0 ? number : null }))
  return [
    ...(combat ? [...lines(combat.label, 'label'), ...lines(combat.text, 'plain')] : []),
    ...(chain ? lines(chain.label, 'label') : []),
    ...(chain ? chain.links.flatMap((link, at) => lines(link, 'link', `${at + 1}`)) : []),
    ...(chain?.more ? lines(chain.more, 'link') : []),
  ]
}

function paintNews(ink: Ink, lines: readonly NewsLine[], palette: Palette): void {
  if (lines.length === 0) return
  const box = { x: EDGE, y: EDGE + HEAD, width: INNER, height: lines.length * LINE + 2 * PAD - 4 }
  slab(ink, box, palette)
  for (const [at, { number, text, kind }] of lines.entries()) {
    const y = box.y + PAD + at * LINE + 33
    if (number) paintNumber(ink, number, { x: box.x + PAD + 20, y: y - 11 }, palette)
    const style: TextStyle =
      kind === 'label'
        ? { size: 28, weight: 700, color: palette.gold }
        : { size: 32, weight: 500, color: palette.text }
    write(ink, text, box.x + PAD + (kind === 'link' ? INDENT : 0), y, style)
  }
}

function paintNumber(ink: Ink, number: string, { x, y }: { x: number; y: number }, palette: Palette): void {
  ink.beginPath()
  ink.arc(x, y, 20, 0, 2 * Math.PI)
  ink.fillStyle = palette.gold
  ink.fill()
  write(ink, number, x, y + 10, { size: 28, weight: 800, color: palette.onInk, align: 'center' })
}

function lay(ink: Ink, party: PartyShown, columns: number): Laid {
  const width = (INNER - 2 * PAD - BETWEEN * (columns - 1)) / columns
  const tiles = party.cards.map((card) => measureTile(ink, card, width))
  const rows = Array.from({ length: Math.ceil(tiles.length / columns) }, (_, row) => {
    const own = tiles.slice(row * columns, (row + 1) * columns)
    return { tiles: own, height: Math.max(...own.map(({ height }) => height)) }
  })
  const style = { size: 27, width: INNER - 2 * PAD } as const
  const told = [[...(party.hero?.notes ?? [])].join(' · '), ...party.notes].filter((text) => text !== '')
  const notes = told.flatMap((text) => wrapText(ink, text, style, 2))
  const cards = rows.reduce((sum, { height }) => sum + height + BETWEEN, 0)
  const height =
    PAD + NAME + (party.hero ? FIGURES : 0) + notes.length * NOTE + UNDER_NOTES + cards + PAD * 0.6
  return { party, notes, rows, height }
}

function paintParty(ink: Ink, { party, notes, rows, height }: Laid, top: number, palette: Palette): void {
  const box = { x: EDGE, y: top, width: INNER, height }
  slab(ink, box, palette)
  if (party.isTurn) outline(ink, box, palette.gold, 5)
  const left = EDGE + PAD
  let y = top + PAD
  paintName(ink, party, y, palette)
  y += NAME
  if (party.hero) {
    paintFigures(ink, party, y, palette)
    y += FIGURES
  }
  for (const line of notes) {
    write(ink, line, left, y + 22, { size: 27, color: palette.soft })
    y += NOTE
  }
  y += UNDER_NOTES
  for (const row of rows) {
    let x = left
    for (const tile of row.tiles) {
      drawTile(ink, tile, { x, y, width: tile.width, height: row.height }, palette)
      x += tile.width + BETWEEN
    }
    y += row.height + BETWEEN
  }
}

/** Of one colour: a picture without gradients is a third smaller, and sooner there. */
function slab(ink: Ink, box: Box, palette: Palette): void {
  rounded(ink, box, 14)
  ink.fillStyle = palette.panel
  ink.fill()
  outline(ink, box, palette.line, 1.5)
}

function outline(ink: Ink, box: Box, color: string, width: number): void {
  rounded(ink, box, 14)
  ink.strokeStyle = color
  ink.lineWidth = width
  ink.stroke()
}

function paintName(
  ink: Ink,
  { name, isTurn, out, hero, level }: PartyShown,
  y: number,
  palette: Palette,
): void {
  const right = EDGE + INNER - PAD
  let left = EDGE + PAD
  if (isTurn) {
    pointer(ink, { x: left, y: y + 4, size: 36 }, palette.gold)
    left += 44
  }
  const [pills = []] = hero ? pillLines(ink, hero, INNER) : []
  const badges = drawPills(ink, pills, right, y, palette)
  const told = out ?? level ?? ''
  const style: TextStyle = { size: 32, weight: 700, color: out ? palette.bad : palette.gold, align: 'right' }
  const note =
    told === '' ? 0 : write(ink, told, right - badges - (badges > 0 ? 10 : 0), y + 36, style).width + 24
  const width = right - badges - note - left - 16
  write(ink, name, left, y + 38, {
    size: 42,
    weight: 800,
    color: out ? palette.faint : palette.text,
    width,
    least: 28,
  })
}

/** The hero's figures on the left, with its health as a bar; what its player has on the right. */
function paintFigures(ink: Ink, { hero, counts }: PartyShown, y: number, palette: Palette): void {
  const right = EDGE + INNER - PAD
  let left = EDGE + PAD
  if (hero) {
    const stats = { ...hero, health: null }
    left = drawStats(ink, stats, { x: left, y, width: 200 }, palette)
    if (hero.health) {
      const box = { x: left, y: y + 4, width: 250, height: 36 }
      bar(
        ink,
        box,
        hero.health.left / Math.max(1, hero.health.of),
        [palette.goldDeep, palette.goldDeep],
        palette,
      )
      paintHealth(ink, hero.health.text, box, palette)
      left += box.width + 24
    }
  }
  paintCounts(ink, counts, { left, right, y: y + 34 }, palette)
}

/** Twice, in and out of the part of the bar that is full: it can be read on both. */
function paintHealth(ink: Ink, text: string, box: Box, palette: Palette): void {
  const style = { size: 32, weight: 800, align: 'center', color: palette.text } as const
  const middle = box.x + box.width / 2
  ink.lineJoin = 'round'
  ink.lineWidth = 7
  ink.strokeStyle = palette.groove
  ink.textAlign = 'center'
  ink.font = font(32, 800)
  ink.strokeText(text, middle, box.y + 30)
  write(ink, text, middle, box.y + 30, style)
}

function paintCounts(
  ink: Ink,
  counts: readonly Count[],
  { left, right, y }: { left: number; right: number; y: number },
  palette: Palette,
): void {
  let size = 30
  const gap = 22
  const widthAt = (px: number) => counts.reduce((sum, one) => sum + countWidth(ink, one, px) + gap, -gap)
  while (size > 20 && widthAt(size) > right - left) size--
  let x = right - widthAt(size)
  for (const { label, value } of counts) {
    const named = write(ink, label, x, y, { size: size - 3, color: palette.soft })
    const counted = write(ink, value, x + named.width + 8, y, { size, weight: 800, color: palette.text })
    x += named.width + 8 + counted.width + gap
  }
}

const countWidth = (ink: Ink, { label, value }: Count, size: number): number =>
  widthOf(ink, label, size - 3) + 8 + widthOf(ink, value, size, 800)
