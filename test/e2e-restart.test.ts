/** The playground and the bot go on after a stop and after a kill, with their people, threads, messages and buttons. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decisionNumberOf } from '../scripts/crowd/controls.ts'
import { freePort } from '../scripts/crowd/free-port.ts'
import {
  isEphemeral,
  newPlaygroundClient,
  type PlaygroundClient,
  resultingMessage,
} from '../src/playground/client.ts'
import type { MessageJson } from '../src/playground/world/message-json.ts'
import { type Aimed, answer } from './support/answering.ts'
import {
  type BotProcess,
  endProcess,
  isRunning,
  playgroundPid,
  startBotProcess,
} from './support/bot-process.ts'
import { launchBrowser, openAs } from './support/browser.ts'
import { client, mouse } from './support/fingers.ts'
import { together } from './support/plan.ts'
import { asks } from './support/questions.ts'
import { findSolo, isVictory, starterSetup } from './support/solo.ts'
import { Witness } from './support/witness.ts'

const PATIENCE = { timeout: 180_000 }
const RAID = 'scarlet-monastery'

/**
 * A seed that made a short victory when this was written. After a change of cards or rules the test looks for
 * another.
 */
const { seed, moves } = findSolo(starterSetup(RAID, 'alliance-druid'), isVictory, { known: 0x22, most: 130 })
const steps: readonly Aimed[] = together(moves)

const dataDir = mkdtempSync(join(tmpdir(), 'lairkeeper-restart-'))
let port = 0
let bot: BotProcess
let discord: PlaygroundClient
let browser: Browser
let page: Page
let thread = ''
let made = 0

const start = async () => {
  bot = await startBotProcess({
    PORT: `${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PLAYGROUND_SEED: seed,
  })
  discord = newPlaygroundClient(bot.url)
  await discord.botOnline()
}

beforeAll(async () => {
  port = await freePort()
  await start()
  browser = await launchBrowser({ pictures: false })
  page = await openAs(browser, bot.url, 'Anna', { isPainted: false })
}, PATIENCE.timeout)

afterAll(async () => {
  await browser.close()
  await bot.end()
  rmSync(dataDir, { recursive: true, force: true })
}, PATIENCE.timeout)

const anna = () => discord.as('Anna')
const messages = async (where: string) =>
  (await anna().in(where).messages()).filter((message) => !isEphemeral(message))

/** The question that was answered last, in its state before the answer. */
let answered = ''

/** The open question, once it is about this step or one of the next. A question about a hand doesn't name its step. */
const question = (): Promise<{ message: MessageJson; at: number }> =>
  discord.until(async () => {
    const message = (await messages(thread)).findLast(asks)
    if (!message || JSON.stringify(message.components) === answered) return null
    const decision = decisionNumberOf(message)
    const isNext = ([move]: Aimed, n: number) => n >= made && move.decision.id === decision
    const at = decision === null ? made : steps.findIndex(isNext)
    return at >= 0 && { message, at }
  }, 60_000)

/** Answers the open question in the page, and waits for the next one. */
async function goOn(): Promise<void> {
  const { message, at } = await question()
  const step = steps[at]
  if (!step) throw new Error('the raid is over')
  const witness = await Witness.open(bot.url, 'Anna')
  await answer(message, witness, step, mouse(page))
  witness.close()
  made = at + 1
  answered = JSON.stringify(message.components)
}

/** Returns the ids of all people, places and messages. The bot may change messages, and add some, until it ends. */
async function present() {
  const { guild, me, users, channels } = await anna().state()
  const lists = await Promise.all(channels.map(({ id }) => messages(id)))
  return {
    people: [guild, me, ...users],
    places: channels.map(({ id, name }) => [id, name]),
    messages: lists.flat().map(({ id, channel_id, author }) => [id, channel_id, author.id]),
  }
}

test('a raid begins in the page, and some moves are played', PATIENCE, async () => {
  await anna().slash('character', { new: 'alliance-druid', name: 'Zoë' })
  const lobby = resultingMessage(await anna().slash('raid create', { raid: RAID, mode: 'novice' }))
  await anna().click(lobby.id, 'Join')
  await anna().click(lobby.id, 'Start')
  await page.locator('#sidebar [data-testid=thread-link]').click()
  thread = lobby.id
  for (let n = 0; n < 3; n++) await goOn()
})

test('after a stop and a start everything is there, and the page plays on', PATIENCE, async () => {
  await question()
  const before = await present()
  const pid = playgroundPid(dataDir)
  await bot.end()
  expect(isRunning(pid)).toBe(false)
  await start()
  expect(await present()).toEqual({ ...before, messages: expect.arrayContaining(before.messages) })
  expect(resultingMessage(await anna().slash('character')).embeds).toEqual([
    expect.objectContaining({ description: expect.stringContaining('Zoë') }),
  ])
  await page.getByText('Bot connected').waitFor()
  for (let n = 0; n < 2; n++) await goOn()
})

test('a picture from before the stop is still served', PATIENCE, async () => {
  const urls = JSON.stringify(await messages(thread)).match(/http:[^"]+\/attachments\/[^"]+/g) ?? []
  const [url = ''] = urls
  const response = await fetch(url)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('after a kill at a press and a start, the raid goes on', PATIENCE, async () => {
  const { message, at } = await question()
  const step = steps[at]
  if (!step) throw new Error('the raid is over')
  const witness = await Witness.open(bot.url, 'Anna')
  await answer(
    message,
    witness,
    step,
    client(anna().in(thread), () => {}),
  )
  await Promise.all([endProcess(playgroundPid(dataDir), 'SIGKILL'), bot.kill()])
  witness.close()
  await start()
  await page.getByText('Bot connected').waitFor()
  for (let n = 0; n < 2; n++) await goOn()
  expect(made).toBeGreaterThan(at)
})

test('a question that is missing in the files is asked again after a typed answer', PATIENCE, async () => {
  const { message } = await question()
  await bot.end()
  const file = join(dataDir, 'playground', 'channels', `${thread}.jsonl`)
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, lines.filter((line) => !line.includes(`"id":"${message.id}"`)).join('\n'))
  await start()
  const ids = async () => (await messages(thread)).map(({ id }) => id)
  expect(await ids()).not.toContain(message.id)
  const player = anna().in(thread)
  const [choice] = await player.autocomplete('answer', { choice: '' }, 'choice')
  const { outcome } = await player.slash('answer', { choice: choice?.value ?? '' })
  expect(outcome.kind).not.toBe('failure')
  await discord.until(async () => (await messages(thread)).some((one) => asks(one) && one.id > message.id))
})
