/** Measures the memory that a client needs for many servers, over a real socket. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { guildCreateJson } from '../../src/playground/api/guild.ts'
import { botUserJson } from '../../src/playground/world/json.ts'
import { World } from '../../src/playground/world/world.ts'

const CHANNELS = 80
const ROLES = 40
const EMOJIS = 50

/** Returns the megabytes of a client in N servers of 80 channels and 40 roles, and those of a client in one server. */
export async function measureMemoryOfServers(servers: number) {
  const [one, all] = [await memoryOf(1), await memoryOf(servers)]
  return { servers, channels: CHANNELS, roles: ROLES, oneMb: one, allMb: all, moreMb: Math.round(all - one) }
}

const answer = z.object({ megabytes: z.number() })

async function memoryOf(servers: number): Promise<number> {
  const gateway = await openGateway(servers)
  try {
    const { port } = gateway.address() as AddressInfo
    const args = [
      '--expose-gc',
      'scripts/run.mjs',
      'scripts/bench/servers-client.ts',
      `${port}`,
      `${servers}`,
    ]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    return answer.parse(JSON.parse(stdout)).megabytes
  } finally {
    gateway.close()
  }
}

async function openGateway(servers: number): Promise<Server> {
  const http = createServer((_, response) => {
    const { port } = http.address() as AddressInfo
    const session_start_limit = { total: 1000, remaining: 999, reset_after: 1, max_concurrency: 1 }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ url: `ws://127.0.0.1:${port}`, shards: 1, session_start_limit }))
  })
  new WebSocketServer({ server: http }).on('connection', (socket) => greet(socket, servers))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  return http
}

const packet = z.object({ op: z.number() })
const OP = { dispatch: 0, heartbeat: 1, identify: 2, hello: 10, heard: 11 }

function greet(socket: WebSocket, servers: number): void {
  const send = (op: number, d: unknown, t: string | null = null, s: number | null = null) =>
    socket.send(JSON.stringify({ op, d, t, s }))
  send(OP.hello, { heartbeat_interval: 45_000 })
  socket.on('message', (data) => {
    const { op } = packet.parse(JSON.parse(data.toString()))
    if (op === OP.heartbeat) send(OP.heard, null)
    if (op === OP.identify) void sendAll(socket, servers, (t, d, s) => send(OP.dispatch, d, t, s))
  })
}

async function sendAll(
  socket: WebSocket,
  servers: number,
  dispatch: (t: string, d: unknown, s: number) => void,
): Promise<void> {
  const world = new World()
  const ids = Array.from({ length: servers }, (_, n) => `${500_000_000_000_000_000n + BigInt(n)}`)
  const application = { id: world.applicationId, flags: 0 }
  const guilds = ids.map((id) => ({ id, unavailable: true }))
  const ready = { v: 10, user: botUserJson(world), guilds, session_id: 'a', application, shard: [0, 1] }
  dispatch('READY', { ...ready, resume_gateway_url: 'ws://127.0.0.1' }, 1)
  for (const [n, id] of ids.entries()) {
    dispatch('GUILD_CREATE', serverOf(world, id, BigInt(n)), n + 2)
    while (socket.bufferedAmount > 1_000_000) await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

function serverOf(world: World, id: string, n: bigint) {
  const own = guildCreateJson(world, world.guilds[0])
  const [role, channel] = [own.roles[1], own.channels[0]]
  const idOf = (kind: bigint, i: number) => `${kind * 10n ** 17n + n * 1_000n + BigInt(i)}`
  const many = <T>(length: number, make: (i: number) => T) => Array.from({ length }, (_, i) => make(i))
  const overwrites = [
    { id, type: 0, allow: '0', deny: '1024' },
    { id: idOf(6n, 1), type: 0, allow: '1024', deny: '0' },
  ]
  return {
    ...own,
    id,
    roles: many(ROLES, (i) => ({ ...role, id: i === 0 ? id : idOf(6n, i), name: `role ${i}` })),
    channels: many(CHANNELS, (i) => ({
      ...channel,
      id: idOf(7n, i),
      guild_id: id,
      name: `channel-${i}`,
      topic: `What people talk about in channel ${i}`,
      permission_overwrites: overwrites,
    })),
    emojis: many(EMOJIS, (i) => ({ id: idOf(8n, i), name: `emoji_${i}`, roles: [], available: true })),
  }
}
