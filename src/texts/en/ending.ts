/** Texts for the message at the end of a raid: the feat of each person, the XP, and the buttons. */
import { countWithNoun, joinAsList } from './words.ts'

const times = (n: number): string => (n === 1 ? 'once' : `${n} times`)

/** Texts about the end of a raid. */
export const endingTexts = {
  headline: (raid: string, mode: string) => `${raid}, ${mode}`,
  corrected: '⚙ corrected',
  others: 'the others',
  feat: (who: string, what: string) => `**${who}** ${what}`,
  /** The best performance of each person. The first sentence of each pair is for a person who alone did the most. */
  feats: {
    lastBlow: {
      most: (_: number, card: string) => `struck down ${card}`,
      some: (_: number, card: string) => `helped to strike down ${card}`,
    },
    toBoss: {
      most: (n: number) => `hurt the Boss the most (${n})`,
      some: (n: number) => `dealt ${n} damage to the Boss`,
    },
    dealt: { most: (n: number) => `dealt the most damage (${n})`, some: (n: number) => `dealt ${n} damage` },
    healed: { most: (n: number) => `healed the most (${n})`, some: (n: number) => `healed ${n} damage` },
    prevented: {
      most: (n: number) => `prevented the most (${n})`,
      some: (n: number) => `prevented ${n} damage`,
    },
    protected: {
      most: (n: number) => `protected most often (${n})`,
      some: (n: number) => `protected ${times(n)}`,
    },
    killed: {
      most: (n: number) => `destroyed the most cards (${n})`,
      some: (n: number) => `destroyed ${countWithNoun(n, 'enemy card')}`,
    },
    hardest: {
      most: (n: number) => `landed the hardest hit (${n})`,
      some: (n: number) => `landed a hit of ${n}`,
    },
    allies: {
      most: (n: number) => `brought the most allies (${n})`,
      some: (n: number) => `brought ${countWithNoun(n, 'ally', 'allies')}`,
    },
    strikes: {
      most: (n: number) => `struck most often (${n})`,
      some: (n: number) => `struck ${times(n)} with weapons`,
    },
    attacks: {
      most: (n: number) => `attacked most often (${n})`,
      some: (n: number) => `attacked ${times(n)}`,
    },
    powers: {
      most: (n: number) => `used the most powers (${n})`,
      some: (n: number) => `used ${countWithNoun(n, 'power')}`,
    },
    played: {
      most: (n: number) => `played the most cards (${n})`,
      some: (n: number) => `played ${countWithNoun(n, 'card')}`,
    },
    taken: { most: (n: number) => `took the most damage (${n})`, some: (n: number) => `took ${n} damage` },
  },
  stood: 'stood longer than all others',
  tookPart: 'took part',
  asBoss: {
    felled: (n: number) => `as the Boss: destroyed ${countWithNoun(n, 'raider')}`,
    lairDealt: (n: number) => `as the Boss: dealt ${n} damage`,
  },
  achievements: (names: readonly string[], more: number) =>
    `★ ${joinAsList(more > 0 ? [...names, `${more} more`] : [...names])}`,
  /** @param names the characters; empty if all get the same XP */
  xp: (amount: number, level: number | null, names: readonly string[]) =>
    [
      `**${amount < 0 ? `−${-amount}` : `+${amount}`} XP**`,
      ...(level === null ? [] : [`⬆ level ${level}`]),
      ...(names.length > 0 ? [joinAsList(names)] : []),
    ].join(' · '),
  useLevel: 'Use your level',
  treasure: 'Treasure',
  details: 'Details',
  lastBoard: 'Last board',
} as const
