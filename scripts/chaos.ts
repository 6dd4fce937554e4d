/**
 * Bots are killed at random while three raids are played; nothing may be lost or said twice.
 *
 *   npm run -s chaos -- --kills 100 --json
 *   npm run -s chaos -- --kills 100 --processes 3 --seed 7
 *   npm run -s chaos -- --kills 20 --database pglite --calm     # without Discord's own troubles
 *   npm run -s chaos -- --raid onyxia                           # one of each table is the Boss
 *   npm run -s chaos -- --threads                               # everybody has a private thread of their own
 */
import { parseArgs } from 'node:util'
import { createEmptyDatabase, KINDS } from '../test/empty-database.ts'
import { runChaos } from './chaos/run.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    processes: { type: 'string', default: '1' },
    database: { type: 'string', default: KINDS.at(-1) ?? 'pglite' },
    seed: { type: 'string', default: `${Date.now() % 100_000}` },
    raid: { type: 'string' }, // the Deadmines, unless told otherwise
    threads: { type: 'boolean', default: false },
    calm: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const kind = KINDS.find((one) => one === values.database)
if (!kind) throw new Error(`--database is one of ${KINDS.join(', ')}, not ${values.database}`)
const processes = kind === 'pglite' ? 1 : Number(values.processes)
const database = await createEmptyDatabase(kind)
try {
  const { raid, threads: ownThreads } = values
  const seed = Number(values.seed)
  const which = { ownThreads, ...(raid ? { raid } : {}) }
  const plan = { kills: Number(values.kills), processes, seed, faults: !values.calm, ...which }
  const report = { ...(await runChaos(database, plan)), database: kind, processes, seed: plan.seed }
  console.log(values.json ? JSON.stringify(report) : report)
  const bad = [
    report.answersLost,
    report.announcementsLost,
    report.announcementsDoubled,
    report.replaysDiffer,
  ]
  if (bad.some((count) => count > 0)) process.exitCode = 1
} finally {
  await database.drop()
}
