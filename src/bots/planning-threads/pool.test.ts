import { Worker } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import { allCards } from '../../cards/index.ts'
import { applyInput, imagineGame, registerCards, startGame } from '../../engine/index.ts'
import { setupForPlan } from '../../simulation/simulate.ts'
import { heuristicPicks } from '../heuristic-picks.ts'
import { planAtLevel } from '../search/levels.ts'
import { needsPlanning } from '../search/plan.ts'
import { createPlanningPool, type PlanningPool, type PlanRequest } from './pool.ts'

let pool: PlanningPool | null = null
const errors: string[] = []

afterEach(() => pool?.close())

/** Opens a pool with these workers one after the other, then our own. */
function open(threads: number, ...codes: string[]): PlanningPool {
  errors.length = 0
  pool = createPlanningPool({
    threads,
    onError: ({ message }) => errors.push(message),
    newWorker: () => {
      const code = codes.shift()
      return code === undefined
        ? new Worker(new URL('./worker.mjs', import.meta.url), { execArgv: [] })
        : new Worker(code, { eval: true })
    },
  })
  return pool
}

const READY =
  "const { parentPort } = require('node:worker_threads'); parentPort.postMessage({ kind: 'ready' });"
/** A worker that answers the first questions and is stuck at the next one. */
const stuckAfter = (answers: number) => `${READY}
  let n = 0
  parentPort.on('message', ({ id }) => {
    if (n++ >= ${answers}) for (;;) {}
    parentPort.postMessage({ kind: 'planned', id, plan: null })
  })`
const DIES = `${READY} parentPort.on('message', () => process.exit(3))`

/** The first question of a raid that is worth planning. The raid has cards that no worker knows yet. */
function question(): PlanRequest {
  registerCards('cards of one raid', allCards)
  const setup = setupForPlan({ raid: 'deadmines', mode: 'novice', seats: 3, seed: 1, stops: 'few' })
  const { game } = startGame({ ...setup, cards: 'cards of one raid' }, 1)
  while (game.decision && !needsPlanning(game.decision)) {
    const { id, seat } = game.decision
    applyInput(game, { kind: 'answer', decision: id, seat, picks: heuristicPicks(game, game.decision) })
  }
  return {
    key: 'one',
    priority: 'move',
    level: 'able',
    game: imagineGame(game, game.decision?.seat ?? 0, 0),
    raid: 'one',
    withinMs: 20_000,
  }
}

it('plans in another thread what it would plan here', { timeout: 60_000 }, async () => {
  const asked = question()
  const here = planAtLevel('able', asked.game, 'one')
  const [first, other, simple] = await Promise.all([
    open(2).plan(asked),
    pool?.plan({ ...asked, key: 'other' }),
    pool?.plan({ ...asked, key: 'third', level: 'easy' }),
  ])
  expect(first).toMatchObject({ kind: 'planned', plan: here })
  expect(other).toMatchObject({ kind: 'planned', plan: here })
  expect(simple).toMatchObject({ kind: 'planned', plan: null })
  expect(errors).toEqual([])
})

it('gives up at the deadline, and replaces a worker that is stuck', { timeout: 60_000 }, async () => {
  const asked = question()
  const opened = open(1, stuckAfter(12))
  for (let n = 0; n < 12; n++) await opened.plan(asked)
  expect(await opened.plan({ ...asked, withinMs: 50 })).toMatchObject({ kind: 'late' })
  expect(errors).toEqual(['a plan takes too long'])
  expect(await opened.plan(asked)).toMatchObject({ kind: 'planned', plan: { steps: expect.any(Array) } })
})

it('survives a worker that dies, and answers the questions that wait', { timeout: 60_000 }, async () => {
  const asked = question()
  const opened = open(1, DIES)
  const [lost, next] = await Promise.all([opened.plan(asked), opened.plan({ ...asked, key: 'two' })])
  expect(lost).toEqual({ kind: 'failed' })
  expect(next).toMatchObject({ kind: 'planned' })
})

it('drops an older question of the same raid, and one that has waited too long', async () => {
  const asked = question()
  const opened = open(1, stuckAfter(0))
  const stuck = opened.plan(asked)
  await expect.poll(() => errors.length === 0).toBe(true)
  const [older, newer] = [
    opened.plan({ ...asked, key: 'two' }),
    opened.plan({ ...asked, key: 'two', queuedMs: 20 }),
  ]
  expect(await older).toEqual({ kind: 'dropped' })
  expect(await newer).toEqual({ kind: 'late', ms: 0 })
  await opened.close()
  expect([await stuck, await opened.plan(asked)]).toEqual([{ kind: 'dropped' }, { kind: 'dropped' }])
})

it('fails at once if its workers can’t load', async () => {
  const opened = open(1, 'throw new Error("no code")')
  expect(await opened.plan(question())).toEqual({ kind: 'failed' })
  expect(errors).toEqual(['no code'])
})
