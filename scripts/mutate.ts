/**
 * Checks whether every power of every card is tested: takes out each power in turn, and runs the stories of files that name
 * its card.
 *
 *   npm run -s mutate -- --set DDD --json     → { powers, survivors: [] }
 *   npm run -s mutate -- --card BTR-1 --card BTR-2     these cards and their tokens
 *
 * A survivor is a part whose absence no test notices: `DDD-13:powers.0`. With --fine each step, modifier, cost, condition
 * and half of a description is taken out instead. One run of the stories tries all parts. Each part that survives that run
 * gets a run of its own, in which the part is missing when the files are loaded. A story that fails with all parts in place
 * would notice nothing, so the script only names such stories and stops.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allCards } from '../src/cards/index.ts'
import type { Card } from '../src/engine/index.ts'
import { mutableParts, nestedMutableParts } from '../src/scenarios/mutant.ts'
import { findingsIn, PLAN, type Plan, writePlan } from './mutate/plan.ts'

const STORIES = ['src/raids', 'src/scenarios', 'src/engine']
/** In milliseconds: longer than all stories take with all parts of their cards. */
const PATIENCE = 40 * 60_000

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    card: { type: 'string', multiple: true },
    json: { type: 'boolean' },
    fine: { type: 'boolean' },
  },
})

const cards = [...allCards.values()].filter(
  (card) => (!values.set || card.set === values.set) && (!values.card || values.card.some(isOf(card))),
)
const stories = storiesByPath()
const mutations = cards.flatMap((card) =>
  (values.fine ? nestedMutableParts(card) : mutableParts(card)).map((part) => ({
    name: `${card.id}:${part}`,
    card,
    files: naming(card),
  })),
)
const missed = await inOneRun()
const survivors: string[] = []
for (const { name, card, files } of mutations) {
  const survives = !missed.has(name) && (await passes(name, files))
  if (survives) survivors.push(name)
  if (!values.json) console.log(`${survives ? 'SURVIVES' : 'noticed '} ${name} ${card.name}`)
}
report()

/** Matches the card of an id, and its tokens. */
function isOf({ id }: Card): (named: string) => boolean {
  return (named) => id === named || id.startsWith(`${named}@`)
}

function storiesByPath(): Map<string, string> {
  return new Map(STORIES.flatMap(storiesIn).map((path) => [path, readFileSync(path, 'utf8')]))
}

function storiesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join(folder, path))
}

/** Returns the stories that name the card. */
function naming(card: Card): string[] {
  const names = [card.id, card.name, card.name.replaceAll("'", "\\'"), card.name.replaceAll("'", '’')]
  return [...stories].flatMap(([path, text]) => (names.some((name) => text.includes(name)) ? [path] : []))
}

/** Runs each story with one part missing after the other. */
async function inOneRun(): Promise<Set<string>> {
  const plan: Plan = {}
  for (const { name, files } of mutations)
    for (const file of files) plan[file] = [...(plan[file] ?? []), name]
  const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-mutate-'))
  const path = join(folder, 'plan.json')
  writePlan(path, plan)
  await vitest(Object.keys(plan), { [PLAN]: path }, ['--config', 'scripts/mutate/vitest.config.ts'])
  const [missed, red] = [findingsIn(path, 'missed'), findingsIn(path, 'red')]
  rmSync(folder, { recursive: true })
  if (red.length > 0) refuse(red)
  return new Set(missed)
}

function refuse(red: readonly string[]): never {
  console.error(`These stories fail without any mutation. Repair them first:\n${red.join('\n')}`)
  process.exit(2)
}

function passes(mutation: string, files: string[]): Promise<boolean> {
  return vitest(files, { MUTATE: mutation }, ['--bail', '1', '--no-file-parallelism'])
}

function vitest(files: string[], env: Record<string, string>, options: string[]): Promise<boolean> {
  if (files.length === 0) return Promise.resolve(true)
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...options, ...files]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: 'ignore',
    timeout: PATIENCE,
  })
  return new Promise((done) => child.on('exit', (code) => done(code === 0)))
}

function report(): void {
  survivors.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  if (values.json) console.log(JSON.stringify({ powers: mutations.length, survivors }))
  else console.log(`${mutations.length} powers, ${survivors.length} survivors`, survivors)
  process.exitCode = survivors.length > 0 ? 1 : 0
}
