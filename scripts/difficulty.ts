/**
 * Measures how hard the raids are: plain computer players play them with the starter decks, three at a table in a
 * dungeon, and three to five against a Boss, which a plain computer player plays as well. In a raid for experienced
 * characters, and on a difficulty for them, the raiders have treasure and levels. Replaces the figures of the measured
 * difficulties in `src/raids/measured-wins.ts`, and keeps the others. --json prints the figures, and stores nothing.
 *
 * npm run -s difficulty -- --games 200 [--raid onyxia] [--mode standard] [--raiders 5] [--seed 1] [--json]
 */
import { parseArgs } from 'node:util'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import { type MeasuredRaid, measurementKey, nearestMeasuredRaiderCount } from '../src/raids/measured-raids.ts'
import { measuredWins } from '../src/raids/measured-wins.ts'
import { simulateRaid } from '../src/simulation/simulate.ts'
import { openFiguresFile, selectedDifficulties } from './raid-figures.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    raid: { type: 'string' },
    mode: { type: 'string' },
    raiders: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})

const HEAD = `/** Written by \`npm run -s difficulty\`: raids that plain computer players played with starter decks. */
export const measuredWins: Readonly<Record<string, { readonly games: number; readonly wins: number }>> = {
`
const games = Number(values.games)
/**
 * Raiders have treasure and levels only where a raid or difficulty is made for that. The checks of the rules are off.
 */
const PLAIN = { seasoned: 'ifMeant', watch: false } as const
const save = openFiguresFile({
  file: 'measured-wins.ts',
  head: HEAD,
  figures: measuredWins,
  row: (figure) => `{ games: ${figure.games}, wins: ${figure.wins} }`,
})
for (const which of selectedDifficulties(values)) measure(which)

function measure(which: MeasuredRaid): void {
  let wins = 0
  for (let i = 0; i < games; i++) if (isWon(which, Number(values.seed) + i)) wins += 1
  if (values.json) console.log(JSON.stringify({ ...which, games, wins }))
  else {
    save(which, { games, wins })
    console.log(`${measurementKey(which)}: ${wins} of ${games} won`)
  }
}

function isWon(which: MeasuredRaid, seed: number): boolean {
  const { raid, mode } = which
  const seats = nearestMeasuredRaiderCount(which)
  const { outcome } = simulateRaid({
    raid,
    mode,
    seats,
    seed,
    policy: heuristicPlayer,
    twin: false,
    ...PLAIN,
  })
  return outcome?.kind === 'won' && outcome.side === 'raiders'
}
