/**
 * Measures how hard the raids of the dungeons are: plain computer players play them with the starter decks, three at a
 * table. Replaces the figures of the measured difficulties in `src/raids/measured.ts`, and keeps the others.
 *
 * npm run -s difficulty -- --games 200 [--raid deadmines] [--mode story] [--seed 1]
 */
import { parseArgs } from 'node:util'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import { playingThemselves } from '../src/raids/index.ts'
import { measuredWins } from '../src/raids/measured.ts'
import { playRaid } from '../src/simulation/simulate.ts'
import { keeping, meantOf } from './raid-figures.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    raid: { type: 'string' },
    mode: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})

const HEAD = `/** Written by \`npm run -s difficulty\`: raids that plain computer players played with starter decks. */
export const measuredWins: Readonly<Record<string, { readonly games: number; readonly wins: number }>> = {
`
const games = Number(values.games)
const save = keeping(playingThemselves, {
  file: 'measured.ts',
  head: HEAD,
  figures: measuredWins,
  row: (figure) => `{ games: ${figure.games}, wins: ${figure.wins} }`,
})
for (const { raid, mode } of meantOf(playingThemselves, values)) measure(raid, mode)

function measure(raid: string, mode: string): void {
  let wins = 0
  for (let i = 0; i < games; i++) if (isWon(raid, mode, Number(values.seed) + i)) wins += 1
  save(raid, mode, { games, wins })
  console.log(`${raid} ${mode}: ${wins} of ${games} won`)
}

function isWon(raid: string, mode: string, seed: number): boolean {
  const { outcome } = playRaid({ raid, mode, seats: 3, seed, policy: heuristicPlayer, twin: false })
  return outcome?.kind === 'won' && outcome.side === 'raiders'
}
