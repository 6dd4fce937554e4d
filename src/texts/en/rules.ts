/** Texts for looking up rules. */
import { toMarkup, type UserText } from '../user-text.ts'
export const ruleTexts = {
  title: (number: string, title: string) => `${number} · ${title}`,
  partOf: (wanted: UserText) => `${toMarkup(wanted)} is a part of this rule:`,
  suggestion: (number: string, title: string) => `${number} · ${title}`,
  see: 'See also …',
  none: (wanted: UserText) =>
    `I know no rule about “${toMarkup(wanted)}”. Try a number such as 410, a keyword such as Protector, or another word.`,
  several: (wanted: UserText, n: number) => `“${toMarkup(wanted)}”: ${n} rules. Which one?`,
  choose: 'Read a rule …',
  overview: 'The rules, in our words',
  overviewText:
    'The numbers are those of the Comprehensive Rules and of the Raid Rules. Give a number, a keyword or a word: `/rules about: protector`. `/card` shows what a single card does.',
  foot: 'In our own words. The printed rules decide.',
  chapters: {
    raids: 'Raids and Dungeons',
    keywords: 'Keywords',
    beginning: 'The game',
    parts: 'Parts of a card',
    types: 'Types of cards',
    concepts: 'General rules',
    turns: 'Turns and combat',
    powers: 'Powers and the chain',
  },
} as const
