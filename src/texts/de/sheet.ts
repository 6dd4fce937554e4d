import type { characterSheetTexts as en } from '../en/sheet.ts'
import type { TranslationOf } from '../worded.ts'
import { unusedLevelsText } from './levels.ts'
import { achievementXpText, countWithNoun, turnCountInDativeText } from './words.ts'

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

export const characterSheetTexts: TranslationOf<typeof en> = {
  none: (name) => `${name} hat hier noch keinen Charakter. Wer an einem Raid teilnimmt, bekommt einen.`,
  level: (level, xp, next) =>
    `**Stufe ${level}** · ${xp} EP${next === null ? '' : ` · nächste Stufe mit ${next} EP`}`,
  openLevels: (levels) => `⬆ **Zu nutzen: ${unusedLevelsText(levels)}** · \`/level\``,
  packs: (n) => `🎁 **${countWithNoun(n, 'Schatz', 'Schätze')} zu öffnen** · \`/treasure\``,
  topLevel: 'Stufe 85: eine Hand von acht Karten und 10 Gesundheit mehr',
  cards: (deck, collection) => `Deck: ${deck} Karten · Sammlung: ${collection} · \`/deck show\``,
  inWords: 'In Worten',
  open: 'Bogen',
  deck: 'Deck',
  history: 'Verlauf',
  achievements: 'Erfolge',
  another: 'Ein anderer Bogen …',
  retired: '*ruht*',
  ledger: 'Woher die EP kamen',
  ledgerRaid: (amount, dungeon, code, entries) =>
    `**${signed(amount)}** ${dungeon} ${code}: ${entries.join(', ')}`,
  ledgerEntry: (amount, reason) => `${signed(amount)} ${reason}`,
  runs: 'Raids',
  runsLine: (runs, wins) => `${runs} beendet, ${wins} gewonnen`,
  correctedRuns: (n) =>
    `⚙ In ${n === 1 ? 'einem' : `${n}`} davon wurde das Spiel mit \`/judge\` korrigiert; auf keiner Bestenliste`,
  correctedMark: '⚙ korrigiert',
  noRuns: 'Noch keiner beendet',
  achievementsOf: (dungeon) => `${dungeon}: Erfolge`,
  mode: (mode, runs, wins, bestTurns) =>
    `*${mode}: ${runs} beendet, ${wins} gewonnen${bestTurns === null ? '' : `, schnellster Sieg in ${turnCountInDativeText(bestTurns)}`}*`,
  has: (name, xp, times) => `★ **${name}** (${achievementXpText(xp)})${times > 1 ? `, ${times}-mal` : ''}`,
  lacks: (name, xp) => `▫ ${name} (${achievementXpText(xp)})`,
  endTitle: {
    won: '♛ Die Raider haben gewonnen!',
    lost: '☠ Die Raider sind gefallen.',
    drawn: 'Der Raid endet unentschieden.',
    abandoned: 'Der Raid wurde abgebrochen.',
  },
  endAbandoned: 'In einem abgebrochenen Raid verdient niemand etwas.',
  noXp: 'Diesmal keine EP',
  noXpHere: 'Dieser Raid bringt Schätze, aber keine EP',
}
