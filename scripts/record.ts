/**
 * Writes down raids by both computer players in every dungeon and difficulty, or plays what was written down again:
 *
 *   npm run -s record -- --raids 200 --to test/recorded/raids.json.gz
 *   npm run -s record -- --from test/recorded/raids.json.gz --json     # where does it go otherwise now?
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { heuristicPlayer } from '../src/players/heuristic.ts'
import { randomPlayer } from '../src/players/player.ts'
import { departure, type RecordedRaid, record } from '../src/players/recording.ts'
import { raids } from '../src/raids/index.ts'

const { values } = parseArgs({
  options: {
    raids: { type: 'string', default: '200' },
    to: { type: 'string' },
    from: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

if (values.from) compare(values.from)
else if (values.to) write(values.to)
else console.error('Say --to or --from, and a file.')

function write(file: string): void {
  const written = Array.from({ length: Number(values.raids) }, (_, n) => record(planOf(n)))
  writeFileSync(file, gzipSync(JSON.stringify(written), { level: 9 }))
  const answers = written.reduce((sum, { picks }) => sum + picks.length, 0)
  say({ file, raids: written.length, answers })
}

/** Every raid in each of its modes by each player in turn, with three to five raiders. */
function planOf(n: number) {
  const plans = raids.flatMap(({ name, modes }) =>
    modes.flatMap((mode) => [randomPlayer, heuristicPlayer].map((policy) => ({ raid: name, mode, policy }))),
  )
  const plan = plans[n % plans.length]
  if (!plan) throw new Error('there are no raids')
  return { ...plan, seats: 3 + (n % 3), seed: 1 + n }
}

function compare(file: string): void {
  const written: RecordedRaid[] = JSON.parse(gunzipSync(readFileSync(file)).toString())
  const departures = written.flatMap((one, raid) => {
    const found = departure(one)
    return found ? [{ raid, name: one.setup.raid, mode: one.setup.mode, policy: one.policy, ...found }] : []
  })
  say({ file, raids: written.length, same: written.length - departures.length, departures })
  if (departures.length > 0) process.exitCode = 1
}

function say(what: object): void {
  console.log(values.json ? JSON.stringify(what) : what)
}
