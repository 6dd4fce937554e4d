import type { challengeTexts as en } from '../en/challenge.ts'
import type { TranslationOf } from '../worded.ts'
import { countWithNoun, joinAsList, turnCountInDativeText } from './words.ts'

export const challengeTexts: TranslationOf<typeof en> = {
  title: (name, week) => `Herausforderung: ${name} · ${week}`,
  what: (raid, mode) => `**${raid}**, ${mode}`,
  decks: (decks) =>
    `Die Plätze haben diese Decks: ${joinAsList(decks)}. Es sind Starterdecks ohne die Karten und Vorteile von Stufen.`,
  rules:
    'Alle Gruppen haben gleich gemischte Decks und denselben Dungeon. Für jeden zählt nur der erste Lauf, sobald er zu Ende ist. Ein Lauf zählt nicht, wenn er mit `/judge` korrigiert wurde oder wenn eine Antwort, die etwas verraten hat, zurückgenommen wurde.',
  played: 'Du hast diese Woche schon einen Lauf begonnen. Ein weiterer ist zum Spaß und zählt nicht.',
  invite: (leader, seats) =>
    `${leader} leitet die Herausforderung dieser Woche. Sie hat ${countWithNoun(seats, 'Platz', 'Plätze')}, jeder mit eigenem Deck. Wenn du mitspielst, bekommst du den nächsten Platz. Du kannst mehrere Plätze nehmen.`,
  alike:
    'Die Gruppen aller Server spielen einen Raid mit denselben Decks und derselben Reihenfolge der Karten. `/raid challenge` vergleicht ihre Ergebnisse.',
  takeSeat: 'Den nächsten Platz nehmen',
  free: (hero) => `▫ *frei: ${hero}*`,
  leaving: (name) =>
    `Das ist die Herausforderung ${name}. Wenn du einen anderen Raid oder eine andere Schwierigkeit wählst, wird daraus eine gewöhnliche Lobby.`,
  open: 'Dafür einen Raid öffnen',
  noneYet: 'Noch keine Gruppe hat sie beendet.',
  place: (place, who, result) => `\`#${place}\` ${who} · ${result}`,
  own: (people, code) => `**${joinAsList(people)}** (\`${code}\`)`,
  elsewhere: 'eine Gruppe eines anderen Servers',
  won: (turns) => `♛ gewonnen in **${turnCountInDativeText(turns)}**`,
  lost: (turns, bosses, damage) =>
    `☠ verloren in ${turnCountInDativeText(turns)}: ${countWithNoun(bosses, 'Boss', 'Bosse')}, ${damage} Schaden`,
  unranked: 'Zählt nicht',
  why: {
    corrected: 'mit `/judge` korrigiert',
    undone: 'eine verratende Antwort wurde zurückgenommen',
    again: 'jemand hatte schon einen Lauf begonnen',
  },
  because: (line, why) => `${line} · ${why}`,
  playing: (n) =>
    n === 0
      ? 'Gerade spielt sie niemand'
      : `${countWithNoun(n, 'Gruppe spielt', 'Gruppen spielen')} sie gerade`,
  seats: (n) =>
    `Für die Herausforderung müssen genau ${countWithNoun(n, 'Platz', 'Plätze')} besetzt sein. Eine Person kann mehrere nehmen.`,
}
