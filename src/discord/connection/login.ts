/** Logs the bot's client in at Discord. */
import { type Client, Events } from 'discord.js'
import { connectErrorOfCloseCode } from './close-codes.ts'
import { BAD_TOKEN_MESSAGE, ConnectError } from './connect-error.ts'

interface Login {
  readonly token: string
  /** Asks Discord for the recommended number of shards. It never rejects. */
  readonly wantedShards: () => Promise<number | null>
  /** Called if Discord ends the session for good after the login. */
  readonly closed: (why: ConnectError) => void
}

/** Logs in and waits until the gateway is ready. @throws ConnectError */
export async function logIn(client: Client, { token, wantedShards, closed }: Login): Promise<void> {
  let isIn = false
  let isClosed = false
  await new Promise<void>((resolve, reject) => {
    client.once(Events.ShardDisconnect, async ({ code }) => {
      isClosed = true
      const why = await connectErrorOfCloseCode(code, wantedShards)
      if (isIn) closed(why)
      else reject(why)
    })
    client.once(Events.ClientReady, () => resolve())
    client.login(token).catch((error: unknown) => {
      if (!isClosed) reject(new ConnectError(whyNoLogin(error), { cause: error }))
    })
  })
  isIn = true
}

function whyNoLogin(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'TokenInvalid') return BAD_TOKEN_MESSAGE
  return `Discord cannot be reached: ${error instanceof Error ? error.message : String(error)}`
}
