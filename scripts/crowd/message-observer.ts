/** An observer who sees when any public message is posted, changed and deleted, and who can wait for one. */
import { WebSocket } from 'ws'
import type { MessageJson } from '../../src/playground/world/message-json.ts'
import { texts } from '../../src/texts/texts.ts'
import { untilCalledOrTimeout } from './called-or-timeout.ts'
import { isSameQuestion, personAskedBy } from './controls.ts'

type News =
  | { kind: 'messageCreated' | 'messageUpdated'; message: MessageJson }
  | { kind: 'messageDeleted'; id: string; channelId: string }
  | { kind: 'somethingElse' }

/** Whether a message is a lobby which says that the raid is over. */
const saysOver = ({ embeds }: MessageJson): boolean =>
  embeds.some(
    (embed) => 'description' in embed && Object.values(texts.lobby.over).includes(String(embed.description)),
  )

/** A message of the bot when it was posted. */
export interface PostedMessage {
  id: string
  channelId: string
  nonce: string | null
}

export class MessageObserver {
  /** Every message of the bot that was ever posted, in order. */
  readonly posted: PostedMessage[] = []
  readonly #prompts = new Map<string, MessageJson>() // The current question of each channel.
  readonly #over = new Set<string>() // The threads whose lobby says that the raid is over.
  /** The functions that are called at the next change in each channel. */
  readonly #waiting = new Map<string, Set<() => void>>()
  readonly #socket: WebSocket

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))))
  }

  static async open(playgroundUrl: string, name: string): Promise<MessageObserver> {
    const socket = new WebSocket(`${playgroundUrl.replace('http', 'ws')}/playground/events?user=${name}`)
    const lookout = new MessageObserver(socket)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return lookout
  }

  /** Returns the current question of a thread. */
  prompt(thread: string): MessageJson | null {
    return this.#prompts.get(thread) ?? null
  }

  isOver(thread: string): boolean {
    return this.#over.has(thread)
  }

  /** Resolves when the thread has another question than this one, or after that time. */
  async otherThan(thread: string, before: MessageJson | null, ms: number): Promise<MessageJson | null> {
    const end = Date.now() + ms
    for (;;) {
      const now = this.prompt(thread)
      if (now && now !== before) return now
      if (Date.now() >= end) return null
      await this.#change(thread, end - Date.now())
    }
  }

  #change(thread: string, ms: number): Promise<void> {
    const waiting = this.#waiting.get(thread) ?? new Set()
    this.#waiting.set(thread, waiting)
    return untilCalledOrTimeout(waiting, ms)
  }

  #hear(news: News): void {
    if (news.kind === 'messageDeleted') this.#deleted(news)
    if (news.kind !== 'messageCreated' && news.kind !== 'messageUpdated') return
    const { message } = news
    const { id, channel_id: channelId, nonce } = message
    if (news.kind === 'messageCreated' && message.author.bot)
      this.posted.push({ id, channelId, nonce: nonce === undefined ? null : String(nonce) })
    if (saysOver(message)) this.#over.add(id)
    const asked = this.prompt(channelId)
    if (personAskedBy(message) !== null) {
      if (!asked || !isSameQuestion(asked, message)) this.#prompts.set(channelId, message)
    } else if (this.prompt(channelId)?.id === id) this.#prompts.delete(channelId)
    this.#wake(channelId)
  }

  #deleted({ id, channelId }: { id: string; channelId: string }): void {
    if (this.prompt(channelId)?.id === id) this.#prompts.delete(channelId)
    this.#wake(channelId)
  }

  #wake(channelId: string): void {
    for (const done of [...(this.#waiting.get(channelId) ?? [])]) done()
  }

  close(): void {
    this.#socket.close()
  }
}
