/**
 * The permissions that the bot needs in a channel. They are checked before they are needed. Without Attach Files it
 * shows no pictures, and nothing else stops.
 */
import { PermissionFlagsBits } from 'discord.js'
import { texts } from '../../texts/texts.ts'

const ALWAYS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'EmbedLinks',
  'ReadMessageHistory',
] as const

export const NEEDS = {
  raid: [...ALWAYS, 'AttachFiles', 'CreatePublicThreads'],
  tutorial: [...ALWAYS, 'CreatePrivateThreads'],
  ownThread: [...ALWAYS, 'CreatePrivateThreads'],
} as const

export type Permission = (typeof NEEDS)[keyof typeof NEEDS][number]

/** @param mine the bot's permissions in a channel, as Discord's bits */
export function missingPermissions(mine: bigint, needs: readonly Permission[]): Permission[] {
  if (allows(mine, 'Administrator')) return []
  return needs.filter((one) => !allows(mine, one))
}

export const allows = (mine: bigint, one: keyof typeof PermissionFlagsBits): boolean =>
  (mine & PermissionFlagsBits[one]) !== 0n

/** A sentence that names the permissions that are missing in a channel; null if none is missing. */
export function missingPermissionsIn(
  mine: bigint,
  channelId: string,
  what: keyof typeof NEEDS,
): string | null {
  const missing = missingPermissions(mine, NEEDS[what])
  if (missing.length === 0) return null
  return texts.permissions.lacking(`<#${channelId}>`, missing.map(nameOf))
}

export const nameOf = (one: Permission): string => texts.permissions.names[one]
