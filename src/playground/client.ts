import type { MessageJson } from './world/message-json.ts'
import type { GuildChannelType } from './world/model.ts'

/**
 * Acts as people in the playground, for end-to-end tests.
 *
 * ```ts
 * const discord = newPlaygroundClient('http://127.0.0.1:4999')
 * const anna = discord.as('Anna')                       // talks in #raids
 * const asked = await anna.slash('raid create', { raid: 'onyxia' })
 * const posted = resultingMessage(asked)                       // the bot's answer; throws if it is no message
 * const joined = await discord.as('Ben').click(posted.id, 'Join')
 * const mine = await discord.as('Ben').messages()       // including messages that only Ben sees
 * await anna.in(threadId).slash('board')                // in another channel
 * const form = await anna.click(posted.id, 'Rename')    // form.outcome.kind === 'modal'
 * await anna.submit(form.interactionId, { name: 'The Lair' })
 * ```
 * Every action waits for the bot's answer. If an answer is deferred, the action waits until it is filled in.
 * A mistake that Discord's own app would not allow (no such button, a missing option) throws.
 */
export const newPlaygroundClient = (url: string): PlaygroundClient => new PlaygroundClient(url)

export interface SuggestedChoice {
  readonly name: string
  readonly value: string | number
}

export interface ModalForm {
  readonly custom_id: string
  readonly title: string
  readonly components: readonly unknown[]
}

export type ActionOutcome =
  | { readonly kind: 'message' | 'update'; readonly message: MessageJson }
  | { readonly kind: 'choices'; readonly choices: readonly SuggestedChoice[] }
  | { readonly kind: 'modal'; readonly modal: ModalForm }
  /** The answer was deferred without a loading message, and no answer has followed. */
  | { readonly kind: 'acknowledged' }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'failure'; readonly reason: string }

export interface ActionResult {
  readonly interactionId: string
  readonly stage: 'open' | 'thinking' | 'quiet' | 'answered' | 'failed'
  readonly answeredAfterMs: number | null
  readonly outcome: ActionOutcome
  readonly followUps: readonly MessageJson[]
}

export type SlashOptionValues = Record<string, string | number | boolean | { name: string; base64: string }>
export type ModalAnswers = Record<string, string | boolean | string[] | { name: string; base64: string }[]>

export interface VisibleChannel {
  readonly id: string
  readonly type: number
  readonly name?: string
  readonly parent_id?: string | null
  readonly joined?: boolean
  readonly thread_metadata?: { readonly archived: boolean; readonly locked: boolean }
}

export interface StateVisibleToUser {
  readonly guild: { readonly id: string; readonly name: string }
  readonly me: { readonly id: string }
  readonly bot: { readonly id: string; readonly online: boolean }
  readonly users: readonly {
    readonly id: string
    readonly username: string
    readonly global_name: string | null
  }[]
  readonly channels: readonly VisibleChannel[]
  readonly commands: readonly { readonly name: string; readonly description: string }[]
}

export interface VisiblePing {
  readonly userId: string
  readonly messageId: string
  readonly channelId: string
  readonly at: string
}

export interface InteractionSummary {
  readonly id: string
  readonly type: number
  readonly name: string
  readonly userId: string
  readonly stage: ActionResult['stage']
  readonly answeredAfterMs: number | null
}

export interface FaultRule {
  readonly do: 'rateLimit' | 'error500' | 'error503' | 'dropBefore' | 'dropAfter' | 'refuse'
  readonly times?: number
  /** A part of "METHOD /path" that the requests must contain; all requests by default. */
  readonly match?: string
  /** The time in seconds until the bot may try again, for `rateLimit`. */
  readonly retryAfter?: number
  /** Whether `rateLimit` applies to the whole bot instead of one route. */
  readonly global?: boolean
  /** The status of the answer to a refused request; by default 403 with code 50013, missing permissions. */
  readonly status?: number
  readonly code?: number
  readonly message?: string
}

