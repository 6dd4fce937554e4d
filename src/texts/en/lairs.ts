/** Texts about the raiders' opponent, for each kind of lair. The data of a raid names its kind. */
export const lairTexts = {
  dungeon: {
    name: 'The Dungeon',
    falls: (who: string) => `♛ ${who} is beaten!`,
    beaten: 'the Dungeon is beaten',
    wins: '☠ The Dungeon wins.',
    levelled: (card: string, level: number) => `⬆ **Level Up!** The Dungeon is now ${card}, level ${level}.`,
    heroOf: (raid: string) => `${raid}: the Dungeon hero`,
  },
  boss: {
    name: 'The computer',
    falls: (who: string) => `♛ ${who} is beaten!`,
    beaten: 'the Boss is beaten',
    wins: '☠ The Boss wins.',
    levelled: (card: string, level: number) => `⬆ **${card}**, stage ${level}.`,
    heroOf: (raid: string) => `${raid}: the Boss`,
  },
} as const
