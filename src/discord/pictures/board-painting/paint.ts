/**
 * Paints the board. Beside a question it is at most 550 × 350 on a desktop, or as wide as a phone. For people
 * who click it, it is large.
 */
import type { BoardPictureContents } from '../board-contents/board.ts'
import { Brush } from '../composing/brush.ts'
import { ComposedPicture } from '../composing/composed-picture.ts'
import { canvasContextForMeasuring, type TileCache } from '../composing/tiles.ts'
import { encodeWithCachedBands, type Png } from '../png.ts'
import { type Box, traceRoundedBox } from '../shapes.ts'
import { type CanvasContext, drawText, measureTextWidth, wrapText } from '../text.ts'
import { type Palette, paletteOfTheme } from '../theme.ts'
import { arrowPaths } from './arrow-paths.ts'
import { arrowBoxes, drawArrow } from './arrows.ts'
import { drawPartyHead } from './hero.ts'
import { type BoardLayout, layOutBoard, type PartyLayout } from './layout.ts'
import { BOARD_MARGIN, LINK_HEIGHT, PARTY_HEAD_HEIGHT } from './measures.ts'
import { drawTile } from './tile.ts'

/** Paints a board. Returns a PNG. */
export const paintBoard = (board: BoardPictureContents): Png =>
  encodeWithCachedBands(composeBoard(board, layOutBoard(canvasContextForMeasuring(), board)))

/**
 * Composes a board's picture of tiles.
 * @param tiles the cache of tiles, by default the shared one; tests pass their own
 */
export function composeBoard(
  board: BoardPictureContents,
  laid: BoardLayout,
  tiles?: TileCache,
): ComposedPicture {
  const palette = paletteOfTheme(board.theme)
  const frame = new ComposedPicture(laid, palette.back, board.theme, tiles)
  putHead(frame, board, palette)
  putLinks(frame, board, laid, palette)
  for (const party of laid.parties) putParty(frame, party, palette)
  const ways = arrowPaths(board.arrows, laid)
  frame.over(ways.flatMap(arrowBoxes), (ink) => {
    for (const way of ways) drawArrow(ink, way, palette)
  })
  return frame
}

/** The height of the stripe whose colour shows whose turn it is. */
const STRIPE = 6

function putHead(frame: ComposedPicture, board: BoardPictureContents, palette: Palette): void {
  const { width } = frame
  const ground = board.isLairTurn ? palette.bad : palette.good
  frame.stretch({ key: '', box: { x: 0, y: 0, width, height: STRIPE }, ground, corner: 0, draw: () => {} })
  const ofTurn = { size: 33, weight: 800, color: palette.text, width: width * 0.42, least: 24 } as const
  const brush = new Brush(frame, palette.back)
  const base = BOARD_MARGIN + 38
  const turn = brush.writeWords(board.turn, BOARD_MARGIN + 2, base, ofTurn)
  const ofPhase = { size: 27, weight: 700, color: palette.gold } as const
  const x = BOARD_MARGIN + turn.width + 18
  const phase = brush.write(board.phase, x, base, ofPhase)
  putWaiting(brush, board.waiting, { left: x + phase.width + 24, right: width - BOARD_MARGIN - 2 }, palette)
}

/** Writes for whom the raid waits, in two lines if one is too short. */
function putWaiting(
  brush: Brush,
  text: string,
  { left, right }: { left: number; right: number },
  palette: Palette,
): void {
  const width = right - left
  const style = { weight: 500, align: 'right', color: palette.text } as const
  const isShort = measureTextWidth(brush.ink, text, 28, 500) <= width
  const [size, lines] = isShort
    ? [28, [text]]
    : [23, wrapText(brush.ink, text, { ...style, size: 23, width }, 2)]
  const base = BOARD_MARGIN + (lines.length > 1 ? 20 : 37)
  for (const [at, line] of lines.entries())
    brush.writeWords(line, right, base + at * 27, { ...style, size, width })
}

/** Draws the links of the chain, the topmost first. */
function putLinks(
  frame: ComposedPicture,
  { chain }: BoardPictureContents,
  { links, width }: BoardLayout,
  palette: Palette,
): void {
  if (!chain) return
  const brush = new Brush(frame, palette.back)
  const left = chain.links.length + chain.more - links
  for (const [at, text] of chain.links.slice(0, links).entries()) {
    const y = BOARD_MARGIN + PARTY_HEAD_HEIGHT + at * LINK_HEIGHT
    const place = { x: BOARD_MARGIN + 2, y: y + LINK_HEIGHT / 2 - 14, width: 28, height: 28 }
    brush.put(['link', at], place, (ink) => drawNumber(ink, at, palette), 1)
    const more = at === links - 1 && left > 0 ? ` (+${left})` : ''
    const style = {
      size: 24,
      weight: 500,
      color: palette.text,
      width: width - 2 * BOARD_MARGIN - 44,
      least: 20,
    } as const
    brush.writeWords(`${text}${more}`, BOARD_MARGIN + 40, y + LINK_HEIGHT / 2 + 8, style)
  }
}

function drawNumber(ink: CanvasContext, at: number, palette: Palette): void {
  ink.beginPath()
  ink.arc(14, 14, 14, 0, 2 * Math.PI)
  ink.fillStyle = palette.gold
  ink.fill()
  drawText(ink, `${at + 1}`, 14, 22, { size: 22, weight: 800, color: palette.onInk, align: 'center' })
}

/** The pixels by which edges extend beyond their boxes. */
const BEYOND = 2

function putParty(frame: ComposedPicture, laid: PartyLayout, palette: Palette): void {
  const { party, box, hero, heroBox, cards, left } = laid
  frame.stretch({
    key: `party ${party.isTurn}`,
    box,
    reach: BEYOND,
    ground: palette.back,
    corner: 14,
    draw: (ink, own) => drawPanel(ink, own, party.isTurn, palette),
  })
  const brush = new Brush(frame, palette.panel)
  drawPartyHead(brush, party, hero, heroBox, palette)
  for (const { tile, box: own } of cards) drawTile(frame, tile, own, palette)
  if (left) putLeft(brush, left, palette)
}

function drawPanel(ink: CanvasContext, box: Box, isTurn: boolean, palette: Palette): void {
  traceRoundedBox(ink, box, 10)
  ink.fillStyle = palette.panel
  ink.fill()
  ink.strokeStyle = isTurn ? palette.gold : palette.line
  ink.lineWidth = isTurn ? 4 : 2
  ink.stroke()
}

function putLeft(
  brush: Brush,
  { count, asked, box }: NonNullable<PartyLayout['left']>,
  palette: Palette,
): void {
  const text = `+${count}${asked === '' ? '' : ` (? ${asked})`}`
  const style = { size: 20, width: box.width - 8, least: 13, weight: 700, color: palette.gold } as const
  brush.write(text, box.x + 4, box.y + 20, style)
}
