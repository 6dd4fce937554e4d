import type { Snowflake } from '../snowflake.ts'
import type { Embed } from '../validation/embed.ts'
import { MessageFlag } from '../validation/message.ts'
import { componentJson } from './component-json.ts'
import { channelJson, memberJsonWithoutUser, type UserJson, userJson } from './json.ts'
import type { Message, OriginatingInteraction, StoredFile } from './model.ts'
import type { World } from './world.ts'

/** Converts messages to Discord's JSON. */

export const fileUrl = (base: string, file: StoredFile) =>
  `${base}/attachments/${file.id}/${encodeURIComponent(file.name)}`

const fileWire = (base: string, file: StoredFile) => ({
  id: file.id,
  filename: file.name,
  size: file.size,
  url: fileUrl(base, file),
  proxy_url: fileUrl(base, file),
  content_type: file.type,
  ...(file.width !== undefined && { width: file.width, height: file.height }),
  ...(file.description && { description: file.description }),
})
export type FileJson = ReturnType<typeof fileWire>

/** Replaces `attachment://name` by the address of that file, and records which files were used. */
const linker = (base: string, files: readonly StoredFile[], used: Set<Snowflake>) => (url: string) => {
  const isOwn = (file: StoredFile) =>
    fileUrl(base, file) === url || `attachment://${file.name}` === decodeURI(url)
  const file = files.find(isOwn)
  if (!file) return url.startsWith('attachment://') ? undefined : { url, proxy_url: url }
  used.add(file.id)
  const address = fileUrl(base, file)
  return {
    fileId: file.id,
    url: address,
    proxy_url: address,
    content_type: file.type,
    ...(file.description && { description: file.description }),
    ...(file.width !== undefined && { width: file.width, height: file.height }),
  }
}
type Link = ReturnType<typeof linker>

/** Converts the picture of an embed. */
const pictureWire = (linked: ReturnType<Link>) => {
  if (!linked || !('fileId' in linked)) return linked
  const { fileId: _, ...picture } = linked
  return picture
}

/** Converts the file of a component. */
const mediaWire = (message: Message, linked: ReturnType<Link>) => {
  if (!linked) return linked
  if (!('fileId' in linked)) return { id: message.id, ...linked }
  const { fileId, description: _, ...media } = linked
  return { id: fileId, ...media, attachment_id: fileId }
}

const embedWire = (embed: Embed, link: Link) => {
  const { image, thumbnail, author, footer, fields, ...rest } = embed
  const withIcon = <T extends { icon_url?: string | null | undefined }>(holder: T) => {
    const icon = holder.icon_url ? link(holder.icon_url) : undefined
    const { icon_url: _, ...plain } = holder
    return { ...plain, ...(icon && { icon_url: icon.url, proxy_icon_url: icon.url }) }
  }
  const picture = image && pictureWire(link(image.url))
  const small = thumbnail && pictureWire(link(thumbnail.url))
  return {
    type: 'rich',
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null)),
    ...(picture && { image: picture }),
    ...(small && { thumbnail: small }),
    ...(author && { author: withIcon(author) }),
    ...(footer && { footer: withIcon(footer) }),
    ...(fields?.length && { fields: fields.map((each) => ({ ...each, inline: each.inline ?? false })) }),
  }
}

/** Returns the data about an interaction that the messages with its answers contain. */
const metadataWire = (world: World, channelId: Snowflake, origin: OriginatingInteraction): object => ({
  id: origin.id,
  type: origin.type,
  user: userJson(world.user(origin.userId)),
  authorizing_integration_owners: origin.owners ?? { '0': world.guildOf(channelId) ?? '0' },
  ...(origin.originalId && { original_response_message_id: origin.originalId }),
  ...(origin.type === 3 && { interacted_message_id: origin.sourceId }),
  ...(origin.opener && { triggering_interaction_metadata: metadataWire(world, channelId, origin.opener) }),
})

const originWire = (world: World, { origin, channelId }: Message) => {
  if (!origin) return {}
  const { id, type, name } = origin
  return {
    webhook_id: world.applicationId,
    interaction_metadata: metadataWire(world, channelId, origin),
    ...(type === 2 && { interaction: { id, type, name, user: userJson(world.user(origin.userId)) } }),
  }
}

const referenceWire = (world: World, base: string, message: Message) => {
  const { reference } = message
  if (!reference) return {}
  const target = reference.messageId ? world.findMessage(reference.messageId) : undefined
  return {
    message_reference: {
      type: 0,
      channel_id: reference.channelId,
      guild_id: world.guildOf(message.channelId),
      ...(reference.messageId && { message_id: reference.messageId }),
    },
    ...([19, 21].includes(message.type) && {
      referenced_message: target ? messageJson(world, base, target) : null,
    }),
  }
}

const reactionsWire = (world: World, message: Message) =>
  [...message.reactions].map(([name, users]) => ({
    emoji: { id: null, name },
    count: users.size,
    count_details: { normal: users.size, burst: 0 },
    me: users.has(world.bot.id),
    me_burst: false,
    burst_colors: [],
  }))

const threadOn = (world: World, message: Message) => {
  const thread = (message.flags & MessageFlag.hasThread) !== 0 ? world.channels.get(message.id) : undefined
  return thread ? { thread: channelJson(world, thread) } : {}
}

export interface MessageJson {
  id: Snowflake
  channel_id: Snowflake
  type: number
  content: string
  author: UserJson
  timestamp: string
  edited_timestamp: string | null
  flags: number
  mentions: UserJson[]
  mention_everyone: boolean
  mention_roles: Snowflake[]
  pinned: boolean
  tts: boolean
  embeds: object[]
  attachments: FileJson[]
  components: unknown[]
  [more: string]: unknown
}

export const messageJson = (world: World, base: string, message: Message): MessageJson => {
  const used = new Set<Snowflake>()
  const link = linker(base, message.files, used)
  const media = (url: string) => mediaWire(message, link(url))
  const embeds = message.embeds.map((each) => embedWire(each, link))
  const components = message.components.map((each) => componentJson(each, media))
  return {
    id: message.id,
    channel_id: message.channelId,
    type: message.type,
    content: message.content,
    author: userJson(world.user(message.authorId)),
    timestamp: message.timestamp,
    edited_timestamp: message.editedTimestamp,
    flags: message.flags,
    mentions: message.mentions.map((id) => userJson(world.user(id))),
    mention_everyone: message.mentionsEveryone,
    mention_roles: message.mentionRoles,
    pinned: message.pinned,
    tts: false,
    embeds,
    attachments: message.files.filter((file) => !used.has(file.id)).map((file) => fileWire(base, file)),
    components,
    ...(message.nonce !== null && { nonce: message.nonce }),
    ...(message.authorId === world.bot.id && { application_id: world.applicationId }),
    ...(message.reactions.size > 0 && { reactions: reactionsWire(world, message) }),
    ...originWire(world, message),
    ...referenceWire(world, base, message),
    ...threadOn(world, message),
  }
}

/** Adds the fields that the gateway adds to a message in a guild. */
export const messageJsonWithMember = (world: World, message: Message, wire: MessageJson) => {
  const guildId = world.guildOf(message.channelId)
  if (guildId === null) return wire
  return { ...wire, guild_id: guildId, member: memberJsonWithoutUser(world, world.user(message.authorId)) }
}
