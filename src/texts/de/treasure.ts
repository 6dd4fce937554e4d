import type { treasureTexts as en } from '../en/treasure.ts'
import type { TranslationOf } from '../worded.ts'
import { capitalize, countWithNoun, rarityText as rarityName } from './words.ts'

export const treasureTexts: TranslationOf<typeof en> = {
  title: (character) => `Schatz von ${character}`,
  from: (raid, code) => `Aus ${raid} · ${code}`,
  card: (mark, name, rarity, type, toDeck) =>
    `${mark} **${name}** · ${capitalize(rarityName(rarity))} · ${type} · ${toDeck}`,
  mark: (isNew, unfit) => [...(isNew ? ['neu'] : []), unfit ?? 'passt ins Deck'].join(' · '),
  note: (isNew, fits) => [...(isNew ? ['neu'] : []), fits ? 'passt' : 'passt nicht'].join(' · '),
  rarestFirst: 'Alle Karten darin, die seltensten zuerst',
  turned: (n, of, raid) => `Karte ${n} von ${of} · aus ${raid}`,
  next: 'Nächste Karte ›',
  best: 'Letzte Karte ›',
  all: 'Alle Karten',
  marks: { common: '▫', uncommon: '▪', rare: '◆', epic: '★', legendary: '✪' },
  kept: (fresh) =>
    `Alle diese Karten sind jetzt in der Sammlung. ${fresh === 0 ? 'Keine davon ist' : countWithNoun(fresh, 'Karte ist', 'Karten sind')} dort neu. \`/deck edit\` nimmt Karten ins Deck und heraus, und \`/level\` zeigt, was ein Charakter besitzt.`,
  left: (n) => `${countWithNoun(n, 'weiterer Schatz', 'weitere Schätze')} zu öffnen.`,
  several: (n) => `${countWithNoun(n, 'Schatz', 'Schätze')} zu öffnen. Welcher?`,
  choose: 'Einen Schatz öffnen …',
  pack: (raid, character) => `${raid}: ${character}`,
  packCode: (code) => `Raid ${code}`,
  suggestion: (raid, code, character) => `${raid} ${code}: ${character}`,
  found: (character, person, best, rarity, others) =>
    `🎁 **${character}** (${person}) öffnet den Schatz: **${best}** (${rarityName(rarity)}) und ${countWithNoun(others, 'weitere Karte', 'weitere Karten')}.`,
}
