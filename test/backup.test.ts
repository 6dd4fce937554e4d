/** Runs the backup commands of docs/operating.md. Raids go on from the restored data. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { randomPlayer } from '../src/bots/player.ts'
import { openStore } from '../src/store/database/open.ts'
import {
  createStartedRaid,
  keepHands,
  playOnWithComputerPlayer,
  type TestParty,
} from '../src/table/fixture.ts'
import { evictRaid } from '../src/table/raids-in-memory/raid-cache.ts'
import { replayRaid } from '../src/table/replay/replay.ts'
import { createTable } from '../src/table/table.ts'
import { createEmptyDatabase, describeOnEachDatabase, type EmptyDatabase } from './databases.ts'

const page = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8')

/**
 * The first block of commands is PostgreSQL's and the second the embedded database's. In each, the first line saves
 * and the second restores.
 */
const [server, embedded] = [...(page.split('## Backup')[1] ?? '').matchAll(/```\n(.+)\n(.+)\n```/g)].map(
  ([, save = '', restore = '']) => ({ save, restore }),
)

const hasClient = spawnSync('pg_dump', ['--version']).status === 0

describeOnEachDatabase('a backup', (database) => {
  const isTried = database.kind === 'pglite' || hasClient
  const commands = database.kind === 'postgres' ? server : embedded

  async function fresh(): Promise<EmptyDatabase> {
    const made = await createEmptyDatabase(database.kind)
    onTestFinished(made.drop)
    return made
  }

  it.skipIf(!isTried)(
    'restores raids unchanged, and they go on',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-backup-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      const run = (command: string, { env }: EmptyDatabase) =>
        execFileSync('bash', ['-ec', command], { cwd: folder, env: { ...process.env, ...env } })

      const before = await fresh()
      const party = await playedABit(before)
      run(commands?.save ?? '', before)
      await playedOn(before, party) // later answers are not in the backup

      evictRaid(party.raid.id) // another process restores the backup
      const after = await fresh()
      if (database.kind === 'pglite') rmSync(after.env.DATA_DIR, { recursive: true })
      run(commands?.restore ?? '', after)
      const store = await openStore(after.options)
      try {
        const table = createTable(store)
        const { raid, view } = await table.look(party.raid.id, party.people[0])
        expect({ version: raid.version, view }).toEqual(party.left)
        expect(await playOnWithComputerPlayer({ ...party, table }, randomPlayer, 5)).toBe(5)
        expect((await replayRaid(store.db, raid.id)).decision).toEqual((await asked(table, party)).decision)
      } finally {
        await store.close()
      }
    },
    120_000,
  )

  type Left = TestParty & { left: { version: number; view: unknown } }

  async function playedABit({ options }: EmptyDatabase): Promise<Left> {
    const store = await openStore(options)
    try {
      const party = await createStartedRaid(createTable(store))
      await keepHands(party)
      await playOnWithComputerPlayer(party, randomPlayer, 10)
      const { raid, view } = await party.table.look(party.raid.id, party.people[0])
      return { ...party, left: { version: raid.version, view } }
    } finally {
      await store.close()
    }
  }

  async function playedOn({ options }: EmptyDatabase, party: TestParty): Promise<void> {
    const store = await openStore(options)
    try {
      await playOnWithComputerPlayer({ ...party, table: createTable(store) }, randomPlayer, 3)
    } finally {
      await store.close()
    }
  }

  async function asked(table: TestParty['table'], { raid, people }: TestParty) {
    const { view } = await table.look(raid.id, null)
    const { view: own } = await table.look(raid.id, people[view?.waitingFor?.seat ?? 0] ?? null)
    return { decision: own?.decision ?? null }
  }
})
