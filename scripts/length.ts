/**
 * Measures how long raids take: plain computer players with the stops of people play them with starter decks, three at
 * a table. Replaces the figures of the measured difficulties in `src/raids/measured-lengths.ts`, and keeps the others.
 * --json prints the figures, and stores nothing.
 *
 * npm run -s length -- --games 20 [--raid deadmines] [--mode story] [--seed 1] [--json]
 */
import { parseArgs } from 'node:util'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import type { Game } from '../src/engine/index.ts'
import { raidSummaries } from '../src/raids/index.ts'
import type { Length } from '../src/raids/length.ts'
import { measuredLengths } from '../src/raids/measured-lengths.ts'
import { playRaid } from '../src/simulation/simulate.ts'
import { median } from './bench/figures.ts'
import { keeping, meantOf } from './raid-figures.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    raid: { type: 'string' },
    mode: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})

const SEATS = 3
const HEAD = `/** Written by \`npm run -s length\`: raids that plain computer players played with starter decks. */
import type { Length } from './length.ts'

export const measuredLengths: Readonly<Record<string, Length>> = {
`
const save = keeping(raidSummaries, {
  file: 'measured-lengths.ts',
  head: HEAD,
  figures: measuredLengths,
  row: ({ games, turns, choices }) => `{ games: ${games}, turns: ${turns}, choices: ${choices} }`,
})
for (const { raid, mode } of meantOf(raidSummaries, values)) measure(raid, mode)

function measure(raid: string, mode: string): void {
  const games = Number(values.games)
  const played = Array.from({ length: games }, (_, at) => playedWith(raid, mode, Number(values.seed) + at))
  const middle = (all: readonly number[]): number => Math.round(median(all))
  const figure: Length = {
    games,
    turns: middle(played.map(({ turns }) => turns)),
    choices: middle(played.map(({ choices }) => choices)),
  }
  if (values.json) console.log(JSON.stringify({ raid, mode, ...figure }))
  else save(raid, mode, figure)
}

function playedWith(raid: string, mode: string, seed: number): Pick<Length, 'turns' | 'choices'> {
  let choices = 0
  const onDecision = ({ decision, players }: Game): void => {
    if (decision && decision.options.length > 1 && players[decision.seat]?.side === 'raiders') choices += 1
  }
  const plan = { raid, mode, seats: SEATS, seed, policy: heuristicPlayer, stops: 'few', onDecision } as const
  const { turns } = playRaid({ ...plan, twin: false, watch: false })
  return { turns, choices }
}
