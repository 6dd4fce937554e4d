/** Paints a character's sheet. */
import { createCanvas } from '@napi-rs/canvas'
import type { LabelledValue, SheetPictureContents, SheetRaidContents } from '../pictures.ts'
import { type Box, drawBackground, drawBar, drawPanelBox, traceShield } from '../shapes.ts'
import { type CanvasContext, drawText, measureTextWidth } from '../text.ts'
import { classColor, DARK_PALETTE, factionColor } from '../theme.ts'

/** Two units are one CSS pixel on a phone of 360, where Discord shows pictures with a height of at most 350. */
const WIDTH = 720
const EDGE = 32
const INNER = WIDTH - 2 * EDGE
const GAP = 12
/** The distance between raids, one below the other. */
const BELOW = 10
/** The smallest letters: 11 CSS pixels. */
const LETTERS = 22
/** The distance from the top of the picture. */
const HEAD = 28
const WHO = 156
const LADDER = 184
const FIGURES = 236
const RAIDS = 334
/** The sizes of the parts of a sheet. */
const SHIELD = { width: 78, height: 92 }
const RING = 104
const FIGURE = 86
const RAID = 72
const FOOT = 44
const COLUMNS = 2

/** Paints a character sheet. Returns a PNG. */
export async function paintCharacterSheet(sheet: SheetPictureContents): Promise<Buffer> {
  const height = RAIDS + raidsHeight(sheet) + FOOT
  const canvas = createCanvas(WIDTH, height)
  const ink = canvas.getContext('2d')
  drawBackground(ink, WIDTH, height, factionColor(sheet.faction))
  paintEmblem(ink, sheet)
  paintHead(ink, sheet)
  paintLadder(ink, sheet)
  paintFigures(ink, sheet)
  paintRaids(ink, sheet)
  paintFoot(ink, sheet, height - 22)
  return canvas.encode('png')
}

/** Paints the rewards and the notes at the bottom. The notes are left out if there isn't room for them. */
function paintFoot(ink: CanvasContext, { waiting, foot }: SheetPictureContents, y: number): void {
  const [left, right] = [EDGE + 12, WIDTH - EDGE - 12]
  const style = { size: LETTERS, weight: 500, color: DARK_PALETTE.gold, width: right - left } as const
  const taken = drawText(ink, waiting, left, y, style).width
  const room = right - left - taken - GAP
  const noted = { size: LETTERS, color: DARK_PALETTE.faint, align: 'right' } as const
  if (measureTextWidth(ink, foot, LETTERS) <= room) drawText(ink, foot, right, y, noted)
}

function paintEmblem(ink: CanvasContext, { className, faction }: SheetPictureContents): void {
  const box: Box = { x: EDGE, y: HEAD, ...SHIELD }
  const color = classColor(className)
  const fill = ink.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
  fill.addColorStop(0, color)
  fill.addColorStop(1, `${color}55`)
  traceShield(ink, box)
  ink.fillStyle = DARK_PALETTE.groove
  ink.fill()
  ink.fillStyle = fill
  ink.fill()
  ink.strokeStyle = factionColor(faction)
  ink.lineWidth = 6
  ink.stroke()
  ink.strokeStyle = DARK_PALETTE.gold
  ink.lineWidth = 2
  ink.stroke()
  const initials = className
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
  const middle = box.x + box.width / 2
  const style = { size: 42, weight: 800, color: DARK_PALETTE.groove, align: 'center' } as const
  drawText(ink, initials, middle, box.y + 58, { ...style, width: box.width - 26, least: LETTERS })
}

function paintHead(
  ink: CanvasContext,
  { name, who, level, xp, toNext, progress }: SheetPictureContents,
): void {
  const left = EDGE + SHIELD.width + 20
  const width = WIDTH - EDGE - RING - 20 - left
  drawText(ink, name, left, HEAD + 38, { size: 36, weight: 800, width, least: 24 })
  drawBar(ink, { x: left, y: HEAD + 52, width, height: 14 }, progress, [
    DARK_PALETTE.goldDeep,
    DARK_PALETTE.gold,
  ])
  const had = drawText(ink, xp, left, HEAD + 94, { size: LETTERS, weight: 700, color: DARK_PALETTE.gold })
  const room = width - had.width - GAP
  const next = { size: LETTERS, color: DARK_PALETTE.soft, align: 'right', width: room } as const
  drawText(ink, toNext, left + width, HEAD + 94, next)
  drawText(ink, who, EDGE, WHO, {
    size: 24,
    weight: 500,
    color: DARK_PALETTE.soft,
    width: INNER,
    least: LETTERS,
  })
  paintLevel(ink, level, progress)
}

