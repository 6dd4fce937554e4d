import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve as resolvePath } from 'node:path'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import {
  refuseGuildChangeWithoutPermission,
  refuseWithoutAccess,
  refuseWithoutPermission,
} from './api/access.ts'
import { readRequestBody } from './api/body.ts'
import { addChannelRoutes } from './api/channels.ts'
import { addCommandRoutes } from './api/commands.ts'
import type { RouteContext } from './api/context.ts'
import { addGuildRoutes } from './api/guild.ts'
import { addInteractionRoutes } from './api/interactions.ts'
import { addMessageRoutes } from './api/messages.ts'
import { type RouteMatch, type RouteRequest, Router } from './api/router.ts'
import { FaultInjector } from './faults.ts'
import { Gateway } from './gateway/gateway.ts'
import { type JournalEntry, RequestJournal } from './journal.ts'
import { OpenInteractions } from './open-interactions/open-interactions.ts'
import { servePageFile } from './page.ts'
import { SimulatedRateLimits } from './rate-limits.ts'
import { sendError, sendJson, sendRateLimited, sendSimulatedFault } from './responses.ts'
import { discordLikeSettings, PLAYGROUND_TOKEN, type PlaygroundSettings } from './settings.ts'
import { type NewWorldOptions, type OpenedStoredWorld, openStoredWorld } from './storage/open.ts'
import { reportTraffic } from './traffic.ts'
import { UserActor } from './user-actions/actor.ts'
import { streamEventsOfUserAsSse, streamEventsOfUserToSocket } from './user-actions/event-stream.ts'
import { refusalOfUserMistake } from './user-actions/resolved.ts'
import { createUserRouter } from './user-actions/routes.ts'
import { ApiRefusal } from './validation/form.ts'
import { World } from './world/world.ts'

export interface PlaygroundOptions extends Partial<PlaygroundSettings> {
  /** The port; by default 0, which uses any free port. */
  readonly port?: number
  /** The names of the users; by default five. The first user owns the servers. */
  readonly people?: readonly string[]
  /** The number of servers, by default one. */
  readonly guilds?: number
  /** The server's language, by default American English. */
  readonly locale?: string
  /** The folder in which the world is stored. Without a folder, the world is lost when the process ends. */
  readonly folder?: string | undefined
  /** A function that is called for each request of the bot. */
  readonly onRequest?: (request: JournalEntry) => void
}

export interface Playground {
  readonly url: string
  /** The value of `rest.api` for discord.js. */
  readonly api: string
  readonly world: World
  /** Sentences about files of its folder that could not be read. */
  readonly notices: readonly string[]
  close(): Promise<void>
}

const API = '/api/v10'
const HOST = '127.0.0.1'

const MALFORMED =
  'The address is malformed: two hexadecimal digits must follow each "%", and together they must be UTF-8. Write "%25" for the sign itself.'

const isWellFormed = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Whether a request comes from this machine's own pages or bots. A foreign site that resolves to 127.0.0.1 is
 * refused.
 */
const isLocal = (request: IncomingMessage) => {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  const origin = request.headers.origin
  const isLocalOrigin = origin === undefined || origin === `http://${request.headers.host}`
  return (host === HOST || host === 'localhost') && isLocalOrigin
}

interface Asked extends Omit<RouteRequest, 'params'> {
  readonly method: string
  readonly path: string
}

const report = ({ uploads, ...asked }: Asked, status: number, answer: unknown) =>
  reportTraffic({ kind: 'request', ...asked, fileCount: uploads.length, status, answer })

class Server {
  readonly world: World
  readonly faults = new FaultInjector()
  readonly limits = new SimulatedRateLimits()
  readonly journal: RequestJournal
  readonly desk: OpenInteractions
  readonly gateway: Gateway
  readonly context: RouteContext
  readonly #api = new Router()
  readonly #acting: Router
  readonly #unevenMs: number
  readonly #pages = new WebSocketServer({ noServer: true, maxPayload: 1024 })