export interface SimulatedFaults {
  readonly clear?: boolean
  readonly latencyMs?: number
  readonly rateLimits?: boolean
  readonly rules?: readonly FaultRule[]
  readonly killSockets?: 'lost' | 'forgotten'
  readonly askToReconnect?: boolean
  readonly closeWith?: number
  readonly sessionsLeft?: number
  readonly shardsWanted?: number
  /** Whether the stand-in answers the bot's heartbeats. */
  readonly heartbeats?: boolean
  readonly forgetNonces?: boolean
  readonly threads?: readonly { id: string; archived?: boolean; locked?: boolean }[]
  /** Threads, and posts of a forum, that people open. */
  readonly opened?: readonly {
    channel: string
    by: string
    name: string
    content?: string
    isPrivate?: boolean
  }[]
  /** Users who install the application for themselves. */
  readonly installs?: readonly string[]
  readonly managesThreads?: boolean
  readonly botPermissions?: string
  /** Channels that an administrator creates. Their type is 2 for voice, 5 for announcements, 15 for a forum. */
  readonly channels?: readonly { name: string; type: GuildChannelType }[]
  /** Changes of the permissions of a role or member in a channel, all by name. */
  readonly overwrites?: readonly { channel: string; of: string; allow?: string; deny?: string }[]
  /** The servers that have removed the bot: true for all of them, or their ids. */
  readonly removed?: boolean | readonly string[]
  /** Whether the gateway loses the events of servers that remove the bot. */
  readonly losesRemovals?: boolean
  /** Whether an outage of Discord makes all servers unavailable. */
  readonly outage?: boolean
  /** Removes the bot from each server and adds it again. */
  readonly letInAnew?: boolean
  /** Ids of messages, threads and channels that are deleted. */
  readonly remove?: readonly string[]
  readonly closedDms?: readonly string[]
}

/**
 * The pauses in ms between two calls of `look` in `until`. A call reads a whole thread, which slows down the bot, so
 * the pauses grow.
 */
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 100

class Wire {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  get<T>(path: string): Promise<T> {
    return this.#ask<T>(path, {})
  }

  post<T>(path: string, body: unknown): Promise<T> {
    const headers = { 'content-type': 'application/json' }
    return this.#ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async #ask<T>(path: string, init: RequestInit): Promise<T> {
    const response = await fetch(`${this.#url}/playground/${path}`, init)
    const text = await response.text()
    const answer = text === '' ? null : JSON.parse(text)
    if (!response.ok) throw new Error(answer?.message ?? `${response.status} from the playground`)
    return answer as T
  }
}

export class PlaygroundClient {
  readonly #wire: Wire

  constructor(url: string) {
    this.#wire = new Wire(url)
  }

  /** Returns a person in #raids. Use `.in(channel)` for another channel. */
  as(user: string): PlaygroundPerson {
    return new PlaygroundPerson(this.#wire, user, 'raids')
  }

  interaction = (id: string) => this.#wire.get<ActionResult>(`interactions/${id}`)
  interactions = () => this.#wire.get<InteractionSummary[]>('interactions')
  /**
   * Returns the number of all interactions, of unanswered ones, and of those that failed because three seconds
   * passed.
   */
  answers = () => this.#wire.get<{ all: number; open: number; failed: number }>('answers')
  /** Returns the users who were notified, and where. A name in an edited message notifies nobody. */
  pings = (user?: string) => this.#wire.get<VisiblePing[]>(`pings${user ? `?user=${user}` : ''}`)
  /** Returns requests of the bot that Discord would refuse with code 50035. */
  refusals = () => this.#wire.get<{ method: string; path: string; errors: unknown }[]>('refusals')
  unknownRoutes = () => this.#wire.get<{ method: string; path: string }[]>('unknown-routes')
  requests = () => this.#wire.get<{ method: string; path: string; status: number; ms: number }[]>('requests')
  faults = (order: SimulatedFaults) => this.#wire.post<null>('faults', order)

  /** Returns the channel of a person's private messages with the bot. */
  dmWith = async (user: string): Promise<string> =>
    (await this.#wire.post<{ id: string }>('dms', { user })).id

  /** Repeats `look` until it returns something, less often the longer it takes. */
  async until<T>(look: () => Promise<T | undefined | null | false>, ms = 20_000): Promise<T> {
    const end = Date.now() + ms
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 1.5)) {
      const found = await look()
      if (found) return found
      if (Date.now() > end) throw new Error(`Nothing came within ${ms} ms.`)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }

  /** Waits until a bot is connected. */
  botOnline = (ms = 30_000) => this.until(async () => (await this.as('Anna').state()).bot.online, ms)
}

/** A person who uses Discord in one channel. */
export class PlaygroundPerson {
  readonly #wire: Wire
  readonly name: string
  readonly channel: string

