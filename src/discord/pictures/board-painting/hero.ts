/** Draws the head of a party: the hero's health as a bar, and the player's counts. */
import type { CardContents, PartyContents } from '../board-contents/board.ts'
import type { Brush } from '../composing/brush.ts'
import { drawHourglass, drawTurnPointer } from '../icons.ts'
import { type Box, drawBar } from '../shapes.ts'
import { type CanvasContext, drawText, measureTextWidth, wrapText } from '../text.ts'
import { cssFont, NEARLY_EMPTY_BAR_COLOR, type Palette } from '../theme.ts'
import { MeasuredLayoutCache } from './caches.ts'
import {
  addWordToMarkedIcon,
  drawStateIcons,
  drawStatFigures,
  type StateIcon,
  stateIconsOfCard,
  stateIconsWidth,
  statFiguresOfCard,
} from './figures.ts'
import type { TileSizes } from './measures.ts'
import { tileLineHeight } from './tile.ts'

export interface MeasuredPartyHead {
  readonly measure: TileSizes
  readonly notes: readonly string[]
  readonly height: number
}

const known = new MeasuredLayoutCache<PartyContents, TileSizes, MeasuredPartyHead>()

export const measurePartyHead = (
  ink: CanvasContext,
  party: PartyContents,
  width: number,
  measure: TileSizes,
): MeasuredPartyHead => known.of(party, measure, width, () => measured(ink, party, width, measure))

function measured(
  ink: CanvasContext,
  party: PartyContents,
  width: number,
  measure: TileSizes,
): MeasuredPartyHead {
  const { name, bar: high, count, chipLines } = measure.hero
  const told = [(party.hero?.notes ?? []).join(' · '), ...party.notes].filter((text) => text !== '')
  const notes: string[] = []
  for (const [at, text] of told.entries()) {
    const later = chipLines > 1 && at < told.length - 1 ? 1 : 0
    const most = Math.min(2, chipLines - notes.length - later)
    if (most > 0) notes.push(...wrapText(ink, text, { size: measure.small, width }, most))
  }
  notes.push(...questLines(ink, party, width, measure))
  const lines = isApart(ink, party, width, count) ? 2 : 1
  const figures = (party.hero ? high + 8 : 0) + (party.out ? 0 : lines * tileLineHeight(count))
  const height = tileLineHeight(name) + figures + notes.length * tileLineHeight(measure.small)
  return { measure, notes, height }
}

/** Returns the version of the line of quests with the longest names that fits, so that each has its number. */
function questLines(
  ink: CanvasContext,
  { quests }: PartyContents,
  width: number,
  { small, hero }: TileSizes,
): string[] {
  const wrapped = quests.map((text) => wrapText(ink, text, { size: small, width }, 9))
  const fewest = Math.min(...wrapped.map((lines) => lines.length))
  const most = Math.max(1, hero.chipLines - 1, fewest)
  return wrapped.find((lines) => lines.length <= most) ?? []
}

/** Draws the head of a party: its name, the bar of its hero's health, its counts and its quests. */
export function drawPartyHead(
  brush: Brush,
  party: PartyContents,
  { measure, notes }: MeasuredPartyHead,
  box: Box,
  palette: Palette,
): void {
  const { name, bar: high, count } = measure.hero
  putName(brush, party, box, name, palette)
  let y = box.y + tileLineHeight(name)
  if (party.hero) {
    putBar(brush, party.hero, { ...box, y, height: high }, palette)
    y += high + 8
  }
  if (!party.out) {
    const from = putLevel(brush, party, { ...box, y }, count, palette)
    putCounts(brush, party.counts, from, count, palette)
    y = from.y + tileLineHeight(count)
  }
  for (const note of notes) {
    brush.writeWords(note, box.x, y + measure.small * 0.92, { size: measure.small, color: palette.soft })
    y += tileLineHeight(measure.small)
  }
}

function putName(
  brush: Brush,
  party: PartyContents,
  { x, y, width }: Box,
  size: number,
  palette: Palette,
): void {
  const { name, isTurn, isAsked, out, hero } = party
  const { ink } = brush
  const [left, right, base] = [x + (isTurn ? size * 0.95 : 0), x + width, y + size * 0.9]
  if (isTurn) brush.sign(drawTurnPointer, { x, y: y + size * 0.12, size: size * 0.8 }, palette.gold)
  const glass = isAsked ? size * 0.95 : 0
  if (isAsked)
    brush.sign(drawHourglass, { x: right - size * 0.8, y: y + size * 0.12, size: size * 0.8 }, palette.gold)
  const plain = hero ? stateIconsOfCard(hero, 1) : []
  const beside = (all: readonly StateIcon[]) =>
    left + measureTextWidth(ink, name, size, 800) + stateIconsWidth(ink, all, size * 0.8)
  const signs = beside(addWordToMarkedIcon(plain)) <= right - glass ? addWordToMarkedIcon(plain) : plain
  drawStateIcons(brush, signs, { right: right - glass, middle: y + size * 0.52, size: size * 0.8 }, palette)
  const end = right - glass - (signs.length > 0 ? stateIconsWidth(ink, signs, size * 0.8) : 0)
  const color = out ? palette.faint : palette.text
  const style = { size, weight: 800, color, width: end - left, least: Math.round(size * 0.7) } as const
  brush.writeWords(name, left, base, style)
}

