/** A pool in which callers also wait if the server has no connection left. In the pool of `pg`, they fail. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { PostgresAddress } from './address.ts'
import { isOutOfConnectionsError } from './connection-errors.ts'
import { ConnectionGate } from './connection-gate.ts'

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

/** The interval after which the server is asked again while this process has no connection at all. */
const RETRY_MS = 250

export class WaitingPool extends pg.Pool {
  readonly #gate: ConnectionGate
  readonly #waitMs: number

  /**
   * @param most the maximum number of connections; `allow` changes it later
   * @param onConnect prepares a new connection
   */
  constructor(
    { client, waitMs }: PostgresAddress,
    most: number,
    onConnect: (client: pg.ClientBase) => Promise<void>,
  ) {
    // The last connection stays open, so that no other process can use it.
    super({ ...client, max: most, min: 1, onConnect })
    this.#gate = new ConnectionGate(most)
    this.#waitMs = waitMs
  }

  /** The present maximum number of connections. */
  get most(): number {
    return this.#gate.most
  }

  /**
   * Changes the maximum number of connections. Connections above it are closed when they have been idle for a while.
   */
  allow(most: number): void {
    this.options.max = Math.max(most, this.totalCount)
    this.#gate.most = most
  }

  /** The number of callers that wait for a connection. */
  get waiting(): number {
    return this.#gate.waiting
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connect()
    if (!callback) return connecting
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  override async end(callback?: () => void): Promise<void> {
    this.#gate.close()
    await super.end()
    callback?.()
  }

  async #connect(): Promise<pg.PoolClient> {
    const until = performance.now() + this.#waitMs
    await this.#gate.enter(until)
    for (;;) {
      try {
        return this.#leavingOnRelease(await super.connect())
      } catch (error) {
        if (!isOutOfConnectionsError(error) || performance.now() >= until) {
          this.#gate.leave()
          throw error
        }
        await this.#waitForOthers(until)
      }
    }
  }

  /** Waits for a connection of this process. If the process has none, waits for the server. */
  async #waitForOthers(until: number): Promise<void> {
    this.#gate.refused()
    if (this.#gate.inside === 1) return sleep(RETRY_MS)
    this.#gate.leave()
    await this.#gate.enter(until, true)
  }

  /** Leaves the gate after the connection is released, so that the next caller finds the connection idle. */
  #leavingOnRelease(client: pg.PoolClient): pg.PoolClient {
    const { release } = client
    client.release = (error) => {
      release(error)
      this.#gate.leave()
    }
    return client
  }
}