  constructor(wire: Wire, name: string, channel: string) {
    this.#wire = wire
    this.name = name
    this.channel = channel
  }

  /** Returns the same person in another channel or thread, by id or name. */
  in(channel: string): PlaygroundPerson {
    return new PlaygroundPerson(this.#wire, this.name, channel)
  }

  state = () => this.#wire.get<StateVisibleToUser>(`state?user=${this.name}`)

  /** Returns all messages that this person sees in a channel, the oldest first. */
  messages = (channel = this.channel) =>
    this.#wire.get<MessageJson[]>(`channels/${encodeURIComponent(channel)}/messages?user=${this.name}`)

  /** Uses a slash command: `slash('raid create', { raid: 'onyxia' })`. */
  slash = (command: string, options: SlashOptionValues = {}) =>
    this.#act('slash', { channel: this.channel, command, options })

  /** Returns the suggestions for the option `focused`, whose text so far is `options[focused]`. */
  async autocomplete(
    command: string,
    options: SlashOptionValues,
    focused: string,
  ): Promise<readonly SuggestedChoice[]> {
    const { outcome } = await this.#act('autocomplete', { channel: this.channel, command, options, focused })
    if (outcome.kind === 'choices') return outcome.choices
    throw new Error(`Autocomplete ended in ${describe(outcome)}`)
  }

  /** Presses a button, which is named by its custom id or its label. */
  click = (messageId: string, button: string) => this.#act('click', { message: messageId, button })

  /**
   * Picks values or labels in a select. `select` is its custom id or placeholder, which is needed if the message has
   * several selects.
   */
  select = (messageId: string, values: readonly string[], select?: string) =>
    this.#act('select', { message: messageId, values, ...(select !== undefined && { select }) })

  /** Submits a form. `interactionId` is the id of the action that opened it. */
  submit = (interactionId: string, values: ModalAnswers) =>
    this.#act('submit', { modal: interactionId, values })

  /** Sets the language of this person's Discord: "de", "en-GB". */
  speaks = (locale: string) => this.#wire.post<null>('locales', { user: this.name, locale })

  say = (content: string) =>
    this.#wire.post<MessageJson>('say', { user: this.name, channel: this.channel, content })

  #act(action: string, body: object): Promise<ActionResult> {
    return this.#wire.post<ActionResult>(action, { ...body, user: this.name, wait: true })
  }
}

const describe = (outcome: ActionOutcome) =>
  outcome.kind === 'failure' ? `failure: ${outcome.reason}` : `${outcome.kind}`

/**
 * Returns the new or changed message in which an action resulted.
 * @throws Error if the action resulted in something else
 */
export const resultingMessage = ({ outcome }: ActionResult): MessageJson => {
  if (outcome.kind === 'message' || outcome.kind === 'update') return outcome.message
  throw new Error(`Expected a message, got ${describe(outcome)}`)
}

const EPHEMERAL = 64
export const isEphemeral = (message: MessageJson) => (message.flags & EPHEMERAL) !== 0

/** Returns the labels of all buttons of a message, disabled buttons included. */
export const buttonLabels = (message: MessageJson): string[] => {
  const labels: string[] = []
  const visit = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(visit)
    else if (typeof node === 'object' && node !== null) {
      if ('type' in node && node.type === 2 && 'label' in node) labels.push(String(node.label))
      Object.values(node).forEach(visit)
    }
  }
  visit(message.components)
  return labels
}
