import type { lairTexts as en } from '../en/lairs.ts'
import type { TranslationOf } from '../worded.ts'

export const lairTexts: TranslationOf<typeof en> = {
  dungeon: {
    name: 'Der Dungeon',
    falls: (who) => `♛ ${who} ist besiegt!`,
    beaten: 'der Dungeon ist besiegt',
    wins: '☠ Der Dungeon gewinnt.',
    levelled: (card, level) => `⬆ **Stufenaufstieg!** Der Dungeon ist jetzt ${card}, Stufe ${level}.`,
    heroOf: (raid) => `${raid}: der Held des Dungeons`,
  },
  boss: {
    name: 'Der Computer',
    falls: (who) => `♛ ${who} ist besiegt!`,
    beaten: 'der Boss ist besiegt',
    wins: '☠ Der Boss gewinnt.',
    levelled: (card, level) => `⬆ **${card}**, Phase ${level}.`,
    heroOf: (raid) => `${raid}: der Boss`,
  },
}
