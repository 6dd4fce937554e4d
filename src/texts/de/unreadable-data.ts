import type { unreadableDataTexts as en } from '../en/unreadable-data.ts'
import type { TranslationOf } from '../worded.ts'

const broken =
  'Die gespeicherten Daten hiervon lassen sich nicht lesen. Sie bleiben unverändert, bis sie repariert sind. Bitte melde es mit /report.'

const report = 'Die Daten bleiben unverändert, bis sie repariert sind. Bitte melde es mit /report.'
const tell =
  'Die Daten bleiben unverändert, bis die Leute, die diesen Bot betreiben, sie repariert haben. Bitte sag ihnen Bescheid.'

export const unreadableDataTexts: TranslationOf<typeof en> = {
  newer:
    'Hier wurde zuletzt mit einer neueren Version des Bots gespielt, als gerade läuft. Nichts ist verloren, und ich ändere nichts. Es geht weiter, wenn die neuere Version wieder läuft.',
  broken,
  item: {
    raid: () => broken,
    war: () => broken,
    log: () => `Das gespeicherte Protokoll dieses Raids lässt sich nicht lesen. ${report}`,
    lobby: () => `Die gespeicherten Einstellungen dieser Lobby lassen sich nicht lesen. ${report}`,
    raidSettings: () => `Die gespeicherten Einstellungen dieses Raids lassen sich nicht lesen. ${report}`,
    orders: (name) => `Die gespeicherten Anweisungen von ${name} lassen sich nicht lesen. ${report}`,
    motion: () => `Die gespeicherte Abstimmung dieses Tisches lässt sich nicht lesen. ${report}`,
    announcement: () => `Eine gespeicherte Ankündigung dieses Raids lässt sich nicht lesen. ${report}`,
    personSettings: () =>
      `Deine gespeicherten Einstellungen lassen sich nicht lesen, deshalb gelten solange die Vorgaben. ${tell}`,
    guildSettings: () => `Die gespeicherten Einstellungen dieses Servers lassen sich nicht lesen. ${tell}`,
    deck: (name) => `Das gespeicherte Deck von ${name} lässt sich nicht lesen. ${tell}`,
    draft: (name) =>
      `Das noch nicht gespeicherte Deck oder Level von ${name} lässt sich nicht lesen. ${tell}`,
    collection: (name) => `Die gespeicherte Sammlung von ${name} lässt sich nicht lesen. ${tell}`,
    constructed: (name) => `Das gespeicherte Constructed-Deck von ${name} lässt sich nicht lesen. ${tell}`,
    level: (name) => `Ein gespeichertes Level von ${name} lässt sich nicht lesen. ${tell}`,
    bossDeck: (name) => `Dein gespeichertes Deck für ${name} lässt sich nicht lesen. ${tell}`,
  },
  unreadable: ' · ⚠ das Deck lässt sich nicht lesen',
}
