/**
 * Another program's lock in the database. While the table of raids, or one raid's row, is locked, the bot answers
 * everything that needs no raid, or another raid.
 */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commands } from '../commands/index.ts'
import {
  type ActionResult,
  buttonLabels,
  type PlaygroundPerson,
  resultingMessage,
} from '../src/playground/client.ts'
import { texts } from '../src/texts/texts.ts'
import { KINDS } from './databases.ts'
import { Evening } from './support/evening.ts'

const PATIENCE = { timeout: 120_000 }

/** Commands that are about raids. They may wait while all raids are locked. */
const ABOUT_RAIDS: readonly string[] = [
  ...[
    'raid',
    'play',
    'place',
    'attack',
    'use',
    'pass',
    'answer',
    'hint',
    'undo',
    'autopilot',
    'board',
    'hand',
    'boss',
  ],
  ...[
    'log',
    'judge',
    'report',
    'moderate',
    'tutorial',
    'history',
    'achievements',
    'sheet',
    'treasure',
    'level',
    'campaign',
  ],
]

type Act = (who: PlaygroundPerson) => Promise<unknown>

const slash =
  (command: string, options: Parameters<PlaygroundPerson['slash']>[1] = {}): Act =>
  async (who) =>
    expectAnswer(await who.slash(command, options))

const typing =
  (command: string, option: string, typed: string): Act =>
  async (who) =>
    expect(await who.autocomplete(command, { [option]: typed }, option)).not.toEqual([])

function expectAnswer(result: ActionResult): ActionResult {
  expect(result.outcome.kind).toMatch(/^(message|update|modal)$/)
  if (result.outcome.kind !== 'modal') expect(resultingMessage(result).content).not.toBe(texts.reply.broken)
  return result
}

/** Actions that need no raid, by the command with which they begin. */
const WITHOUT_RAIDS: Readonly<Record<string, readonly Act[]>> = {
  help: [
    slash('help'),
    async (who) => {
      const help = resultingMessage(await who.slash('help'))
      expectAnswer(await who.click(help.id, buttonLabels(help)[0] ?? ''))
    },
  ],
  rules: [slash('rules', { about: 'damage' }), typing('rules', 'about', 'damage')],
  card: [slash('card', { name: 'Execute' }), typing('card', 'name', 'Execute')],
  settings: [
    slash('settings'),
    slash('settings', { theme: 'light' }),
    slash('settings', { language: 'en' }),
    slash('settings', { away: '3' }),
    slash('settings', { of: 'server' }),
    async (who) => {
      const page = resultingMessage(await who.slash('settings'))
      expectAnswer(await who.select(page.id, ['4'], 'lk1:myset:reminder'))
    },
  ],
  character: [
    slash('character', { new: 'horde-rogue' }),
    slash('character', { name: 'Benno' }),
    slash('character'),
    typing('character', 'use', 'Benno'),
  ],
  deck: [slash('deck show'), slash('deck show', { export: true }), slash('deck edit'), slash('deck import')],
  leaderboard: [slash('leaderboard'), slash('leaderboard', { by: 'fastest' })],
  war: [
    slash('war template', { list: 'items' }),
    slash('war create', { overlord: 'kazzak' }),
    slash('war status'),
  ],
}

describe.runIf(KINDS.includes('postgres'))('while another program has locked', () => {
  let evening: Evening
  let other: pg.Client
  let thread: string

  beforeAll(async () => {
    evening = await Evening.open({ kind: 'postgres' })
    other = new pg.Client({ connectionString: evening.databaseUrl })
    await other.connect()
    thread = await aRaidIn('raids', 'Anna')
    await evening.discord.as('Ben').slash('leaderboard')
    await evening.discord.as('Ben').slash('leaderboard', { by: 'fastest' })
    await evening.allSent()
  }, PATIENCE.timeout)

  afterAll(async () => {
    await other.end()
    await evening.close()
  }, PATIENCE.timeout)

  /** Begins a raid with two seats of one person. @returns the raid's thread */
  async function aRaidIn(channel: string, name: string): Promise<string> {
    const leader = evening.discord.as(name).in(channel)
    const lobby = resultingMessage(await leader.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
    const opened = await evening.threadOn(lobby)
    for (let seats = 0; seats < 2; seats++)
      expectAnswer(await leader.in(opened).slash('raid join', { deck: 'horde-rogue' }))
    expectAnswer(await leader.in(opened).slash('raid start'))
    for (let seats = 0; seats < 2; seats++)
      expectAnswer(await leader.in(opened).slash('answer', { choice: 'keep' }))
    return opened
  }

  async function locked(how: string, work: () => Promise<void>): Promise<void> {
    await other.query('BEGIN')
    await other.query(how)
    try {
      await work()
    } finally {
      await other.query('ROLLBACK')
    }
  }

  test(
    'all raids, commands that need none are answered, however many wait for a raid',
    PATIENCE,
    async () => {
      const anna = evening.discord.as('Anna').in(thread)
      const dora = evening.discord.as('Dora').in(thread)
      const waiting: Promise<ActionResult>[] = []
      await locked('LOCK TABLE "Raid" IN ACCESS EXCLUSIVE MODE', async () => {
        for (let n = 0; n < 15; n++) {
          waiting.push(anna.slash('judge', { what: 'skip', reason: 'a test' }))
          waiting.push(dora.in('raids').slash('raid status'))
        }
        for (const acts of Object.values(WITHOUT_RAIDS))
          for (const act of acts) await act(evening.discord.as('Ben'))
      })
      for (const result of await Promise.all(waiting)) expectAnswer(result)
    },
  )

  test('all raids, help in a raid’s own thread is answered, too', PATIENCE, async () => {
    await locked('LOCK TABLE "Raid" IN ACCESS EXCLUSIVE MODE', async () => {
      for (const place of [thread, 'raids']) {
        expectAnswer(await evening.discord.as('Cleo').in(place).slash('help'))
        expectAnswer(await evening.discord.as('Cleo').in(place).slash('card', { name: 'Execute' }))
      }
    })
  })

  test('one raid, everything about other raids is answered', PATIENCE, async () => {
    const anna = evening.discord.as('Anna').in(thread)
    const raid = await evening.raidIn(thread)
    const waiting: Promise<ActionResult>[] = []
    await locked(`SELECT 1 FROM "Raid" WHERE code = '${raid.code}' FOR UPDATE`, async () => {
      for (let n = 0; n < 30; n++) waiting.push(anna.slash('judge', { what: 'skip', reason: 'a test' }))
      const dora = evening.discord.as('Dora')
      const opened = await aRaidIn('raids', 'Dora')
      for (const command of ['board', 'hand', 'log', 'raid status', 'sheet', 'history', 'undo'])
        expectAnswer(await dora.in(opened).slash(command))
      expectAnswer(await dora.in(opened).slash('judge', { what: 'skip', reason: 'a test' }))
      expectAnswer(await dora.in(opened).slash('raid abandon'))
      expectAnswer(await evening.discord.as('Emil').in(thread).slash('board'))
      for (const acts of Object.values(WITHOUT_RAIDS))
        for (const act of acts) await act(evening.discord.as('Emil'))
    })
    for (const result of await Promise.all(waiting)) expectAnswer(result)
  })

  test('every command is about raids, or is tried here', () => {
    const known = [...ABOUT_RAIDS, ...Object.keys(WITHOUT_RAIDS)]
    expect([...known].sort()).toEqual(commands.map(({ data }) => data.name).sort())
  })
})
