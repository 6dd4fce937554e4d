/**
 * Commands on damaged data name the damaged item and never answer that something went wrong. Everything else goes on.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlaygroundPerson, resultingMessage } from '../src/playground/client.ts'
import { compressJson } from '../src/store/database/compress.ts'
import { dropGameFromReadCache, findRaidWithGame } from '../src/store/raids/raids.ts'
import { evictRaid } from '../src/table/raids-in-memory/raid-cache.ts'
import { parseGame } from '../src/table/stored/parse-stored.ts'
import { Evening } from './support/evening.ts'
import { keepHand } from './support/questions.ts'

let evening: Evening
let anna: PlaygroundPerson
let raid: { id: string; thread: string }

beforeAll(async () => {
  evening = await Evening.open()
  anna = evening.discord.as('Anna')
  const lobby = resultingMessage(await anna.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
  await anna.select(lobby.id, ['horde-rogue'])
  await anna.click(lobby.id, 'Start')
  const thread = await evening.firstThread()
  await keepHand(anna.in(thread), (await evening.question(thread)).message)
  raid = { id: (await evening.raidIn(thread)).id, thread }
})
afterAll(() => evening.close())

type Asked = readonly [command: string, options?: Record<string, string | number | boolean>]

/** The answers to these commands in the raid's thread. */
async function answers(...commands: readonly Asked[]): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  for (const [command, options = {}] of commands) {
    const said = resultingMessage(await anna.in(raid.thread).slash(command, options))
    all[[command, ...Object.values(options)].join(' ')] = JSON.stringify([said.content, said.embeds])
  }
  return all
}

const EVERYWHERE: readonly Asked[] = [
  ['board'],
  ['hand'],
  ['log'],
  ['character'],
  ['sheet'],
  ['deck show'],
  ['level'],
  ['treasure'],
  ['campaign'],
  ['history'],
  ['leaderboard'],
  ['achievements'],
  ['settings'],
  ['settings', { of: 'raid' }],
  ['settings', { of: 'server' }],
  ['autopilot'],
]

async function expectOnly(damaged: Readonly<Record<string, string>>): Promise<void> {
  const said = await answers(...EVERYWHERE)
  for (const [command, answer] of Object.entries(said)) {
    const wanted = damaged[command]
    expect([command, answer.includes('Something went wrong')]).toEqual([command, false])
    expect([command, /can’t be read|can’t read the stored/.test(answer)]).toEqual([
      command,
      wanted !== undefined,
    ])
    if (wanted) expect(answer).toContain(wanted)
  }
}

const run = (sql: string) => evening.store.db.$executeRawUnsafe(sql)

test('nothing is damaged at first', () => expectOnly({}))

test('a deck: its character is listed, and all commands about other things answer', async () => {
  await run(`UPDATE "Character" SET deck = '"x"'`)
  await expectOnly({
    character: 'its deck can’t be read',
    'deck show': 'The stored deck of',
    level: 'The stored deck of',
  })
  await run(`UPDATE "Character" SET deck = NULL`)
})

test('settings of a person, of a raid and of a server', async () => {
  await run(`UPDATE "Player" SET settings = '[]'`)
  await run(`UPDATE "Raid" SET settings = '5'`)
  await run(`UPDATE "Guild" SET settings = '"x"'`)
  evictRaid(raid.id)
  await expectOnly({
    settings: 'Your stored settings can’t be read',
    'settings raid': 'The stored settings of this raid can’t be read',
    'settings server': 'The stored settings of this server can’t be read',
    campaign: 'The stored settings of this server can’t be read',
    'deck show': 'The stored settings of this server can’t be read',
    level: 'The stored settings of this server can’t be read',
  })
  await run(`UPDATE "Player" SET settings = '{}'`)
  await run(`UPDATE "Raid" SET settings = '{}'`)
  await run(`UPDATE "Guild" SET settings = '{}'`)
  await expectOnly({})
})

test('pinned cards: commands that need them name the raid, and everything else goes on', async () => {
  const { db } = evening.store
  const hash = 'damaged cards'
  const before = await findRaidWithGame(db, raid.id)
  await db.cardData.create({ data: { hash, bytes: compressJson({ foo: 1 }) } })
  const state = compressJson({ ...parseGame(before?.state), cards: hash })
  await db.raid.update({ where: { id: raid.id }, data: { cardHash: hash, state } })
  evictRaid(raid.id)
  dropGameFromReadCache(raid.id)
  const why = 'I can’t read the stored data of this'
  await expectOnly({ board: why, hand: why, autopilot: why, achievements: why })
})
