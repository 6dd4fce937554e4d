import type { challengeTexts as en } from '../en/challenge.ts'
import type { Worded } from '../worded.ts'
import { inTurns, list, plural } from './words.ts'

export const challengeTexts: Worded<typeof en> = {
  command: 'Die Herausforderung der Woche: ein Raid, dieselben Decks für alle Server',
  title: (name, week) => `Herausforderung: ${name} · ${week}`,
  what: (raid, mode) => `**${raid}**, ${mode}`,
  decks: (decks) => `Platz für Platz: ${list(decks)}, als Starter, ohne was Stufen geben.`,
  rules:
    'Decks und Dungeon liegen für alle gleich. Der erste Lauf eines jeden zählt, sobald er zu Ende ist; keiner, in dem `/judge` etwas richtiggestellt oder man etwas Verratenes zurückgenommen hat.',
  played: 'Du hast diese Woche schon einen begonnen: Ein weiterer ist zum Spaß und zählt nicht.',
  invite: (leader, seats) =>
    `${leader} führt die Herausforderung dieser Woche an. ${plural(seats, 'Platz', 'Plätze')}, jeder mit eigenem Deck: Wer sich setzt, bekommt das nächste. Du darfst mehrere nehmen.`,
  alike:
    'Ein Raid, dieselben Decks und dieselbe Reihenfolge der Karten für die Gruppen aller Server; `/raid challenge` vergleicht sie.',
  takeSeat: 'Den nächsten Platz nehmen',
  free: (hero) => `▫ *frei: ${hero}*`,
  leaving: (name) =>
    `Das ist die Herausforderung ${name}. Mit einem anderen Raid oder Schwierigkeitsgrad ist es keine mehr.`,
  open: 'Dafür einen Raid öffnen',
  noneYet: 'Noch keine Gruppe hat sie beendet.',
  place: (place, who, result) => `\`#${place}\` ${who} · ${result}`,
  own: (people, code) => `**${list(people)}** (\`${code}\`)`,
  elsewhere: 'eine Gruppe eines anderen Servers',
  won: (turns) => `♛ gewonnen in **${inTurns(turns)}**`,
  lost: (turns, bosses, damage) =>
    `☠ verloren in ${inTurns(turns)}: ${plural(bosses, 'Boss', 'Bosse')}, ${damage} Schaden`,
  unranked: 'Zählt nicht',
  why: {
    corrected: 'mit `/judge` richtiggestellt',
    undone: 'etwas Verratenes wurde zurückgenommen',
    again: 'jemand hatte schon einen begonnen',
  },
  because: (line, why) => `${line} · ${why}`,
  playing: (n) =>
    n === 0 ? 'Gerade spielt sie niemand' : `${plural(n, 'Gruppe spielt', 'Gruppen spielen')} sie gerade`,
  seats: (n) => `Die Herausforderung ist für genau ${plural(n, 'Platz', 'Plätze')}. Wer mag, nimmt mehrere.`,
}
