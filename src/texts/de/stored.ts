import type { storedTexts as en } from '../en/stored.ts'
import type { Worded } from '../worded.ts'

const broken =
  'Was hiervon gespeichert ist, lässt sich nicht lesen. Nichts davon wird geändert, und es wartet: Bitte melde es mit /report.'

const report = 'Nichts davon wird geändert, und es wartet: Bitte melde es mit /report.'
const tell =
  'Nichts davon wird geändert; es wartet, bis es repariert ist: Bitte sag denen Bescheid, die diesen Bot betreiben.'

export const storedTexts: Worded<typeof en> = {
  newer:
    'Hier wurde zuletzt mit einer neueren Version des Bots gespielt, als gerade läuft. Nichts davon ist verloren, und nichts wird geändert: Es wartet, bis die neuere wieder läuft.',
  broken,
  item: {
    raid: () => broken,
    war: () => broken,
    log: () => `Das gespeicherte Protokoll dieses Raids lässt sich nicht lesen. ${report}`,
    lobby: () => `Was in dieser Lobby ausgemacht ist, lässt sich nicht lesen. ${report}`,
    raidSettings: () => `Die gespeicherten Einstellungen dieses Raids lassen sich nicht lesen. ${report}`,
    orders: (name) => `Die gespeicherten Anweisungen von ${name} lassen sich nicht lesen. ${report}`,
    motion: () => `Was der Tisch gefragt wurde, lässt sich nicht lesen. ${report}`,
    announcement: () => `Eine gespeicherte Ankündigung dieses Raids lässt sich nicht lesen. ${report}`,
    personSettings: () =>
      `Deine gespeicherten Einstellungen lassen sich nicht lesen; solange gelten die Vorgaben. ${tell}`,
    guildSettings: () => `Die gespeicherten Einstellungen dieses Servers lassen sich nicht lesen. ${tell}`,
    deck: (name) => `Das gespeicherte Deck von ${name} lässt sich nicht lesen. ${tell}`,
    draft: (name) =>
      `Das noch nicht gespeicherte Deck oder Level von ${name} lässt sich nicht lesen. ${tell}`,
    collection: (name) => `Die gespeicherte Sammlung von ${name} lässt sich nicht lesen. ${tell}`,
    level: (name) => `Ein gespeichertes Level von ${name} lässt sich nicht lesen. ${tell}`,
    bossDeck: (name) => `Dein gespeichertes Deck für ${name} lässt sich nicht lesen. ${tell}`,
  },
  unreadable: ' · ⚠ das Deck lässt sich nicht lesen',
}