  constructor(
    { base, world, folder }: Pick<RouteContext, 'base' | 'world' | 'folder'>,
    settings: PlaygroundSettings,
    onRequest?: (request: JournalEntry) => void,
  ) {
    this.world = world
    this.#unevenMs = settings.unevenMs
    this.journal = new RequestJournal(onRequest)
    this.desk = new OpenInteractions(this.world, settings)
    const { hasPrivilegedIntents } = settings
    this.context = { world: this.world, interactions: this.desk, base, folder, hasPrivilegedIntents }
    this.gateway = new Gateway(this.context, settings)
    addGuildRoutes(this.#api, this.context, () => this.gateway.botInfo())
    addInteractionRoutes(this.#api, this.context)
    addMessageRoutes(this.#api, this.context)
    addChannelRoutes(this.#api, this.context)
    addCommandRoutes(this.#api, this.context)
    this.#acting = createUserRouter(this.context, this.gateway, this.faults, this.limits, this.journal)
  }

  async handle(request: IncomingMessage, response: ServerResponse) {
    if (!isLocal(request)) return sendJson(response, 403, { message: 'Local requests only' })
    const address = request.url ?? '/'
    if (!URL.canParse(address, this.context.base)) return sendJson(response, 400, { message: 'Bad Request' })
    const url = new URL(address, this.context.base)
    if (!isWellFormed(url.pathname)) return sendJson(response, 400, { message: MALFORMED, code: 0 })
    if (url.pathname.startsWith('/api/')) return this.#handleApi(request, response, url)
    if (url.pathname.startsWith('/playground/')) return this.#handleActing(request, response, url)
    if (url.pathname.startsWith('/attachments/')) return this.#sendFile(response, url)
    return servePageFile(response, url.pathname)
  }

  async #handleApi(request: IncomingMessage, response: ServerResponse, url: URL) {
    const started = Date.now()
    const method = request.method ?? 'GET'
    const path = url.pathname.replace(API, '')
    const fault = this.faults.take(method, path)
    const match = url.pathname.startsWith(API) ? this.#api.match(method, path) : undefined
    const note = (status: number) =>
      this.journal.note({ method, path, status, ms: Date.now() - started, isUnknown: !match })
    const latency = this.faults.latencyMs + this.#unevenMs * Math.random() ** 2
    if (latency > 0) await sleep(latency)
    if (fault?.do === 'dropBefore') return this.#drop(request, note)
    if (fault && fault.do !== 'dropAfter') return note(sendSimulatedFault(response, fault))
    const ration = this.limits.take(method, path)
    if (ration?.isSpent) return note(sendRateLimited(response, ration))
    const asked: Asked = { method, path, query: url.searchParams, body: undefined, uploads: [] }
    try {
      const result = await this.#run(request, match, asked)
      const status = result === null ? 204 : (match?.status ?? 200)
      report(asked, status, result)
      if (fault) return this.#drop(request, note)
      sendJson(response, status, result, ration?.headers)
      note(status)
    } catch (error) {
      if (error instanceof ApiRefusal) report(asked, error.status, error.body())
      if (error instanceof ApiRefusal && error.code === 50035)
        this.journal.noteRefused({ method, path, errors: error.body() })
      note(sendError(response, error))
    }
  }

  #drop(request: IncomingMessage, note: (status: number) => void) {
    note(0)
    request.socket.destroy()
  }

  /**
   * Runs the handler of a route, after checking the bot's token, access and permissions.
   * @param asked its `body` and `uploads` are set here
   */
  async #run(request: IncomingMessage, match: RouteMatch | undefined, asked: Asked) {
    if (!match) throw new ApiRefusal(404, 0, '404: Not Found')
    if (!match.isOpen && request.headers.authorization !== `Bot ${PLAYGROUND_TOKEN}`)
      throw new ApiRefusal(401, 0, '401: Unauthorized')
    const { body, uploads } = await readRequestBody(request)
    Object.assign(asked, { body, uploads })
    refuseWithoutAccess(this.world, asked.path)
    refuseWithoutPermission(this.world, asked)
    refuseGuildChangeWithoutPermission(this.world, asked)
    return match.handler({ params: match.params, query: asked.query, body, uploads })
  }

  async #handleActing(request: IncomingMessage, response: ServerResponse, url: URL) {
    try {
      if (url.pathname === '/playground/events')
        return streamEventsOfUserAsSse(
          this.context,
          new UserActor(this.context, this.gateway, url.searchParams.get('user') ?? 'Anna'),
          response,
        )
      const match = this.#acting.match(request.method ?? 'GET', url.pathname)
      if (!match) throw new ApiRefusal(404, 0, 'Not Found')
      if (request.method === 'POST' && !request.headers['content-type']?.startsWith('application/json'))
        throw refusalOfUserMistake('Send JSON, please.')
      const { body, uploads } = await readRequestBody(request)
      sendJson(
        response,
        200,
        await match.handler({ params: match.params, query: url.searchParams, body, uploads }),
      )
    } catch (error) {
      sendError(response, error)
    }
  }

  #sendFile(response: ServerResponse, url: URL) {
    const file = this.world.files.get(url.pathname.split('/')[2] ?? '')
    if (!file) return sendJson(response, 404, { message: 'Not Found' })
    const isPicture = /^image\/(png|jpeg|gif|webp)$/.test(file.type)
    response.writeHead(200, {
      'content-type': isPicture ? file.type : 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'max-age=31536000, immutable',
      ...(!isPicture && { 'content-disposition': 'attachment' }),
    })
    response.end(file.data)
  }

