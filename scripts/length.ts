/**
 * Measures how long raids take: plain computer players with the stops of people play them with starter decks, three at
 * a table in a dungeon, and three to five against a Boss, as in `scripts/balance.ts`. Replaces the figures of the
 * measured difficulties in `src/raids/measured-lengths.ts`, and keeps the others. --json prints the figures, and
 * stores nothing.
 *
 * npm run -s length -- --games 20 [--raid onyxia] [--mode standard] [--raiders 5] [--seed 1] [--json]
 */
import { parseArgs } from 'node:util'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import type { Game } from '../src/engine/index.ts'
import type { RaidLength } from '../src/raids/length.ts'
import { measuredLengths } from '../src/raids/measured-lengths.ts'
import { type MeasuredRaid, nearestMeasuredRaiderCount } from '../src/raids/measured-raids.ts'
import { simulateRaid } from '../src/simulation/simulate.ts'
import { medianOf } from './bench/figures.ts'
import { openFiguresFile, selectedDifficulties } from './raid-figures.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    raid: { type: 'string' },
    mode: { type: 'string' },
    raiders: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})

const HEAD = `/**
 * The lengths of raids that plain computer players played with starter decks. \`npm run -s length\` writes this file.
 */
import type { RaidLength } from './length.ts'

export const measuredLengths: Readonly<Record<string, RaidLength>> = {
`
const save = openFiguresFile({
  file: 'measured-lengths.ts',
  head: HEAD,
  figures: measuredLengths,
  row: ({ games, turns, choices }) => `{ games: ${games}, turns: ${turns}, choices: ${choices} }`,
})
for (const which of selectedDifficulties(values)) measure(which)

function measure(which: MeasuredRaid): void {
  const games = Number(values.games)
  const played = Array.from({ length: games }, (_, at) => playedWith(which, Number(values.seed) + at))
  const middle = (all: readonly number[]): number => Math.round(medianOf(all))
  const figure: RaidLength = {
    games,
    turns: middle(played.map(({ turns }) => turns)),
    choices: middle(played.map(({ choices }) => choices)),
  }
  if (values.json) console.log(JSON.stringify({ ...which, ...figure }))
  else save(which, figure)
}

function playedWith(which: MeasuredRaid, seed: number): Pick<RaidLength, 'turns' | 'choices'> {
  const { raid, mode } = which
  let choices = 0
  const onDecision = ({ decision, players }: Game): void => {
    if (decision && decision.options.length > 1 && players[decision.seat]?.side === 'raiders') choices += 1
  }
  const seats = nearestMeasuredRaiderCount(which)
  const plan = { raid, mode, seats, seed, policy: heuristicPlayer, stops: 'few', onDecision } as const
  const { turns } = simulateRaid({ ...plan, seasoned: 'ifMeant', twin: false, watch: false })
  return { turns, choices }
}
