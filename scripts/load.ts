/**
 * Many raids at once: the stand-in, a bot and the clickers, each a process of its own.
 *
 *   npm run -s load -- --users 500 --seconds 60 --json
 *   npm run -s load -- --users 100 --database pglite
 *   npm run -s load -- --sends 2000                   # beyond Discord's 50 requests a second: what we can do
 *   npm run -s load -- --ramp 100,300,500,700          # one run for each: where does it saturate?
 *   npm run -s load -- --users 60 --minutes 30 --json  # how it is minute by minute, a line each; flat is the goal
 *
 * LAIRKEEPER_PROFILE=folder keeps a CPU profile of each process.
 */
import { parseArgs } from 'node:util'
import { createEmptyDatabase, type DatabaseKind, KINDS } from '../test/empty-database.ts'
import { runLoad } from './load/run.ts'

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
    minutes: { type: 'string' },
    database: { type: 'string', default: KINDS.at(-1) ?? 'pglite' },
    ramp: { type: 'string' },
    sends: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
})

const kind = KINDS.find((one) => one === values.database)
if (!kind) throw new Error(`--database is one of ${KINDS.join(', ')}, not ${values.database}`)

const print = (said: object) => console.log(values.json ? JSON.stringify(said) : said)

/** A sample a minute, thirty at least. */
function course() {
  if (values.minutes === undefined) return { seconds: Number(values.seconds) }
  const seconds = Number(values.minutes) * 60
  return { seconds, every: Math.max(1, Math.min(60, Math.round(seconds / 30))), onSample: print }
}

async function load(on: DatabaseKind, users: number): Promise<void> {
  const database = await createEmptyDatabase(on)
  try {
    print({
      database: on,
      ...(await runLoad(database, { users, ...course(), sendsPerSecond: values.sends })),
    })
  } finally {
    await database.drop()
  }
}

for (const users of (values.ramp ?? values.users).split(',')) await load(kind, Number(users))
