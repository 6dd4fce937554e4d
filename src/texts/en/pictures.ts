import { withWiderType } from '../worded.ts'
import type { UnusedLevel } from './levels.ts'
import { countWithNoun, joinAsList } from './words.ts'

/** Texts in pictures, and descriptions of what a picture shows. */
export const pictureTexts = {
  level: 'Level',
  xp: (xp: number) => `${xp} XP`,
  toNext: (more: number, level: number) => `${more} XP to level ${level}`,
  topLevel: 'The highest level',
  raids: 'Raids',
  won: 'Won',
  modes: withWiderType<Record<string, string>>({
    story: 'Story (house)',
    novice: 'Novice',
    experienced: 'Experienced',
    heroic: 'Heroic',
    legendary: 'Legendary',
    standard: 'Standard',
    full: 'Full clear',
  }),
  deck: 'Deck',
  collection: 'Collection',
  achievements: 'Achievements',
  of: (part: number, all: number) => `${part}/${all}`,
  raidRuns: (runs: number, wins: number, cleared: readonly string[]) =>
    runs === 0
      ? 'Not raided yet'
      : `${countWithNoun(runs, 'raid')}, ${wins} won${cleared.length > 0 ? ` (${cleared.join(', ')})` : ''}`,
  bestTurns: (modes: readonly string[]) => `Fastest win in turns: ${modes.join(', ')}`,
  bestIn: (mode: string, turns: number) => `${mode} ${turns}`,
  who: (hero: string, kind: string) => `${hero} · ${kind}`,
  openLevels: (levels: readonly UnusedLevel[]) =>
    `${levels.length === 1 ? 'Level' : 'Levels'} ${joinAsList(levels.map(({ level, begun }) => (begun ? `${level} (the rest)` : `${level}`)))} to use`,
  packs: (n: number) => `${countWithNoun(n, 'treasure pack')} to open`,
  foot: 'Lairkeeper',
  retired: 'Retired',
  corrected: (n: number) => `${n} corrected with /judge`,
  alt: (name: string, who: string) => `The sheet of ${name}: ${who}.`,
  altLevel: (level: number, xp: string, next: string) => `Level ${level}, ${xp}, ${next}.`,
  altWaiting: (what: string) => `${what}.`,
  altFigures: (figures: readonly string[]) => `${figures.join(', ')}.`,
  altFigure: (label: string, value: string) => `${label} ${value}`,
  altRaid: (title: string, runs: string, count: string) => `${title}: ${runs}, Achievements ${count}.`,
  altBest: (best: string) => `${best}.`,
  altEarned: (names: readonly string[]) => `Earned: ${names.join(', ')}.`,
} as const