function paintLevel(ink: CanvasContext, level: SheetPictureContents['level'], progress: number): void {
  const x = WIDTH - EDGE - RING / 2
  const middle = { align: 'center', color: DARK_PALETTE.text } as const
  paintRing(ink, x, HEAD + RING / 2, RING / 2 - 6, progress)
  drawText(ink, level.value, x, HEAD + 55, { ...middle, size: 38, weight: 800 })
  const label = { ...middle, size: LETTERS, weight: 500, color: DARK_PALETTE.soft, width: RING - 28 } as const
  drawText(ink, level.label, x, HEAD + 78, label)
}

function paintRing(ink: CanvasContext, x: number, y: number, radius: number, part: number): void {
  const arc = (to: number, color: string) => {
    ink.beginPath()
    ink.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + to * 2 * Math.PI)
    ink.strokeStyle = color
    ink.lineWidth = 8
    ink.lineCap = 'round'
    ink.stroke()
  }
  ink.beginPath()
  ink.arc(x, y, radius, 0, 2 * Math.PI)
  ink.fillStyle = DARK_PALETTE.groove
  ink.fill()
  arc(1, DARK_PALETTE.line)
  if (part > 0) arc(Math.min(1, part), DARK_PALETTE.gold)
}

/** Draws a step for each level: filled once the level has been used, and a ring while it can be used. */
function paintLadder(ink: CanvasContext, { ladder }: SheetPictureContents): void {
  const step = INNER / ladder.length
  const y = LADDER
  ink.strokeStyle = DARK_PALETTE.line
  ink.lineWidth = 3
  ink.beginPath()
  ink.moveTo(EDGE + step / 2, y)
  ink.lineTo(WIDTH - EDGE - step / 2, y)
  ink.stroke()
  for (const [at, { level, state }] of ladder.entries()) {
    const x = EDGE + step * (at + 0.5)
    ink.beginPath()
    ink.arc(x, y, 10, 0, 2 * Math.PI)
    ink.fillStyle = state === 'reached' ? DARK_PALETTE.gold : DARK_PALETTE.groove
    ink.fill()
    ink.strokeStyle = state === 'unreached' ? DARK_PALETTE.line : DARK_PALETTE.gold
    ink.lineWidth = 3.5
    ink.stroke()
    const color = state === 'unreached' ? DARK_PALETTE.faint : DARK_PALETTE.text
    drawText(ink, level, x, y + 37, {
      size: LETTERS,
      weight: state === 'open' ? 700 : 500,
      color,
      align: 'center',
    })
  }
}

/** Draws the figures. Each has the room that its label needs, and an equal part of the rest. */
function paintFigures(ink: CanvasContext, { figures }: SheetPictureContents): void {
  const labels = figures.map(({ label }) => measureTextWidth(ink, label, LETTERS, 500))
  const needed = labels.reduce((sum, width) => sum + width, GAP * (figures.length - 1))
  const more = (INNER - needed) / figures.length
  let x = EDGE
  for (const [at, figure] of figures.entries()) {
    const width = (labels[at] ?? 0) + more
    paintFigure(ink, figure, { x, y: FIGURES, width, height: FIGURE })
    x += width + GAP
  }
}

function paintFigure(ink: CanvasContext, { label, value }: LabelledValue, box: Box): void {
  const room = { align: 'center', width: box.width - 4 } as const
  const middle = box.x + box.width / 2
  drawPanelBox(ink, box)
  drawText(ink, value, middle, box.y + 42, { ...room, size: 32, weight: 800, least: 24 })
  drawText(ink, label, middle, box.y + 72, { ...room, size: LETTERS, weight: 500, color: DARK_PALETTE.soft })
}

function raidsHeight({ raids }: SheetPictureContents): number {
  return Math.ceil(raids.length / COLUMNS) * (RAID + BELOW) - BELOW
}

function paintRaids(ink: CanvasContext, { raids }: SheetPictureContents): void {
  const width = (INNER - GAP * (COLUMNS - 1)) / COLUMNS
  for (const [at, raid] of raids.entries()) {
    const x = EDGE + (at % COLUMNS) * (width + GAP)
    const y = RAIDS + Math.floor(at / COLUMNS) * (RAID + BELOW)
    paintRaid(ink, raid, { x, y, width, height: RAID })
  }
}

function paintRaid(ink: CanvasContext, { title, runs, count }: SheetRaidContents, box: Box): void {
  drawPanelBox(ink, box)
  const [left, right] = [box.x + 16, box.x + box.width - 16]
  const style = { size: 24, weight: 700 } as const
  const counted = drawText(ink, count, right, box.y + 30, {
    ...style,
    color: DARK_PALETTE.gold,
    align: 'right',
  })
  const width = right - left - counted.width - GAP
  drawText(ink, title, left, box.y + 30, { ...style, width, least: LETTERS })
  drawText(ink, runs, left, box.y + 58, { size: LETTERS, color: DARK_PALETTE.soft, width: right - left })
}
