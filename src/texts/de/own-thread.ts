import type { ownThreadTexts as en } from '../en/own-thread.ts'
import type { Worded } from '../worded.ts'

export const ownThreadTexts: Worded<typeof en> = {
  over: (code) => `Das war dein Teil des Raids **${code}**; hier kommt nichts mehr.`,
  gone: (name) =>
    `Der private Thread von ${name} ist fort. Ich frage hier wie gewohnt; \`/settings thread: True\` macht einen neuen.`,
  hindered: (name) =>
    `Ich kann für ${name} keinen privaten Thread führen: Ich brauche „Private Threads erstellen“ und „Nachrichten in Threads senden“ in diesem Kanal. Ich frage hier wie gewohnt; \`/settings thread: True\` versucht es noch einmal.`,
  tooMany: (name) =>
    `${name} hat so viele private Threads, wie ich für eine Person öffne; für diesen Raid gibt es deshalb keinen. Ich frage hier wie gewohnt; \`/settings thread: True\` versucht es noch einmal.`,
}
