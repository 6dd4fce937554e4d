/**
 * Compares an answer's CPU with that of another checkout. Its own load runs by turns with ours, and the order
 * alternates, so that other work on the machine affects both.
 */
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { medianOf } from '../bench/figures.ts'

const HERE = fileURLToPath(new URL('../..', import.meta.url))

interface Figures {
  ours: number[] // milliseconds of the bot's CPU for each answer, one figure for each load
  theirs: number[]
  /** Our median divided by theirs. */
  ratio: number
  /** The answers that were lost in all loads of both. */
  lost: number
}

const loadSchema = z.object({ botCpuMsPerAnswer: z.number(), lost: z.number() })
type Load = z.infer<typeof loadSchema>

/**
 * Compares the CPU of an answer with another checkout's.
 * @param folder another checkout, with its `node_modules`
 * @param args the arguments of each load, such as `--users 60`
 * @param rounds the number of loads of each checkout
 */
export async function compareAnswerCpu(
  folder: string,
  args: readonly string[],
  rounds: number,
): Promise<Figures> {
  const ours: Load[] = []
  const theirs: Load[] = []
  const runs = [
    { root: HERE, loads: ours },
    { root: resolve(folder), loads: theirs },
  ]
  for (let round = 0; round < rounds; round++)
    for (const { root, loads } of round % 2 === 0 ? runs : runs.toReversed())
      loads.push(await loadIn(root, args))
  return figuresOf(ours, theirs)
}

async function loadIn(root: string, args: readonly string[]): Promise<Load> {
  const command = ['scripts/run.mjs', 'scripts/load.ts', '--json', ...args]
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root })
  return loadSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
}

function figuresOf(ours: readonly Load[], theirs: readonly Load[]): Figures {
  const cpuOf = (loads: readonly Load[]) => loads.map((load) => load.botCpuMsPerAnswer)
  const ratio = medianOf(cpuOf(ours)) / medianOf(cpuOf(theirs))
  const lost = [...ours, ...theirs].reduce((sum, load) => sum + load.lost, 0)
  return { ours: cpuOf(ours), theirs: cpuOf(theirs), ratio: Math.round(ratio * 1_000) / 1_000, lost }
}
