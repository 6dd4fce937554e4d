/** Opens connections outside of the pool. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isOutOfConnectionsError } from './connection-errors.ts'

const RETRY_MS = 250

/**
 * Opens a connection. If the server has none left, waits.
 * @param waitMs the maximum wait, in milliseconds
 * @throws the server's refusal after that time; any other error at once
 */
export async function connectPatiently(config: pg.ClientConfig, waitMs: number): Promise<pg.Client> {
  const until = performance.now() + waitMs
  for (;;) {
    const client = new pg.Client(config)
    client.on('error', () => {}) // The error is ignored, because the next query fails.
    try {
      await client.connect()
      return client
    } catch (error) {
      void client.end().catch(() => {})
      if (!isOutOfConnectionsError(error) || performance.now() >= until) throw error
      await sleep(RETRY_MS)
    }
  }
}
