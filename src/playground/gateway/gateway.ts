import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import type { RouteContext } from '../api/context.ts'
import { guildCreateJson } from '../api/guild.ts'
import { PLAYGROUND_TOKEN, type PlaygroundSettings } from '../settings.ts'
import { reportTraffic } from '../traffic.ts'
import { botUserJson } from '../world/json.ts'
import type { Guild } from '../world/model.ts'
import { subscribeBotsToEvents } from './bot-events.ts'
import { IdentifyLimits, MAX_IDENTIFY_CONCURRENCY } from './identify-limits.ts'
import { memberRequestSchema, needsMembersIntent, sendRequestedMembers } from './members.ts'
import { GatewaySession, Intent, isGuildOnShardOfSession, Opcode } from './session.ts'

const frameSchema = z.object({ op: z.number(), d: z.unknown() })
const identifySchema = z.object({
  token: z.string(),
  intents: z.number().int(),
  shard: z.tuple([z.number().int().min(0), z.number().int().min(1)]).optional(),
})
const resumeSchema = z.object({ token: z.string(), session_id: z.string(), seq: z.number().int() })
const Close = {
  unknownOpcode: 4001,
  decode: 4002,
  notAuthenticated: 4003,
  badToken: 4004,
  alreadyAuthenticated: 4005,
  badShard: 4010,
  disallowedIntents: 4014,
} as const

const isBotToken = (token: string) => token.replace(/^Bot /, '') === PLAYGROUND_TOKEN

const PRIVILEGED = Intent.guildMembers | Intent.guildPresences | Intent.messageContent

const SESSIONS_A_DAY = 1_000
const RESET_MS = 14_400_000

