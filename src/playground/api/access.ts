import { ApiRefusal } from '../validation/form.ts'
import {
  type Channel,
  ChannelType,
  isForumChannel,
  isThread,
  type Thread,
  type User,
} from '../world/model.ts'
import {
  botPermissions,
  hasPermission,
  type PermissionName,
  permissionsInChannel,
} from '../world/permissions.ts'
import type { World } from '../world/world.ts'

/** The parts of a request on which permissions depend. */
interface Asked {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly uploads: readonly unknown[]
}

/** Refuses requests about servers that have removed the bot. */
export const refuseWithoutAccess = (world: World, path: string): void => {
  const [, kind, id = ''] = /^\/(channels|guilds)\/(\d+)/.exec(path) ?? []
  const guildId = kind === 'channels' ? world.guildOf(id) : id
  if (guildId !== null && world.removedFrom.has(guildId)) throw missingAccess()
}

const missingAccess = () => new ApiRefusal(403, 50001, 'Missing Access')
const missingPermissions = () => new ApiRefusal(403, 50013, 'Missing Permissions')

interface Need {
  /** Matches the method and the rest of the path below /channels/{id}: "PATCH /messages/5". */
  readonly pattern: RegExp
  readonly needs: (asked: Asked, channel: Channel, world: World) => readonly PermissionName[]
}

const MESSAGE = '/messages/\\d+'
const route = (pattern: string): RegExp => new RegExp(`^${pattern}$`)

const contents = ({ body, uploads }: Asked): PermissionName[] => {
  const { embeds }: { readonly embeds?: unknown } = Object(body)
  return [
    ...(Array.isArray(embeds) && embeds.length > 0 ? (['embedLinks'] as const) : []),
    ...(uploads.length > 0 ? (['attachFiles'] as const) : []),
  ]
}

const opening = ({ body }: Asked): PermissionName =>
  Object(body).type === ChannelType.publicThread ? 'createPublicThreads' : 'createPrivateThreads'

/** Returns the permissions that the bot needs to delete a message. It needs none for its own message. */
const deleting = (path: string, world: World): PermissionName[] =>
  world.findMessage(path.split('/').at(-1) ?? '')?.authorId === world.bot.id ? [] : ['manageMessages']

/** The permissions that the routes of a channel need besides View Channel. */
const NEEDS: readonly Need[] = [
  {
    pattern: route('POST /messages'),
    needs: (asked, channel) => [
      isThread(channel) ? 'sendInThreads' : 'sendMessages',
      ...contents(asked),
      ...(Object(asked.body).message_reference ? (['readHistory'] as const) : []),
    ],
  },
  { pattern: route(`PATCH ${MESSAGE}`), needs: contents },
  { pattern: route(`GET ${MESSAGE}`), needs: () => ['readHistory'] },
  { pattern: route('POST /messages/bulk-delete'), needs: () => ['manageMessages'] },
  { pattern: route('(PUT|DELETE) /messages/pins/\\d+'), needs: () => ['pinMessages'] },
  { pattern: route(`PUT ${MESSAGE}/reactions/[^/]+/@me`), needs: () => ['readHistory', 'addReactions'] },
  { pattern: route(`DELETE ${MESSAGE}`), needs: ({ path }, _, world) => deleting(path, world) },
  {
    pattern: route('POST /threads'),
    needs: (asked, channel) => [isForumChannel(channel) ? 'sendMessages' : opening(asked)],
  },
  { pattern: route(`POST ${MESSAGE}/threads`), needs: () => ['createPublicThreads'] },
  { pattern: route('PUT /thread-members/\\d+'), needs: () => ['sendInThreads'] },
  { pattern: route('DELETE /thread-members/\\d+'), needs: () => ['manageThreads'] },
  {
    pattern: route('DELETE '),
    needs: (_, channel) => [isThread(channel) ? 'manageThreads' : 'manageChannels'],
  },
  {
    pattern: route('PATCH '),
    needs: (asked, channel, { bot }) =>
      isThread(channel) ? changing(asked, channel, bot) : ['manageChannels'],
  },
]

/**
 * Returns the permissions to change a thread. Its owner may change it, but not lock it (topics/threads.mdx, "Editing
 * & Deleting Threads").
 */
const changing = ({ body }: Asked, { ownerId }: Thread, bot: User): PermissionName[] => {
  const { locked, rate_limit_per_user: slowmode }: { locked?: unknown; rate_limit_per_user?: unknown } =
    Object(body)
  return ownerId === bot.id && locked == null && slowmode == null ? [] : ['manageThreads']
}

/**
 * Whether the bot may use a route of a channel. The bot can read a voice channel that it may not enter, but not the
 * channel's messages.
 */
const mayReach = (world: World, channel: Channel, rest: string): boolean =>
  rest === '' ? world.canSee(world.bot.id, channel) : world.canRead(world.bot.id, channel)

/** Refuses requests for which the bot lacks a permission: 50001 if it can't see the channel, otherwise 50013. */
export const refuseWithoutPermission = (world: World, asked: Asked): void => {
  const [, id, rest = ''] = /^\/channels\/(\d+)(\/.*)?$/.exec(asked.path) ?? []
  const channel = id === undefined ? undefined : world.channels.get(id)
  if (!channel || channel.type === ChannelType.dm) return
  const bits = permissionsInChannel(world, world.bot, channel)
  if (!mayReach(world, channel, rest)) throw missingAccess()
  const line = `${asked.method} ${rest}`
  const needs = NEEDS.find(({ pattern }) => pattern.test(line))?.needs(asked, channel, world) ?? []
  if (needs.some((name) => !hasPermission(bits, name))) throw missingPermissions()
}

/** Refuses to change a server if the bot lacks the permission. */
export const refuseGuildChangeWithoutPermission = (world: World, { method, path }: Asked): void => {
  if (method === 'GET' || !/^\/guilds\/\d+\//.test(path)) return
  const bits = botPermissions(world)
  if (
    /\/scheduled-events/.test(path) &&
    !hasPermission(bits, 'createEvents') &&
    !hasPermission(bits, 'manageEvents')
  )
    throw missingPermissions()
  if (/\/channels$/.test(path) && !hasPermission(bits, 'manageChannels')) throw missingPermissions()
}
