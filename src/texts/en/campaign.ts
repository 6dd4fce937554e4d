import { capitalize, countWithNoun, joinAsList } from './words.ts'

/** Texts for the guild's campaign and for corrections of XP. */
export const campaignTexts = {
  decks: {
    collection: 'The cards that a character owns; constructed decks of any cards in raids with a Boss',
    ownOnly: 'The cards that a character owns, in raids with a Boss, too',
    constructed: 'All cards that I know, as long as the deck is legal, in all raids',
  },
  title: 'The campaign',
  cleared: (cleared: number, all: number) => `**${cleared} of ${all}** cleared`,
  next: (dungeon: string, mode: string) =>
    `Next: **${dungeon}**, ${mode}. \`/raid create\` in a channel opens it.`,
  bosses: 'Against a Boss',
  done: 'Everything is cleared. Can you beat your own records?',
  mode: (mode: string) => mode,
  stage: (title: string, runs: number, wins: number, best: readonly string[]) => {
    const mark = wins > 0 ? '✓' : '▫'
    const played = runs === 0 ? 'not tried yet' : `${countWithNoun(runs, 'run')}, ${wins} won`
    return `${mark} **${title}**: ${[played, ...best].join(' · ')}`
  },
  bestTurns: (turns: number) => `fastest win ${countWithNoun(turns, 'turn')}`,
  mostDamage: (damage: number) => `most damage ${damage}`,
  by: (names: readonly string[]) => `by ${joinAsList(names)}`,
  pack: (raid: string, slots: readonly { cards: number; of: readonly string[] }[]) =>
    `A win in ${raid} opens a pack: ${joinAsList(slots.map(({ cards, of }) => `${cards} ${joinAsList(of.map(capitalize), 'or')}`))}.`,
  alt: {
    title: (cleared: string, goal: string) => `The campaign of this server: ${cleared}. ${goal}`,
    group: (title: string, stages: readonly string[]) => `${title}: ${stages.join('; ')}.`,
    stage: (title: string, isCleared: boolean, facts: readonly string[]) =>
      `${title} ${isCleared ? 'cleared' : 'open'} (${facts.join(', ')})`,
  },
  drawn: {
    cleared: (cleared: number, all: number) => `${cleared} of ${all} cleared`,
    next: (dungeon: string, mode: string) => `Next: ${dungeon}, ${mode}`,
    played: (runs: number, wins: number) =>
      runs === 0 ? 'not tried yet' : `${countWithNoun(runs, 'run')}, ${wins} won`,
  },
  footer: (decks: string) => `Decks: ${decks}`,
  agreed: (what: string) => `✓ From now on decks are built from: ${what}`,
  managersOnly:
    'Only people who manage this server can change that. They need the permission “Manage Server”.',
  corrected: (by: string, character: string, person: string, amount: number, before: number, after: number) =>
    `⚙ ${by} corrects the XP of **${character}** (${person}) by ${amount > 0 ? '+' : '−'}${Math.abs(amount)}: ${before} → ${after}.`,
  correctedWhy: (reason: string) => `Why: ${reason}`,
  correctedLevel: (from: number, to: number) => `Level ${from} → ${to}.`,
  correctionDone: '✓ Corrected. I have announced it in the raid’s thread.',
} as const
