/**
 * Measures many raids at the same time. The stand-in, a bot and the clickers are separate processes.
 *
 *   npm run -s load -- --users 500 --seconds 60 --json
 *   npm run -s load -- --users 100 --database pglite
 *   npm run -s load -- --sends 2000                   # beyond Discord's 50 requests a second: finds our own limit
 *   npm run -s load -- --ramp 100,300,500,700          # one run for each: finds where it saturates
 *   npm run -s load -- --users 200 --processes 2      # two bots on one PostgreSQL, each with a shard and a server
 *   npm run -s load -- --users 36 --processes 1,2 --share 0.25 --rounds 2 --json
 *                                  # by turns; --users is for each process, which has at most a quarter of a core
 *   npm run -s load -- --users 60 --seconds 30 --rounds 4 --against FOLDER --json
 *                                  # another checkout by turns: an answer's CPU here, there, and the ratio
 *   npm run -s load -- --users 100 --alone --json     # each with two strong computer players, and the event loop's delay
 *   npm run -s load -- --users 60 --minutes 30 --json  # prints a line each minute; the goal is flat figures
 *   npm run -s load -- --users 60 --check             # compares all traffic with Discord's description
 *
 * LAIRKEEPER_PROFILE=folder writes a CPU profile of each process.
 */
import { parseArgs } from 'node:util'
import { createEmptyDatabase, type DatabaseKind, KINDS } from '../test/empty-database.ts'
import { openTrafficFile } from '../test/support/traffic-file.ts'
import { compareAnswerCpu } from './load/against.ts'
import { runLoad } from './load/run.ts'

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
    minutes: { type: 'string' },
    database: { type: 'string', default: KINDS.at(-1) ?? 'pglite' },
    ramp: { type: 'string' },
    processes: { type: 'string', default: '1' },
    share: { type: 'string' },
    alone: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
    sends: { type: 'string', default: '' },
    against: { type: 'string' },
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const kind = KINDS.find((one) => one === values.database)
if (!kind) throw new Error(`--database must be one of ${KINDS.join(', ')}, not ${values.database}`)

const print = (report: object) => console.log(values.json ? JSON.stringify(report) : report)

/** The interval of the samples: a minute, or less for a short run so that there are at least thirty. */
function course() {
  if (values.minutes === undefined) return { seconds: Number(values.seconds) }
  const seconds = Number(values.minutes) * 60
  return { seconds, every: Math.max(1, Math.min(60, Math.round(seconds / 30))), onSample: print }
}

const alone = values.alone ? { alone: true } : {}
const share = values.share === undefined ? {} : { share: Number(values.share) }
const counts = values.processes.split(',').map(Number)
if (kind === 'pglite' && counts.some((count) => count > 1))
  throw new Error('Several processes need PostgreSQL: see --database')

/** Runs one load and prints its report. @returns the number of stored answers in a second */
async function load(on: DatabaseKind, users: number, processes: number): Promise<number> {
  const database = await createEmptyDatabase(on)
  try {
    const plan = { users, processes, ...share, ...alone, ...course(), sendsPerSecond: values.sends }
    const loaded = await runLoad(database, plan)
    print({ database: on, ...loaded })
    return loaded.answersPerSecond
  } finally {
    await database.drop()
  }
}

const middle = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length

/** Compares several numbers of processes by turns, so that other load on the machine affects all of them. */
async function byTurns(on: DatabaseKind, each: number): Promise<void> {
  const found = new Map(counts.map((count) => [count, [] as number[]]))
  for (let round = 0; round < Number(values.rounds); round++)
    for (const count of counts) found.get(count)?.push(await load(on, each * count, count))
  const perSecond = [...found].map(([processes, all]) => ({ processes, answersPerSecond: middle(all) }))
  const [least] = perSecond
  const ratios = perSecond.map(({ answersPerSecond }) => answersPerSecond / (least?.answersPerSecond ?? 1))
  print({ perSecond, ratios, rounds: Number(values.rounds), ...share })
}

async function compared(folder: string): Promise<void> {
  const { users, seconds, sends } = values
  const args = ['--users', users, '--seconds', seconds, '--sends', sends]
  print(await compareAnswerCpu(folder, args, Number(values.rounds)))
}

const traffic = values.check ? openTrafficFile() : null
if (values.against !== undefined) await compared(values.against)
else
  for (const users of (values.ramp ?? values.users).split(',').map(Number))
    if (counts.length > 1) await byTurns(kind, users)
    else await load(kind, users, counts[0] ?? 1)
const notDiscords = traffic?.violations() ?? []
traffic?.remove()
for (const sentence of notDiscords) console.error(sentence)
if (notDiscords.length > 0) process.exitCode = 1
