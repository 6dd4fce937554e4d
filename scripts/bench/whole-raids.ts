/**
 * Measures whole raids of Boss players, in which the computer plays all seats: the number of decisions, the time, and
 * the size of the state. There are five raiders, half of whom have been through the dungeons (`setupForPlan`).
 */
import { heuristicPlayer } from '../../src/bots/heuristic.ts'
import type { Game } from '../../src/engine/index.ts'
import { simulateRaid } from '../../src/simulation/simulate.ts'
import { compressJson } from '../../src/store/database/compress.ts'
import { cpuSeconds, medianOf, roundToHundredths } from './figures.ts'

const RAIDS = [
  { raid: 'onyxia', mode: 'standard' },
  { raid: 'molten-core', mode: 'standard' },
  { raid: 'molten-core', mode: 'full' },
  { raid: 'magtheridon', mode: 'standard' },
  { raid: 'black-temple', mode: 'standard' },
] as const
/** Writing a state takes longer than a decision, so only every tenth state is measured. */
const EACH = 10

interface Spread {
  median: number
  most: number
}

/** The median and the largest value of each figure over all games. */
export interface WholeRaidFigures {
  raid: string
  mode: string
  games: number
  wins: number
  decisions: Spread
  turns: Spread
  cpuSeconds: Spread // The CPU seconds of the game itself, without those of the measurements.
  stateBytes: Spread // the largest state of each game, as JSON
  compressedBytes: Spread // the same state in its stored form
}

type Played = Record<'decisions' | 'turns' | 'cpuSeconds' | 'stateBytes' | 'compressedBytes', number> & {
  won: boolean
}

/** Plays whole raids, and returns their figures. @param games the number of games of each raid, from seed 1 on */
export function measureWholeRaids(games: number): WholeRaidFigures[] {
  return RAIDS.map((plan) => {
    const all = Array.from({ length: games }, (_, at) => playOne(plan, at + 1))
    const spread = (of: keyof Omit<Played, 'won'>): Spread => spreadOf(all.map((one) => one[of]))
    return {
      ...plan,
      games,
      wins: all.filter(({ won }) => won).length,
      decisions: spread('decisions'),
      turns: spread('turns'),
      cpuSeconds: spread('cpuSeconds'),
      stateBytes: spread('stateBytes'),
      compressedBytes: spread('compressedBytes'),
    }
  })
}

function playOne(plan: (typeof RAIDS)[number], seed: number): Played {
  let [at, measuring] = [0, 0]
  let largest = ''
  const began = cpuSeconds()
  const onDecision = (game: Game): void => {
    at += 1
    if (at % EACH !== 0) return
    const from = cpuSeconds()
    const state = JSON.stringify(game)
    if (state.length > largest.length) largest = state
    measuring += cpuSeconds() - from
  }
  const rules = { seats: 5, seed, policy: heuristicPlayer, twin: false, watch: false }
  const { outcome, decisions, turns } = simulateRaid({ ...plan, ...rules, onDecision })
  const spent = roundToHundredths(cpuSeconds() - began - measuring)
  const won = outcome?.kind === 'won' && outcome.side === 'raiders'
  const compressedBytes = compressJson(JSON.parse(largest)).length
  return { won, decisions, turns, cpuSeconds: spent, stateBytes: largest.length, compressedBytes }
}

const spreadOf = (list: readonly number[]): Spread => ({ median: medianOf(list), most: Math.max(...list) })
