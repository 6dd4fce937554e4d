/** Words for who plays against the raiders, by what kind of lair it is; a raid says which kind it has. */
export const lairTexts = {
  dungeon: {
    name: 'The Dungeon',
    falls: (who: string) => `♛ ${who} is beaten!`,
    wins: '☠ The Dungeon wins.',
    levelled: (card: string, level: number) => `⬆ **Level Up!** The Dungeon is now ${card}, level ${level}.`,
    heroOf: (raid: string) => `${raid}: the Dungeon hero`,
  },
} as const
