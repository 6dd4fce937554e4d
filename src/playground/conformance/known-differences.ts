import type { SchemaViolation } from './check.ts'

interface Difference {
  readonly why: string
  readonly fits: (violation: SchemaViolation) => boolean
}

/** Places where Discord differs from its own descriptions, each with the page of its documentation. */
const KNOWN: readonly Difference[] = [
  {
    why: 'developers/reference.mdx, "Uploading Files": the id of an attachment may be the number n of files[n]',
    fits: ({ side, path, value }) =>
      side === 'bot' && /(^|\.)attachments\.\d+\.id$/.test(path) && typeof value === 'number',
  },
  {
    why: 'interactions/receiving-and-responding.mdx: the channel of an interaction has `permissions`',
    fits: ({ where, path, expected }) =>
      where === 'INTERACTION_CREATE' && path === 'channel.permissions' && expected === 'no such field',
  },
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
    why: 'interactions/application-commands.mdx: default_member_permissions is a bit set as text',
    fits: ({ path, value }) => /(^|\.)default_member_permissions$/.test(path) && /^\d+$/.test(String(value)),
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
  {
    why: 'components/reference.mdx: `id` of the component that was used',
    fits: ({ where, path, expected }) =>
      where === 'INTERACTION_CREATE' && path === 'data.id' && expected === 'no such field',
  },
]

export const isKnownDifference = (violation: SchemaViolation): boolean =>
  KNOWN.some(({ fits }) => fits(violation))
