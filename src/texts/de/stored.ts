import type { storedTexts as en } from '../en/stored.ts'
import type { Worded } from '../texts.ts'

export const storedTexts: Worded<typeof en> = {
  newer:
    'Dieser Raid wurde zuletzt mit einer neueren Version des Bots gespielt, als gerade läuft. Nichts davon ist verloren, und nichts wird geändert: Er wartet, bis die neuere wieder läuft.',
  broken:
    'Was von diesem Raid gespeichert ist, lässt sich nicht lesen. Nichts davon wird geändert, und er wartet: Bitte melde es mit /report.',
}
