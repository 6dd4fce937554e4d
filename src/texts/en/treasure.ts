import { worded } from '../worded.ts'
import { capital, plural } from './words.ts'

/** Treasure packs: opening them, and what was in one. */
export const treasureTexts = {
  command: 'Open the treasure of a raid that your character has won',
  commandRaid: 'Of which raid; the only unopened one unless you say',
  open: 'Open the treasure',
  title: (character: string) => `Treasure of ${character}`,
  from: (raid: string, code: string) => `From ${raid} · ${code}`,
  card: (mark: string, name: string, rarity: string, type: string, isNew: boolean) =>
    `${mark} **${name}** · ${capital(rarity)} · ${type}${isNew ? ' · ✨ new' : ''}`,
  marks: worded<Record<string, string>>({ common: '▫', uncommon: '▪', rare: '◆', epic: '★', legendary: '✪' }),
  kept: (fresh: number) =>
    `All of it is in the collection; ${fresh === 0 ? 'nothing' : plural(fresh, 'card')} new to it. \`/deck edit\` takes cards in and out, \`/level\` says what a character owns.`,
  left: (n: number) => `${plural(n, 'more pack')} to open.`,
  several: (n: number) => `${plural(n, 'pack')} to open. Which one?`,
  choose: 'Open a pack …',
  pack: (raid: string, character: string) => `${raid}: ${character}`,
  packCode: (code: string) => `Raid ${code}`,
  suggestion: (raid: string, code: string, character: string) => `${raid} ${code}: ${character}`,
  found: (character: string, person: string, best: string, rarity: string, others: number) =>
    `🎁 **${character}** (${person}) opens the treasure: **${best}** (${capital(rarity)}), and ${plural(others, 'more card')}.`,
} as const
