/**
 * A newcomer's evening in the page, with mouse and keyboard: the greeting, a lesson with the coach, and a raid on Story with
 * two friends. One of them falls and keeps playing their part. They win, the level is used, and a rematch follows.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openAs } from './support/browser.ts'
import { Evening } from './support/evening.ts'
import { destroyHero } from './support/felling.ts'
import { sends } from './support/fingers.ts'
import { useLevel } from './support/levelling.ts'
import { keepHand, openQuestion } from './support/questions.ts'

const PATIENCE = { timeout: 180_000 }

let evening: Evening
let browser: Browser
let anna: Page
let ben: Page
let thread: string

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
    await choose(anna, 'Another raid or difficulty', 'deadmines>story')
    await ben.getByTestId('embed').getByText('Raid: The Deadmines').waitFor()
  },
)

const in_ = (name: string) => evening.discord.as(name).in(thread)

/** The thread of the raid whose lobby is open. */
async function lobbyThread(): Promise<string> {
  const { threadId } = await evening.store.db.raid.findFirstOrThrow({ where: { status: 'lobby' } })
  return threadId ?? ''
}

const lair = async () => {
  const { id } = await evening.raidIn(thread)
  const { view } = await evening.table.look(id, null)
  return view?.outcome ? null : view?.seats.find(({ side }) => side === 'lair')?.hero
}

test('two friends join, they begin on Story, and each keeps a hand', PATIENCE, async () => {
  thread = await lobbyThread()
  await in_('Cleo').select(thread, ['horde-shaman'])
  await anna.getByTestId('embed').getByText('Cleo').last().waitFor()
  await button(anna, 'Start').click()
  await toThread(anna)
  await anna.getByText('the raid begins').waitFor()
  await button(anna, 'My hand: keep or mulligan').click()
  await button(anna, 'Keep this hand').click()
  for (const name of ['Ben', 'Cleo']) {
    const question = await evening.discord.until(async () => openQuestion(await in_('Dora').messages()))
    await keepHand(in_(name), question)
  }
})

test('Ben falls, and speaks for the lair', PATIENCE, async () => {
  await toThread(ben)
  await destroyHero(evening, thread, 'Frizlix')
  await anna.getByText('Second wind').last().waitFor()
  await destroyHero(evening, thread, 'Frizlix')
  await anna.getByText('has fallen').last().waitFor()
  await ben.locator('button[data-label^="Speak for"]').last().click()
  await button(ben, '1').click()
  await anna.getByText('🗣').last().waitFor()
})

test('they win, and Anna uses her level with the button at the end', PATIENCE, async () => {
  for (let hero = await lair(); hero; hero = await lair()) await destroyHero(evening, thread, hero.name)
  await anna.getByText('The Raiders have won').waitFor()
  await anna.getByText('⬆ level 10').last().waitFor()
  await useLevel(anna, 10, () => button(anna, 'Use your level').click())
})

test('a rematch keeps their seats until each is ready', PATIENCE, async () => {
  await button(anna, 'Rematch').click()
  await privately(anna).getByText('is open in its channel').waitFor()
  await toChannel(ben)
  await ben.getByText('opens another raid').waitFor()
  await button(ben, 'Ready').click()
  await ben
    .getByTestId('embed')
    .getByText(/✅ \S+ Ben/)
    .last()
    .waitFor()
  thread = await lobbyThread()
  await in_('Cleo').click(thread, 'Ready')
  await toChannel(anna)
  await button(anna, 'Start').click()
  await toThread(anna)
  await anna.getByText('the raid begins').last().waitFor()
  const raids = await evening.store.db.raid.findMany({
    where: { name: 'deadmines' },
    select: { status: true },
  })
  expect(raids.map(({ status }) => status).sort()).toEqual(['playing', 'won'])
})
