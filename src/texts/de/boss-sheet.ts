import type { bossSheetTexts as en } from '../en/boss-sheet.ts'
import type { Worded } from '../worded.ts'
import { plural } from './words.ts'

export const bossSheetTexts: Worded<typeof en> = {
  title: (person) => `♛ ${person} als Boss`,
  all: (runs, held, felled) =>
    `${plural(runs, 'Raid', 'Raids')}, **${held} gehalten** · **${plural(felled, 'Raider', 'Raider')}** gefällt`,
  raid: (raid, mode) => `${raid}, ${mode}`,
  fastest: (turns, raiders) =>
    `Am schnellsten: ${plural(turns, 'Zug', 'Züge')} gegen ${plural(raiders, 'Raider', 'Raider')}`,
  most: (felled) => `Am meisten in einem Raid gefällt: ${felled}`,

  option: '♛ Als Boss',
  none: (name) =>
    `${name} hat hier noch keinen Boss gespielt. **Den Boss spielen** unter einer Einladung nimmt den Platz.`,
  line: (mark, raid, ran, outcome, felled, raiders) =>
    `${mark} **${raid}**, ${ran}: ${outcome} · ${felled} von ${plural(raiders, 'Raider', 'Raidern')} gefällt`,
  statuses: { won: 'besiegt', lost: 'gehalten', drawn: 'unentschieden' },
  playedBy: (person, isOwn) => `♛ Der Boss: ${person}${isOwn ? ', mit eigenem Deck' : ''}`,
  computer: '♛ Der Boss: der Computer',
  felled: (felled, raiders) => `${felled} von ${plural(raiders, 'Raider', 'Raidern')} gefallen`,
  did: (damage, bosses) =>
    `${damage} Schaden am Boss · ${plural(bosses, 'Boss oder Phase', 'Bosse oder Phasen')} besiegt`,
  raiders: (n) => plural(n, 'Raider', 'Raider'),
}
