/** A card in play: a small card. An exhausted one lies turned, as on a table. */
import { type Box, rounded } from '../shapes.ts'
import { type Ink, wrapText, write } from '../text.ts'
import type { Palette } from '../theme.ts'
import type { CardShown } from './board.ts'
import { drawPills, drawStats, type Pill, pillLines, statsWidth } from './signs.ts'

export interface Tile {
  readonly card: CardShown
  readonly name: readonly string[]
  readonly nameSize: number
  readonly notes: readonly string[]
  readonly pills: readonly (readonly Pill[])[]
  /** Whether the damage type has room beside the ATK. */
  readonly isWide: boolean
  readonly width: number
  readonly height: number
}

const PAD = 14
const COST = 46
const NAME = 34
const STATS = 46
const NOTE = 30
const PILLS = 48
/** The largest that the name fits with. */
const NAME_SIZES = [29, 26, 23] as const
const NOTE_SIZE = 25

const hasStats = ({ atk, health, def }: CardShown): boolean => atk !== null || health !== null || def !== null

export function measureTile(ink: Ink, card: CardShown, width: number): Tile {
  const room = width - 2 * PAD
  const beside = card.cost === null ? room : room - COST
  const { nameSize, name } = nameOf(ink, card.name, beside)
  const isWide = statsWidth(ink, card) <= room
  const notes = notesOf(card, isWide).flatMap((text) =>
    wrapText(ink, text, { size: NOTE_SIZE, width: room }, 2),
  )
  const pills = pillLines(ink, card, room)
  const height =
    PAD +
    Math.max(name.length * NAME, card.cost === null ? 0 : COST) +
    (hasStats(card) ? STATS : 0) +
    notes.length * NOTE +
    pills.length * PILLS +
    PAD
  return { card, name, nameSize, notes, pills, isWide, width, height }
}

function nameOf(ink: Ink, name: string, width: number): Pick<Tile, 'name' | 'nameSize'> {
  const written = NAME_SIZES.map((size) => ({
    nameSize: size,
    name: wrapText(ink, name, { size, weight: 700, width }, 2),
  }))
  const whole = written.find((one) => one.name.every((line) => !line.endsWith('…')))
  return whole ?? { nameSize: NAME_SIZES[0], name: written[0]?.name ?? [] }
}

function notesOf({ typeWord, atk, notes: [marks = '', ...rest] }: CardShown, isWide: boolean): string[] {
  const type = isWide ? '' : (atk?.types ?? '')
  const first = [typeWord, type, marks].filter((text) => text !== '').join(' · ')
  return [first, ...rest].filter((text) => text !== '')
}

/** How far an exhausted card is turned, and how much smaller it is so that it keeps to its place. */
const TURN = 0.05
const SHRUNK = 0.95

export function drawTile(ink: Ink, tile: Tile, box: Box, palette: Palette): void {
  if (tile.card.exhausted === null) return drawFace(ink, tile, box, palette)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  ink.save()
  ink.translate(x, y)
  ink.rotate(TURN)
  ink.scale(SHRUNK, SHRUNK)
  ink.translate(-x, -y)
  drawFace(ink, tile, box, palette)
  ink.restore()
}

function drawFace(
  ink: Ink,
  { card, name, nameSize, notes, pills, isWide }: Tile,
  box: Box,
  palette: Palette,
): void {
  const isMarked = card.badges.length > 0
  rounded(ink, box, card.type === 'equipment' ? 4 : 16)
  ink.fillStyle = card.exhausted ? palette.groove : palette.card
  ink.fill()
  ink.strokeStyle = isMarked ? palette.gold : palette.line
  ink.lineWidth = isMarked ? 5 : 2.5
  if (card.exhausted) ink.setLineDash([10, 7])
  ink.stroke()
  ink.setLineDash([])
  const [left, right] = [box.x + PAD, box.x + box.width - PAD]
  let y = box.y + PAD
  const beside = card.cost === null ? 0 : COST
  if (card.cost !== null) drawCost(ink, card.cost, left, y, palette)
  const color = card.exhausted ? palette.soft : palette.text
  for (const [at, line] of name.entries())
    write(ink, line, left + beside, y + 27 + at * NAME, { size: nameSize, weight: 700, color })
  y += Math.max(name.length * NAME, beside)
  if (hasStats(card)) {
    const stats = isWide || !card.atk ? card : { ...card, atk: { ...card.atk, types: '' } }
    drawStats(ink, stats, { x: left, y, width: right - left }, palette)
    y += STATS
  }
  for (const line of notes) {
    write(ink, line, left, y + 22, { size: NOTE_SIZE, color: palette.soft })
    y += NOTE
  }
  y = box.y + box.height - PAD - pills.length * PILLS + 8
  for (const line of pills) {
    drawPills(ink, line, right, y, palette)
    y += PILLS
  }
}

function drawCost(ink: Ink, cost: string, x: number, y: number, palette: Palette): void {
  ink.beginPath()
  ink.arc(x + 18, y + 18, 19, 0, 2 * Math.PI)
  ink.fillStyle = palette.goldDeep
  ink.fill()
  write(ink, cost, x + 18, y + 28, { size: 28, weight: 800, color: '#12141b', align: 'center' })
}
