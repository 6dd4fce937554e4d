/**
 * The private panel that each person acts from: one in each raid. A newer one has the older say where it is, and what is
 * asked elsewhere is put into it. By the token of the last click or command on it, which lives for a quarter of an hour
 * and isn't counted towards Discord's limit for the bot; after that, and after a restart, it stays as it is.
 */
import { type REST, Routes } from 'discord.js'
import type { Logger } from 'pino'
import { texts } from '../../texts/texts.ts'
import type { OwnPanel, Post } from '../posts/post.ts'
import { enclosed, wire } from './messages.ts'
import { type Grip, HELD_MS } from './recent-clicks.ts'

/** By whom something was asked for, and where. */
interface Asker {
  readonly personId: string
  readonly guildId: string | null
  readonly channelId: string | null
  readonly grip: Grip
}

/** What was answered for one person's eyes. */
interface Given {
  readonly post: Post
  readonly messageId: string
}

interface Open extends Asker {
  readonly messageId: string
  readonly shows: OwnPanel
  readonly until: number
}

export class OwnPanels {
  /** By raid and person, the oldest first. */
  readonly #open = new Map<string, Open>()
  /** How many answers to somebody are under way: meanwhile nothing is renewed. */
  readonly #busy = new Map<string, number>()
  readonly #rest: Pick<REST, 'patch'>
  readonly #log: Logger

  constructor(rest: Pick<REST, 'patch'>, log: Logger) {
    this.#rest = rest
    this.#log = log
  }

  /** Never rejects. */
  async note(asker: Asker, answered: Promise<Given | null>): Promise<void> {
    const { personId } = asker
    this.#busy.set(personId, (this.#busy.get(personId) ?? 0) + 1)
    const given = await answered
    const left = (this.#busy.get(personId) ?? 1) - 1
    if (left === 0) this.#busy.delete(personId)
    else this.#busy.set(personId, left)
    if (given) await this.#hold(asker, given)
  }

  async #hold({ personId, guildId, channelId, grip }: Asker, { post, messageId }: Given): Promise<void> {
    if (!post.own) return this.#become(messageId)
    const key = keyOf(post.own.raid, personId)
    const before = this.#open.get(key)
    const { applicationId, token } = grip
    this.#open.delete(key)
    const held = { applicationId, token }
    const until = Date.now() + HELD_MS
    const open = { personId, guildId, channelId, messageId, grip: held, shows: post.own, until }
    this.#open.set(key, open)
    this.#forgetOld()
    if (before && before.messageId !== messageId && isAlive(before)) await this.#pointTo(open, before)
  }

  /** What was a panel is something else now, such as a page of the log. */
  #become(messageId: string): void {
    for (const [key, open] of this.#open) if (open.messageId === messageId) this.#open.delete(key)
  }

  #forgetOld(): void {
    for (const [key, open] of this.#open) {
      if (isAlive(open)) break
      this.#open.delete(key)
    }
  }

  async #pointTo({ guildId, channelId, messageId }: Open, before: Open): Promise<void> {
    const link = `https://discord.com/channels/${guildId ?? '@me'}/${channelId}/${messageId}`
    await this.#patch(before, {
      content: texts.reply.panelMoved(link),
      embeds: [],
      components: [],
      files: [],
    })
  }

  /**
   * Whoever has a panel of this raid open gets it anew where it is old.
   * @param paint null where there is nothing new to show; it is told what the panel shows
   */
  async renew(
    raid: string,
    paint: (personId: string, shows: OwnPanel) => Promise<Post | null>,
  ): Promise<void> {
    for (const [key, open] of [...this.#open]) {
      if (open.shows.raid !== raid || open.shows.kind === 'orders' || !isAlive(open)) continue
      const isWanted = () => this.#open.get(key) === open && !this.#busy.has(open.personId)
      const shown = isWanted() ? await paint(open.personId, open.shows) : null
      if (!shown || !isWanted()) continue
      if (shown.own) this.#open.set(key, { ...open, shows: shown.own })
      if (!(await this.#patch(open, shown))) this.#open.delete(key)
    }
  }

  async #patch({ grip, messageId }: Open, shown: Pick<Post, 'content' | 'embeds' | 'components' | 'files'>) {
    const request = enclosed(shown.files, wire({ ...shown, pings: [] }))
    const route = Routes.webhookMessage(grip.applicationId, grip.token, messageId)
    try {
      await this.#rest.patch(route, { ...request, auth: false })
      return true
    } catch (error) {
      this.#log.debug({ err: error, messageId }, 'an older panel stays as it is')
      return false
    }
  }
}

const keyOf = (raid: string, personId: string): string => `${raid} ${personId}`

const isAlive = ({ until }: Open): boolean => until > Date.now()
