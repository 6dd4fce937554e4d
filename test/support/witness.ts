/**
 * A person who looks at the raid's thread all the time: everything that a page shows them, and everything that it
 * ever showed.
 */
import { WebSocket } from 'ws'
import { untilCalledOrTimeout } from '../../scripts/crowd/called-or-timeout.ts'
import type { MessageJson } from '../../src/playground/world/message-json.ts'

export interface Sight {
  readonly kind: 'created' | 'updated'
  readonly message: MessageJson
  readonly move: number // the index of the story's current move
}

type News =
  | { kind: 'messageCreated' | 'messageUpdated'; message: MessageJson }
  | { kind: 'messageDeleted'; id: string }
  | { kind: 'somethingElse' }

export class Witness {
  readonly name: string
  /** Every message when it was posted and when it was changed, in order. */
  readonly sights: Sight[] = []
  /** The present messages, the oldest first. */
  readonly messages = new Map<string, MessageJson>()
  /** The code that makes the moves updates this. */
  move = 0
  readonly #socket: WebSocket
  readonly #waiting = new Set<() => void>()

  private constructor(name: string, socket: WebSocket) {
    this.name = name
    this.#socket = socket
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))))
  }

  /** From now on watches every channel as this person. */
  static async open(playgroundUrl: string, name: string): Promise<Witness> {
    const address = `${playgroundUrl.replace('http', 'ws')}/playground/events?user=${name}`
    const socket = new WebSocket(address)
    const witness = new Witness(name, socket)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return witness
  }

  #hear(news: News): void {
    if (news.kind === 'messageDeleted') this.messages.delete(news.id)
    if (news.kind === 'messageCreated' || news.kind === 'messageUpdated') {
      const kind = news.kind === 'messageCreated' ? 'created' : 'updated'
      this.sights.push({ kind, message: news.message, move: this.move })
      this.messages.set(news.message.id, news.message)
    }
    for (const look of this.#waiting) look()
  }

  /** Waits until there is something to see, at most thirty seconds. */
  async until<T>(what: string, look: () => T | null | undefined): Promise<T> {
    const found = look()
    if (found !== null && found !== undefined) return found
    return new Promise((resolve, reject) => {
      const done = () => {
        this.#waiting.delete(again)
        clearTimeout(timer)
      }
      const again = () => {
        const seen = look()
        if (seen === null || seen === undefined) return
        done()
        resolve(seen)
      }
      const timer = setTimeout(() => {
        done()
        reject(new Error(`${this.name} waits in vain for ${what}. Last seen:\n${this.#latest()}`))
      }, 30_000)
      this.#waiting.add(again)
    })
  }

  /** Waits for the next event, at most this long. */
  news(ms: number): Promise<void> {
    return untilCalledOrTimeout(this.#waiting, ms)
  }

  #latest(): string {
    return this.sights
      .slice(-4)
      .map(({ kind, message }) => `${kind} ${message.id}: ${textOf(message)}`)
      .join('\n')
  }

  close(): void {
    this.#socket.close()
  }
}

/** All words of a message, its embeds and its components, without the descriptions of options. */
export function textOf(message: MessageJson): string {
  return [message.content, ...words(message.embeds), ...words(message.components)].join('\n')
}

const WORDS = new Set(['title', 'description', 'name', 'value', 'text', 'label', 'placeholder'])

function words(node: unknown, isOption = false): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => words(each, isOption))
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (typeof value !== 'string') return words(value, key === 'options')
    const isSmallPrint = isOption && (key === 'description' || key === 'value')
    return WORDS.has(key) && !isSmallPrint ? [value] : []
  })
}
