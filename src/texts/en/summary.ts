import { countWithNoun } from './words.ts'

const times = (n: number): string => (n === 1 ? 'once' : `${n} times`)

/**
 * Texts for the summary after a raid: each player's part, the turning points and the course of the Boss's health.
 * Texts in pictures have no markup.
 */
export const summaryTexts = {
  title: (raid: string, code: string) => `${raid} · ${code}`,
  turns: (n: number) => countWithNoun(n, 'turn'),
  corrected: (n: number) =>
    `⚙ The raid leader or a judge corrected the game ${times(n)}, so this raid is not on the leaderboards.`,
  health: (boss: string) => `Health of ${boss} by turn`,
  deeds: 'What the raiders did',
  columns: { dealt: 'Dealt', taken: 'Taken', healed: 'Healed', killed: 'Destroyed' },
  deed: (name: string, dealt: number, taken: number, healed: number, killed: number) =>
    `**${name}**: ${dealt} dealt, ${taken} taken, ${healed} healed, ${killed} destroyed`,
  chart: 'Boss’s health by turn',
  point: (turn: number, left: number, of: number) => `turn ${turn}: ${left}/${of}`,
  points: (points: readonly string[]) => points.join(', '),
  moments: 'Turning points',
  at: (turn: number, what: string) => `Turn ${turn}: ${what}`,
  levelUp: (card: string, level: number) => `Level Up to ${card}, level ${level}`,
  boss: (card: string) => `${card} is destroyed`,
  stage: (card: string, stage: string) => `${card} falls and continues the fight: ${stage}`,
  fell: {
    destroyed: (who: string) => `${who} falls`,
    decked: (who: string) => `${who} has no card left to draw`,
    conceded: (who: string) => `${who} concedes`,
  },
  earned: (card: string) => `Achievement: ${card}`,
  blow: (by: string, card: string, to: string, amount: number) =>
    `the strongest hit: ${card} (${by}) deals ${to} ${amount} damage`,
  turnLabel: (n: number) => `${n}`,
  healthLabel: (n: number) => `${n}`,
  alt: (title: string) => `A summary of ${title}.`,
  altDeed: (name: string, dealt: number, taken: number, healed: number, killed: number) =>
    `${name}: ${dealt} dealt, ${taken} taken, ${healed} healed, ${killed} destroyed.`,
  altChart: (points: readonly string[]) => `The boss’s health: ${points.join(', ')}.`,
} as const
