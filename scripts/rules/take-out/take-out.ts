/**
 * Checks whether each rule's tests notice when the rule is taken out of the code. One run of the tests tries all
 * mutants of functions. Mutants that fail no test, and constants, then get a separate run each. The files don't
 * change on the disk.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { implementationsByRule } from '../implemented.ts'
import { reasonNotApplicable } from '../not-applicable.ts'
import { ALL_RULE_NUMBERS } from '../numbers.ts'
import { testsByRule } from '../tested.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import {
  PLAN_PATH_VARIABLE,
  readFindings,
  type TakeOutFinding,
  type TakeOutPlan,
  writeTakeOutPlan,
} from './plan.ts'

export interface TakeOutReport {
  checked: number
  proved: number
  unproved: string[]
}

interface Checked {
  number: string
  mutants: Mutant[]
  files: string[]
}

/** In milliseconds. A test file may load its modules again and tries many mutants; this is far more than any needs. */
const PATIENCE = 20 * 60_000
const PATIENCE_FOR_ONE = 60_000

export async function findUnprovedRules(isMeant: (number: string) => boolean): Promise<TakeOutReport> {
  const checked = toCheck().filter(({ number }) => isMeant(number))
  const found = await inOneRun(checked)
  const proved = new Set(found.filter((one) => one.failed).map((one) => one.number))
  for (const one of checked) if (!proved.has(one.number) && (await alone(one))) proved.add(one.number)
  const unproved = checked.map((one) => one.number).filter((number) => !proved.has(number))
  return { checked: checked.length, proved: proved.size, unproved }
}

/** Returns the rules that code cites, with their mutants and the places of their tests. */
function toCheck(): Checked[] {
  const places = implementationsByRule()
  const proofs = testsByRule()
  return ALL_RULE_NUMBERS.flatMap((number) => {
    const mutants = (places.get(number) ?? []).flatMap(mutantsOf)
    const files = [...new Set((proofs.get(number) ?? []).map((test) => test.file))]
    return mutants.length > 0 && reasonNotApplicable(number) === null
      ? [{ number, mutants: uniqueById(mutants), files }]
      : []
  })
}

const uniqueById = (mutants: readonly Mutant[]): Mutant[] => [
  ...new Map(mutants.map((mutant) => [mutant.id, mutant])).values(),
]

async function inOneRun(checked: readonly Checked[]): Promise<TakeOutFinding[]> {
  const files = [...new Set(checked.flatMap((one) => one.files))]
  return files.length > 0 ? (await run(planOf(checked, null), files, PATIENCE)).found : []
}

/** Tries one mutant after the other, each active from the start. */
async function alone(one: Checked): Promise<boolean> {
  for (const mutant of one.files.length > 0 ? one.mutants : []) {
    const { found, ended } = await run(planOf([one], mutant.id), one.files, PATIENCE_FOR_ONE)
    if (found.some((finding) => finding.failed) || (found.length === 0 && !ended)) return true
  }
  return false
}

function planOf(checked: readonly Checked[], only: string | null): TakeOutPlan {
  const all = uniqueById(checked.flatMap((one) => one.mutants))
  const edits: TakeOutPlan['edits'] = {}
  for (const { file, edits: more } of all) edits[file] = [...(edits[file] ?? []), ...more]
  const mutants = Object.fromEntries(checked.map((one) => [one.number, one.mutants.map(({ id }) => id)]))
  return { mutants, edits, only }
}

interface Run {
  found: TakeOutFinding[]
  /** Whether all files could be loaded and every test came to its end. */
  ended: boolean
}

async function run(plan: TakeOutPlan, files: readonly string[], patience: number): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'lairkeeper-take-out-'))
  const path = join(folder, 'plan.json')
  writeTakeOutPlan(path, plan)
  const ended = await vitest(path, files, patience)
  const found = readFindings(path)
  rmSync(folder, { recursive: true })
  return { found, ended }
}

function vitest(path: string, files: readonly string[], patience: number): Promise<boolean> {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'scripts/rules/take-out/vitest.config.ts',
  ]
  const env = { ...process.env, [PLAN_PATH_VARIABLE]: path, TAKE_OUT_ONLY: undefined }
  const stdio = process.env.TAKE_OUT_TALKS ? 'inherit' : 'ignore'
  const child = spawn(process.execPath, [...args, ...files], { env, stdio, timeout: patience })
  return new Promise((done) => child.on('exit', (code) => done(code === 0)))
}
