/**
 * Texts that name the permissions which the bot lacks in a server, before an action fails. The names of permissions
 * are Discord's.
 */
import { list } from './words.ts'

export const permissionTexts = {
  names: {
    ViewChannel: 'View Channel',
    SendMessages: 'Send Messages',
    SendMessagesInThreads: 'Send Messages in Threads',
    CreatePublicThreads: 'Create Public Threads',
    CreatePrivateThreads: 'Create Private Threads',
    EmbedLinks: 'Embed Links',
    AttachFiles: 'Attach Files',
    ReadMessageHistory: 'Read Message History',
  },
  lacking: (channel: string, names: readonly string[]) =>
    `⚠ In ${channel} I lack ${list(names.map((name) => `“${name}”`))}. Whoever manages this server can give me that in the channel’s settings, under Permissions.`,
  hello:
    'I referee raids of the World of Warcraft TCG. `/tutorial` teaches them in lessons of five minutes, `/raid create` in a channel opens one, `/help` knows the rest.',
  nothing: 'I have all the permissions that I need here.',
  lacks: '⚠ In some channels I lack permissions:',
  line: (channels: string, names: string) => `• ${channels}: ${names}`,
  more: (n: number) => `and ${n} more`,
  remedy:
    'Whoever manages this server can give them to my role. Where I am not to be used, nothing has to be done.',
} as const
