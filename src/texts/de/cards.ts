import type { cardTexts as en } from '../en/cards.ts'
import type { TranslationOf } from '../worded.ts'
import { classNameText, damageTypeText, factionText, joinAsList, rarityText } from './words.ts'

export const cardTexts: TranslationOf<typeof en> = {
  usedIn: 'Wo sie vorkommt',
  noText: 'Kein Text.',
  unknownText: 'Den Text dieser Karte kennt der Bot nicht.',
  withoutText: (card) => `${card} (Text unbekannt)`,
  printedIn: 'Gedruckt in',
  cost: (n) => `Kosten ${n}`,
  atk: (n, type) => `${n} ${damageTypeText(type)}-ATK`,
  health: (n) => `${n} Gesundheit`,
  def: (n) => `${n} DEF`,
  strike: (n) => `Zuschlagen kostet ${n}`,
  classes: (classes) => `Klasse: ${joinAsList([...classes].map(classNameText), 'or')}`,
  faction: (faction) => `Fraktion: ${factionText(faction)}`,
  rarity: (name) => `Seltenheit: ${rarityText(name)}`,
  instant: 'Spontan: spielbar, wann immer du Priorität hast',
  deck: (deck, copies) => (copies === 1 ? `${deck} (einmal)` : `${deck} (${copies}-mal)`),
  achievement: (raid) => `${raid}: ein Erfolg`,
  treasure: (raids: readonly string[]) => `Schatz eines gewonnenen Raids: ${raids.join(', ')}`,
  hero: (deck) => `${deck}: sein Held`,
}
