/**
 * Records raids by both computer players in every dungeon and difficulty, or plays recorded raids again:
 *
 *   npm run -s record -- --raids 200 --to test/recorded/raids.json.gz
 *   npm run -s record -- --json                          # lists raids that differ in a way that isn't explained yet
 *   npm run -s record -- --because "Golems are equipment too (304.4a)" --as golems    # explains these differences
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { heuristicPlayer } from '../src/bots/heuristic.ts'
import { randomPlayer } from '../src/bots/player.ts'
import { raids } from '../src/raids/index.ts'
import { recordRaid } from '../src/simulation/recording.ts'
import { compared, DEPARTURES, type Surprise } from '../test/recorded/recorded.ts'

const { values } = parseArgs({
  options: {
    raids: { type: 'string', default: '200' },
    to: { type: 'string' },
    because: { type: 'string' },
    as: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

if (values.to) write(values.to)
else compare()

function write(file: string): void {
  const written = Array.from({ length: Number(values.raids) }, (_, n) => recordRaid(planOf(n)))
  writeFileSync(file, gzipSync(JSON.stringify(written), { level: 9 }))
  const answers = written.reduce((sum, { picks }) => sum + picks.length, 0)
  say({ file, raids: written.length, answers })
}

/** Each player in turn plays every raid in each of its modes, with three to five raiders. */
function planOf(n: number) {
  const plans = raids.flatMap(({ name, modes }) =>
    modes.flatMap((mode) =>
      [randomPlayer, heuristicPlayer].map((policy) => ({ raid: name, mode: mode.name, policy })),
    ),
  )
  const plan = plans[n % plans.length]
  if (!plan) throw new Error('there are no raids')
  return { ...plan, seats: 3 + (n % 3), seed: 1 + n }
}

function compare(): void {
  const { raids: count, asKnown, surprises } = compared()
  say({ raids: count, same: count - asKnown - surprises.length, asKnown, surprises })
  if (values.because && values.as) learn(values.because, values.as, surprises)
  else if (surprises.length > 0) process.exitCode = 1
}

/** Records the reason why these raids differ from that answer on. */
function learn(why: string, name: string, surprises: readonly Surprise[]): void {
  const from = Object.fromEntries(surprises.map(({ raid, answer }) => [raid, answer]))
  writeFileSync(new URL(`${name}.json`, DEPARTURES), `${JSON.stringify({ why, from })}\n`)
}

function say(what: object): void {
  console.log(values.json ? JSON.stringify(what) : what)
}
