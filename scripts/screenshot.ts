/**
 * npx tsx scripts/screenshot.ts: plays a known raid and takes pictures of the page into docs/: a hand and a chain on a
 * phone, a vote, a sheet, and a Dungeon's turn on a desktop. --to DIR puts them elsewhere.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { voteTexts } from '../src/texts/en/undo.ts'
import { sendCommand, typeCommand } from '../test/support/browser.ts'
import { planOf, type Step } from '../test/support/plan.ts'
import { type Ends, endAll, RaidNight } from '../test/support/raid-night.ts'
import { findStory } from '../test/support/story.ts'

const { values } = parseArgs({ options: { to: { type: 'string' } } })
const FOLDER = values.to ?? fileURLToPath(new URL('../docs', import.meta.url))

const DECKS = ['horde-warrior', 'horde-rogue', 'horde-warrior']
const PHONE = { width: 390, height: 980 }
const DESK = { width: 1000, height: 780 }
/** By then pictures that have scrolled into view are loaded. */
const SETTLED_MS = 700

const story = findStory(DECKS)
const ends: Ends = []
try {
  const night = await RaidNight.open('pglite', story, ends, undefined, { pages: 'painted' })
  await night.begin(DECKS)
  const wanted = new Map<string, (night: RaidNight, step: Step) => Promise<boolean>>([
    ['page-hand', hand],
    ['page-chain', chain],
    ['page-undo-vote', undoVote],
    ['raid-turn', turn],
  ])
  for (const step of planOf(story).steps) {
    for (const [name, take] of wanted) if (await take(night, step)) wanted.delete(name)
    if (wanted.size === 0) break
    await night.make(typeof step.by === 'object' ? step : { ...step, by: 'client' })
  }
  await sheet(night)
  if (wanted.size > 0)
    throw new Error(`the raid has no moment for these pictures: ${[...wanted.keys()].join(', ')}`)
} finally {
  await endAll(ends)
}

/** Opens the page of the asked person in the dark theme, and scrolls to the newest messages. */
async function asked(night: RaidNight, step: Step, size: { width: number; height: number }) {
  const { id } = await night.question()
  const page = night.pageOf(step.moves[0]?.decision.seat ?? 0)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize(size)
  await page.reload()
  const question = page.locator(`[data-message-id="${id}"]`)
  await question.locator('button').first().waitFor()
  return { page, question }
}

/** Takes a picture of the page. @param from the message at its top; by default the last message is at the bottom */
async function take(page: Page, name: string, from?: Locator): Promise<boolean> {
  const id = await from?.getAttribute('data-message-id')
  const scroll = id
    ? `document.querySelector('[data-message-id="${id}"]').scrollIntoView({ block: 'start' })`
    : "document.getElementById('log').scrollTo(0, 1e9)"
  await page.evaluate(scroll)
  await page.waitForTimeout(SETTLED_MS)
  await page.evaluate(scroll)
  await page.waitForTimeout(SETTLED_MS)
  const file = path.join(FOLDER, `${name}.png`)
  await page.screenshot({ path: file })
  await page.setViewportSize(DESK)
  console.log(file)
  return true
}

function lastPrivate(page: Page): Locator {
  return page
    .locator('[data-ephemeral]')
    .filter({ has: page.locator('.picture') })
    .last()
}

function kindOf({ moves }: Step) {
  return moves[0]?.decision.kind
}

/** A raider in the middle of their turn looks at their hand. */
async function hand(night: RaidNight, step: Step): Promise<boolean> {
  if (step.at < 12 || kindOf(step) !== 'priority' || !`${step.moves[0]?.picks}`.startsWith('play'))
    return false
  const { page, question } = await asked(night, step, PHONE)
  await question.getByRole('button', { name: 'My hand' }).click()
  await lastPrivate(page).waitFor()
  return take(page, 'page-hand', lastPrivate(page))
}

/** Somebody is asked to respond, and looks at the board. */
async function chain(night: RaidNight, step: Step): Promise<boolean> {
  if (kindOf(step) !== 'priority' || !/respond to/.test((await night.question()).content)) return false
  const { page, question } = await asked(night, step, PHONE)
  await question.getByRole('button', { name: 'Board' }).click()
  const board = page
    .locator('[data-ephemeral]')
    .filter({ has: page.getByRole('img', { name: /^The board of/ }) })
  await board.last().waitFor()
  return take(page, 'page-chain', board.last())
}

/** A player asks to undo another's answer. */
async function undoVote(night: RaidNight, step: Step): Promise<boolean> {
  if (step.at < 24 || kindOf(step) !== 'priority') return false
  const { page } = await asked(night, step, DESK)
  await typeCommand(page, 'undo')
  await sendCommand(page)
  const moments = page.locator('[data-ephemeral] .select-box').last()
  await moments.getByTestId('select').click()
  await moments.getByTestId('option').last().click()
  await page.locator('#log').getByRole('button', { name: voteTexts.agree }).waitFor()
  return take(page, 'page-undo-vote')
}

async function sheet(night: RaidNight): Promise<void> {
  const page = night.pageOf(0)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await typeCommand(page, 'sheet')
  await sendCommand(page)
  await lastPrivate(page)
    .getByRole('img', { name: /^The sheet of/ })
    .waitFor()
  await page.setViewportSize(DESK)
  await take(page, 'page-sheet', lastPrivate(page))
}

/** The Dungeon attacks and a player may protect. The picture shows the news before it, with the board. */
async function turn(night: RaidNight, step: Step): Promise<boolean> {
  if (kindOf(step) !== 'protect') return false
  const { page } = await asked(night, step, { width: DESK.width, height: 1150 })
  const news = page
    .getByTestId('message')
    .filter({ has: page.locator('.picture') })
    .last()
  return take(page, 'raid-turn', news)
}
