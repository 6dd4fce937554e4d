/**
 * Handles the gateway's packets before discord.js does, and removes most data of servers, which discord.js would
 * cache.
 */
import {
  ChannelType,
  type Client,
  Events,
  type GatewayDispatchPayload,
  type GatewayGuildCreateDispatchData,
  type GatewayMessageCreateDispatchData,
  MessageType,
} from 'discord.js'

/** A message as the gateway reports it. Its text is not read. */
export interface GatewayMessage {
  readonly id: string
  readonly channelId: string
  readonly isByBot: boolean
  /** Whether the message may be in a private thread. Discord doesn't always name the type of the channel. */
  readonly mayBePrivate: boolean
  /** The people whom the message shows to be in its thread: its author and everybody it mentions or adds. */
  readonly people: readonly string[]
}

/**
 * Registers the listener for raw packets: messages, locked threads, new servers and interactions. discord.js would
 * ignore a message in a channel that isn't cached.
 */
export function registerRawPacketListener(client: Client, { onMessage, onLocked }: Listeners): void {
  const locked = new Set<string>()
  client.on(Events.Raw, ({ t, d }: GatewayDispatchPayload) => {
    if (t === 'GUILD_CREATE') Object.assign(d, serverFieldReplacements(d, client.user?.id))
    else if (t === 'INTERACTION_CREATE' && d.channel) Object.assign(d.channel, { guild_id: d.guild_id })
    else if (t === 'MESSAGE_CREATE') {
      onMessage(seen(d))
      delete d.channel_type
    } else if (t === 'THREAD_UPDATE' && d.owner_id === client.user?.id) {
      if (!d.thread_metadata?.locked) locked.delete(d.id)
      else if (!locked.has(d.id)) {
        locked.add(d.id)
        onLocked(d.id)
      }
    }
  })
}

interface Listeners {
  readonly onMessage: (message: GatewayMessage) => void
  /** Called when somebody has locked a thread that the bot opened. */
  readonly onLocked: (threadId: string) => void
}

type Server = Pick<GatewayGuildCreateDispatchData, 'members'>

/**
 * Returns replacements for fields of a server's packet: empty lists for data that discord.js doesn't need,
 * such as channels, and the bot as the only member. The roles aren't replaced, because discord.js needs them.
 */
export function serverFieldReplacements({ members = [] }: Partial<Server>, ownId: string | undefined) {
  return {
    members: members.filter(({ user }) => user.id === ownId),
    ...Object.fromEntries(UNUSED.map((name) => [name, []])),
  }
}

const UNUSED = [
  'channels',
  'emojis',
  'guild_scheduled_events',
  'presences',
  'soundboard_sounds',
  'stage_instances',
  'stickers',
  'threads',
  'voice_states',
] as const

type Posted = Pick<
  GatewayMessageCreateDispatchData,
  'id' | 'channel_id' | 'channel_type' | 'author' | 'mentions' | 'type'
>

function seen({
  id,
  channel_id: channelId,
  channel_type: where,
  author,
  mentions,
  type,
}: Posted): GatewayMessage {
  const isByBot = author.bot === true
  const tells = !isByBot || type === MessageType.RecipientAdd
  const people = tells ? [author, ...mentions].filter(({ bot }) => !bot).map((one) => one.id) : []
  const mayBePrivate = where === undefined || where === ChannelType.PrivateThread
  return { id, channelId, isByBot, mayBePrivate, people: [...new Set(people)] }
}
