/**
 * Whether every power of every card is tested: takes each out in turn and runs the stories that name its card.
 *
 *   npx tsx scripts/mutate.ts --set DDD --json     → { powers, survivors: [] }
 *
 * A survivor is a part that no test misses: `DDD-13:powers.0`. With --fine each step, modifier, cost, condition and
 * half of a description is taken out instead.
 */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allCards } from '../src/cards/index.ts'
import type { Card } from '../src/engine/index.ts'
import { finePartsOf, mutableParts } from '../src/stories/mutant.ts'

const AT_ONCE = 2
const STORIES = ['src/raids', 'src/stories', 'src/engine']

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    card: { type: 'string' },
    json: { type: 'boolean' },
    fine: { type: 'boolean' },
  },
})

const cards = [...allCards.values()].filter(
  (card) => (!values.set || card.set === values.set) && (!values.card || card.id === values.card),
)
const stories = storiesByPath()
const mutations = cards.flatMap((card) =>
  (values.fine ? finePartsOf(card) : mutableParts(card)).map((part) => ({ card, part })),
)
const survivors: string[] = []
const waiting = [...mutations]
await Promise.all(Array.from({ length: AT_ONCE }, work))
report()

function storiesByPath(): Map<string, string> {
  return new Map(STORIES.flatMap(storiesIn).map((path) => [path, readFileSync(path, 'utf8')]))
}

function storiesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join(folder, path))
}

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const name = `${next.card.id}:${next.part}`
    const survives = await passes(name, naming(next.card))
    if (survives) survivors.push(name)
    if (!values.json) console.log(`${survives ? 'SURVIVES' : 'missed  '} ${name} ${next.card.name}`)
  }
}

/** The stories that name the card. */
function naming(card: Card): string[] {
  const names = [card.id, card.name, card.name.replaceAll("'", "\\'"), card.name.replaceAll("'", '’')]
  return [...stories].flatMap(([path, text]) => (names.some((name) => text.includes(name)) ? [path] : []))
}

function passes(mutation: string, files: string[]): Promise<boolean> {
  if (files.length === 0) return Promise.resolve(true)
  const vitest = spawn('npx', ['vitest', 'run', '--bail', '1', '--no-file-parallelism', ...files], {
    env: { ...process.env, MUTATE: mutation },
    stdio: 'ignore',
  })
  return new Promise((done) => vitest.on('exit', (code) => done(code === 0)))
}

function report(): void {
  survivors.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  if (values.json) console.log(JSON.stringify({ powers: mutations.length, survivors }))
  else console.log(`${mutations.length} powers, ${survivors.length} survivors`, survivors)
  process.exitCode = survivors.length > 0 ? 1 : 0
}
