import type { SchemaViolation } from './check.ts'
import { objectOrEmpty } from './schema.ts'

interface Difference {
  readonly why: string
  readonly fits: (violation: SchemaViolation) => boolean
}

/**
 * Rare differences from Discord's description that are accepted: where its documentation says something else (with the
 * page), or where discord.js sends fields that Discord ignores.
 */
const KNOWN: readonly Difference[] = [
  {
    why: 'developers/reference.mdx, "Error Messages": the code of a faulty field is text',
    fits: ({ path, side }) => side === 'stand-in' && /(^|\.)_errors(\.|$)/.test(path),
  },
  {
    why: 'discord.js fills in fields that the operation does not have, and Discord ignores unknown fields',
    fits: ({ path, side, expected }) =>
      side === 'bot' && /(^|\.)(tts|enforce_nonce)$/.test(path) && expected === 'no such field',
  },
  {
    why: 'discord.js sends the type of a thread on a message, which Discord ignores',
    fits: ({ where, path }) =>
      where === 'POST /channels/{channel_id}/messages/{message_id}/threads' && path === 'type',
  },
  {
    why: 'events/gateway-events.mdx, "Thread Members Update": each added member has a presence or null',
    fits: ({ where, path, value }) =>
      where === 'THREAD_MEMBERS_UPDATE' && /^added_members\.\d+\.presence$/.test(path) && value === null,
  },
  {
    why: 'resources/channel.mdx, "Channel Types": 16 is a media channel',
    fits: ({ path, value }) => /(^|\.)type$/.test(path) && value === 16,
  },
]

export const isKnownDifference = (violation: SchemaViolation): boolean =>
  KNOWN.some(({ fits }) => fits(violation))

/**
 * Known differences that are in much of the traffic. They are corrected before the check, because explaining a
 * mismatch takes long.
 */
const CORRECTIONS: readonly {
  readonly why: string
  readonly where: RegExp
  readonly correct: (sent: unknown) => unknown
}[] = [
  {
    why: 'developers/reference.mdx, "Uploading Files": the id of an attachment may be the number n of files[n]',
    where: /^(POST|PATCH) [^ ]+$/,
    correct: (sent) =>
      inField(inField(sent, 'attachments', withTextIds), 'data', (data) =>
        inField(data, 'attachments', withTextIds),
      ),
  },
  {
    why: 'interactions/application-commands.mdx: default_member_permissions is a bit set as text',
    where: /^PUT \/applications\/\{application_id\}(\/guilds\/\{guild_id\})?\/commands$/,
    correct: (sent) => inEach(sent, (command) => inField(command, 'default_member_permissions', asBitSet)),
  },
  {
    why: 'interactions/receiving-and-responding.mdx: the channel of an interaction has `permissions`',
    where: /^INTERACTION_CREATE$/,
    correct: (sent) => inField(sent, 'channel', (channel) => without(channel, 'permissions')),
  },
  {
    why: 'components/reference.mdx: `id` of the component that was used',
    where: /^INTERACTION_CREATE$/,
    correct: (sent) =>
      inField(sent, 'data', (data) => (hasField(data, 'component_type') ? without(data, 'id') : data)),
  },
]

/**
 * Changes a JSON value so that it matches Discord's description at the places where Discord is known to differ from
 * it.
 */
export const correctKnownDifferences = (where: string, sent: unknown): unknown =>
  CORRECTIONS.filter((each) => each.where.test(where)).reduce((value, { correct }) => correct(value), sent)

const withTextIds = (attachments: unknown): unknown =>
  inEach(attachments, (one) => inField(one, 'id', (id) => (typeof id === 'number' ? String(id) : id)))

/** Converts a bit set from text to the number that Discord's description expects. */
const asBitSet = (text: unknown): unknown => (/^\d+$/.test(String(text)) ? Number(text) : text)

const hasField = (value: unknown, key: string): boolean => Object.hasOwn(objectOrEmpty(value), key)

const inEach = (list: unknown, change: (value: unknown) => unknown): unknown =>
  Array.isArray(list) ? list.map(change) : list

const inField = (value: unknown, key: string, change: (field: unknown) => unknown): unknown =>
  hasField(value, key) ? { ...objectOrEmpty(value), [key]: change(objectOrEmpty(value)[key]) } : value

const without = (value: unknown, key: string): unknown => {
  if (!hasField(value, key)) return value
  const { [key]: _, ...rest } = objectOrEmpty(value)
  return rest
}
