/**
 * The private panel with which each person acts. In each raid it is the one that was opened or pressed last.
 * When another question is asked, the panel is updated. Older panels stay unchanged, and show the current
 * state when they are pressed.
 *
 * A panel is updated with the token of the last click or command on it. The token is valid for a quarter of
 * an hour, and its requests don't count towards Discord's limit for the bot. After that, and after a restart,
 * the panel stays unchanged.
 */
import { type REST, Routes } from 'discord.js'
import type { Logger } from 'pino'
import type { PanelVersion, Post } from '../message-parts/post.ts'
import { bodyWithFiles, postAsJson, toRequestData } from '../message-parts/wire.ts'
import { INTERACTION_TOKEN_MS, type InteractionToken } from './recent-clicks.ts'

/**
 * The result of updating a panel. `refused` means that Discord didn't change it; the next press on it shows the
 * current state.
 */
export type PanelUpdateStatus = 'updated' | 'refused'

/** The person who asked for the panel, and the token for changing it. */
interface Asker {
  readonly personId: string
  readonly access: InteractionToken
}

/**
 * A private answer to one person. `isOriginal` is true if the token changes it as `@original`, otherwise only by
 * its id.
 */
interface SentReply {
  readonly post: Post
  readonly messageId: string
  readonly isOriginal: boolean
}

interface Open extends Asker {
  readonly messageId: string
  readonly isOriginal: boolean
  readonly shows: PanelVersion
  readonly until: number
}

export class OpenPanels {
  /** Open panels by raid and person. The raid whose panels are oldest comes first. */
  readonly #open = new Map<string, Map<string, Open>>()
  /** The number of answers in progress for each person. Meanwhile the person's panel is not updated. */
  readonly #busy = new Map<string, number>()
  readonly #rest: Pick<REST, 'patch'>
  readonly #log: Logger
  readonly #onRenewed: (status: PanelUpdateStatus) => void

  /** @param onRenewed called for each attempt to update a panel */
  constructor(
    rest: Pick<REST, 'patch'>,
    log: Logger,
    onRenewed: (status: PanelUpdateStatus) => void = () => {},
  ) {
    this.#rest = rest
    this.#log = log
    this.#onRenewed = onRenewed
  }

  /** Records an answer that may be a panel. Never rejects. */
  async note(asker: Asker, answered: Promise<SentReply | null>): Promise<void> {
    const { personId } = asker
    this.#busy.set(personId, (this.#busy.get(personId) ?? 0) + 1)
    const sent = await answered
    const left = (this.#busy.get(personId) ?? 1) - 1
    if (left === 0) this.#busy.delete(personId)
    else this.#busy.set(personId, left)
    if (sent) this.#hold(asker, sent)
  }

  #hold({ personId, access }: Asker, { post, messageId, isOriginal }: SentReply): void {
    if (!post.panelVersion) return this.#become(messageId)
    const { raid } = post.panelVersion
    const { applicationId, token } = access
    const held = { applicationId, token }
    const until = performance.now() + INTERACTION_TOKEN_MS
    const there = this.#open.get(raid) ?? new Map<string, Open>()
    there.set(personId, { personId, messageId, isOriginal, access: held, shows: post.panelVersion, until })
    this.#open.delete(raid)
    this.#open.set(raid, there)
    this.#forgetOld()
  }

  /** Forgets a panel whose message now shows something else, such as a page of the log. */
  #become(messageId: string): void {
    for (const there of this.#open.values())
      for (const open of there.values()) if (open.messageId === messageId) there.delete(open.personId)
  }

  #forgetOld(): void {
    for (const [raid, there] of this.#open) {
      if ([...there.values()].some(isAlive)) break
      this.#open.delete(raid)
    }
  }

  /**
   * Updates all open panels of this raid that are outdated.
   * @param paint gets what the panel shows; returns null if there is nothing new
   */
  async renew(
    raid: string,
    paint: (personId: string, shows: PanelVersion) => Promise<Post | null>,
  ): Promise<void> {
    const there = this.#open.get(raid) ?? new Map<string, Open>()
    for (const open of [...there.values()]) {
      const { personId, shows } = open
      if (shows.kind === 'orders' || !isAlive(open)) continue
      const isWanted = () => there.get(personId) === open && !this.#busy.has(personId)
      const shown = isWanted() ? await paint(personId, shows) : null
      if (!shown || !isWanted()) continue
      if (shown.panelVersion) there.set(personId, { ...open, shows: shown.panelVersion })
      if (!(await this.#patch(open, shown))) there.delete(personId)
    }
  }

  async #patch(
    { access, messageId, isOriginal }: Open,
    shown: Pick<Post, 'content' | 'embeds' | 'components' | 'files'>,
  ) {
    const request = bodyWithFiles(shown.files, postAsJson({ ...shown, pings: [] }))
    const message = isOriginal ? '@original' : messageId
    const route = Routes.webhookMessage(access.applicationId, access.token, message)
    try {
      await this.#rest.patch(route, { ...toRequestData(request), auth: false })
      this.#onRenewed('updated')
      return true
    } catch (error) {
      this.#onRenewed('refused')
      this.#log.debug({ err: error, messageId }, 'an older panel stays unchanged')
      return false
    }
  }
}

const isAlive = ({ until }: Open): boolean => until > performance.now()
