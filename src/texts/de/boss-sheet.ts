import type { bossSheetTexts as en } from '../en/boss-sheet.ts'
import type { Translation } from '../worded.ts'
import { plural } from './words.ts'

export const bossSheetTexts: Translation<typeof en> = {
  title: (person) => `♛ ${person} als Boss`,
  all: (runs, held, felled) =>
    `${plural(runs, 'Raid', 'Raids')}, **${held} gewonnen** · **${plural(felled, 'Raider', 'Raider')}** zerstört`,
  raid: (raid, mode) => `${raid}, ${mode}`,
  fastest: (turns, raiders) =>
    `Am schnellsten: ${plural(turns, 'Zug', 'Züge')} gegen ${plural(raiders, 'Raider', 'Raider')}`,
  most: (felled) => `Die meisten zerstörten Raider in einem Raid: ${felled}`,

  option: '♛ Als Boss',
  none: (name) =>
    `${name} hat hier noch keinen Boss gespielt. Um den Platz des Bosses zu nehmen, drücke **Den Boss spielen** in einer Lobby.`,
  line: (mark, raid, ran, outcome, felled, raiders) =>
    `${mark} **${raid}**, ${ran}: ${outcome} · ${felled} von ${plural(raiders, 'Raider', 'Raidern')} zerstört`,
  statuses: { won: 'verloren', lost: 'gewonnen', drawn: 'unentschieden' },
  playedBy: (person, isOwn) => `♛ Der Boss: ${person}${isOwn ? ', mit eigenem Deck' : ''}`,
  computer: '♛ Der Boss: der Computer',
  felled: (felled, raiders) => `${felled} von ${plural(raiders, 'Raider', 'Raidern')} zerstört`,
  did: (damage, bosses) =>
    `${damage} Schaden am Boss · ${plural(bosses, 'Boss oder Phase', 'Bosse oder Phasen')} besiegt`,
  raiders: (n) => plural(n, 'Raider', 'Raider'),
}
