import type { ruleTexts as en } from '../en/rules.ts'
import { toMarkup } from '../user-text.ts'
import type { TranslationOf } from '../worded.ts'

export const ruleTexts: TranslationOf<typeof en> = {
  title: (number, title) => `${number} · ${title}`,
  partOf: (wanted) => `${toMarkup(wanted)} ist ein Teil dieser Regel:`,
  suggestion: (number, title) => `${number} · ${title}`,
  see: 'Siehe auch …',
  none: (wanted) =>
    `Ich kenne keine Regel zu „${toMarkup(wanted)}“. Versuch es mit einer Nummer wie 410, einem Schlüsselwort wie Protector oder einem anderen Wort.`,
  several: (wanted, n) => `„${toMarkup(wanted)}“: ${n} Regeln. Welche?`,
  choose: 'Eine Regel lesen …',
  overview: 'Die Regeln, in unseren Worten',
  overviewText:
    'Die Nummern sind die der Comprehensive Rules und der Raid Rules. Gib eine Nummer, ein Schlüsselwort oder ein Wort an: `/rules about: protector`. `/card` zeigt, was eine einzelne Karte tut.',
  foot: 'In unseren eigenen Worten. Es gelten die gedruckten Regeln.',
  chapters: {
    raids: 'Raids und Dungeons',
    keywords: 'Schlüsselwörter',
    beginning: 'Das Spiel',
    parts: 'Teile einer Karte',
    types: 'Kartentypen',
    concepts: 'Allgemeine Regeln',
    turns: 'Züge und Kampf',
    powers: 'Kräfte und die Kette',
  },
}
