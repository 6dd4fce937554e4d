/**
 * Bots on a PostgreSQL whose role may have few connections. Thirty people answer at the same time, each in their own
 * raid, and all get an answer. If too few connections are left, the bot says so and ends.
 */
import { expect, onTestFinished, test } from 'vitest'
import {
  type BotSettings,
  launchBotProcess,
  type StartedProcess,
  startBotProcess,
  startStandIn,
} from '../scripts/crowd/processes.ts'
import { type ActionResult, newPlaygroundClient, type PlaygroundPerson } from '../src/playground/client.ts'
import { texts } from '../src/texts/texts.ts'
import { KINDS } from './empty-database.ts'
import { asAdmin } from './postgres.ts'
import { stop } from './support/bot-process.ts'
import { type LimitedDatabase, limitedDatabase } from './support/limited-role.ts'

const PATIENCE = { timeout: 300_000 }
/** How long the stand-in waits for a first answer, on a slow machine. */
const ANSWER_MS = 60_000
const PEOPLE = Array.from({ length: 30 }, (_, n) => `Raider${n + 1}`)

/** An answer is empty if its message was posted before the answer. */
function expectAnswer({ outcome }: ActionResult): void {
  expect(outcome.kind).toMatch(/^(message|update|acknowledged)$/)
  if ('message' in outcome) expect(outcome.message.content).not.toBe(texts.reply.broken)
}

/** Opens a raid with one raider and begins it. @returns the raid's thread */
async function raidOf(person: PlaygroundPerson, { adminUrl }: LimitedDatabase): Promise<string> {
  expectAnswer(await person.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
  const { me } = await person.state()
  const opened = () =>
    asAdmin(adminUrl, async (client) => {
      const query = 'SELECT "threadId" AS thread FROM "Raid" WHERE "leaderId" = $1'
      return (await client.query<{ thread: string | null }>(query, [me.id])).rows[0]?.thread ?? null
    })
  await expect.poll(opened, { timeout: ANSWER_MS, interval: 500 }).not.toBeNull()
  const thread = `${await opened()}`
  expectAnswer(await person.in(thread).slash('raid join', { deck: 'horde-rogue' }))
  expectAnswer(await person.in(thread).slash('raid start'))
  return thread
}

/** Gives the first answer that is suggested, since raids with different dice ask different questions. */
async function answerIn(person: PlaygroundPerson, thread: string): Promise<ActionResult> {
  const [first] = await person.in(thread).autocomplete('answer', { choice: '' }, 'choice')
  return person.in(thread).slash('answer', { choice: `${first?.value}` })
}

const inputsIn = ({ adminUrl }: LimitedDatabase): Promise<number> =>
  asAdmin(adminUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM "Input"')
    return rows[0]?.count ?? 0
  })

/** Expects one warning, that fewer connections are taken. A busy machine can also be late with a picture. */
function expectOnlyLimits({ stderrLines }: StartedProcess, most: number): void {
  const said = stderrLines.map((line): unknown => JSON.parse(line).msg)
  expect(said.filter((one) => one !== 'a picture was not painted')).toEqual([
    expect.stringMatching(new RegExp(`^Lairkeeper needs 2 connections .* instead of 21, .* allows ${most}`)),
  ])
}

async function setUp(most: number) {
  const database = await limitedDatabase(most)
  onTestFinished(database.drop)
  const standIn = await startStandIn(PEOPLE.length, 1, ANSWER_MS)
  onTestFinished(() => standIn.stop('SIGTERM'))
  const place: BotSettings = { url: standIn.url, DATABASE_URL: database.url, DATA_DIR: '/nowhere' }
  return { database, place, discord: newPlaygroundClient(standIn.url) }
}

test.runIf(KINDS.includes('postgres'))(
  'with 8, 5 and 3 connections thirty simultaneous answers are all accepted',
  PATIENCE,
  async () => {
    const { database, place, discord } = await setUp(8)
    const people = PEOPLE.map((name) => discord.as(name))
    const atOnce = async (act: (person: PlaygroundPerson, n: number) => Promise<ActionResult>) => {
      for (const result of await Promise.all(people.map(act))) expectAnswer(result)
    }
    let threads: string[] = []
    for (const most of [8, 5, 3]) {
      await database.admin(`ALTER ROLE ${database.role} CONNECTION LIMIT ${most}`)
      const bot = await startBotProcess(place)
      onTestFinished(() => bot.stop('SIGKILL'))
      if (threads.length === 0) threads = await Promise.all(people.map((one) => raidOf(one, database)))
      const before = await inputsIn(database)
      await atOnce((person, n) => answerIn(person, threads[n] ?? ''))
      expect(await inputsIn(database)).toBeGreaterThanOrEqual(before + PEOPLE.length)
      await atOnce((person, n) => person.in(threads[n] ?? '').slash('hand'))
      await atOnce((person) => person.slash('leaderboard'))
      await bot.stop('SIGTERM')
      expectOnlyLimits(bot, most)
    }
  },
)

test.runIf(KINDS.includes('postgres'))(
  'two bots share five connections; a third waits, reports that none are left, and ends',
  PATIENCE,
  async () => {
    const { database, place, discord } = await setUp(5)
    const shared: BotSettings = { ...place, SHARD_COUNT: '1' }
    const first = await startBotProcess(shared)
    onTestFinished(() => first.stop('SIGTERM'))
    const anna = discord.as('Raider1')
    const thread = await raidOf(anna, database)
    const second = launchBotProcess(shared)
    onTestFinished(() => stop(second, 'SIGTERM'))
    await expect.poll(() => database.connections(), { timeout: 60_000 }).toBeGreaterThanOrEqual(4)
    const third = await refusalAt({ ...shared, DATABASE_URL: `${database.url}?pool_timeout=2` })
    expect(third.code).toBe(1)
    expect(third.said).toMatch(
      /^Lairkeeper needs 2 connections to PostgreSQL, .* (allows 5, of which others use 4\. It has waited|has refused them for) 2 s[.:].*\n$/,
    )
    expectAnswer(await anna.in(thread).slash('answer', { choice: 'keep' }))
    await first.stop('SIGKILL')
    await expect
      .poll(async () => (await anna.in(thread).slash('hand')).outcome.kind, { timeout: 60_000 })
      .toBe('message')
  },
)

/** Starts a bot and waits until it ends. */
function refusalAt(place: BotSettings): Promise<{ code: number | null; said: string }> {
  const child = launchBotProcess(place)
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
}
