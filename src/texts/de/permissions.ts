import type { permissionTexts as en } from '../en/permissions.ts'
import type { TranslationOf } from '../worded.ts'
import { joinAsList } from './words.ts'

export const permissionTexts: TranslationOf<typeof en> = {
  names: {
    ViewChannel: 'Kanal anzeigen',
    Connect: 'Verbinden',
    SendMessages: 'Nachrichten senden',
    SendMessagesInThreads: 'Nachrichten in Threads senden',
    CreatePublicThreads: 'Öffentliche Threads erstellen',
    CreatePrivateThreads: 'Private Threads erstellen',
    EmbedLinks: 'Links einbetten',
    AttachFiles: 'Dateien anhängen',
    ReadMessageHistory: 'Nachrichtenverlauf anzeigen',
  },
  lacking: (channel, names) =>
    `⚠ In ${channel} fehlt mir ${joinAsList(names.map((name) => `„${name}“`))}. Jemand, der diesen Server verwaltet, kann mir das in den Kanaleinstellungen unter „Berechtigungen“ geben.`,
  hello:
    'Ich leite gemeinsame Raids des World-of-Warcraft-TCGs, für eine bis acht Personen. Bist du neu? Die Einführung bringt dir das Raiden in Lektionen von fünf Minuten bei. Du brauchst keine Karten und kein Konto. `/help` erklärt alles Weitere.',
  nothing: 'Ich habe hier alle Berechtigungen, die ich brauche.',
  lacks: '⚠ In manchen Kanälen habe ich nicht alle Berechtigungen:',
  line: (channels, names) => `• ${channels}: ${names}`,
  more: (n) => `und ${n} weitere`,
  remedy:
    'Jemand, der diesen Server verwaltet, kann sie meiner Rolle geben. In Kanälen, in denen mich niemand benutzt, musst du nichts tun.',
}
