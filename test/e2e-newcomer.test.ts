/** A newcomer in the page, with mouse and keyboard: a lesson with the coach, a lobby, a raid, and the rematch. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openAs, sendCommand, typeCommand } from './support/browser.ts'
import { Evening } from './support/evening.ts'
import { sends } from './support/fingers.ts'

const PATIENCE = { timeout: 180_000 }

let evening: Evening
let browser: Browser
let anna: Page
let ben: Page

beforeAll(async () => {
  evening = await Evening.open()
  browser = await launchBrowser()
  anna = await openAs(browser, evening.playground.url, 'Anna')
  ben = await openAs(browser, evening.playground.url, 'Ben')
  for (const page of [anna, ben]) {
    page.setDefaultTimeout(20_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }
}, PATIENCE.timeout)

afterAll(async () => {
  await browser.close()
  await evening.close()
}, PATIENCE.timeout)

const button = (page: Page, label: string) => page.locator(`button[data-label="${label}"]`).last()
const toChannel = (page: Page) => page.locator('#sidebar [data-channel]').first().click()
const toThread = (page: Page) => page.locator('#sidebar [data-testid=thread-link]').last().click()
const privately = (page: Page) => page.locator('[data-ephemeral]').last()

async function choose(page: Page, placeholder: string, value: string): Promise<void> {
  const box = page.locator('.select-box', { hasText: placeholder }).last()
  await box.getByTestId('select').click()
  await box.locator(`[data-testid=option][data-value="${value}"]`).click()
}

/** The highlighted button of the newest private message. */
const highlighted = (page: Page) => privately(page).locator('button.primary').first()

test('the greeting offers the tutorial, and she presses what the coach highlights', PATIENCE, async () => {
  await evening.discord.faults({ letInAnew: true })
  await button(anna, 'Tutorial').click()
  await privately(anna).getByText('Your tutorial is ready').waitFor()
  await toThread(anna)
  await anna.getByText('Lesson 1 of 3').waitFor()
  await button(anna, 'My hand: keep or mulligan').click()
  const won = privately(anna).getByText('You have won!')
  for (let step = 0; step < 80; step++) {
    await highlighted(anna).waitFor()
    if (await won.isVisible()) break
    await privately(anna).getByText('🎓').first().waitFor()
    await sends(anna, 'click', () => highlighted(anna).click())
  }
  await won.waitFor()
  expect(await button(anna, 'Lesson 2: Boss, protect and quest').isVisible()).toBe(true)
})

test(
  'she opens a raid, reads about the style of the starters, and changes the dungeon',
  PATIENCE,
  async () => {
    await toChannel(anna)
    await button(anna, 'Open a raid').click()
    await anna.getByText('Take a seat with a starter deck').last().waitFor()
    const box = anna.locator('.select-box', { hasText: 'Take a seat with a starter deck' }).last()
    await box.getByTestId('select').click()
    await anna.getByText('★ easy · Big weapons, hard hits').first().waitFor()
    await box.locator('[data-testid=option][data-value="horde-warrior"]').click()
    await toChannel(ben)
    await choose(ben, 'Take a seat with a starter deck', 'horde-rogue')
    await anna.getByTestId('embed').getByText('Frizlix').last().waitFor()
    await button(anna, 'Change …').click()
    await privately(anna).getByText('Change raid').waitFor()
    await choose(anna, 'Another raid or difficulty', 'shadowfang-keep>novice')
    await ben.getByTestId('embed').getByText('Raid: Shadowfang Keep').waitFor()
  },
)

test('they begin, it ends, and a rematch keeps their seats until each is ready', PATIENCE, async () => {
  await button(anna, 'Start').click()
  await toThread(anna)
  await anna.getByText('the raid begins').waitFor()
  await typeCommand(anna, 'raid abandon')
  await sendCommand(anna)
  await button(anna, 'Abandon the raid').click()
  await button(anna, 'Rematch').click()
  await privately(anna).getByText('is open in its channel').waitFor()
  await ben.getByText('opens another raid').waitFor()
  await button(ben, 'Ready').click()
  await ben.getByTestId('embed').getByText('✅ Ben').last().waitFor()
  await toChannel(anna)
  await button(anna, 'Start').click()
  await toThread(anna)
  await anna.getByText('the raid begins').last().waitFor()
  const names = await evening.store.db.raid.findMany({ select: { name: true, status: true } })
  expect(
    names
      .filter(({ name }) => name === 'shadowfang-keep')
      .map(({ status }) => status)
      .sort(),
  ).toEqual(['abandoned', 'playing'])
})
