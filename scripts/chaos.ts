/**
 * Ends bots at random moments while three raids are played. Bots are killed while an answer is on its way, just after
 * one, while they start (the first on an empty database) or at any time, or they are asked to shut down. Their clocks
 * are wrong by up to an hour. Nothing may be lost or sent twice, and all traffic must match Discord's description.
 *
 *   npm run -s chaos -- --kills 100 --json
 *   npm run -s chaos -- --kills 100 --processes 3 --seed 7
 *   npm run -s chaos -- --kills 20 --processes 2 --shards 2     # in two servers; shards of killed processes are taken over
 *   npm run -s chaos -- --kills 20 --database pglite --calm     # without faults of Discord and clocks
 *   npm run -s chaos -- --raid onyxia                           # at each table one person plays the Boss
 *   npm run -s chaos -- --war                                   # a game of the companion instead of raids
 *   npm run -s chaos -- --database-lost 20                      # breaks the connection to PostgreSQL instead of killing
 *   npm run -s chaos -- --computers able                        # a computer player at each table, and people who let it play
 *   npm run -s chaos -- --threads                               # everybody has a private thread
 */
import { parseArgs } from 'node:util'
import { HOUSE_PLAYER_LEVELS } from '../src/store/people/house.ts'
import { createEmptyDatabase, KINDS } from '../test/empty-database.ts'
import { openTrafficFile } from '../test/support/traffic-file.ts'
import { type ChaosPlan, runChaos } from './chaos/run.ts'
import { runWarChaos } from './chaos/wars.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string' }, // 100 by default, and none with --database-lost
    'database-lost': { type: 'string', default: '0' },
    processes: { type: 'string', default: '1' },
    shards: { type: 'string', default: '1' },
    database: { type: 'string', default: KINDS.at(-1) ?? 'pglite' },
    seed: { type: 'string', default: `${Date.now() % 100_000}` },
    raid: { type: 'string' }, // The raid's name; the Deadmines by default.
    threads: { type: 'boolean', default: false },
    computers: { type: 'string' }, // The level of the computer players that fill the raids.
    calm: { type: 'boolean', default: false },
    war: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const kind = KINDS.find((one) => one === values.database)
if (!kind) throw new Error(`--database must be one of ${KINDS.join(', ')}, not ${values.database}`)
const processes = kind === 'pglite' ? 1 : Number(values.processes)
const database = await createEmptyDatabase(kind)
const traffic = openTrafficFile()
try {
  const { raid, threads: privateThreads } = values
  const seed = Number(values.seed)
  const level = HOUSE_PLAYER_LEVELS.find((one) => one === values.computers)
  if (values.computers !== undefined && !level)
    throw new Error(`--computers must be one of ${HOUSE_PLAYER_LEVELS.join(', ')}, not ${values.computers}`)
  const which = { privateThreads, ...(raid ? { raid } : {}), ...(level ? { computers: level } : {}) }
  const databaseLost = Number(values['database-lost'])
  if (databaseLost > 0 && kind === 'pglite')
    throw new Error('--database-lost needs PostgreSQL: see --database')
  const kills = Number(values.kills ?? (databaseLost > 0 ? 0 : 100))
  const shards = Number(values.shards)
  const plan = { kills, databaseLost, processes, shards, seed, faults: !values.calm, ...which }
  const chaos = values.war ? await warChaos(plan) : await raidChaos(plan)
  const notDiscords = traffic.violations()
  const report = { ...chaos.report, notDiscords, database: kind, processes, seed: plan.seed }
  console.log(values.json ? JSON.stringify(report) : report)
  if (chaos.isBad || notDiscords.length > 0) process.exitCode = 1
} finally {
  traffic.remove()
  await database.drop()
}

async function raidChaos(plan: ChaosPlan) {
  const report = await runChaos(database, plan)
  const { answersLost, announcementsLost, announcementsDoubled, replaysDiffer } = report
  const { stuck, notTakenOver } = report
  const bad = [answersLost, announcementsLost, announcementsDoubled, replaysDiffer, stuck, notTakenOver]
  return { report, isBad: bad.some((count) => count > 0) }
}

async function warChaos(plan: ChaosPlan) {
  const report = await runWarChaos(database, plan)
  const { entriesLost, entriesDoubled, announcementsLost, announcementsDoubled, isReplayed } = report
  const bad = [entriesLost, entriesDoubled, announcementsLost, announcementsDoubled]
  return { report, isBad: !isReplayed || bad.some((count) => count !== 0) }
}
