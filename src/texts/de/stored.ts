import type { storedTexts as en } from '../en/stored.ts'
import type { Worded } from '../texts.ts'

export const storedTexts: Worded<typeof en> = {
  newer:
    'Hier wurde zuletzt mit einer neueren Version des Bots gespielt, als gerade läuft. Nichts davon ist verloren, und nichts wird geändert: Es wartet, bis die neuere wieder läuft.',
  broken:
    'Was hiervon gespeichert ist, lässt sich nicht lesen. Nichts davon wird geändert, und es wartet: Bitte melde es mit /report.',
}
