/**
 * Compares our decisions in a second of CPU with those of boardgame.io's reducer and @pkmn/sim. Each warms up and
 * runs in its own process. They work by turns, so that other load on the machine slows all of them.
 */
import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { medianOf, roundToHundredths } from '../figures.ts'
import { nextMessageOf, workResultSchema } from '../turns.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const OWN_FOLDER = join(HERE, '../../../node_modules/.peers')
const PEERS = ['boardgame.io', '@pkmn/sim'] as const
const ROUNDS = 11
const SECONDS_A_TURN = 0.4

interface Compared {
  decisionsPerCpuSecond: number
  ours: number // how many times as fast as the peer we are: the median of the rounds
}

export interface PeerComparison {
  decisionsPerCpuSecond: number
  peers: Record<string, Compared>
}

/**
 * Compares our speed with the peers'. @param folder its node_modules has the peers; by default they are installed once
 */
export async function compareWithPeers(folder = installed()): Promise<PeerComparison> {
  const children = ['ours', ...PEERS].map((who) => start(who, folder))
  try {
    for (const child of children) await nextMessageOf(child)
    const rounds: number[][] = []
    for (let at = 0; at < ROUNDS; at++) rounds.push(await playRound(children, at))
    return comparisonOf(rounds)
  } finally {
    for (const child of children) child.kill()
  }
}

function start(who: string, folder: string): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'production' }
  return fork(join(HERE, 'one.mjs'), [who, folder], { env })
}

/**
 * Each child works once, and each round begins with another one. Returns decisions in a second, in the children's
 * order.
 */
async function playRound(children: readonly ChildProcess[], at: number): Promise<number[]> {
  const rates: number[] = []
  for (let i = 0; i < children.length; i++) {
    const n = (i + at) % children.length
    const child = children[n]
    if (!child) throw new Error('there is no process')
    const answer = nextMessageOf(child)
    child.send(SECONDS_A_TURN)
    const { decisions, spent } = workResultSchema.parse(await answer)
    rates[n] = decisions / spent
  }
  return rates
}

function comparisonOf(rounds: readonly number[][]): PeerComparison {
  const rate = (n: number): number => medianOf(rounds.map((round) => round[n] ?? 0))
  const ratio = (n: number): number => medianOf(rounds.map((rates) => (rates[0] ?? 0) / (rates[n] ?? 1)))
  const peers = PEERS.map((name, i): [string, Compared] => [
    name,
    { decisionsPerCpuSecond: Math.round(rate(i + 1)), ours: roundToHundredths(ratio(i + 1)) },
  ])
  return { decisionsPerCpuSecond: Math.round(rate(0)), peers: Object.fromEntries(peers) }
}

/** The peers are no dependencies of ours: only this benchmark needs them, and they are larger than all the others. */
function installed(): string {
  if (PEERS.every((name) => existsSync(join(OWN_FOLDER, 'node_modules', name)))) return OWN_FOLDER
  console.error('Installing boardgame.io and @pkmn/sim for the comparison ...')
  mkdirSync(OWN_FOLDER, { recursive: true })
  copyFileSync(join(HERE, 'package.json'), join(OWN_FOLDER, 'package.json'))
  const how = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']
  const { status, stderr } = spawnSync('npm', how, {
    cwd: OWN_FOLDER,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The peers can't be installed: ${stderr}`)
  return OWN_FOLDER
}
