/**
 * Compares this engine with another checkout's. The two work by turns, in both orders, so that neither is always first.
 * Each checkout has several processes, since two equal processes differ by up to a tenth.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { medianOf, roundToHundredths } from '../figures.ts'
import { nextMessageOf, workResultSchema } from '../turns.ts'
import { bundleOfEngine } from './bundle.ts'

const HERE = fileURLToPath(new URL('../../..', import.meta.url))
const ONE = fileURLToPath(new URL('one.mjs', import.meta.url))
const WARM_UP = 2_000
const ROUNDS = 50
const RAIDS_A_TURN = 30

export interface EngineComparison {
  ours: number[] // for each process, the median of the decisions in a second of CPU over its turns
  theirs: number[]
  ratio: number // our mean divided by theirs
}

/**
 * Compares the decisions in a second of CPU with another checkout's.
 * @param folder another checkout, with its `node_modules`
 * @param processes the number of processes of each checkout
 */
export async function compareWithCheckout(folder: string, processes: number): Promise<EngineComparison> {
  const ours = { folder: HERE, bundle: await bundleOfEngine(HERE) }
  const theirs = { folder: resolve(folder), bundle: await bundleOfEngine(resolve(folder)) }
  const children = Array.from({ length: 2 * processes }, (_, n) => start(n % 2 === 0 ? ours : theirs))
  try {
    for (const child of children) await nextMessageOf(child)
    for (const child of children) await turn(child, 1, WARM_UP)
    const all = children.map((child) => ({ child, rates: [] as number[] }))
    for (let at = 0; at < ROUNDS; at++)
      for (const { child, rates } of at % 2 === 0 ? all : all.toReversed())
        rates.push(await turn(child, 5_000 + at * RAIDS_A_TURN, RAIDS_A_TURN))
    return comparisonOf(all.map(({ rates }) => Math.round(medianOf(rates))))
  } finally {
    for (const child of children) child.kill()
  }
}

const start = ({ folder, bundle }: Record<'folder' | 'bundle', string>): ChildProcess =>
  fork(ONE, [bundle], { cwd: folder, execArgv: [], env: { ...process.env, NODE_ENV: 'production' } })

/** Returns the decisions in a second of CPU. */
async function turn(child: ChildProcess, seed: number, raids: number): Promise<number> {
  const answer = nextMessageOf(child)
  child.send({ seed, raids })
  const { decisions, spent } = workResultSchema.parse(await answer)
  return decisions / spent
}

function comparisonOf(rates: readonly number[]): EngineComparison {
  const [ours, theirs] = [rates.filter((_, n) => n % 2 === 0), rates.filter((_, n) => n % 2 === 1)]
  return { ours, theirs, ratio: roundToHundredths(sum(ours) / sum(theirs)) }
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)
