/**
 * A game of the Shadow of War companion in two real browsers, by mouse and keyboard alone: from the lobby to the end
 * of the turn track, with imported lists, a kill -9 on the way, a fast-equip, two blue quests by one combat, and an
 * expired Destiny.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../scripts/crowd/free-port.ts'
import { newPlaygroundClient, type PlaygroundClient } from '../src/playground/client.ts'
import { type BotProcess, endProcess, playgroundPid, startBotProcess } from './support/bot-process.ts'
import { launchBrowser, openAs, sendCommand, typeCommand, typeOption } from './support/browser.ts'
import { chooseIn, sends } from './support/fingers.ts'

const PATIENCE = { timeout: 180_000 }
const PHONE = { width: 390, height: 844 }

const QUESTS =
  'id,name,creature1,creature2,xp\nq-1,Fins,Murloc,Ogre,1\nq-2,Gills,Murloc,Wolf,2\nq-3,Tusks,Boar,Imp,4\n'
const BROKEN = QUESTS.replace('Ogre,1', 'Ogre,many').replace('q-2', 'Q 2').replace('Boar,Imp', 'Imp,Imp')
const DESTINY =
  'id,name,number,boss,expires,met\nd-1,Slow Rain,1,,xp each 1,\nd-2,Boss: Old Grim,9,Old Grim,,xp horde 3\n'
const TRACK =
  '[{"id":"t-1","name":"1"},{"id":"t-2","name":"2"},{"id":"t-3","name":"3"},{"id":"t-4","name":"4"},{"id":"t-5","name":"5"}]'

const dataDir = mkdtempSync(join(tmpdir(), 'lairkeeper-war-browser-'))
let settings: Parameters<typeof startBotProcess>[0]
let bot: BotProcess
let discord: PlaygroundClient
let browser: Browser
let anna: Page
let ben: Page

beforeAll(async () => {
  settings = { PORT: `${await freePort()}`, DATA_DIR: dataDir, DATABASE_URL: '' }
  bot = await startBotProcess(settings)
  discord = newPlaygroundClient(bot.url)
  browser = await launchBrowser()
  anna = await openAs(browser, bot.url, 'Anna')
  ben = await openAs(browser, bot.url, 'Ben', PHONE)
  for (const page of [anna, ben]) {
    page.setDefaultTimeout(20_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }
}, PATIENCE.timeout)

afterAll(async () => {
  const pid = playgroundPid(dataDir)
  await browser.close()
  await bot.end()
  await endProcess(pid)
  rmSync(dataDir, { recursive: true, force: true })
}, PATIENCE.timeout)

const messages = (page: Page) => page.locator('[data-testid=message]')
const said = (page: Page, words: string) => messages(page).filter({ hasText: words }).last().waitFor()
const toldAlone = (page: Page, words: string) =>
  page.locator('[data-ephemeral]').filter({ hasText: words }).last().waitFor()

/** News remove the buttons of the message before, so wait for the result of a press before the next one. */
const press = (page: Page, label: string) =>
  sends(page, 'click', () => page.locator(`button[data-label="${label}"]`).last().click())

const choose = (page: Page, placeholder: string, ...values: string[]) =>
  chooseIn(page.locator('.select-box', { hasText: placeholder }).last(), values)

async function imports(list: string, label: string, name: string, text: string): Promise<void> {
  await typeCommand(anna, 'war import')
  await typeOption(anna, 'list', label, list)
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) }
  await anna.getByTestId('option-file').setInputFiles(file)
  await sendCommand(anna)
}