/** The WebSocket side of the playground. */
export class Gateway {
  readonly #context: RouteContext
  readonly #settings: PlaygroundSettings
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 })
  readonly #sessions = new Map<string, GatewaySession>()
  readonly #identifications: IdentifyLimits
  readonly #stopFeed: () => void
  answersHeartbeats = true
  /** Whether bots don't receive the event that a server has removed them. */
  losesRemovals = false
  /** The close code with which bots are refused when they identify or resume; 0 accepts them. */
  closeWith = 0
  sessionsLeft = SESSIONS_A_DAY
  /** The recommended number of shards; 0 recommends one for each server. */
  shardsWanted = 0

  constructor(context: RouteContext, settings: PlaygroundSettings) {
    this.#context = context
    this.#settings = settings
    this.#identifications = new IdentifyLimits(settings.identifyMs)
    this.#stopFeed = subscribeBotsToEvents(context, () => this.#live())
  }

  get url() {
    return this.#context.base.replace('http', 'ws')
  }

  botInfo() {
    return {
      url: this.url,
      shards: this.shardsWanted || this.#context.world.guilds.length,
      session_start_limit: {
        total: SESSIONS_A_DAY,
        remaining: this.sessionsLeft,
        reset_after: RESET_MS,
        max_concurrency: MAX_IDENTIFY_CONCURRENCY,
      },
    }
  }

  accept(request: IncomingMessage, socket: Duplex, head: Buffer) {
    this.#server.handleUpgrade(request, socket, head, (ws) => this.#greet(ws))
  }

  /** The number of bots that are connected now. */
  get connected(): number {
    return [...this.#sessions.values()].filter((each) => each.socket !== null).length
  }

  /** Sends an event to all sessions of the shard that the guild, or a direct message, belongs to. */
  send(event: string, data: unknown, guildId: string | null) {
    for (const session of this.#live())
      if (isGuildOnShardOfSession(session, guildId)) session.dispatch(event, data)
  }

  /** Removes the bot from every server and adds it again. */
  removeAndAddBot() {
    this.setRemoved(true)
    this.setRemoved(false)
  }

  /**
   * Removes the bot from servers, and adds it to the others again.
   * @param removed whether the bot is removed from all servers, or the ids of the servers
   */
  setRemoved(removed: boolean | readonly string[]) {
    const { removedFrom, guilds } = this.#context.world
    const isRemoved = (id: string) => (typeof removed === 'boolean' ? removed : removed.includes(id))
    for (const guild of guilds)
      if (isRemoved(guild.id) && !removedFrom.has(guild.id)) this.#removeFrom(guild)
      else if (!isRemoved(guild.id) && removedFrom.delete(guild.id)) this.#addTo(guild)
  }

  #removeFrom(guild: Guild) {
    const sessions = this.#of(guild)
    this.#context.world.removedFrom.add(guild.id)
    if (!this.losesRemovals)
      for (const session of sessions) session.dispatch('GUILD_DELETE', { id: guild.id })
  }

  #addTo(guild: Guild) {
    for (const session of this.#of(guild))
      session.dispatch(
        'GUILD_CREATE',
        guildCreateJson(this.#context.world, guild, session.has(Intent.guildMembers)),
      )
  }

  /** Returns the sessions that receive a guild's events. */
  #of(guild: Guild): GatewaySession[] {
    return this.#live().filter((session) => this.#guildsOf(session).includes(guild))
  }

  /** Makes every server unavailable, as in an outage of Discord, or available again. */
  setOutage(isOut: boolean) {
    const { world } = this.#context
    for (const session of this.#live())
      for (const guild of this.#guildsOf(session))
        if (isOut) session.dispatch('GUILD_DELETE', { id: guild.id, unavailable: true })
        else session.dispatch('GUILD_CREATE', guildCreateJson(world, guild, session.has(Intent.guildMembers)))
  }

  /**
   * Closes every socket as a bad network would.
   * @param forget whether the sessions are deleted too
   */
  killSockets(forget: boolean) {
    for (const session of this.#sessions.values()) session.socket?.terminate()
    if (forget) this.#sessions.clear()
  }

  askToReconnect() {
    for (const session of this.#sessions.values())
      session.socket?.send(JSON.stringify({ op: Opcode.reconnect, d: null }))
  }

  async close() {
    this.#stopFeed()
    for (const client of this.#server.clients) client.terminate()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #live(): GatewaySession[] {
    for (const [id, session] of this.#sessions)
      if (session.lostAt !== null && Date.now() - session.lostAt > this.#settings.resumeMs)
        this.#sessions.delete(id)
    return [...this.#sessions.values()]
  }

  #greet(ws: WebSocket) {
    ws.send(
      JSON.stringify({
        op: Opcode.hello,
        d: { heartbeat_interval: this.#settings.heartbeatMs, _trace: ['playground'] },
      }),
    )
    let session: GatewaySession | null = null
    ws.on('message', (raw) => {
      session = this.#hear(ws, session, raw)
    })
    ws.on('close', (code) => {
      if (session?.socket === ws) this.#lose(session, code)
    })
    ws.on('error', () => ws.terminate())
  }

  #lose(session: GatewaySession, code: number) {
    session.socket = null
    session.lostAt = Date.now()
    const saidGoodbye = code === 1000 || code === 1001
    if (saidGoodbye) this.#sessions.delete(session.id)
    this.#tellPresence()
  }

  #tellPresence() {
    this.#context.world.tell({ kind: 'presenceChanged', online: this.connected > 0 })
  }

  #hear(ws: WebSocket, session: GatewaySession | null, raw: RawData): GatewaySession | null {
    const frame = parseFrame(raw)
    if (!frame) return refuse(ws, Close.decode, 'Error while decoding payload.', session)
    const { op, d } = frame
    reportTraffic({ kind: 'frame', op, data: d })
    if (op === Opcode.heartbeat) {
      if (this.answersHeartbeats) ws.send(JSON.stringify({ op: Opcode.heartbeatAck, d: null }))
      return session
    }
    if (this.closeWith !== 0 && (op === Opcode.identify || op === Opcode.resume))
      return refuse(ws, this.closeWith, 'The playground was asked to refuse.', session)
    if (op === Opcode.identify)
      return session
        ? refuse(ws, Close.alreadyAuthenticated, 'Already authenticated.', session)
        : this.#identify(ws, d)
    if (op === Opcode.resume)
      return session
        ? refuse(ws, Close.alreadyAuthenticated, 'Already authenticated.', session)
        : this.#resume(ws, d)
    if (!session) return refuse(ws, Close.notAuthenticated, 'Not authenticated.', session)
    if (op === Opcode.requestMembers) return this.#sendMembers(ws, session, d)
    if (![3, 4, 31].includes(op)) return refuse(ws, Close.unknownOpcode, 'Unknown opcode.', session)
    return session
  }

  #identify(ws: WebSocket, d: unknown): GatewaySession | null {
    const parsed = identifySchema.safeParse(d)
    if (!parsed.success) return refuse(ws, Close.decode, 'Error while decoding payload.', null)
    const { token, intents, shard = [0, 1] as const } = parsed.data
    if (!isBotToken(token)) return refuse(ws, Close.badToken, 'Authentication failed.', null)
    if (shard[0] >= shard[1]) return refuse(ws, Close.badShard, 'Invalid shard.', null)
    if ((intents & PRIVILEGED) !== 0 && !this.#settings.hasPrivilegedIntents)
      return refuse(ws, Close.disallowedIntents, 'Disallowed intent(s).', null)
    if (!this.#identifications.take(shard[0])) return invalidate(ws)
    const session = new GatewaySession(ws, intents, shard)
    this.sessionsLeft -= 1
    this.#sessions.set(session.id, session)
    this.#welcome(session)
    this.#tellPresence()
    return session
  }

  #welcome(session: GatewaySession) {
    const { world } = this.#context
    const guilds = this.#guildsOf(session)
    const known = guilds.filter((guild) => !this.#isNew(guild))
    session.dispatch('READY', {
      v: 10,
      user: botUserJson(world),
      guilds: known.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: this.url,
      shard: session.shard,
      application: { id: world.applicationId, flags: 0, flags_new: '0' },
    })
    const added = guilds.filter((guild) => !known.includes(guild))
    for (const guild of [...known, ...added])
      session.dispatch('GUILD_CREATE', guildCreateJson(world, guild, session.has(Intent.guildMembers)))
  }

  /** Whether the bot was added to the guild just now. discord.js recognises this by a guild that READY doesn't list. */
  #isNew({ id }: Guild): boolean {
    const { world } = this.#context
    const own = [...world.channels.values()].filter(
      (channel) => 'guildId' in channel && channel.guildId === id,
    )
    return this.#settings.addsBot && own.every((channel) => world.messagesIn(channel.id).length === 0)
  }

  /** Returns the guilds whose events the session receives. */
  #guildsOf(session: GatewaySession): Guild[] {
    const { guilds, removedFrom } = this.#context.world
    return session.has(Intent.guilds)
      ? guilds.filter(({ id }) => isGuildOnShardOfSession(session, id) && !removedFrom.has(id))
      : []
  }

  #sendMembers(ws: WebSocket, session: GatewaySession, d: unknown): GatewaySession | null {
    const asked = memberRequestSchema.safeParse(d).data
    if (!asked || !this.#guildsOf(session).some(({ id }) => id === asked.guild_id)) return session
    if (needsMembersIntent(asked) && !session.has(Intent.guildMembers))
      return refuse(ws, Close.disallowedIntents, 'Disallowed intent(s).', session)
    sendRequestedMembers(this.#context.world, session, asked)
    return session
  }

  #resume(ws: WebSocket, d: unknown): GatewaySession | null {
    const parsed = resumeSchema.safeParse(d)
    if (!parsed.success) return refuse(ws, Close.decode, 'Error while decoding payload.', null)
    const { token, session_id, seq } = parsed.data
    if (!isBotToken(token)) return refuse(ws, Close.badToken, 'Authentication failed.', null)
    const session = this.#live().find((each) => each.id === session_id)
    if (session?.resume(ws, seq)) {
      this.#tellPresence()
      return session
    }
    return invalidate(ws)
  }
}

const parseFrame = (raw: RawData) => {
  try {
    return frameSchema.safeParse(JSON.parse(raw.toString())).data
  } catch {
    return undefined
  }
}

const invalidate = (ws: WebSocket) => {
  ws.send(JSON.stringify({ op: Opcode.invalidSession, d: false }))
  return null
}

const refuse = (ws: WebSocket, code: number, reason: string, session: GatewaySession | null) => {
  ws.close(code, reason)
  return session
}
