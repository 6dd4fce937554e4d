import type { Texts } from '../texts.ts'

export const lairTexts: Texts['lair'] = {
  dungeon: {
    name: 'Der Dungeon',
    falls: (who) => `♛ ${who} ist besiegt!`,
    wins: '☠ Der Dungeon gewinnt.',
    levelled: (card, level) => `⬆ **Stufenaufstieg!** Der Dungeon ist jetzt ${card}, Stufe ${level}.`,
    heroOf: (raid) => `${raid}: der Held des Dungeons`,
  },
}
