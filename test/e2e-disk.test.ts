/**
 * A bot whose embedded database can't grow. The system limits the size of a file (RLIMIT_FSIZE), so PostgreSQL's
 * extension of a table is refused, as on a full disk or above a quota. The disk itself has room, so only the failed
 * write shows the problem.
 */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { freePort } from '../scripts/crowd/free-port.ts'
import { startBotProcess, startStandIn } from '../scripts/crowd/processes.ts'
import { type ActionResult, newPlaygroundClient } from '../src/playground/client.ts'
import { openStore } from '../src/store/database/open.ts'
import { createTestRaid } from '../src/store/fixture.ts'
import { topicKey, topicOfRaid } from '../src/store/outbox/topics.ts'
import { createDatabase, type EmptyDatabase } from './empty-database.ts'

/** More than the files of the database's log, which have 16 MB each. */
const LIMIT_BYTES = 17 * 1024 * 1024
/** The number of announcements that need more space than that. */
const ROWS = 20_000

const DECKS = ['horde-rogue', 'horde-warrior']

const healthSchema = z.object({ isWell: z.boolean(), why: z.array(z.string()) })

function hasPrlimit(): boolean {
  try {
    execFileSync('prlimit', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Makes the table of announcements as large as the limit, without free space. */
async function fill({ options }: EmptyDatabase): Promise<void> {
  const store = await openStore(options)
  const topic = topicKey(topicOfRaid((await createTestRaid(store)).id))
  await store.db.$executeRaw`INSERT INTO "Topic" (key) VALUES (${topic})`
  await store.db.$executeRaw`
    INSERT INTO "Outbox" (topic, "order", kind, payload, "channelId", nonce, status)
    SELECT ${topic}, n, 'awake', to_jsonb(repeat(md5(n::text), 32)), '1', 'filler' || n, 'sent'
    FROM generate_series(1, ${ROWS}) n`
  await store.close()
}

test.runIf(hasPrlimit())(
  'is unwell from the first answer that can’t be stored, and well from the first that can',
  { timeout: 120_000 },
  async () => {
    const database = await createDatabase('pglite')
    await fill(database)
    const standIn = await startStandIn(1)
    const port = await freePort()
    const bot = await startBotProcess({ url: standIn.url, ...database.env, HEALTH_PORT: `${port}` })
    try {
      const health = async () =>
        healthSchema.parse(await (await fetch(`http://127.0.0.1:${port}/health`)).json())
      const limitTo = (bytes: number | 'unlimited') =>
        execFileSync('prlimit', ['--pid', `${bot.pid}`, `--fsize=${bytes}:unlimited`])
      const discord = newPlaygroundClient(standIn.url)
      const raider = discord.as('Raider1')
      await discord.until(async () => (await health()).isWell, 20_000)
      await raider.slash('raid create', { raid: 'deadmines', mode: 'novice' })
      /** The lobby is announced again. */
      const join = (n: number) => raider.slash('raid join', { deck: DECKS[n % 2] ?? '' })
      limitTo(LIMIT_BYTES)
      let said: ActionResult = await join(0)
      for (let n = 1; n < 20 && !hasFailed(said); n++) said = await join(n)
      expect(hasFailed(said)).toBe(true)
      expect(await health()).toEqual({
        isWell: false,
        why: [expect.stringContaining('The database can’t write: could not extend file')],
      })
      limitTo('unlimited')
      expect(hasFailed(await join(0))).toBe(false)
      expect(await health()).toEqual({ isWell: true, why: [] })
    } finally {
      await bot.stop('SIGTERM')
      await standIn.stop('SIGTERM')
      await database.drop()
    }
  },
)

const hasFailed = ({ outcome }: ActionResult): boolean =>
  outcome.kind === 'message' && outcome.message.content.includes('Something went wrong')
