import { withWiderType } from '../worded.ts'
import { capitalize, countWithNoun } from './words.ts'

/** Texts for opening treasure packs and for the cards in them. */
export const treasureTexts = {
  title: (character: string) => `Treasure of ${character}`,
  from: (raid: string, code: string) => `From ${raid} · ${code}`,
  card: (mark: string, name: string, rarity: string, type: string, toDeck: string) =>
    `${mark} **${name}** · ${capitalize(rarity)} · ${type} · ${toDeck}`,
  /** Says whether a card is new and whether it fits the deck. This text is also drawn in pictures. */
  mark: (isNew: boolean, unfit: string | null) =>
    [...(isNew ? ['new'] : []), unfit ?? 'fits the deck'].join(' · '),
  note: (isNew: boolean, fits: boolean) =>
    [...(isNew ? ['new'] : []), fits ? 'fits' : 'doesn’t fit'].join(' · '),
  rarestFirst: 'All cards of the pack, the rarest first',
  turned: (n: number, of: number, raid: string) => `Card ${n} of ${of} · from ${raid}`,
  next: 'Next card ›',
  best: 'Last card ›',
  all: 'All cards',
  marks: withWiderType<Record<string, string>>({
    common: '▫',
    uncommon: '▪',
    rare: '◆',
    epic: '★',
    legendary: '✪',
  }),
  kept: (fresh: number) =>
    `All these cards are in the collection now. ${fresh === 0 ? 'None of them is' : countWithNoun(fresh, 'card is', 'cards are')} new there. \`/deck edit\` moves cards into the deck and out of it, and \`/level\` shows what a character owns.`,
  left: (n: number) => `${countWithNoun(n, 'more pack')} to open.`,
  several: (n: number) => `${countWithNoun(n, 'pack')} to open. Which one?`,
  choose: 'Open a pack …',
  pack: (raid: string, character: string) => `${raid}: ${character}`,
  packCode: (code: string) => `Raid ${code}`,
  suggestion: (raid: string, code: string, character: string) => `${raid} ${code}: ${character}`,
  found: (character: string, person: string, best: string, rarity: string, others: number) =>
    `🎁 **${character}** (${person}) opens the treasure: **${best}** (${capitalize(rarity)}), and ${countWithNoun(others, 'more card')}.`,
} as const
