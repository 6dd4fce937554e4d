/** Takes parts out of the cards written by hand, and runs the stories of files that name the card. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allCards } from '../../src/cards/index.ts'
import type { Card } from '../../src/engine/index.ts'
import { pathsOfNestedRemovableParts, pathsOfRemovableParts } from '../../src/scenarios/mutant.ts'
import { type MutationPlan, PLAN_PATH_VARIABLE, readFindings, writeMutationPlan } from './plan.ts'

export interface StoryMutationPlan {
  readonly set?: string | undefined
  readonly card?: readonly string[] | undefined
  readonly fine: boolean
  readonly onPart: (part: string, card: Card, isNoticed: boolean) => void
}

/** The parts that were taken out, and those whose absence made no difference. */
export interface MutationResult {
  readonly powers: number
  readonly survivors: readonly string[]
}

interface Mutation {
  readonly name: string
  readonly card: Card
  readonly files: string[]
}

const STORIES = ['src/raids', 'src/scenarios', 'src/engine']
/** In milliseconds: longer than all stories take with all parts of their cards. */
const PATIENCE = 40 * 60_000

export async function mutateStoryCards(plan: StoryMutationPlan): Promise<MutationResult> {
  const mutations = mutationsOf(plan)
  const noticed = await inOneRun(mutations)
  const survivors: string[] = []
  for (const { name, card, files } of mutations) {
    const survives = !noticed.has(name) && (await passes(name, files))
    if (survives) survivors.push(name)
    plan.onPart(name, card, !survives)
  }
  return { powers: mutations.length, survivors }
}

function mutationsOf({ set, card: ids, fine }: StoryMutationPlan): Mutation[] {
  const stories = storiesByPath()
  const cards = [...allCards.values()].filter(
    (card) => (!set || card.set === set) && (!ids || ids.some(isOf(card))),
  )
  return cards.flatMap((card) => {
    const files = naming(card, stories)
    const parts = fine ? pathsOfNestedRemovableParts(card) : pathsOfRemovableParts(card)
    return parts.map((part) => ({ name: `${card.id}:${part}`, card, files }))
  })
}

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
function naming(card: Card, stories: ReadonlyMap<string, string>): string[] {
  const names = [card.id, card.name, card.name.replaceAll("'", "\\'"), card.name.replaceAll("'", '’')]
  return [...stories].flatMap(([path, text]) => (names.some((name) => text.includes(name)) ? [path] : []))
}

/** Runs each story with one part missing after the other. @returns the mutations that a story noticed */
async function inOneRun(mutations: readonly Mutation[]): Promise<Set<string>> {
  const plan: MutationPlan = {}
  for (const { name, files } of mutations)
    for (const file of files) plan[file] = [...(plan[file] ?? []), name]
  const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-mutate-'))
  const path = join(folder, 'plan.json')
  writeMutationPlan(path, plan)
  await vitest(Object.keys(plan), { [PLAN_PATH_VARIABLE]: path }, [
    '--config',
    'scripts/mutate/vitest.config.ts',
  ])
  const [missed, red] = [readFindings(path, 'missed'), readFindings(path, 'red')]
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
