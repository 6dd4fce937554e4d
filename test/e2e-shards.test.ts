/** Two processes of the bot on one PostgreSQL, with a server on each of two shards. One of them is killed. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { freePort } from '../scripts/crowd/free-port.ts'
import {
  raidsChannelOf,
  type StartedProcess,
  startBotProcess,
  startStandIn,
} from '../scripts/crowd/processes.ts'
import { newPlaygroundClient, type PlaygroundClient, resultingMessage } from '../src/playground/client.ts'
import { createDatabase, KINDS } from './empty-database.ts'

const SOON_MS = 20_000

const healthSchema = z.object({
  gateway: z.object({ isWell: z.boolean(), shards: z.array(z.object({ shard: z.number() })) }),
})

/** The shards of the process with this port for /health. */
async function shardsAt(port: number): Promise<number[]> {
  const told: unknown = await (await fetch(`http://127.0.0.1:${port}/health`)).json()
  const { isWell, shards } = healthSchema.parse(told).gateway
  return isWell ? shards.map(({ shard }) => shard) : []
}

/** Opens a raid in the nth server, and begins it. Its leader gets a question in its thread. */
async function raidIn(discord: PlaygroundClient, guild: number): Promise<void> {
  const anna = discord.as('Raider1').in(raidsChannelOf(guild))
  const lobby = resultingMessage(await anna.slash('raid create', { raid: 'deadmines', mode: 'novice' }))
  await anna.select(lobby.id, ['horde-rogue'])
  await anna.click(lobby.id, 'Start')
  await discord.until(async () => (await anna.state()).channels.some(({ id }) => id === lobby.id), SOON_MS)
  await discord.until(
    async () => (await anna.messages(lobby.id)).some(({ content }) => content.startsWith('▶ <@')),
    SOON_MS,
  )
}

test.runIf(KINDS.includes('postgres'))(
  'each answers in the server of its shard; when one is killed, the other takes over',
  { timeout: 120_000 },
  async () => {
    const database = await createDatabase('postgres')
    const standIn = await startStandIn(3, 2)
    const bots: StartedProcess[] = []
    try {
      const ports = [await freePort(), await freePort()]
      for (const HEALTH_PORT of ports.map(String))
        bots.push(await startBotProcess({ url: standIn.url, ...database.env, SHARD_COUNT: '2', HEALTH_PORT }))
      const discord = newPlaygroundClient(standIn.url)
      const [first = 0, second = 0] = ports
      const told = async () => [await shardsAt(first), await shardsAt(second)]
      await expect.poll(told, { timeout: SOON_MS }).toEqual([[0], [1]])
      for (const guild of [0, 1]) await raidIn(discord, guild)
      await bots[0]?.stop('SIGKILL')
      await expect.poll(() => shardsAt(second), { timeout: SOON_MS }).toEqual([0, 1])
      for (const guild of [0, 1]) await raidIn(discord, guild)
      expect(bots.flatMap(({ stderrLines }) => stderrLines)).toEqual([])
    } finally {
      for (const bot of bots) await bot.stop('SIGTERM')
      await standIn.stop('SIGTERM')
      await database.drop()
    }
  },
)
