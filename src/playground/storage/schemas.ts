/** Schemas of the playground's files. Change WORLD_FILE_VERSION when an older file can't be read any more. */
import { z } from 'zod'
import type { Snowflake } from '../snowflake.ts'
import { componentsV2Schema } from '../validation/component.ts'
import { embedSchema } from '../validation/embed.ts'
import { snowflakeSchema } from '../validation/form.ts'
import { allowedMentionsSchema } from '../validation/message.ts'
import { type Channel, GUILD_CHANNEL_TYPES, isThread, type Message, type StoredFile } from '../world/model.ts'

export const WORLD_FILE_VERSION = 1

const version = z.literal(WORLD_FILE_VERSION)

const place = { id: snowflakeSchema, name: z.string(), lastMessageId: snowflakeSchema.nullable() }

const textChannel = z.object({
  ...place,
  type: z.literal([...GUILD_CHANNEL_TYPES]),
  guildId: snowflakeSchema,
  topic: z.string().nullable(),
  overwrites: z
    .array(z.object({ id: snowflakeSchema, type: z.literal([0, 1]), allow: z.string(), deny: z.string() }))
    .optional(),
})

const dmChannel = z.object({ ...place, type: z.literal(1), recipient: snowflakeSchema })

const thread = z.object({
  ...place,
  type: z.literal([10, 11, 12]),
  guildId: snowflakeSchema,
  parentId: snowflakeSchema,
  ownerId: snowflakeSchema,
  createdAt: z.string(),
  /** The members, each with the time of joining. */
  members: z.array(z.tuple([snowflakeSchema, z.string()])),
  archived: z.boolean(),
  archivedAt: z.string(),
  locked: z.boolean(),
  invitable: z.boolean(),
  autoArchiveMinutes: z.number(),
  slowmode: z.number(),
  messageCount: z.number(),
})

const storedChannel = z.discriminatedUnion('type', [textChannel, dmChannel, thread])
export type StoredChannel = z.output<typeof storedChannel>

const file = z.object({
  id: snowflakeSchema,
  name: z.string(),
  type: z.string(),
  size: z.number(),
  width: z.number().optional(),
  height: z.number().optional(),
  description: z.string().nullable(),
})
export type StoredFileFacts = z.output<typeof file>

const click = z.object({
  id: snowflakeSchema,
  type: z.number(),
  userId: snowflakeSchema,
  name: z.string(),
  sourceId: snowflakeSchema.nullish(),
  originalId: snowflakeSchema.nullish(),
  owners: z.record(z.string(), snowflakeSchema).optional(),
})
const origin = click.extend({ opener: click.nullish() })
const reference = z.object({ channelId: snowflakeSchema, messageId: snowflakeSchema.nullable() })

const storedMessage = z.object({
  id: snowflakeSchema,
  channelId: snowflakeSchema,
  authorId: snowflakeSchema,
  type: z.number(),
  timestamp: z.string(),
  nonce: z.union([z.string(), z.number()]).nullable(),
  origin: origin.nullable(),
  reference: reference.nullable(),
  content: z.string(),
  embeds: z.array(embedSchema),
  components: componentsV2Schema,
  files: z.array(file),
  flags: z.number(),
  editedTimestamp: z.string().nullable(),
  allowedMentions: allowedMentionsSchema.nullable(),
  mentions: z.array(snowflakeSchema),
  mentionRoles: z.array(snowflakeSchema).default([]),
  mentionsEveryone: z.boolean(),
  pinned: z.boolean(),
  /** The reactions, each with its users. */
  reactions: z.array(z.tuple([z.string(), z.array(snowflakeSchema)])),
})
export type StoredMessage = z.output<typeof storedMessage>

/** Schema of a line of a channel's file. The first line describes the channel. */
export const channelFileLineSchema = z.union([
  z.object({ version, channel: storedChannel }),
  z.object({ message: storedMessage }),
  z.object({ deleted: snowflakeSchema }),
])
export type ChannelFileLine = z.output<typeof channelFileLineSchema>

/** Schema of the file `world.json`. */
export const worldFileSchema = z.object({
  version,
  people: z.array(z.string().min(1)),
  guilds: z.number().int().min(1),
  locale: z.string(),
  locales: z.array(z.tuple([snowflakeSchema, z.string()])),
  plans: z.array(z.tuple([snowflakeSchema, z.unknown()])),
})
export type WorldFile = z.output<typeof worldFileSchema>

export function formatChannelLine(channel: Channel): string {
  const stored = isThread(channel) ? { ...channel, members: [...channel.members] } : channel
  return line({ version: WORLD_FILE_VERSION, channel: stored })
}

export function formatMessageLine({ visibleTo: _, ...message }: Message): string {
  const files = message.files.map(noteOf)
  const reactions = [...message.reactions].map(([name, users]) => [name, [...users]] as const)
  return line({ message: { ...message, files, reactions } })
}

/** Returns all fields of a file except the bytes. */
const noteOf = ({ id, name, type, size, width, height, description }: StoredFile): StoredFileFacts => ({
  id,
  name,
  type,
  size,
  description,
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
})

export const formatDeletedMessageLine = (id: Snowflake): string => line({ deleted: id })

const line = (content: Readonly<Record<string, unknown>>): string => `${JSON.stringify(content)}\n`
