import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { z } from 'zod'
import type { PlaygroundSettings } from '../settings.ts'
import { nextSnowflake, type Snowflake } from '../snowflake.ts'
import { parseChoices } from '../validation/command.ts'
import { ApiRefusal, parseForm } from '../validation/form.ts'
import { MessageFlag, type MessageForm, parseMessage } from '../validation/message.ts'
import { parseModal } from '../validation/modal.ts'
import { editMessage, postMessage, type Upload } from '../world/messages.ts'
import { ChannelType, type Message, type OriginatingInteraction } from '../world/model.ts'
import { isOnlyUserInstalled } from '../world/owners.ts'
import { hasPermission, mayWriteInChannel, permissionsInChannel } from '../world/permissions.ts'
import type { World } from '../world/world.ts'
import {
  CallbackType,
  type Interaction,
  type InteractionOutcome,
  NO_RESPONSE_MESSAGE,
} from './interaction.ts'

const callbackSchema = z.object({ type: z.number().int(), data: z.unknown().optional() })

const REPLYABLE = [CallbackType.message, CallbackType.deferredMessage]
const UPDATING = [CallbackType.deferredUpdate, CallbackType.update]

const allowedCallbacks = (interaction: Interaction): number[] => {
  if (interaction.type === 4) return [CallbackType.choices]
  const onMessage = interaction.sourceId ? UPDATING : []
  const withModal = interaction.type === 5 ? [] : [CallbackType.modal]
  return [...REPLYABLE, ...onMessage, ...withModal]
}

export type NewInteraction = Pick<
  Interaction,
  'type' | 'name' | 'userId' | 'channelId' | 'sourceId' | 'openerId' | 'owners'
>

/**
 * The maximum number of follow-up messages to one interaction, if only a user, and not the server, has
 * installed the application.
 */
const MOST_FOLLOW_UPS = 5

/** Stores the interactions of users, and handles the bot's answers to them. */
export class OpenInteractions {
  readonly #world: World
  readonly #settings: PlaygroundSettings
  readonly #all = new Map<Snowflake, Interaction>()
  readonly #byToken = new Map<string, Interaction>()
  readonly #settled = new EventEmitter().setMaxListeners(0)
  readonly #timers = new Set<NodeJS.Timeout>()

  constructor(world: World, settings: PlaygroundSettings) {
    this.#world = world
    this.#settings = settings
  }

  open(opening: NewInteraction): Interaction {
    const id = nextSnowflake()
    const token = `aW50ZXJhY3Rpb246${randomBytes(96).toString('base64url')}`
    const interaction: Interaction = {
      ...opening,
      id,
      token,
      openedAt: Date.now(),
      stage: 'open',
      answeredAfterMs: null,
      originalId: null,
      followUps: [],
      outcome: null,
    }
    this.#all.set(id, interaction)
    this.#byToken.set(token, interaction)
    this.#later(this.#settings.firstAnswerMs, () => this.#fail(interaction))
    return interaction
  }

  find(id: Snowflake): Interaction | undefined {
    return this.#all.get(id)
  }

