/** A whole bot, started without DISCORD_GUILD_ID, with it, and without it again, registers its commands once. */
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { commands } from '../commands/index.ts'
import { startBot } from '../src/discord/bot.ts'
import { playgroundClient } from '../src/playground/client.ts'
import { startPlayground } from '../src/playground/server.ts'
import { PLAYGROUND_TOKEN } from '../src/playground/settings.ts'
import { openTable } from '../src/table/table.ts'
import { borrowStore } from './shared-stores.ts'
import { ratesOfMachines } from './support/machine-speed.ts'

test('the commands are registered once, at the place that the setting names', async () => {
  const playground = await startPlayground({ firstAnswerMs: 60_000 })
  const { store, giveBack } = await borrowStore('pglite')
  const discord = playgroundClient(playground.url)
  const [{ id: server }] = playground.world.guilds
  for (const guildId of [undefined, server, undefined]) {
    const bot = await startBot({
      store,
      table: openTable(store),
      commands,
      token: PLAYGROUND_TOKEN,
      api: playground.api,
      guildId,
      rates: ratesOfMachines,
      log: pino({ level: 'silent' }),
    })
    const scopes = () => playground.world.commands.map((command) => command.guildId ?? undefined)
    await discord.until(async () => scopes().length === commands.length)
    expect(new Set(scopes())).toEqual(new Set([guildId]))
    await bot.stop()
  }
  await playground.close()
  await giveBack()
})