  /** Accepts a WebSocket. Bots may connect to any address except that of the page's news. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const address = request.url ?? '/'
    if (!isLocal(request) || !URL.canParse(address, this.context.base)) return socket.destroy()
    const url = new URL(address, this.context.base)
    if (url.pathname !== '/playground/events') return this.gateway.accept(request, socket, head)
    const user = this.world.findUser(url.searchParams.get('user') ?? 'Anna')
    if (!user || user.isBot) return socket.destroy()
    const actor = new UserActor(this.context, this.gateway, user.id)
    this.#pages.handleUpgrade(request, socket, head, (page) =>
      streamEventsOfUserToSocket(this.context, actor, page),
    )
  }

  async close() {
    for (const page of this.#pages.clients) page.terminate()
    this.desk.close()
    await this.gateway.close()
  }
}

/**
 * The time for which an idle connection stays open. With the default of five seconds, a connection could close at the
 * moment when a busy client uses it again.
 */
const KEEP_ALIVE_MS = 600_000

/** Starts a local Discord on 127.0.0.1. */
export const startPlayground = async (options: PlaygroundOptions = {}): Promise<Playground> => {
  const { port = 0, people, guilds, locale, folder, onRequest, ...changes } = options
  const http = createServer({ keepAliveTimeout: KEEP_ALIVE_MS })
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, HOST, resolve)
  })
  const url = `http://${HOST}:${(http.address() as AddressInfo).port}`
  const { world, notices } = worldIn(folder, { people, guilds }, () => http.close())
  if (locale !== undefined) world.locale = locale
  const place = { base: url, world, folder: folder === undefined ? null : resolvePath(folder) }
  const server = new Server(place, { ...discordLikeSettings, ...changes }, onRequest)
  http.on('request', (request, response) => {
    server.handle(request, response).catch((error) => sendError(response, error))
  })
  http.on('upgrade', (request, socket, head) => server.upgrade(request, socket, head))
  const close = async () => {
    await server.close()
    http.closeAllConnections()
    await new Promise((resolve) => http.close(resolve))
  }
  return { url, api: `${url}/api`, world: server.world, notices, close }
}

/** Opens or creates the world. @param onFailure is called before the error is thrown */
const worldIn = (
  folder: string | undefined,
  wish: NewWorldOptions,
  onFailure: () => void,
): OpenedStoredWorld => {
  if (folder === undefined) return { world: new World(wish.people, wish.guilds), notices: [] }
  try {
    return openStoredWorld(folder, wish)
  } catch (error) {
    onFailure()
    throw error
  }
}
