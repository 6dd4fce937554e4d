import type { bossPlayerRecordTexts as en } from '../en/boss-sheet.ts'
import type { TranslationOf } from '../worded.ts'
import { countWithNoun } from './words.ts'

export const bossPlayerRecordTexts: TranslationOf<typeof en> = {
  title: (person) => `♛ ${person} als Boss`,
  all: (runs, held, felled) =>
    `${countWithNoun(runs, 'Raid', 'Raids')}, **${held} gewonnen** · **${countWithNoun(felled, 'Raider', 'Raider')}** zerstört`,
  raid: (raid, mode) => `${raid}, ${mode}`,
  fastest: (turns, raiders) =>
    `Am schnellsten: ${countWithNoun(turns, 'Zug', 'Züge')} gegen ${countWithNoun(raiders, 'Raider', 'Raider')}`,
  most: (felled) => `Die meisten zerstörten Raider in einem Raid: ${felled}`,

  option: '♛ Als Boss',
  none: (name) =>
    `${name} hat hier noch keinen Boss gespielt. Um den Platz des Bosses zu nehmen, drücke **Den Boss spielen** in einer Lobby.`,
  line: (mark, raid, ran, outcome, felled, raiders) =>
    `${mark} **${raid}**, ${ran}: ${outcome} · ${felled} von ${countWithNoun(raiders, 'Raider', 'Raidern')} zerstört`,
  statuses: { won: 'verloren', lost: 'gewonnen', drawn: 'unentschieden' },
  playedBy: (person, isOwn) => `♛ Der Boss: ${person}${isOwn ? ', mit eigenem Deck' : ''}`,
  computer: '♛ Der Boss: der Computer',
  felled: (felled, raiders) => `${felled} von ${countWithNoun(raiders, 'Raider', 'Raidern')} zerstört`,
  did: (damage, bosses) =>
    `${damage} Schaden am Boss · ${countWithNoun(bosses, 'Boss oder Phase', 'Bosse oder Phasen')} besiegt`,
  raiders: (n) => countWithNoun(n, 'Raider', 'Raider'),
}
