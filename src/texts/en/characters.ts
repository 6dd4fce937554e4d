import { countWithNoun } from './words.ts'

/** Texts for creating, choosing, naming and retiring characters. */
export const characterTexts = {
  created: (name: string, hero: string) =>
    `✓ **${name}** is ready to raid as ${hero}, and is your active character now.`,
  used: (name: string) => `✓ **${name}** is your active character now.`,
  renamed: (name: string) => `✓ Your character is called **${name}** now.`,
  retired: (name: string) =>
    `✓ **${name}** has retired and keeps everything. \`/character use:\` brings it back.`,
  listTitle: 'Your characters',
  none: 'You have no character here yet. Open a raid and take a seat with a starter deck, and you get one. `/character new:` creates one now.',
  line: (name: string, kind: string, level: number, xp: number) =>
    `**${name}** · ${kind} · level ${level}, ${xp} XP`,
  active: (line: string) => `▶ ${line}`,
  retiredLine: (line: string) => `*retired* ${line}`,
  openLevels: (n: number) => ` · ⬆ ${countWithNoun(n, 'level')} to use: \`/level\``,
  suggestion: (name: string, kind: string, level: number) => `${name}: ${kind}, level ${level}`,
  starterSuggestion: (label: string, hero: string) => `Starter: ${label} (${hero})`,
} as const
