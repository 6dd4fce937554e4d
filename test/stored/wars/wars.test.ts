/**
 * Games of the companion that were stored with older schema versions are loaded into a present database, looked at
 * and played on.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomStateFromSeed } from '../../../src/engine/index.ts'
import { openStore, type Store } from '../../../src/store/database/open.ts'
import { newId } from '../../../src/store/fixture.ts'
import { requireAccepted } from '../../../src/table/fixture.ts'
import { createTable } from '../../../src/table/table.ts'
import type { WarLook } from '../../../src/table/war/contract.ts'
import { parseWarAnnouncement } from '../../../src/table/war/stored/parse-stored.ts'
import { WAR_SCHEMA_VERSION } from '../../../src/war/model.ts'
import { randomMoveToTry } from '../../../src/war/simulate.ts'
import { raidsIn, readWarFile } from '../file.ts'
import { storedWarTypes } from '../types.ts'
import { loadWar } from './load.ts'

const folderOf = (shape: number): string => fileURLToPath(new URL(`shape-${shape}`, import.meta.url))
const SHAPES = readdirSync(new URL('.', import.meta.url)).flatMap((name) => {
  const [, shape] = /^shape-(\d+)$/.exec(name) ?? []
  return shape === undefined ? [] : [Number(shape)]
})

let store: Store
beforeAll(async () => {
  store = await openStore({ dataDir: 'memory://' })
})
afterAll(() => store.close())

async function lookAt(id: string): Promise<WarLook> {
  const look = await createTable(store).war.look(id)
  if (!look) throw new Error('it is gone')
  return look
}

/** The number of random moves. Moves that the rules refuse don't count. */
async function playOn(id: string, wanted: number): Promise<number> {
  const { war } = createTable(store)
  const dice = { rng: randomStateFromSeed(1) }
  let taken = 0
  for (let tries = 0; tries < 200 && taken < wanted; tries++) {
    const { war: card, game } = await lookAt(id)
    if (!game || game.outcome !== null) return taken
    const move = randomMoveToTry(dice, game)
    const by = card.people[move.by]?.person ?? card.leader
    const done = await war.enter(id, by, () => ({ kind: 'move', move }), newId())
    taken += 'rejected' in done ? 0 : 1
  }
  return taken
}

describe.each(SHAPES)('a game of the companion that was stored with schema version %i', (shape) => {
  test.each(raidsIn(folderOf(shape)))('goes on: %s', { timeout: 60_000 }, async (name) => {
    const stored = readWarFile(folderOf(shape), name)
    const id = await loadWar(store, stored)
    const { war, game } = await lookAt(id)
    expect(war.people.length).toBe(4)
    expect((await createTable(store).war.log(id, war.leader)).length).toBe(stored.entries.length)
    for (const { payload } of stored.outbox) expect(parseWarAnnouncement(payload).seq).toBeGreaterThan(0)
    if (!game) {
      requireAccepted(await createTable(store).war.start(id, war.leader, newId()))
      expect(await playOn(id, 3)).toBe(3)
    } else expect(await playOn(id, 5)).toBe(game.outcome === null ? 5 : 0)
  })

  test('takes back an earlier move', async () => {
    const id = await loadWar(store, readWarFile(folderOf(shape), 'an-undo-is-asked'))
    const { war, motion } = await lookAt(id)
    expect(motion?.votes).toEqual({ 0: true })
    for (const { person } of war.people.slice(1, 3))
      await createTable(store).war.enter(id, person, (_, by) => ({ kind: 'vote', by, agrees: true }), newId())
    const after = await lookAt(id)
    expect(after.motion).toBeNull()
    expect((await createTable(store).war.log(id, war.leader)).at(-1)?.voted).toBe('undone')
  })
})

test('games of each supported schema version are stored', () => {
  for (let shape = 1; shape < WAR_SCHEMA_VERSION; shape++)
    expect(existsSync(folderOf(shape)) ? raidsIn(folderOf(shape)).length : 0).toBeGreaterThan(9)
})

test('their stored types change only with the schema version', () => {
  const [shape, ...lines] = readFileSync(new URL('types.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  expect([shape, ...lines]).toEqual([`shape ${WAR_SCHEMA_VERSION}`, ...storedWarTypes()])
})
