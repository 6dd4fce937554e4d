import type { privateThreadTexts as en } from '../en/private-thread.ts'
import type { TranslationOf } from '../worded.ts'

export const privateThreadTexts: TranslationOf<typeof en> = {
  over: (code) => `Das war dein Teil des Raids **${code}**. Hier kommt nichts mehr.`,
  gone: (name) =>
    `Der private Thread von ${name} ist fort. Ich frage hier wie gewohnt. \`/settings thread: True\` macht einen neuen privaten Thread.`,
  hindered: (name) =>
    `Ich kann für ${name} keinen privaten Thread öffnen, weil ich „Private Threads erstellen“ und „Nachrichten in Threads senden“ in diesem Kanal brauche. Ich frage hier wie gewohnt. \`/settings thread: True\` versucht es noch einmal.`,
  kind: (name) =>
    `In dieser Art von Kanal gibt es keine privaten Threads, also bekommt ${name} für diesen Raid keinen. Ich frage hier wie gewohnt.`,
  tooMany: (name) =>
    `${name} hat schon so viele private Threads, wie ich für eine Person öffne, deshalb gibt es für diesen Raid keinen. Ich frage hier wie gewohnt. \`/settings thread: True\` versucht es noch einmal.`,
}
