/**
 * Every message of a raid shows names and typed texts unchanged. Nobody can insert a link or a mention through a
 * name.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import { easiestMode } from '../src/raids/index.ts'
import { openStore, type Store } from '../src/store/database/open.ts'
import { hasBossPlayerSeat } from '../src/table/boss-player/boss-player.ts'
import {
  newId,
  newPerson,
  playOnWithComputerPlayer,
  requireAccepted,
  TEST_GUILD_ID,
  type TestParty,
} from '../src/table/fixture.ts'
import { createTable } from '../src/table/table.ts'
import { createDatabase, type EmptyDatabase } from './databases.ts'
import { Eavesdropper } from './support/eavesdropping.ts'
import { faultsIn, HOSTILE_NAMES } from './support/hostile.ts'

let database: EmptyDatabase
let store: Store

beforeAll(async () => {
  database = await createDatabase('pglite')
  store = await openStore(database.options)
})

afterAll(async () => {
  await store.close()
  await database.drop()
})

async function begin(name: string, names: readonly string[]): Promise<TestParty> {
  const table = createTable(store, { newSeed: () => '7'.repeat(32) })
  const [boss, ...raiders] = four(names)
  const [leader] = raiders
  const at = { guildId: TEST_GUILD_ID, channelId: newId() }
  let raid = requireAccepted(await table.create(at, leader, name, easiestMode(name)))
  await table.setThread(raid.id, newId())
  for (const one of raiders) raid = requireAccepted(await table.join(raid.id, one, 'horde-rogue'))
  if (hasBossPlayerSeat(raid)) requireAccepted(await table.joinAsBoss(raid.id, boss))
  await table.settings.changePerson(leader, { privateThread: true })
  raid = requireAccepted(await table.start(raid.id, leader))
  return { table, people: hasBossPlayerSeat(raid) ? [...raiders, boss] : raiders, raid }
}

function four([a = '', b = '', c = '', d = '']: readonly string[]) {
  return [newPerson(a), newPerson(b), newPerson(c), newPerson(d)] as const
}

/** Commands beside the raid, and commands with hostile texts. */
const COMMANDS = [
  ...['character', 'campaign', 'achievements', 'history', 'settings', 'sheet'].map(
    (name) => [name, {}] as const,
  ),
  ...HOSTILE_NAMES.flatMap((typed) => [
    ['card', { name: typed }] as const,
    ['play', { card: typed }] as const,
    ['answer', { choice: typed }] as const,
    ['rules', { about: typed }] as const,
    ['judge', { what: 'move', card: typed, to: 'hand', reason: typed }] as const,
    ['character', { use: typed }] as const,
    ['character', { name: typed }] as const,
    ['deck edit', { in: typed }] as const,
    ['undo', { what: typed }] as const,
    ['autopilot', { set: typed }] as const,
    ['leaderboard', { dungeon: typed }] as const,
    ['history', { raid: typed }] as const,
  ]),
]

describe.each([
  ['deadmines', HOSTILE_NAMES.slice(0, 4)],
  ['onyxia', HOSTILE_NAMES.slice(4)],
] as const)('in %s', (raid, names) => {
  test('no message reads a name as markup', { timeout: 240_000 }, async () => {
    const faults: string[] = []
    let shown = 0
    const hear = (where: string, what: unknown) => {
      if (where === 'the log') return
      shown += JSON.stringify(what).includes('EV!L') ? 1 : 0
      faults.push(...faultsIn(what).map((fault) => `${where}: ${fault}`))
    }
    const party = await begin(raid, names)
    const commands = COMMANDS.map(([name, given]): [string, Record<string, string>] => [name, { ...given }])
    const ear = new Eavesdropper(store, party, { hear, commands })
    for (let n = 0; n < 24; n++) {
      const game = await ear.follow()
      if (n % 12 === 0) await ear.everybodyLooks(game)
      if ((await playOnWithComputerPlayer(party, heuristicPlayer, 1)) === 0) break
    }
    await ear.follow()
    expect([...new Set(faults)]).toEqual([])
    expect(shown).toBeGreaterThan(100)
  })
})
