import { type UnusedLevel, unusedLevelsText } from './levels.ts'
import { achievementXpText, countWithNoun } from './words.ts'

/** Texts about the sheet of a character. */
export const characterSheetTexts = {
  none: (name: string) => `${name} has no character here yet. If you join a raid, you get one.`,
  level: (level: number, xp: number, next: number | null) =>
    `**Level ${level}** · ${xp} XP${next === null ? '' : ` · next level at ${next} XP`}`,
  openLevels: (levels: readonly UnusedLevel[]) => `⬆ **To use: ${unusedLevelsText(levels)}** · \`/level\``,
  packs: (n: number) => `🎁 **${countWithNoun(n, 'treasure pack')} to open** · \`/treasure\``,
  topLevel: 'Level 85: a hand of eight, and 10 more health',
  cards: (deck: number, collection: number) =>
    `Deck: ${deck} cards · collection: ${collection} · \`/deck show\``,
  inWords: 'In words',
  open: 'Sheet',
  deck: 'Deck',
  history: 'History',
  achievements: 'Achievements',
  another: 'Another sheet …',
  retired: '*retired*',
  ledger: 'Where the XP came from',
  ledgerRaid: (amount: number, dungeon: string, code: string, entries: readonly string[]) =>
    `**${signed(amount)}** ${dungeon} ${code}: ${entries.join(', ')}`,
  ledgerEntry: (amount: number, reason: string) => `${signed(amount)} ${reason}`,
  runs: 'Raids',
  runsLine: (runs: number, wins: number) => `${runs} finished, ${wins} won`,
  correctedRuns: (n: number) =>
    `⚙ ${n === 1 ? 'One of them was' : `${n} of them were`} corrected with \`/judge\` and not on the leaderboards`,
  correctedMark: '⚙ corrected',
  noRuns: 'None finished yet',
  achievementsOf: (dungeon: string) => `${dungeon}: Achievements`,
  mode: (mode: string, runs: number, wins: number, bestTurns: number | null) =>
    `*${mode}: ${runs} finished, ${wins} won${bestTurns === null ? '' : `, fastest win in ${countWithNoun(bestTurns, 'turn')}`}*`,
  has: (name: string, xp: number, times: number) =>
    `★ **${name}** (${achievementXpText(xp)})${times > 1 ? `, ${times} times` : ''}`,
  lacks: (name: string, xp: number) => `▫ ${name} (${achievementXpText(xp)})`,
  endTitle: {
    won: '♛ The Raiders have won!',
    lost: '☠ The Raiders have fallen.',
    drawn: 'The raid ends in a draw.',
    abandoned: 'The raid was abandoned.',
  },
  endAbandoned: 'Nobody earns anything in an abandoned raid.',
  noXp: 'No XP this time',
  noXpHere: 'This raid gives treasure, but no XP',
} as const

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`
}
