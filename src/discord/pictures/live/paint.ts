/** The table as a picture: beside a question whole, at 550 × 350 at most, or as wide as a phone; large for who clicks. */
import { createCanvas } from '@napi-rs/canvas'
import type { BoardShown } from '../board/board.ts'
import { encodePng } from '../png.ts'
import { rounded } from '../shapes.ts'
import { type Ink, widthOf, wrapText, write } from '../text.ts'
import { type Palette, paletteOf } from '../theme.ts'
import { drawArrow } from './arrows.ts'
import { drawHero } from './hero.ts'
import { type LaidBoard, type LaidParty, layBoard } from './layout.ts'
import { EDGE, HEAD, LINK } from './measures.ts'
import { drawTile } from './tile.ts'
import { waysOf } from './ways.ts'

/** @returns a PNG */
export async function paintBoard(board: BoardShown): Promise<Buffer> {
  const palette = paletteOf(board.theme)
  const laid = layBoard(createCanvas(1, 1).getContext('2d'), board)
  const canvas = createCanvas(laid.width, laid.height)
  const ink = canvas.getContext('2d')
  ink.fillStyle = palette.back
  ink.fillRect(0, 0, laid.width, laid.height)
  paintHead(ink, board, laid.width, palette)
  paintLinks(ink, board, laid, palette)
  for (const party of laid.parties) paintParty(ink, party, palette)
  for (const way of waysOf(board.arrows, laid)) drawArrow(ink, way, palette)
  return encodePng(canvas)
}

function paintHead(ink: Ink, board: BoardShown, width: number, palette: Palette): void {
  ink.fillStyle = board.isLairTurn ? palette.bad : palette.good
  ink.fillRect(0, 0, width, 6)
  const base = EDGE + 38
  const turn = write(ink, board.turn, EDGE + 2, base, {
    size: 33,
    weight: 800,
    color: palette.text,
    width: width * 0.42,
    least: 24,
  })
  const x = EDGE + turn.width + 18
  const phase = write(ink, board.phase, x, base, { size: 27, weight: 700, color: palette.gold })
  const left = x + phase.width + 24
  paintWaiting(ink, board.waiting, { left, right: width - EDGE - 2 }, palette)
}

/** In two lines where one is too short. */
function paintWaiting(
  ink: Ink,
  text: string,
  { left, right }: { left: number; right: number },
  palette: Palette,
): void {
  const width = right - left
  const style = { weight: 500, align: 'right', color: palette.text } as const
  const isShort = widthOf(ink, text, 28, 500) <= width
  const [size, lines] = isShort ? [28, [text]] : [23, wrapText(ink, text, { ...style, size: 23, width }, 2)]
  const base = EDGE + (lines.length > 1 ? 20 : 37)
  for (const [at, line] of lines.entries()) write(ink, line, right, base + at * 27, { ...style, size, width })
}

/** What the chain holds, the topmost first. */
function paintLinks(ink: Ink, { chain }: BoardShown, { links, width }: LaidBoard, palette: Palette): void {
  if (!chain) return
  const left = chain.links.length + chain.more - links
  for (const [at, text] of chain.links.slice(0, links).entries()) {
    const y = EDGE + HEAD + at * LINK
    ink.beginPath()
    ink.arc(EDGE + 16, y + LINK / 2, 14, 0, 2 * Math.PI)
    ink.fillStyle = palette.gold
    ink.fill()
    const middle = { size: 22, weight: 800, color: palette.onInk, align: 'center' } as const
    write(ink, `${at + 1}`, EDGE + 16, y + LINK / 2 + 8, middle)
    const more = at === links - 1 && left > 0 ? ` (+${left})` : ''
    const style = {
      size: 24,
      weight: 500,
      color: palette.text,
      width: width - 2 * EDGE - 44,
      least: 20,
    } as const
    write(ink, `${text}${more}`, EDGE + 40, y + LINK / 2 + 8, style)
  }
}

function paintParty(ink: Ink, { party, box, hero, heroBox, cards, left }: LaidParty, palette: Palette): void {
  rounded(ink, box, 10)
  ink.fillStyle = palette.panel
  ink.fill()
  ink.strokeStyle = party.isTurn ? palette.gold : palette.line
  ink.lineWidth = party.isTurn ? 4 : 2
  ink.stroke()
  drawHero(ink, party, hero, heroBox, palette)
  for (const { tile, box: own } of cards) drawTile(ink, tile, own, palette)
  if (left)
    write(
      ink,
      `+${left.count}${left.asked === '' ? '' : ` (? ${left.asked})`}`,
      left.box.x + 4,
      left.box.y + 20,
      {
        size: 20,
        width: left.box.width - 8,
        least: 13,
        weight: 700,
        color: palette.gold,
      },
    )
}
