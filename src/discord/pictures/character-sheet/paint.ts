/** Paints a character's sheet. */
import { createCanvas } from '@napi-rs/canvas'
import type { Figure, RaidShown, SheetShown } from '../pictures.ts'
import { type Box, bar, drawBackground, panel, shield, star } from '../shapes.ts'
import { drawText, type Ink } from '../text.ts'
import { classInk, factionInk, INK } from '../theme.ts'

const WIDTH = 1100
const EDGE = 44
const INNER = WIDTH - 2 * EDGE
const GAP = 20
const COLUMNS = 3
/** The distance from the top of the picture. */
const HEAD = 44
const LADDER = 214
const FIGURES = 300
const RAIDS = 412
/** The heights of the parts. */
const FIGURE = 88
const TITLE = 66
const BEST = 20
const LINE = 31
const FOOT = 62

/** @returns a PNG */
export async function paintSheet(sheet: SheetShown): Promise<Buffer> {
  const height = RAIDS + raidsHeight(sheet) + FOOT
  const canvas = createCanvas(WIDTH, height)
  const ink = canvas.getContext('2d')
  drawBackground(ink, WIDTH, height, factionInk(sheet.faction))
  paintEmblem(ink, sheet)
  paintHead(ink, sheet)
  paintLadder(ink, sheet)
  paintFigures(ink, sheet)
  paintRaids(ink, sheet)
  paintFoot(ink, sheet, height - 34)
  return canvas.encode('png')
}

function paintFoot(ink: Ink, { waiting, foot }: SheetShown, y: number): void {
  drawText(ink, waiting, EDGE + 4, y, {
    size: 18,
    weight: 700,
    color: INK.gold,
    width: INNER * 0.7,
    least: 13,
  })
  drawText(ink, foot, WIDTH - EDGE - 4, y, {
    size: 16,
    color: INK.faint,
    align: 'right',
    width: INNER * 0.28,
  })
}

function paintEmblem(ink: Ink, { className, faction }: SheetShown): void {
  const box: Box = { x: EDGE, y: HEAD, width: 112, height: 132 }
  const color = classInk(className)
  const fill = ink.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
  fill.addColorStop(0, color)
  fill.addColorStop(1, `${color}55`)
  shield(ink, box)
  ink.fillStyle = INK.groove
  ink.fill()
  ink.fillStyle = fill
  ink.fill()
  ink.strokeStyle = factionInk(faction)
  ink.lineWidth = 8
  ink.stroke()
  ink.strokeStyle = INK.gold
  ink.lineWidth = 2.5
  ink.stroke()
  const initials = className
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
  const middle = box.x + box.width / 2
  const style = { size: 62, weight: 800, color: INK.groove, align: 'center' } as const
  drawText(ink, initials, middle, box.y + 84, { ...style, width: box.width - 38, least: 30 })
}

function paintHead(ink: Ink, { name, who, level, xp, toNext, progress }: SheetShown): void {
  const left = EDGE + 112 + 30
  const ring = 132
  const width = WIDTH - EDGE - ring - 30 - left
  drawText(ink, name, left, HEAD + 48, { size: 50, weight: 800, width, least: 28 })
  drawText(ink, who, left, HEAD + 82, { size: 24, weight: 500, color: INK.soft, width, least: 18 })
  bar(ink, { x: left, y: HEAD + 100, width, height: 18 }, progress, [INK.goldDeep, INK.gold])
  drawText(ink, xp, left, HEAD + 146, { size: 20, weight: 700, color: INK.gold })
  drawText(ink, toNext, left + width, HEAD + 146, { size: 20, color: INK.soft, align: 'right' })
  paintRing(ink, WIDTH - EDGE - ring / 2, HEAD + ring / 2, ring / 2 - 8, progress)
  const middle = { align: 'center', color: INK.text } as const
  drawText(ink, level.value, WIDTH - EDGE - ring / 2, HEAD + 80, { ...middle, size: 52, weight: 800 })
  drawText(ink, level.label, WIDTH - EDGE - ring / 2, HEAD + 104, {
    ...middle,
    size: 17,
    weight: 500,
    color: INK.soft,
  })
}

function paintRing(ink: Ink, x: number, y: number, radius: number, part: number): void {
  const arc = (to: number, color: string) => {
    ink.beginPath()
    ink.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + to * 2 * Math.PI)
    ink.strokeStyle = color
    ink.lineWidth = 9
    ink.lineCap = 'round'
    ink.stroke()
  }
  ink.beginPath()
  ink.arc(x, y, radius, 0, 2 * Math.PI)
  ink.fillStyle = INK.groove
  ink.fill()
  arc(1, INK.line)
  if (part > 0) arc(Math.min(1, part), INK.gold)
}

