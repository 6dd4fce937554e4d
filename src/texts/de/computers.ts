import type { computerTexts as en } from '../en/computers.ts'
import type { TranslationOf } from '../worded.ts'
import { countWithNoun } from './words.ts'

export const computerTexts: TranslationOf<typeof en> = {
  levels: { easy: 'leicht', able: 'geübt', strong: 'stark' },
  named: (name) => `🤖 ${name}`,
  namedPlainly: (name) => `${name}, Computer`,
  computer: 'Computerspieler',
  seat: (name, hero, level) => `🤖 **${name}** (Computer, ${level}) als ${hero}`,
  bossLevel: (level) => `Stufe des Computers: ${level}.`,
  bossNow: (level) =>
    `✓ Wenn niemand den Platz des Bosses nimmt, spielt ihn der Computer auf der Stufe „${level}“.`,
  noBoss: 'Dieser Raid hat keinen Boss-Spieler.',
  tooMany: (room) =>
    room <= 0
      ? 'Alle Plätze sind mit Menschen besetzt, also kann kein Computerspieler mitspielen.'
      : `Nur ${countWithNoun(room, 'Computerspieler kann', 'Computerspieler können')} mitspielen. Nichts hat sich geändert.`,
  nobodyPlays: 'Bisher haben nur Computerspieler Plätze. Mindestens ein Mensch muss Platz nehmen.',
  filled: (n) =>
    n === 0
      ? '✓ Es spielen keine Computerspieler mit.'
      : `✓ ${countWithNoun(n, 'Computerspieler spielt', 'Computerspieler spielen')} mit. Wer einen Platz braucht, bekommt den eines Computerspielers.`,
  onlyStarters: 'Computerspieler spielen Starterdecks.',
  inChallenge:
    'In der Herausforderung spielen sie die Decks ihrer Plätze, und beim Ergebnis steht, dass Computer mitgespielt haben.',
  pick: 'Computerspieler …',
  mark: (n) => `🤖 spielte ${countWithNoun(n, 'Raider', 'Raider')}`,
  record: (n, raiders) =>
    `🤖 Der Computer hat ${n} von ${countWithNoun(raiders, 'Raider', 'Raidern')} gespielt, den ganzen Raid oder einen Teil davon.`,
  levelOption: (level) => `Sie spielen auf der Stufe „${level}“`,
  bossOption: (level) => `Der Computer spielt den Boss auf der Stufe „${level}“`,
  option: (n) => (n === 0 ? 'Keine Computerspieler' : countWithNoun(n, 'Computerspieler', 'Computerspieler')),
}
