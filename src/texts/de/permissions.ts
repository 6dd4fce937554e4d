import type { permissionTexts as en } from '../en/permissions.ts'
import type { Worded } from '../worded.ts'
import { list } from './words.ts'

export const permissionTexts: Worded<typeof en> = {
  names: {
    ViewChannel: 'Kanal anzeigen',
    SendMessages: 'Nachrichten senden',
    SendMessagesInThreads: 'Nachrichten in Threads senden',
    CreatePublicThreads: 'Öffentliche Threads erstellen',
    CreatePrivateThreads: 'Private Threads erstellen',
    EmbedLinks: 'Links einbetten',
    AttachFiles: 'Dateien anhängen',
    ReadMessageHistory: 'Nachrichtenverlauf anzeigen',
  },
  lacking: (channel, names) =>
    `⚠ In ${channel} fehlt mir ${list(names.map((name) => `„${name}“`))}. Wer diesen Server verwaltet, kann es mir in den Kanaleinstellungen unter „Berechtigungen“ geben.`,
  hello:
    'Ich leite Raids des World-of-Warcraft-TCGs. `/tutorial` lehrt sie in Lektionen von fünf Minuten, `/raid create` in einem Kanal eröffnet einen, `/help` weiß alles Weitere.',
  nothing: 'Ich habe hier alle Berechtigungen, die ich brauche.',
  lacks: '⚠ In manchen Kanälen fehlen mir Berechtigungen:',
  line: (channels, names) => `• ${channels}: ${names}`,
  more: (n) => `und ${n} weitere`,
  remedy:
    'Wer diesen Server verwaltet, kann sie meiner Rolle geben. Wo ich nicht gebraucht werde, ist nichts zu tun.',
}