  all(): Interaction[] {
    return [...this.#all.values()]
  }

  onSettled(listener: (interaction: Interaction) => void): () => void {
    this.#settled.on('settled', listener)
    return () => this.#settled.off('settled', listener)
  }

  /** Resolves when the user sees an answer to the interaction, or after the setting `waitMs`. */
  outcomeOf(interaction: Interaction): Promise<InteractionOutcome> {
    if (interaction.outcome) return Promise.resolve(interaction.outcome)
    return new Promise((resolve) => {
      const finish = (outcome: InteractionOutcome) => {
        this.#settled.off(interaction.id, finish)
        this.#forget(timer)
        resolve(outcome)
      }
      const timer = this.#later(this.#settings.waitMs, () => finish({ kind: 'acknowledged' }))
      this.#settled.once(interaction.id, finish)
    })
  }

  close() {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }

  /** Handles the bot's first answer: POST /interactions/{id}/{token}/callback. */
  answer(
    id: Snowflake,
    token: string,
    body: unknown,
    uploads: readonly Upload[],
  ): { interaction: Interaction; message: Message | null; type: number } {
    const interaction = this.#all.get(id)
    if (!interaction || interaction.token !== token) throw new ApiRefusal(404, 10062, 'Unknown interaction')
    if (interaction.stage === 'failed') throw new ApiRefusal(404, 10062, 'Unknown interaction')
    if (interaction.stage !== 'open')
      throw new ApiRefusal(400, 40060, 'Interaction has already been acknowledged.')
    const { type, data } = parseForm(callbackSchema, body)
    if (!allowedCallbacks(interaction).includes(type))
      throw new ApiRefusal(400, 50035, 'Invalid Form Body', {
        type: {
          _errors: [
            {
              code: 'BASE_TYPE_CHOICES',
              message: `Value must be one of {${allowedCallbacks(interaction).join(', ')}}.`,
            },
          ],
        },
      })
    const message = this.#firstAnswer(interaction, type, data ?? {}, uploads)
    interaction.answeredAfterMs = Date.now() - interaction.openedAt
    return { interaction, message, type }
  }

  #firstAnswer(
    interaction: Interaction,
    type: number,
    data: unknown,
    uploads: readonly Upload[],
  ): Message | null {
    if (type === CallbackType.message) return this.#reply(interaction, parseMessage(data), uploads)
    if (type === CallbackType.deferredMessage) return this.#think(interaction, parseMessage(data))
    if (type === CallbackType.update) return this.#update(interaction, data, uploads)
    if (type === CallbackType.deferredUpdate) return this.#stayQuiet(interaction)
    if (type === CallbackType.modal) this.#settle(interaction, { kind: 'modal', modal: parseModal(data) })
    else this.#settle(interaction, { kind: 'choices', choices: parseChoices(data) })
    interaction.stage = 'answered'
    return null
  }

