/** Paints a guild's campaign: its progress, the raids of each difficulty, and the next goal. */
import { createCanvas } from '@napi-rs/canvas'
import { type Box, drawBackground, drawBar, drawPanelBox, traceStar } from '../shapes.ts'
import { type CanvasContext, drawText } from '../text.ts'
import { DARK_PALETTE } from '../theme.ts'
import type { CampaignPictureContents, CampaignStageContents } from './campaign.ts'

const WIDTH = 1100
const EDGE = 44
const INNER = WIDTH - 2 * EDGE
const GAP = 20
const COLUMNS = 2
/** The distance from the top of the picture. */
const GROUPS = 178
/** The heights of the parts of the picture. */
const TITLE = 54
const STAGE = 58
const FOOT = 96

type Group = CampaignPictureContents['groups'][number]

/** Paints a guild's campaign. Returns a PNG. */
export async function paintCampaign(campaign: CampaignPictureContents): Promise<Buffer> {
  const placed = placedIn(campaign)
  const end = placed.reduce((most, { box }) => Math.max(most, box.y + box.height), GROUPS)
  const canvas = createCanvas(WIDTH, end + FOOT)
  const ink = canvas.getContext('2d')
  drawBackground(ink, WIDTH, end + FOOT, DARK_PALETTE.gold)
  paintHead(ink, campaign)
  for (const { group, box } of placed) paintGroup(ink, group, box)
  paintFoot(ink, campaign, end)
  return canvas.encode('png')
}

function paintHead(ink: CanvasContext, { title, cleared, progress, goal }: CampaignPictureContents): void {
  drawText(ink, title, EDGE, 78, { size: 46, weight: 800, width: INNER * 0.6, least: 28 })
  const right = { align: 'right', width: INNER * 0.38, least: 18 } as const
  drawText(ink, cleared, WIDTH - EDGE, 78, { ...right, size: 28, weight: 700, color: DARK_PALETTE.gold })
  drawBar(ink, { x: EDGE, y: 100, width: INNER, height: 18 }, progress, [
    DARK_PALETTE.goldDeep,
    DARK_PALETTE.gold,
  ])
  drawText(ink, goal, EDGE, 152, { size: 24, weight: 500, color: DARK_PALETTE.soft, width: INNER, least: 16 })
}

function paintFoot(ink: CanvasContext, { pack, foot }: CampaignPictureContents, y: number): void {
  drawText(ink, pack, EDGE + 4, y + 38, {
    size: 20,
    weight: 700,
    color: DARK_PALETTE.gold,
    width: INNER - 8,
    least: 13,
  })
  drawText(ink, foot, EDGE + 4, y + 66, { size: 16, color: DARK_PALETTE.faint, width: INNER - 8, least: 12 })
}

/** Places the groups in two columns. The last of an odd number of groups uses both columns. */
function placedIn({ groups }: CampaignPictureContents): { group: Group; box: Box }[] {
  const width = (INNER - GAP * (COLUMNS - 1)) / COLUMNS
  const placed: { group: Group; box: Box }[] = []
  let y = GROUPS
  for (let at = 0; at < groups.length; at += COLUMNS) {
    const row = groups.slice(at, at + COLUMNS)
    const height = TITLE + Math.max(...row.map(({ stages }) => stages.length)) * STAGE + 8
    for (const [column, group] of row.entries()) {
      const x = EDGE + column * (width + GAP)
      placed.push({ group, box: { x, y, width: row.length < COLUMNS ? INNER : width, height } })
    }
    y += height + GAP
  }
  return placed
}

function paintGroup(ink: CanvasContext, { title, stages }: Group, box: Box): void {
  drawPanelBox(ink, box)
  const count = stages.filter(({ state }) => state === 'cleared').length
  const right = box.x + box.width - 18
  const style = { size: 20, weight: 700, color: DARK_PALETTE.gold, align: 'right' } as const
  const counted = drawText(ink, `${count}/${stages.length}`, right, box.y + 36, style)
  const width = box.width - 48 - counted.width
  drawText(ink, title, box.x + 18, box.y + 36, { size: 24, weight: 700, width, least: 16 })
  for (const [at, stage] of stages.entries())
    paintStage(ink, stage, { ...box, y: box.y + TITLE + at * STAGE, height: STAGE })
}

/** Paints a raid. Its star is filled if it is cleared, and has a gold edge if it is next. */
function paintStage(
  ink: CanvasContext,
  { title, state, played, best }: CampaignStageContents,
  { x, y, width }: Box,
): void {
  const [left, right] = [x + 18, x + width - 18]
  traceStar(ink, left + 9, y + 17, 10)
  ink.fillStyle = state === 'cleared' ? DARK_PALETTE.gold : DARK_PALETTE.groove
  ink.fill()
  ink.strokeStyle = state === 'open' ? DARK_PALETTE.line : DARK_PALETTE.gold
  ink.lineWidth = state === 'next' ? 2.5 : 1.5
  ink.stroke()
  const noted = drawText(ink, played, right, y + 23, { size: 17, color: DARK_PALETTE.soft, align: 'right' })
  drawText(ink, title, left + 30, y + 24, {
    size: 20,
    weight: state === 'open' ? 400 : 700,
    color: state === 'open' ? DARK_PALETTE.faint : DARK_PALETTE.text,
    width: right - left - 42 - noted.width,
    least: 13,
  })
  drawText(ink, best, left + 30, y + 45, {
    size: 15,
    color: DARK_PALETTE.soft,
    width: right - left - 30,
    least: 12,
  })
}
