/**
 * Every stored raid of a schema version is loaded into a present database, looked at, answered and played to its end.
 */
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heuristicPlayer } from '../../src/bots/heuristic.ts'
import { type ComputerPlayer, randomPlayer } from '../../src/bots/player.ts'
import { SCHEMA_VERSION } from '../../src/engine/index.ts'
import type { Store } from '../../src/store/database/open.ts'
import { findRaidWithGame } from '../../src/store/raids/raids.ts'
import type { RaidStatus, Table } from '../../src/table/contract.ts'
import { requireAccepted } from '../../src/table/fixture.ts'
import { parseGame } from '../../src/table/stored/parse-stored.ts'
import { createTable } from '../../src/table/table.ts'
import { type BorrowedStore, borrowStore } from '../shared-stores.ts'
import { isShort } from '../support/extent.ts'
import { cardsIn, raidsIn, readRaidFile } from './file.ts'
import { loadCards, loadRaid } from './load.ts'
import { looks, playAlone, playOn, playOut, TO_ITS_END } from './play.ts'

/** The folder of the stored raids of a schema version. */
export const folderOf = (shape: number): string => fileURLToPath(new URL(`shape-${shape}`, import.meta.url))

const ENDED: readonly RaidStatus[] = ['won', 'lost', 'drawn']

/** A store with the card data of raids with that schema version. */
export function withStore(shape: number): () => Store {
  let borrowed: BorrowedStore | undefined
  beforeAll(async () => {
    borrowed = await borrowStore('pglite')
    await loadCards(borrowed.store, cardsIn(folderOf(shape)))
  })
  afterAll(() => borrowed?.giveBack())
  return () => {
    if (!borrowed) throw new Error('the store is open only inside tests')
    return borrowed.store
  }
}

export function describeShape(shape: number): void {
  describe(`a raid that was stored with schema version ${shape}`, () => {
    const store = withStore(shape)
    const names = raidsIn(folderOf(shape)).filter((_, n) => !isShort || n % 4 === 0)
    for (const [n, name] of names.filter(isQuestion).entries())
      test(`is answered, and goes on: ${name}`, { timeout: 60_000 }, () =>
        isAnswered(store(), shape, name, n % 4 === 0 ? TO_ITS_END : AFTER_QUESTION),
      )
    for (const [n, name] of names.filter((one) => !isQuestion(one)).entries())
      test(`goes on to its end: ${name}`, { timeout: 120_000 }, () => goesOn(store(), shape, name, n))
  })
}

/** Raids that were stored for their question (`npm run -s snapshot:raids -- --questions`). */
const isQuestion = (name: string): boolean => name.startsWith('question-')

/**
 * The number of answers that are given at the table. The engine alone plays the rest, because there are many of these
 * raids.
 */
const ANSWERS = 3

/**
 * The number of answers that the engine alone gives after those at the table. A raid that was stored for its question is
 * like the others some answers later, so only every fourth is played to its end.
 */
const AFTER_QUESTION = 60

async function isAnswered(store: Store, shape: number, name: string, most: number): Promise<void> {
  const { raidId } = await loadRaid(store, readRaidFile(folderOf(shape), name))
  const table = createTable(store)
  const [open, ...seats] = await looks(table, raidId)
  expect(seats[open?.view?.waitingFor?.seat ?? -1]?.view?.decision).toBeTruthy()
  await goesOnAlone(store, table, raidId, heuristicPlayer, most)
}

/**
 * Whether the table plays a raid to its end. The engine alone plays the others, which costs a tenth. A raid of an
 * older schema version is stored in the current one after its first answer, and from then on is like present raids.
 */
const isPlayedOut = (shape: number, name: string, n: number): boolean =>
  shape === SCHEMA_VERSION ? !/^(asks|frame)-/.test(name) || n % 3 === 0 : n % 8 === 0

async function goesOn(store: Store, shape: number, name: string, n: number): Promise<void> {
  const { raidId } = await loadRaid(store, readRaidFile(folderOf(shape), name))
  const table = createTable(store)
  const [open, ...seats] = await looks(table, raidId)
  const told = await table.log(raidId, 1)
  expect(told.entries.length).toBeGreaterThan(0)
  const player = n % 2 ? randomPlayer : heuristicPlayer
  if (open?.raid.status === 'playing') {
    expect(seats[open.view?.waitingFor?.seat ?? -1]?.view?.decision).toBeTruthy()
    if (!isPlayedOut(shape, name, n)) return goesOnAlone(store, table, raidId, player, TO_ITS_END)
    expect(await playOut(table, raidId, player)).toBeGreaterThan(0)
    expect((await findRaidWithGame(store.db, raidId))?.state).toMatchObject({ shape: SCHEMA_VERSION })
  }
  const { status, code, guildId } = (await table.find({ raidId })) ?? {}
  expect(ENDED).toContain(status)
  const { chapters } = requireAccepted(await table.records.replay(guildId ?? '', code ?? '', 0))
  expect(chapters.length).toBeGreaterThan(1)
}

/**
 * Gives some answers at the table, which stores the raid in the current schema version, and then `most` answers by the
 * engine alone.
 */
async function goesOnAlone(
  store: Store,
  table: Table,
  raidId: string,
  player: ComputerPlayer,
  most: number,
): Promise<void> {
  expect(await playOn(table, raidId, player, ANSWERS)).toBeGreaterThan(0)
  const { state } = (await findRaidWithGame(store.db, raidId)) ?? {}
  expect(state).toMatchObject({ shape: SCHEMA_VERSION })
  const { outcome, answers } = playAlone(parseGame(state), player, most)
  expect(outcome !== null || answers === most).toBe(true)
  if (most === TO_ITS_END) expect(outcome).toBeTruthy()
}