  #reply(interaction: Interaction, form: MessageForm, uploads: readonly Upload[]) {
    const message = this.#speak(interaction, form, uploads, 0)
    interaction.stage = 'answered'
    interaction.originalId = message.id
    this.#settle(interaction, { kind: 'message', messageId: message.id })
    return message
  }

  #think(interaction: Interaction, form: MessageForm) {
    const message = this.#speak(interaction, { flags: form.flags }, [], MessageFlag.loading)
    interaction.stage = 'thinking'
    interaction.originalId = message.id
    return message
  }

  #stayQuiet(interaction: Interaction) {
    interaction.stage = 'quiet'
    interaction.originalId = interaction.sourceId
    this.#later(Math.min(1_500, this.#settings.waitMs), () =>
      this.#settle(interaction, { kind: 'acknowledged' }),
    )
    return this.#world.findMessage(interaction.sourceId ?? '') ?? null
  }

  #update(interaction: Interaction, data: unknown, uploads: readonly Upload[]) {
    const source = this.#world.findMessage(interaction.sourceId ?? '')
    if (!source) throw new ApiRefusal(404, 10008, 'Unknown Message')
    const form = parseMessage(data, (source.flags & MessageFlag.componentsV2) !== 0)
    editMessage(this.#world, source, form, uploads)
    interaction.stage = 'answered'
    interaction.originalId = source.id
    this.#settle(interaction, { kind: 'update', messageId: source.id })
    return source
  }

  #speak(
    interaction: Interaction,
    form: MessageForm,
    uploads: readonly Upload[],
    extraFlags: number,
    isFollowUp = false,
  ): Message {
    const isEphemeral = ((form.flags ?? 0) & MessageFlag.ephemeral) !== 0 || this.#mustBePrivate(interaction)
    const isFirstOfSlash = interaction.type === 2 && !isFollowUp
    return postMessage(this.#world, {
      channel: this.#world.channel(interaction.channelId),
      authorId: this.#world.bot.id,
      form,
      files: uploads,
      type: isFirstOfSlash ? 20 : interaction.sourceId || isFollowUp ? 19 : 0,
      visibleTo: isEphemeral ? interaction.userId : null,
      origin: this.#originOf(interaction, isFollowUp),
      extraFlags: extraFlags | (isEphemeral ? MessageFlag.ephemeral : 0),
      mayBeEmpty: extraFlags !== 0,
    })
  }

  /**
   * Whether the answer must be private. If only the user has installed the application, its answers are public only
   * with these permissions of the user.
   */
  #mustBePrivate({ owners, userId, channelId }: Interaction): boolean {
    const [user, channel] = [this.#world.user(userId), this.#world.channel(channelId)]
    if (!isOnlyUserInstalled(owners) || channel.type === ChannelType.dm) return false
    const mayShow = hasPermission(permissionsInChannel(this.#world, user, channel), 'useExternalApps')
    return !mayShow || !mayWriteInChannel(this.#world, user, channel)
  }

  #originOf(interaction: Interaction, isFollowUp: boolean): OriginatingInteraction {
    const opener = interaction.openerId === undefined ? undefined : this.find(interaction.openerId)
    return {
      ...originOf(interaction),
      ...(isFollowUp && { originalId: interaction.originalId }),
      ...(opener && { opener: originOf(opener) }),
    }
  }

  /** Finds an interaction by its valid token, for the webhook routes. */
  #webhook(token: string): Interaction {
    const interaction = this.#byToken.get(token)
    if (
      !interaction ||
      interaction.stage === 'open' ||
      interaction.stage === 'failed' ||
      interaction.type === 4
    )
      throw new ApiRefusal(404, 10015, 'Unknown Webhook')
    if (Date.now() - interaction.openedAt > this.#settings.tokenMs)
      throw new ApiRefusal(401, 50027, 'Invalid Webhook Token')
    return interaction
  }

  followUp(token: string, body: unknown, uploads: readonly Upload[]): Message {
    const interaction = this.#webhook(token)
    if (interaction.stage === 'thinking') return this.editAnswer(token, '@original', body, uploads)
    if (isOnlyUserInstalled(interaction.owners) && interaction.followUps.length === MOST_FOLLOW_UPS)
      throw new ApiRefusal(400, 40094, 'This interaction has hit the maximum number of follow up messages')
    const message = this.#speak(interaction, parseMessage(body), uploads, 0, true)
    interaction.followUps.push(message.id)
    interaction.originalId ??= message.id
    this.#settle(interaction, { kind: 'message', messageId: message.id })
    return message
  }

  answerOf(token: string, messageId: Snowflake): Message {
    const interaction = this.#webhook(token)
    const id = messageId === '@original' ? interaction.originalId : messageId
    const isOurs = id !== null && (id === interaction.originalId || interaction.followUps.includes(id))
    const message = isOurs ? this.#world.findMessage(id) : undefined
    if (!message) throw new ApiRefusal(404, 10008, 'Unknown Message')
    return message
  }

  editAnswer(token: string, messageId: Snowflake, body: unknown, uploads: readonly Upload[]): Message {
    const message = this.answerOf(token, messageId)
    const form = parseMessage(body, (message.flags & MessageFlag.componentsV2) !== 0)
    editMessage(this.#world, message, form, uploads)
    const interaction = this.#webhook(token)
    const kind = message.id === interaction.sourceId ? 'update' : 'message'
    interaction.stage = 'answered'
    this.#settle(interaction, { kind, messageId: message.id })
    return message
  }

  deleteAnswer(token: string, messageId: Snowflake) {
    const message = this.answerOf(token, messageId)
    this.#world.deleteMessage(message)
    const interaction = this.#webhook(token)
    interaction.stage = 'answered'
    this.#settle(interaction, { kind: 'deleted' })
  }

  #fail(interaction: Interaction) {
    if (interaction.stage !== 'open') return
    interaction.stage = 'failed'
    this.#settle(interaction, { kind: 'failure', reason: NO_RESPONSE_MESSAGE })
  }

  #settle(interaction: Interaction, outcome: InteractionOutcome) {
    if (interaction.outcome) return
    interaction.outcome = outcome
    this.#settled.emit(interaction.id, outcome)
    this.#settled.emit('settled', interaction)
  }

  #later(ms: number, act: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      act()
    }, ms)
    this.#timers.add(timer)
    return timer
  }

  #forget(timer: NodeJS.Timeout) {
    clearTimeout(timer)
    this.#timers.delete(timer)
  }
}

const originOf = ({ id, type, userId, name, sourceId, owners }: Interaction): OriginatingInteraction => ({
  id,
  type,
  userId,
  name,
  sourceId,
  owners,
})
