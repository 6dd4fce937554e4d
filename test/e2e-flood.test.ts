/** A person floods a bot that has the default limits. Nobody else is delayed, and little is opened. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../src/config.ts'
import { type ActionResult, isEphemeral, type PlaygroundPerson } from '../src/playground/client.ts'
import { germanTexts } from '../src/texts/de/index.ts'
import { englishTexts } from '../src/texts/en/index.ts'
import { Evening } from './support/evening.ts'

const PATIENCE = { timeout: 240_000 }

/** The stand-in gives up on an answer after this time. */
const UNANSWERED_MS = 10_000
const A_SECOND = 100

let evening: Evening

beforeAll(async () => {
  const { rates } = loadConfig({}, '/nowhere/.env')
  evening = await Evening.open({ rates, firstAnswerMs: UNANSWERED_MS })
}, PATIENCE.timeout)

afterAll(() => evening.close(), PATIENCE.timeout)

/** Acts a hundred times a second, whether or not there are answers. */
async function flood(seconds: number, act: () => Promise<ActionResult>): Promise<Promise<ActionResult>[]> {
  const all: Promise<ActionResult>[] = []
  const begun = performance.now()
  while (all.length < seconds * A_SECOND) {
    const due = Math.floor(((performance.now() - begun) / 1_000) * A_SECOND)
    while (all.length < Math.min(due, seconds * A_SECOND)) all.push(act())
    await sleep(5)
  }
  return all
}

/** The private answers. */
const saidIn = (results: readonly ActionResult[]): string[] =>
  results.flatMap(({ outcome }) =>
    outcome.kind === 'message' && isEphemeral(outcome.message) ? [outcome.message.content] : [],
  )

const count = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length

const PRIVATE_THREAD = 12
const privateThreads = async (person: PlaygroundPerson) =>
  count((await person.state()).channels, ({ type }) => type === PRIVATE_THREAD)

/** Acts until it is stopped, one act after the other. @returns the wait for each answer */
async function waiting(act: () => Promise<ActionResult>, signal: AbortSignal): Promise<(number | null)[]> {
  const all: (number | null)[] = []
  while (!signal.aborted) {
    all.push((await act()).answeredAfterMs)
    await sleep(250)
  }
  return all
}

describe('a person who acts a hundred times a second', () => {
  test('doesn’t delay the answers of others, and gets one sentence with the reason', PATIENCE, async () => {
    const [mallory, ben] = [evening.discord.as('Anna'), evening.discord.as('Ben')]
    await ben.slash('rules', { about: 'damage' })
    const over = new AbortController()
    const others = waiting(() => ben.slash('rules', { about: 'damage' }), over.signal)
    const sent = await flood(6, () => mallory.slash('rules', { about: 'damage' }))
    over.abort()
    const waits = await others
    expect(waits.length).toBeGreaterThan(5) // answered during the six seconds
    expect(waits).not.toContain(null)
    const results = await Promise.all(sent)
    expect(count(saidIn(results), (said) => said === englishTexts.limit.press(2))).toBe(1)
    expect(count(results, ({ outcome }) => outcome.kind === 'message')).toBeLessThanOrEqual(21)
    const metrics = await evening.meters.registry.metrics()
    expect(metrics).toContain('lairkeeper_limited_total{limit="press",how="answered"} 1')
    expect(metrics).toMatch(/lairkeeper_limited_total\{limit="press",how="silent"\} 5\d\d/)
  })

  test('is answered again once they have pressed nothing for a while', PATIENCE, async () => {
    const mallory = evening.discord.as('Anna')
    for (let n = 0; n < 5; n++) {
      const { outcome } = await mallory.slash('rules', { about: 'damage' })
      expect(outcome.kind).toBe('message')
    }
  })

  test('opens a handful of threads, and leaves no backlog', PATIENCE, async () => {
    const cleo = evening.discord.as('Cleo')
    await cleo.speaks('de')
    const sent = await flood(3, () => cleo.slash('tutorial', { anew: true }))
    await evening.allSent()
    const results = await Promise.all(sent)
    expect(await privateThreads(cleo)).toBeLessThanOrEqual(5)
    expect(await evening.store.db.raid.count({ where: { leader: { name: 'Cleo' } } })).toBeLessThanOrEqual(5)
    const said = saidIn(results)
    expect(count(said, (one) => one === germanTexts.limit.press(2))).toBe(0)
    expect(count(said, (one) => one.startsWith(germanTexts.limit.opening(0).slice(0, 30)))).toBe(1)
    expect(said.length).toBeLessThanOrEqual(6)
  })

  test('gets no suggestions for a while, without a failure', PATIENCE, async () => {
    const emil = evening.discord.as('Emil')
    const found: number[] = []
    const all: Promise<unknown>[] = []
    for (let n = 0; n < 200; n++)
      all.push(emil.autocomplete('card', { name: 'a' }, 'name').then((choices) => found.push(choices.length)))
    await Promise.all(all)
    expect(count(found, (n) => n > 0)).toBe(40)
    expect(count(found, (n) => n === 0)).toBe(160)
  })
})
