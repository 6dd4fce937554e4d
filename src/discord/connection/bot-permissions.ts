/** Reads the bot's own permissions in a channel from Discord, after a request was refused there. */
import { ChannelType, PermissionFlagsBits, RESTJSONErrorCodes, Routes } from 'discord.js'
import { z } from 'zod'
import { isDiscordError } from '../delivery/discord-errors.ts'
import type { DiscordRequests } from '../delivery/requests.ts'
import { missingPermissions, NEEDED_PERMISSIONS, type NeededPermission } from './permissions.ts'

const bits = z.string().transform(BigInt)
const overwriteSchema = z.object({ id: z.string(), allow: bits, deny: bits })
const channelSchema = z.object({
  guild_id: z.string(),
  type: z.number(),
  permission_overwrites: z.array(overwriteSchema).default([]),
})
const rolesSchema = z.array(z.object({ id: z.string(), permissions: bits }))
const memberSchema = z.object({ roles: z.array(z.string()) })
const selfSchema = z.object({ id: z.string() })

type Channel = z.output<typeof channelSchema>

interface Self {
  readonly id: string
  readonly roles: readonly string[]
}

const VOICE: readonly number[] = [ChannelType.GuildVoice, ChannelType.GuildStageVoice]

/**
 * Returns the permissions for a raid that the bot lacks in a channel. In a channel that the bot can't see, this is
 * View Channel.
 * @throws the error of a request that failed for another reason
 */
export async function fetchMissingRaidPermissions(
  rest: Pick<DiscordRequests, 'get'>,
  channelId: string,
): Promise<NeededPermission[]> {
  try {
    const channel = channelSchema.parse(await rest.get(Routes.channel(channelId)))
    const mine = await permissionsIn(rest, channel)
    return missingPermissions(
      mine,
      VOICE.includes(channel.type) ? NEEDED_PERMISSIONS.voice : NEEDED_PERMISSIONS.raid,
    )
  } catch (error) {
    if (isDiscordError(error, RESTJSONErrorCodes.MissingAccess)) return ['ViewChannel']
    throw error
  }
}

async function permissionsIn(rest: Pick<DiscordRequests, 'get'>, channel: Channel): Promise<bigint> {
  const guildId = channel.guild_id
  const { id } = selfSchema.parse(await rest.get(Routes.user()))
  const [roles, member] = await Promise.all([
    rest.get(Routes.guildRoles(guildId)).then((answer) => rolesSchema.parse(answer)),
    rest.get(Routes.guildMember(guildId, id)).then((answer) => memberSchema.parse(answer)),
  ])
  const own = [guildId, ...member.roles]
  const base = sum(roles.filter((one) => own.includes(one.id)).map((one) => one.permissions))
  const isAdministrator = (base & PermissionFlagsBits.Administrator) !== 0n
  return isAdministrator ? base : overwritten(base, channel, { id, roles: member.roles })
}

/**
 * Applies a channel's overwrites to the bot's permissions: first those for everybody, then those for roles, then the
 * member's own (topics/permissions.mdx in Discord's documentation).
 */
function overwritten(base: bigint, channel: Channel, { id, roles }: Self): bigint {
  const { guild_id: everyone, permission_overwrites: all } = channel
  const groups = [[everyone], roles, [id]]
  return groups.reduce((mine, ids) => {
    const group = all.filter((one) => ids.includes(one.id))
    return (mine & ~sum(group.map(({ deny }) => deny))) | sum(group.map(({ allow }) => allow))
  }, base)
}

const sum = (all: readonly bigint[]): bigint => all.reduce((bit, one) => bit | one, 0n)
