import type { endingTexts as en } from '../en/ending.ts'
import type { TranslationOf } from '../worded.ts'
import { cardCountText, countWithNoun, joinAsList } from './words.ts'

const times = (n: number): string => (n === 1 ? 'einmal' : `${n}-mal`)

export const endingTexts: TranslationOf<typeof en> = {
  headline: (raid, mode) => `${raid}, ${mode}`,
  corrected: '⚙ korrigiert',
  others: 'die anderen',
  feat: (who, what) => `**${who}** ${what}`,
  feats: {
    lastBlow: {
      most: (_, card) => `streckt ${card} nieder`,
      some: (_, card) => `hilft, ${card} niederzustrecken`,
    },
    toBoss: {
      most: (n) => `trifft den Boss am meisten (${n})`,
      some: (n) => `fügt dem Boss ${n} Schaden zu`,
    },
    dealt: { most: (n) => `macht den meisten Schaden (${n})`, some: (n) => `fügt ${n} Schaden zu` },
    healed: { most: (n) => `heilt am meisten (${n})`, some: (n) => `heilt ${n} Schaden` },
    prevented: { most: (n) => `verhindert am meisten (${n})`, some: (n) => `verhindert ${n} Schaden` },
    protected: { most: (n) => `beschützt am häufigsten (${n})`, some: (n) => `beschützt ${times(n)}` },
    killed: {
      most: (n) => `zerstört die meisten Karten (${n})`,
      some: (n) => `zerstört ${cardCountText(n)} der Gegner`,
    },
    hardest: {
      most: (n) => `landet den härtesten Treffer (${n})`,
      some: (n) => `landet einen Treffer von ${n}`,
    },
    allies: {
      most: (n) => `bringt die meisten Verbündeten (${n})`,
      some: (n) => `bringt ${countWithNoun(n, 'Verbündeten', 'Verbündete')}`,
    },
    strikes: {
      most: (n) => `schlägt am häufigsten zu (${n})`,
      some: (n) => `schlägt ${times(n)} mit Waffen zu`,
    },
    attacks: { most: (n) => `greift am häufigsten an (${n})`, some: (n) => `greift ${times(n)} an` },
    powers: {
      most: (n) => `benutzt die meisten Kräfte (${n})`,
      some: (n) => `benutzt ${countWithNoun(n, 'Kraft', 'Kräfte')}`,
    },
    played: { most: (n) => `spielt die meisten Karten (${n})`, some: (n) => `spielt ${cardCountText(n)}` },
    taken: { most: (n) => `erleidet den meisten Schaden (${n})`, some: (n) => `erleidet ${n} Schaden` },
  },
  stood: 'steht länger als alle anderen',
  tookPart: 'ist dabei',
  asBoss: {
    felled: (n) => `als Boss: zerstört ${countWithNoun(n, 'Raider', 'Raider')}`,
    lairDealt: (n) => `als Boss: fügt ${n} Schaden zu`,
  },
  achievements: (names, more) => `★ ${joinAsList(more > 0 ? [...names, `${more} mehr`] : [...names])}`,
  xp: (amount, level, names) =>
    [
      `**${amount < 0 ? `−${-amount}` : `+${amount}`} EP**`,
      ...(level === null ? [] : [`⬆ Stufe ${level}`]),
      ...(names.length > 0 ? [joinAsList(names)] : []),
    ].join(' · '),
  useLevel: 'Stufe nutzen',
  treasure: 'Schatz',
  details: 'Mehr',
  lastBoard: 'Letzter Stand',
}