test(
  'they take seats with their own lists, and three errors in the lists are reported',
  PATIENCE,
  async () => {
    await typeCommand(anna, 'war create')
    await typeOption(anna, 'overlord', 'Kaz', 'kazzak')
    await sendCommand(anna)
    await choose(anna, 'Take part', 'alliance.mage')
    await said(ben, 'Anna takes part: Alliance, Mage')
    await choose(ben, 'Take part', 'horde.warrior')
    await said(anna, 'Ben takes part: Horde, Warrior')
    await imports('quests', 'blue quests', 'quests.csv', BROKEN)
    await toldAlone(anna, '3 errors to correct')
    await toldAlone(anna, 'Line 2, column 5: “xp” must be a whole number.')
    await toldAlone(anna, 'Line 3, column 1: an id has')
    await toldAlone(anna, 'Line 4, column 3: the two creatures')
    await imports('quests', 'blue quests', 'quests.csv', QUESTS)
    await said(ben, 'The game is played with 3 cards of your own: blue quests.')
    await imports('destiny', 'Destiny', 'destiny.csv', DESTINY)
    await said(ben, '2 cards of your own: Destiny cards')
    await imports('track', 'spaces', 'track.json', TRACK)
    await said(ben, '5 cards of your own: spaces of the turn track')
    await press(anna, 'Begin')
    await anna.locator('#sidebar [data-testid=thread-link]').last().click()
    await ben.locator('[data-testid=thread-link]').last().click()
    for (const page of [anna, ben]) await said(page, 'It is the turn of: Alliance.')
  },
)

test(
  'two blue quests are completed by one combat; the bot is killed, and nothing is lost',
  PATIENCE,
  async () => {
    await choose(anna, 'Fight: which', '1.Murloc', '2.Murloc')
    for (const page of [anna, ben]) {
      await said(page, 'Anna completed Fins.')
      await said(page, 'Anna completed Gills.')
    }
    await bot.kill()
    bot = await startBotProcess(settings)
    for (const page of [anna, ben]) await page.getByText('Bot connected').waitFor()
    await press(anna, 'Status')
    await toldAlone(anna, 'Level 1 · 3 XP')
  },
)

test(
  'a Spellbook icon equips a power at the beginning of a Challenge; only its owner reads what is learned',
  PATIENCE,
  async () => {
    await press(anna, 'My panel')
    await choose(anna, 'Learn a power', 'mage-mantle-of-rime')
    await toldAlone(anna, 'Anna learns Mantle of Rime.')
    await said(ben, 'Anna learns a power.')
    await choose(anna, 'Equip a power', 'mage-mantle-of-rime.0')
    await toldAlone(anna, 'You can equip a power in the Character Management step')
    await press(anna, 'Challenge')
    await said(ben, 'Anna begins a Challenge.')
    await press(ben, 'Next round')
    await toldAlone(ben, 'Only the players who fight in this combat')
    await press(anna, 'My panel')
    await choose(anna, 'Equip a power', 'mage-mantle-of-rime.0')
    await said(ben, 'Anna fast-equips Mantle of Rime')
    await press(anna, 'Combat over, nobody defeated')
    await said(ben, 'The combat is resolved.')
  },
)

test('a Destiny expires, a Boss falls, and the track is played to its end', PATIENCE, async () => {
  await press(ben, 'End the turn')
  await toldAlone(ben, 'It is the turn of: Alliance.')
  for (let space = 2; space <= 5; space++) {
    await press(space % 2 === 0 ? anna : ben, 'End the turn')
    for (const page of [anna, ben]) await said(page, `The turn marker reaches space ${space}.`)
    if (space === 4) await bossFalls()
  }
  for (const words of [
    'Slow Rain expires.',
    'Boss: Old Grim is defeated, and the card leaves play.',
    'Ben receives 3 XP',
  ])
    await said(anna, words)
  await press(anna, 'End the turn')
  await toldAlone(anna, 'The turn track has ended. Say who has won.')
  await press(anna, 'Status')
  await choose(anna, 'End the game', 'horde')
  await said(ben, 'The game is over. It is won by: Horde.')
  expect(await discord.refusals()).toEqual([])
  expect(await discord.unknownRoutes()).toEqual([])
  expect((await discord.interactions()).filter(({ stage }) => stage === 'failed')).toEqual([])
})

/** By now it is Old Grim’s card that is face up, whichever of the two came first. */
async function bossFalls(): Promise<void> {
  await press(ben, 'Destiny')
  await ben.locator('[data-ephemeral]').filter({ hasText: 'Boss: Old Grim' }).last().waitFor()
  await press(ben, 'Its Boss is defeated')
  for (const page of [anna, ben]) await said(page, 'Boss: Old Grim is defeated, and the card leaves play.')
}
