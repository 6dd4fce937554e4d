/** Schemas of the playground's files. Change VERSION when an older file can't be read any more. */
import { z } from 'zod'
import { modernLayout } from '../limits/component.ts'
import { embedSchema } from '../limits/embed.ts'
import { snowflake } from '../limits/form.ts'
import { allowedMentions } from '../limits/message.ts'
import type { Id } from '../snowflake.ts'
import { type Channel, isThread, type Message, type StoredFile } from '../world/model.ts'

export const VERSION = 1

const version = z.literal(VERSION)

const place = { id: snowflake, name: z.string(), lastMessageId: snowflake.nullable() }

const textChannel = z.object({
  ...place,
  type: z.literal([0, 2, 5, 15]),
  guildId: snowflake,
  topic: z.string().nullable(),
  overwrites: z
    .array(z.object({ id: snowflake, type: z.literal([0, 1]), allow: z.string(), deny: z.string() }))
    .optional(),
})

const dmChannel = z.object({ ...place, type: z.literal(1), recipient: snowflake })

const thread = z.object({
  ...place,
  type: z.literal([10, 11, 12]),
  guildId: snowflake,
  parentId: snowflake,
  ownerId: snowflake,
  createdAt: z.string(),
  /** Each member with the time of joining. */
  members: z.array(z.tuple([snowflake, z.string()])),
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
  id: snowflake,
  name: z.string(),
  type: z.string(),
  size: z.number(),
  width: z.number().optional(),
  height: z.number().optional(),
  description: z.string().nullable(),
})
export type FileNote = z.output<typeof file>

const click = z.object({
  id: snowflake,
  type: z.number(),
  userId: snowflake,
  name: z.string(),
  sourceId: snowflake.nullish(),
  originalId: snowflake.nullish(),
  owners: z.record(z.string(), snowflake).optional(),
})
const origin = click.extend({ opener: click.nullish() })
const reference = z.object({ channelId: snowflake, messageId: snowflake.nullable() })

const storedMessage = z.object({
  id: snowflake,
  channelId: snowflake,
  authorId: snowflake,
  type: z.number(),
  timestamp: z.string(),
  nonce: z.union([z.string(), z.number()]).nullable(),
  origin: origin.nullable(),
  reference: reference.nullable(),
  content: z.string(),
  embeds: z.array(embedSchema),
  components: modernLayout,
  files: z.array(file),
  flags: z.number(),
  editedTimestamp: z.string().nullable(),
  allowedMentions: allowedMentions.nullable(),
  mentions: z.array(snowflake),
  mentionRoles: z.array(snowflake).default([]),
  mentionsEveryone: z.boolean(),
  pinned: z.boolean(),
  /** Each with its users. */
  reactions: z.array(z.tuple([z.string(), z.array(snowflake)])),
})
export type StoredMessage = z.output<typeof storedMessage>

/** A line of a channel's file, which is valid from then on. The first line has the channel. */
export const lineSchema = z.union([
  z.object({ version, channel: storedChannel }),
  z.object({ message: storedMessage }),
  z.object({ deleted: snowflake }),
])
export type Line = z.output<typeof lineSchema>

/** The file `world.json`. */
export const worldSchema = z.object({
  version,
  people: z.array(z.string().min(1)),
  guilds: z.number().int().min(1),
  locale: z.string(),
  locales: z.array(z.tuple([snowflake, z.string()])),
  plans: z.array(z.tuple([snowflake, z.unknown()])),
})
export type StoredWorld = z.output<typeof worldSchema>

export function channelLine(channel: Channel): string {
  const stored = isThread(channel) ? { ...channel, members: [...channel.members] } : channel
  return line({ version: VERSION, channel: stored })
}

export function messageLine({ visibleTo: _, ...message }: Message): string {
  const files = message.files.map(noteOf)
  const reactions = [...message.reactions].map(([name, users]) => [name, [...users]] as const)
  return line({ message: { ...message, files, reactions } })
}

/** All fields except the bytes. */
const noteOf = ({ id, name, type, size, width, height, description }: StoredFile): FileNote => ({
  id,
  name,
  type,
  size,
  description,
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
})

export const deletedLine = (id: Id): string => line({ deleted: id })

const line = (content: Readonly<Record<string, unknown>>): string => `${JSON.stringify(content)}\n`
