/**
 * Texts that name the permissions that the bot lacks in a server, shown before an action fails. Permissions have
 * Discord's names.
 */
import { joinAsList } from './words.ts'

/** Texts about missing permissions. */
export const permissionTexts = {
  names: {
    ViewChannel: 'View Channel',
    Connect: 'Connect',
    SendMessages: 'Send Messages',
    SendMessagesInThreads: 'Send Messages in Threads',
    CreatePublicThreads: 'Create Public Threads',
    CreatePrivateThreads: 'Create Private Threads',
    EmbedLinks: 'Embed Links',
    AttachFiles: 'Attach Files',
    ReadMessageHistory: 'Read Message History',
  },
  lacking: (channel: string, names: readonly string[]) =>
    `⚠ In ${channel} I don’t have ${joinAsList(names.map((name) => `“${name}”`))}. Somebody who manages this server can give me that in the channel’s settings, under Permissions.`,
  hello:
    'I referee co-operative raids of the World of Warcraft TCG, for one to eight people. Are you new? The tutorial teaches you to raid in lessons of five minutes. You need no cards and no account. `/help` explains everything else.',
  nothing: 'I have all the permissions that I need here.',
  lacks: '⚠ In some channels I don’t have all permissions:',
  line: (channels: string, names: string) => `• ${channels}: ${names}`,
  more: (n: number) => `and ${n} more`,
  remedy:
    'Somebody who manages this server can give them to my role. In channels where nobody uses me, you don’t have to do anything.',
} as const
