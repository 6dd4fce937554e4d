/** What the bot must be allowed to, where it is used; said before it is missed. */
import { PermissionFlagsBits } from 'discord.js'
import { texts } from '../../texts/texts.ts'

const ALWAYS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
] as const

export const NEEDS = {
  raid: [...ALWAYS, 'CreatePublicThreads'],
  tutorial: [...ALWAYS, 'CreatePrivateThreads'],
  ownThread: [...ALWAYS, 'CreatePrivateThreads'],
} as const

export type Permission = (typeof NEEDS)[keyof typeof NEEDS][number]

/** @param mine what it may in a place, as Discord's bits */
export function lacking(mine: bigint, needs: readonly Permission[]): Permission[] {
  if (allows(mine, 'Administrator')) return []
  return needs.filter((one) => !allows(mine, one))
}

export const allows = (mine: bigint, one: keyof typeof PermissionFlagsBits): boolean =>
  (mine & PermissionFlagsBits[one]) !== 0n

/** What is lacking in a channel for something, in a sentence; null when nothing is. */
export function lackingIn(mine: bigint, channelId: string, what: keyof typeof NEEDS): string | null {
  const missing = lacking(mine, NEEDS[what])
  if (missing.length === 0) return null
  return texts.permissions.lacking(`<#${channelId}>`, missing.map(nameOf))
}

export const nameOf = (one: Permission): string => texts.permissions.names[one]
