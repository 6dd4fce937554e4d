import type { treasureTexts as en } from '../en/treasure.ts'
import type { Translation } from '../worded.ts'
import { capital, plural, rarity as rarityName } from './words.ts'

export const treasureTexts: Translation<typeof en> = {
  title: (character) => `Schatz von ${character}`,
  from: (raid, code) => `Aus ${raid} · ${code}`,
  card: (mark, name, rarity, type, toDeck) =>
    `${mark} **${name}** · ${capital(rarityName(rarity))} · ${type} · ${toDeck}`,
  mark: (isNew, unfit) => [...(isNew ? ['neu'] : []), unfit ?? 'passt ins Deck'].join(' · '),
  note: (isNew, fits) => [...(isNew ? ['neu'] : []), fits ? 'passt' : 'passt nicht'].join(' · '),
  rarestFirst: 'Alle Karten darin, die seltensten zuerst',
  turned: (n, of, raid) => `Karte ${n} von ${of} · aus ${raid}`,
  next: 'Nächste Karte ›',
  best: 'Letzte Karte ›',
  all: 'Alle Karten',
  marks: { common: '▫', uncommon: '▪', rare: '◆', epic: '★', legendary: '✪' },
  kept: (fresh) =>
    `Alle diese Karten sind jetzt in der Sammlung. ${fresh === 0 ? 'Keine davon ist' : plural(fresh, 'Karte ist', 'Karten sind')} dort neu. \`/deck edit\` nimmt Karten ins Deck und heraus, und \`/level\` zeigt, was ein Charakter besitzt.`,
  left: (n) => `${plural(n, 'weiterer Schatz', 'weitere Schätze')} zu öffnen.`,
  several: (n) => `${plural(n, 'Schatz', 'Schätze')} zu öffnen. Welcher?`,
  choose: 'Einen Schatz öffnen …',
  pack: (raid, character) => `${raid}: ${character}`,
  packCode: (code) => `Raid ${code}`,
  suggestion: (raid, code, character) => `${raid} ${code}: ${character}`,
  found: (character, person, best, rarity, others) =>
    `🎁 **${character}** (${person}) öffnet den Schatz: **${best}** (${rarityName(rarity)}) und ${plural(others, 'weitere Karte', 'weitere Karten')}.`,
}
