/**
 * The permissions that the bot needs in a channel. They are checked before they are needed. Without Attach Files it
 * shows no pictures, and nothing else stops.
 */
import { PermissionFlagsBits } from 'discord.js'
import { texts } from '../../texts/texts.ts'
import type { InteractionSource, ThreadRefusalReason } from '../bot-context.ts'

const ALWAYS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'EmbedLinks',
  'ReadMessageHistory',
] as const

export const NEEDED_PERMISSIONS = {
  raid: [...ALWAYS, 'AttachFiles', 'CreatePublicThreads'],
  /** A raid in a voice or stage channel, which has no threads. */
  voice: ['ViewChannel', 'Connect', 'SendMessages', 'EmbedLinks', 'ReadMessageHistory', 'AttachFiles'],
  tutorial: [...ALWAYS, 'CreatePrivateThreads'],
  privateThread: [...ALWAYS, 'CreatePrivateThreads'],
} as const

export type NeededPermission = (typeof NEEDED_PERMISSIONS)[keyof typeof NEEDED_PERMISSIONS][number]

/** Returns the needed permissions that the bot lacks. @param mine its permissions in a channel, as Discord's bits */
export function missingPermissions(mine: bigint, needs: readonly NeededPermission[]): NeededPermission[] {
  if (hasPermissionBit(mine, 'Administrator')) return []
  return needs.filter((one) => !hasPermissionBit(mine, one))
}

export const hasPermissionBit = (mine: bigint, one: keyof typeof PermissionFlagsBits): boolean =>
  (mine & PermissionFlagsBits[one]) !== 0n

/** Returns a sentence that names the permissions that are missing in a channel; null if none is missing. */
export function missingPermissionsText(
  mine: bigint,
  channelId: string,
  what: keyof typeof NEEDED_PERMISSIONS,
): string | null {
  const missing = missingPermissions(mine, NEEDED_PERMISSIONS[what])
  if (missing.length === 0) return null
  return texts.permissions.lacking(`<#${channelId}>`, missing.map(permissionName))
}

/** Returns the reasons why no thread was opened for a raid or game, and the missing permissions. */
export function reasonsForNoThread(
  { mine, channelId, isVoice }: Pick<InteractionSource, 'mine' | 'channelId' | 'isVoice'>,
  why: ThreadRefusalReason | null,
): string[] {
  const reason = isVoice ? 'kind' : why
  const lacks = missingPermissionsText(mine, channelId, isVoice ? 'voice' : 'raid')
  return [reason && texts.lobby.noThread[reason], lacks].filter((one) => one !== null)
}

export const permissionName = (one: NeededPermission): string => texts.permissions.names[one]
