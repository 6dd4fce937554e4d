import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'
import { reportTraffic } from '../traffic.ts'

export const Opcode = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  resume: 6,
  reconnect: 7,
  requestMembers: 8,
  invalidSession: 9,
  hello: 10,
  heartbeatAck: 11,
} as const

export const Intent = {
  guilds: 1,
  guildMembers: 1 << 1,
  guildPresences: 1 << 8,
  guildMessages: 1 << 9,
  directMessages: 1 << 12,
  messageContent: 1 << 15,
} as const

const MEMORY = 2_000

/** One bot's sequence of events. It outlives its socket for a while, so that a bot can resume. */
export class GatewaySession {
  readonly id = randomBytes(16).toString('hex')
  readonly intents: number
  readonly shard: readonly [id: number, count: number]
  socket: WebSocket | null
  lostAt: number | null = null
  #sequence = 0
  #missed: { s: number; frame: string }[] = []

  constructor(socket: WebSocket, intents: number, shard: readonly [number, number]) {
    this.socket = socket
    this.intents = intents
    this.shard = shard
  }

  has(intent: number) {
    return (this.intents & intent) !== 0
  }

  dispatch(t: string, d: unknown) {
    this.#sequence += 1
    reportTraffic({ kind: 'event', name: t, data: d })
    const frame = JSON.stringify({ op: Opcode.dispatch, t, s: this.#sequence, d })
    this.#missed.push({ s: this.#sequence, frame })
    if (this.#missed.length > MEMORY) this.#missed.shift()
    this.socket?.send(frame)
  }

  /** Sends all events after the number `sequence` again. Returns false if the session no longer has them. */
  resume(socket: WebSocket, sequence: number): boolean {
    const oldest = this.#missed[0]?.s ?? this.#sequence + 1
    if (sequence < oldest - 1 || sequence > this.#sequence) return false
    this.socket?.terminate()
    this.socket = socket
    this.lostAt = null
    for (const { s, frame } of this.#missed) if (s > sequence) socket.send(frame)
    this.dispatch('RESUMED', { _trace: ['playground'] })
    return true
  }
}

/**
 * Whether a session gets a guild's events. Guilds are assigned to shards by id; direct messages go to the first shard.
 */
export const isGuildOnShardOfSession = (session: GatewaySession, guildId: string | null) =>
  Number((guildId === null ? 0n : BigInt(guildId) >> 22n) % BigInt(session.shard[1])) === session.shard[0]
