import type { z } from 'zod'
import type { RouteContext } from '../api/context.ts'
import type { Gateway } from '../gateway/gateway.ts'
import type { Interaction, InteractionOutcome } from '../open-interactions/interaction.ts'
import type { NewInteraction } from '../open-interactions/open-interactions.ts'
import type { Snowflake } from '../snowflake.ts'
import { parseMessage } from '../validation/message.ts'
import { messageJson } from '../world/message-json.ts'
import { postMessage } from '../world/messages.ts'
import {
  type Channel,
  ChannelType,
  isForumChannel,
  isThread,
  type Message,
  type User,
} from '../world/model.ts'
import { installationOwners } from '../world/owners.ts'
import { hasPermission, mayWriteInChannel, permissionsInChannel } from '../world/permissions.ts'
import {
  buttonInteractionData,
  requireClickableButton,
  requireEnabledSelect,
  selectInteractionData,
} from './components.ts'
import { type modalAnswersSchema, modalInteractionData } from './modal.ts'
import { interactionPayload } from './payload.ts'
import { refusalOfUserMistake } from './resolved.ts'
import {
  autocompleteInteractionData,
  type GivenOptions,
  parseCommandLine,
  slashInteractionData,
} from './slash.ts'

/** A person who uses Discord. Only actions that Discord's own app offers are possible. */
export class UserActor {
  readonly #context: RouteContext
  readonly #gateway: Gateway
  readonly user: User

  constructor(context: RouteContext, gateway: Gateway, nameOrId: string) {
    const user = context.world.findUser(nameOrId)
    if (!user || user.isBot) throw refusalOfUserMistake(`There is no user "${nameOrId}".`)
    this.#context = context
    this.#gateway = gateway
    this.user = user
  }

  channel(nameOrId: string | undefined): Channel {
    const channel = this.#context.world.findChannel(nameOrId ?? 'raids')
    if (channel && this.#context.world.canRead(this.user.id, channel)) return channel
    throw refusalOfUserMistake(`${this.user.name} sees no channel "${nameOrId}".`)
  }

  canSee(message: Message): boolean {
    const channel = this.#context.world.channels.get(message.channelId)
    const isMine = message.visibleTo === null || message.visibleTo === this.user.id
    return isMine && channel !== undefined && this.#context.world.canRead(this.user.id, channel)
  }

  message(id: Snowflake): Message {
    const message = this.#context.world.findMessage(id)
    if (message && this.canSee(message)) return message
    throw refusalOfUserMistake(`${this.user.name} sees no message ${id}.`)
  }

  /** Returns the messages of a channel. Without Read Message History there are none. */
  messages(channel: Channel) {
    const { world } = this.#context
    if (
      channel.type !== ChannelType.dm &&
      !hasPermission(permissionsInChannel(world, this.user, channel), 'readHistory')
    )
      return []
    return this.#context.world
      .messagesIn(channel.id)
      .filter((each) => this.canSee(each))
      .map((each) => this.wire(each))
  }

  wire(message: Message) {
    return messageJson(this.#context.world, this.#context.base, message)
  }

  say(channel: Channel, content: string): Message {
    if (!mayWriteInChannel(this.#context.world, this.user, channel))
      throw refusalOfUserMistake(`${this.user.name} may not write in ${channel.name}.`)
    return postMessage(this.#context.world, {
      channel,
      authorId: this.user.id,
      form: parseMessage({ content }),
      files: [],
    })
  }

  slash(channel: Channel, line: string, given: GivenOptions): Interaction {
    const route = parseCommandLine(this.#context.world, this.user, channel, line)
    const data = slashInteractionData(this.#context, route, given)
    return this.#open({ type: 2, ...this.#command(channel, line, route) }, data)
  }

  autocomplete(channel: Channel, line: string, given: GivenOptions, focused: string): Interaction {
    const route = parseCommandLine(this.#context.world, this.user, channel, line)
    const data = autocompleteInteractionData(this.#context, route, given, focused)
    return this.#open({ type: 4, ...this.#command(channel, line, route) }, data)
  }

  click(messageId: Snowflake, wanted: string): Interaction {
    const message = this.message(messageId)
    const button = requireClickableButton(message, wanted)
    return this.#onMessage(message, button.label ?? wanted, buttonInteractionData(button))
  }

  select(messageId: Snowflake, wanted: string | undefined, values: readonly string[]): Interaction {
    const message = this.message(messageId)
    const select = requireEnabledSelect(message, wanted)
    return this.#onMessage(
      message,
      select.placeholder ?? select.custom_id,
      selectInteractionData(this.#context, select, values),
    )
  }

  submit(interactionId: Snowflake, answers: z.output<typeof modalAnswersSchema>): Interaction {
    const opener = this.#context.interactions.find(interactionId)
    if (opener?.outcome?.kind !== 'modal' || opener.userId !== this.user.id)
      throw refusalOfUserMistake('There is no such modal.')
    const { modal } = opener.outcome
    const data = modalInteractionData(this.#context, modal, answers)
    return this.#open(
      {
        type: 5,
        name: modal.title,
        channelId: opener.channelId,
        sourceId: opener.sourceId,
        openerId: opener.id,
        owners: opener.owners,
      },
      data,
    )
  }

  outcomeWire(outcome: InteractionOutcome) {
    if (outcome.kind !== 'message' && outcome.kind !== 'update') return outcome
    const message = this.#context.world.findMessage(outcome.messageId)
    return message ? { kind: outcome.kind, message: this.wire(message) } : { kind: 'deleted' as const }
  }

  #nameOf = (line: string) => line.trim().replace(/^\//, '')

  #command(channel: Channel, line: string, { command }: ReturnType<typeof parseCommandLine>) {
    const { world } = this.#context
    const owners = installationOwners(
      world,
      this.user,
      world.guildOf(channel.id),
      command.integration_types ?? undefined,
    )
    return { name: this.#nameOf(line), channelId: channel.id, sourceId: null, owners }
  }

  #onMessage(message: Message, name: string, data: unknown): Interaction {
    const { world } = this.#context
    const { channelId, id, origin } = message
    const owners = origin?.owners ?? installationOwners(world, this.user, world.guildOf(channelId))
    return this.#open({ type: 3, name, channelId, sourceId: id, owners }, data)
  }

  /**
   * Checks that a person may act in a channel. In an archived thread the app offers no commands, and a press
   * reactivates the thread. In a locked thread nothing can be pressed.
   */
  #enter(channel: Channel, type: NewInteraction['type']) {
    if (isForumChannel(channel)) throw refusalOfUserMistake('A forum has posts only.')
    if (!isThread(channel)) return
    const isCommand = type === 2 || type === 4
    if (channel.archived && isCommand)
      throw refusalOfUserMistake('Application commands cannot be used in archived threads.')
    if (channel.locked) throw refusalOfUserMistake('This thread is locked.')
    if (channel.archived) this.#context.world.changeThread({ id: channel.id, archived: false })
  }

  #open(opening: Omit<NewInteraction, 'userId'>, data: unknown): Interaction {
    const { interactions: desk, world } = this.#context
    this.#enter(world.channel(opening.channelId), opening.type)
    const interaction = desk.open({ ...opening, userId: this.user.id })
    this.#gateway.send(
      'INTERACTION_CREATE',
      interactionPayload(this.#context, interaction, data),
      world.guildOf(opening.channelId),
    )
    return interaction
  }
}