/** Draws a step for each level: filled once the level has been used, and a ring while it can be used. */
function paintLadder(ink: Ink, { ladder }: SheetShown): void {
  const step = INNER / ladder.length
  const y = LADDER + 20
  ink.strokeStyle = INK.line
  ink.lineWidth = 3
  ink.beginPath()
  ink.moveTo(EDGE + step / 2, y)
  ink.lineTo(WIDTH - EDGE - step / 2, y)
  ink.stroke()
  for (const [at, { level, state }] of ladder.entries()) {
    const x = EDGE + step * (at + 0.5)
    ink.beginPath()
    ink.arc(x, y, 11, 0, 2 * Math.PI)
    ink.fillStyle = state === 'reached' ? INK.gold : INK.groove
    ink.fill()
    ink.strokeStyle = state === 'ahead' ? INK.line : INK.gold
    ink.lineWidth = 3.5
    ink.stroke()
    const color = state === 'ahead' ? INK.faint : INK.text
    drawText(ink, level, x, y + 36, {
      size: 18,
      weight: state === 'open' ? 700 : 500,
      color,
      align: 'center',
    })
  }
}

/** Draws the figures. All have the same width, and the width of a box depends on its number of figures. */
function paintFigures(ink: Ink, { figures }: SheetShown): void {
  const between = GAP * 0.7
  const width = (INNER - between * (figures.length - 1)) / figures.flat().length
  let x = EDGE
  for (const group of figures) {
    const box = { x, y: FIGURES, width: width * group.length, height: FIGURE }
    panel(ink, box)
    for (const [at, figure] of group.entries()) paintFigure(ink, figure, x + width * at, width, at > 0)
    x += box.width + between
  }
}

function paintFigure(ink: Ink, { label, value }: Figure, x: number, width: number, isNext: boolean): void {
  const room = { align: 'center', width: width - 12 } as const
  const middle = x + width / 2
  drawText(ink, value, middle, FIGURES + 46, { ...room, size: 34, weight: 800, least: 20 })
  drawText(ink, label, middle, FIGURES + 72, { ...room, size: 16, weight: 500, color: INK.soft, least: 12 })
  if (!isNext) return
  ink.fillStyle = INK.line
  ink.fillRect(x - 0.75, FIGURES + 18, 1.5, FIGURE - 36)
}

/** The rows of raids. The longest list of a row determines its height. */
function rowsOf({ raids }: SheetShown): { raids: readonly RaidShown[]; title: number; height: number }[] {
  return Array.from({ length: Math.ceil(raids.length / COLUMNS) }, (_, row) => {
    const own = raids.slice(row * COLUMNS, (row + 1) * COLUMNS)
    const lines = Math.max(...own.map((raid) => raid.achievements.length))
    const title = TITLE + (own.some(({ best }) => best !== '') ? BEST : 0)
    return { raids: own, title, height: title + lines * LINE + 18 }
  })
}

const raidsHeight = (sheet: SheetShown): number =>
  rowsOf(sheet).reduce((sum, { height }) => sum + height + GAP, 0) - GAP

function paintRaids(ink: Ink, sheet: SheetShown): void {
  const width = (INNER - GAP * (COLUMNS - 1)) / COLUMNS
  let y = RAIDS
  for (const { raids, title, height } of rowsOf(sheet)) {
    for (const [at, raid] of raids.entries())
      paintRaid(ink, raid, { x: EDGE + at * (width + GAP), y, width, height }, title)
    y += height + GAP
  }
}

/** @param head the height above its Achievements */
function paintRaid(ink: Ink, raid: RaidShown, box: Box, head: number): void {
  const { title, runs, best, count, achievements } = raid
  panel(ink, box)
  const [left, right] = [box.x + 18, box.x + box.width - 18]
  const counted = drawText(ink, count, right, box.y + 34, {
    size: 20,
    weight: 700,
    color: INK.gold,
    align: 'right',
  })
  const width = right - left - counted.width - 12
  drawText(ink, title, left, box.y + 34, { size: 22, weight: 700, width, least: 15 })
  drawText(ink, runs, left, box.y + 57, { size: 15, color: INK.soft, width: right - left })
  drawText(ink, best, left, box.y + 57 + BEST, { size: 15, color: INK.soft, width: right - left, least: 11 })
  for (const [at, { name, earned, worth }] of achievements.entries()) {
    const y = box.y + head + at * LINE + 22
    star(ink, left + 8, y - 6, 9)
    ink.fillStyle = earned ? INK.gold : INK.groove
    ink.fill()
    ink.strokeStyle = earned ? INK.gold : INK.line
    ink.lineWidth = 1.5
    ink.stroke()
    const color = earned ? INK.gold : INK.faint
    const noted = drawText(ink, worth, right, y, { size: 16, weight: 500, color, align: 'right' })
    drawText(ink, name, left + 28, y, {
      size: 17,
      weight: earned ? 700 : 400,
      color: earned ? INK.text : INK.faint,
      width: right - left - 28 - noted.width - 10,
      least: 13,
    })
  }
}
