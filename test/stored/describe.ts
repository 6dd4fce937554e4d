/** Every stored raid of a shape is loaded into a database of today, looked at, answered and played to its end. */
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SHAPE } from '../../src/engine/index.ts'
import { heuristicPlayer } from '../../src/players/heuristic.ts'
import { randomPlayer } from '../../src/players/player.ts'
import { openStore, type Store } from '../../src/store/open.ts'
import { readRaid } from '../../src/store/raids.ts'
import type { RaidStatus } from '../../src/table/contract.ts'
import { accepted } from '../../src/table/fixture.ts'
import { openTable } from '../../src/table/table.ts'
import { cardsIn, raidsIn, readRaidFile } from './file.ts'
import { loadCards, loadRaid } from './load.ts'
import { looks, playOut } from './play.ts'

/** Where the stored raids of a shape are. */
export const folderOf = (shape: number): string => fileURLToPath(new URL(`shape-${shape}`, import.meta.url))

const ENDED: readonly RaidStatus[] = ['won', 'lost', 'drawn']

/** A database of its own with the shape's card data. */
export function withStore(shape: number): () => Store {
  let store: Store | undefined
  beforeAll(async () => {
    store = await openStore({ dataDir: 'memory://' })
    await loadCards(store, cardsIn(folderOf(shape)))
  })
  afterAll(() => store?.close())
  return () => {
    if (!store) throw new Error('the store is open only inside tests')
    return store
  }
}

export function describeShape(shape: number): void {
  describe(`a raid that was stored in shape ${shape}`, () => {
    const store = withStore(shape)
    for (const [n, name] of raidsIn(folderOf(shape)).entries())
      test(`goes on to its end: ${name}`, { timeout: 60_000 }, () => goesOn(store(), shape, name, n))
  })
}

async function goesOn(store: Store, shape: number, name: string, n: number): Promise<void> {
  const stored = readRaidFile(folderOf(shape), name)
  const { raidId } = await loadRaid(store, stored)
  const table = openTable(store)
  const [open, ...seats] = await looks(table, raidId)
  const told = await table.log(raidId, 1)
  expect(told.entries.length).toBeGreaterThan(0)
  if (open?.raid.status === 'playing') {
    expect(seats[open.view?.waitingFor?.seat ?? -1]?.view?.decision).toBeTruthy()
    expect(await playOut(table, raidId, n % 2 ? randomPlayer : heuristicPlayer)).toBeGreaterThan(0)
    expect((await readRaid(store.db, raidId))?.state).toMatchObject({ shape: SHAPE })
  }
  const { status, code, guildId } = (await table.find({ raidId })) ?? {}
  expect(ENDED).toContain(status)
  const { chapters } = accepted(await table.annals.replay(guildId ?? '', code ?? '', 0))
  expect(chapters.length).toBeGreaterThan(1)
}
