import { joinAsList } from './words.ts'

/** Texts for a card that is looked up. */
export const cardTexts = {
  usedIn: 'Where it is used',
  noText: 'No text.',
  unknownText: "The bot doesn't know this card's text.",
  withoutText: (card: string) => `${card} (text unknown)`,
  printedIn: 'Printed in',
  cost: (n: number) => `Cost ${n}`,
  atk: (n: number, type: string) => `${n} ${type} ATK`,
  health: (n: number) => `${n} health`,
  def: (n: number) => `${n} DEF`,
  strike: (n: number) => `Strike cost ${n}`,
  classes: (classes: readonly string[]) => `Class: ${joinAsList(classes, 'or')}`,
  faction: (faction: string) => `Faction: ${faction}`,
  rarity: (rarity: string) => `Rarity: ${rarity}`,
  instant: 'Instant: playable whenever you have priority',
  deck: (deck: string, copies: number) => (copies === 1 ? `${deck} (1 copy)` : `${deck} (${copies} copies)`),
  achievement: (raid: string) => `${raid}: an Achievement`,
  treasure: (raids: readonly string[]) => `Treasure of a won raid: ${raids.join(', ')}`,
  hero: (deck: string) => `${deck}: its hero`,
} as const
