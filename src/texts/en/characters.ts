import { plural } from './words.ts'

/** Characters: making them, choosing one, naming them, letting them go. */
export const characterTexts = {
  command: 'Your characters in this server',
  create: 'Make a character with a starter deck; it becomes your active one',
  createStarter: 'Its class and faction',
  createName: 'Its name; one of my choosing unless you say',
  list: 'All your characters',
  use: 'Raid with this character from now on',
  rename: 'Give a character another name',
  renameName: 'Its new name',
  retire: 'Let a character rest; it keeps everything',
  which: 'Which character',
  whichOrActive: 'Which character; the active one unless you say',

  created: (name: string, hero: string) =>
    `✓ **${name}** is ready to raid as ${hero}, and is your active character now.`,
  used: (name: string) => `✓ **${name}** is your active character now.`,
  renamed: (name: string) => `✓ Your character is called **${name}** now.`,
  retired: (name: string) =>
    `✓ **${name}** has retired and keeps everything. \`/character use\` brings it back.`,
  listTitle: 'Your characters',
  none: 'You have no character here yet. `/character create` makes one, and so does taking a seat with a starter deck.',
  line: (name: string, kind: string, level: number, xp: number) =>
    `**${name}** · ${kind} · level ${level}, ${xp} XP`,
  active: (line: string) => `▶ ${line}`,
  retiredLine: (line: string) => `*retired* ${line}`,
  openLevels: (n: number) => ` · ⬆ ${plural(n, 'level')} to use: \`/level\``,
  suggestion: (name: string, kind: string, level: number) => `${name}: ${kind}, level ${level}`,
  starterSuggestion: (label: string, hero: string) => `Starter: ${label} (${hero})`,
} as const