function putBar(brush: Brush, hero: NonNullable<PartyContents['hero']>, box: Box, palette: Palette): void {
  const { height } = box
  const figures = statFiguresOfCard({ ...hero, health: null }).filter(({ text }) => text !== '0')
  const base = box.y + height * 0.82
  const line = { x: box.x, base, size: height * 0.85, color: palette.text }
  const left = Math.round(drawStatFigures(brush, figures, line, palette))
  const { health } = hero
  if (!health) return
  const room = { x: left, y: box.y + 1, width: box.x + box.width - left, height: height - 2 }
  brush.put(['health', health], room, (ink, own) => drawHealthBar(ink, health, own, palette), 1)
}

function drawHealthBar(
  ink: CanvasContext,
  { left, of, text }: NonNullable<CardContents['health']>,
  box: Box,
  palette: Palette,
): void {
  const fill = left * 3 <= of ? NEARLY_EMPTY_BAR_COLOR : palette.goldDeep
  drawBar(ink, box, Math.max(0, left) / Math.max(1, of), [fill, fill], palette)
  drawHealth(ink, text, box, palette)
}

/** Draws the text with an outline, so that it is readable on both parts of the bar. */
function drawHealth(ink: CanvasContext, text: string, { x, y, width, height }: Box, palette: Palette): void {
  const size = Math.round(height * 0.84)
  const [middle, base] = [x + width / 2, y + height * 0.82]
  ink.lineJoin = 'round'
  ink.lineWidth = 6
  ink.strokeStyle = palette.groove
  ink.textAlign = 'center'
  ink.font = cssFont(size, 800)
  ink.strokeText(text, middle, base)
  drawText(ink, text, middle, base, { size, weight: 800, align: 'center', color: palette.text })
}

/** The gap between two figures that hardly fit. */
const NARROW_GAP = 9
/** The smallest font size of labels. */
const LEAST_LABEL = 13
const BEHIND_LABEL = 5
const BEHIND_LEVEL = 14

const labelSize = (size: number): number => Math.round(size * 0.78)

/** Whether the two most important counts don't fit beside the level even with the smallest labels. */
function isApart(ink: CanvasContext, { level, counts }: PartyContents, width: number, size: number): boolean {
  if (!level) return false
  const beside = measureTextWidth(ink, level, labelSize(size) + 2, 700) + BEHIND_LEVEL
  const least = counts
    .slice(0, 2)
    .map(
      ({ label, value }) =>
        measureTextWidth(ink, label, LEAST_LABEL) + BEHIND_LABEL + measureTextWidth(ink, value, size, 800),
    )
  return beside + least.reduce((sum, one) => sum + one + NARROW_GAP, -NARROW_GAP) > width
}

/** Draws the level of a party. @returns the place for the counts: beside the level, or below it */
function putLevel(brush: Brush, party: PartyContents, box: Box, size: number, palette: Palette): Box {
  const { level } = party
  if (!level) return box
  const { x, y, width } = box
  const style = { size: labelSize(size) + 2, weight: 700, color: palette.gold, width, least: 16 } as const
  const taken = brush.write(level, x, y + size * 0.92, style).width + BEHIND_LEVEL
  if (isApart(brush.ink, party, width, size)) return { ...box, y: y + tileLineHeight(size) }
  return { ...box, x: x + taken, width: width - taken }
}

/** Draws as many counts as fit, the most important first. If the first two hardly fit, their labels get smaller. */
function putCounts(
  brush: Brush,
  counts: PartyContents['counts'],
  box: Box,
  size: number,
  palette: Palette,
): void {
  const { ink } = brush
  const base = box.y + size * 0.92
  const end = box.x + box.width
  const label = labelSize(size)
  let x = box.x
  const own = counts.map(({ label: text, value }) => ({
    text,
    value,
    width: measureTextWidth(ink, text, label) + measureTextWidth(ink, value, size, 800) + 20,
  }))
  const [first, second] = own
  const isNarrow = x + (first?.width ?? 0) + (second?.width ?? 0) > end + 14
  const shown = isNarrow ? own.slice(0, 2) : own
  const values = shown.reduce(
    (sum, { value }) => sum + measureTextWidth(ink, value, size, 800) + NARROW_GAP,
    0,
  )
  const room = (end - x - values) / shown.length - BEHIND_LABEL
  for (const { text, value, width } of shown) {
    if (!isNarrow && x + width > end + 14) return
    const style = { size: isNarrow ? label - 3 : label, color: palette.soft }
    const left = end - x - BEHIND_LABEL - measureTextWidth(ink, value, size, 800)
    const most = Math.min(left, Math.max(room, measureTextWidth(ink, text, LEAST_LABEL)))
    const named = brush.write(text, x, base, isNarrow ? { ...style, width: most, least: LEAST_LABEL } : style)
    brush.write(value, x + named.width + BEHIND_LABEL, base, { size, weight: 800, color: palette.text })
    x += named.width + BEHIND_LABEL + measureTextWidth(ink, value, size, 800) + (isNarrow ? NARROW_GAP : 15)
  }
}
