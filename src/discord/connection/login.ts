/** Logs a client in. */
import { type Client, Events } from 'discord.js'
import { ConnectError } from './connect-error.ts'

/** Logs in and waits until the gateway is ready. @throws ConnectError */
export async function logIn(client: Client, token: string): Promise<void> {
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()))
  await client.login(token).catch((error: unknown) => {
    throw new ConnectError(whyNoLogin(error), { cause: error })
  })
  await ready
}

function whyNoLogin(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'TokenInvalid') return 'Discord does not accept the setting DISCORD_TOKEN.'
  if (error instanceof Error && error.message === 'Sharding is required')
    return 'The bot is in more servers than so many shards may have: raise SHARD_COUNT, alike for all processes.'
  return `Discord cannot be reached: ${error instanceof Error ? error.message : String(error)}`
}
