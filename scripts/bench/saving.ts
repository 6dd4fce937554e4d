/** Measures how long it takes to write and read the state of a raid, with the configured database. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStore, type Store } from '../../src/store/database/open.ts'
import { ensureGuild, ensurePlayer } from '../../src/store/people/people.ts'
import { saveInputAndGame } from '../../src/store/raids/inputs.ts'
import { createRaid, lockRaidRow } from '../../src/store/raids/raids.ts'
import { medianOf, roundToHundredths } from './figures.ts'

const SAVES = 200

/** Returns the median milliseconds of one write and of one read. */
export async function measureSaving(states: string[]): Promise<{ writeMs: number; readMs: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lairkeeper-bench-'))
  const databaseUrl = process.env.DATABASE_URL
  const store = await openStore({ dataDir: folder, ...(databaseUrl ? { databaseUrl } : {}) })
  try {
    return await measureStore(store, states)
  } finally {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureStore(store: Store, states: string[]): Promise<{ writeMs: number; readMs: number }> {
  const raidId = await newRaid(store)
  const writes: number[] = []
  const reads: number[] = []
  for (let version = 0; version < SAVES; version++) {
    const state: unknown = JSON.parse(states[version % states.length] ?? '{}')
    writes.push(await timed(() => write(store, raidId, version, state)))
    reads.push(await timed(() => store.transaction((tx) => lockRaidRow(tx, raidId))))
  }
  return { writeMs: roundToHundredths(medianOf(writes)), readMs: roundToHundredths(medianOf(reads)) }
}

async function newRaid(store: Store): Promise<string> {
  const guildId = '100000000000000001'
  const raid = await store.transaction(async (tx) => {
    await ensureGuild(tx, guildId)
    const leader = await ensurePlayer(tx, { id: '200000000000000001', name: 'Bench' }, guildId)
    return createRaid(tx, {
      guildId,
      channelId: guildId,
      name: 'deadmines',
      mode: 'novice',
      leaderId: leader.id,
    })
  })
  return raid.id
}

function write(store: Store, raidId: string, version: number, state: unknown): Promise<number> {
  const input = {
    raidId,
    version,
    kind: 'answer',
    seat: 0,
    payload: {},
    events: [],
    userId: null,
    interactionId: null,
    state,
  }
  return store.transaction((tx) => saveInputAndGame(tx, input))
}

async function timed(what: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await what()
  return performance.now() - began
}
