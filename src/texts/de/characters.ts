import type { characterTexts as en } from '../en/characters.ts'
import type { TranslationOf } from '../worded.ts'
import { countWithNoun } from './words.ts'

export const characterTexts: TranslationOf<typeof en> = {
  created: (name, hero) => `✓ **${name}** ist als ${hero} zum Raid bereit und jetzt dein aktiver Charakter.`,
  used: (name) => `✓ **${name}** ist jetzt dein aktiver Charakter.`,
  renamed: (name) => `✓ Dein Charakter heißt jetzt **${name}**.`,
  retired: (name) => `✓ **${name}** ruht und behält alles. \`/character use:\` holt ihn zurück.`,
  listTitle: 'Deine Charaktere',
  none: 'Du hast hier noch keinen Charakter. Eröffne einen Raid und nimm mit einem Starterdeck Platz, dann bekommst du einen. `/character new:` erschafft sofort einen.',
  line: (name, kind, level, xp) => `**${name}** · ${kind} · Stufe ${level}, ${xp} EP`,
  active: (line) => `▶ ${line}`,
  retiredLine: (line) => `*ruht* ${line}`,
  openLevels: (n) => ` · ⬆ ${countWithNoun(n, 'Stufe', 'Stufen')} zu nutzen: \`/level\``,
  suggestion: (name, kind, level) => `${name}: ${kind}, Stufe ${level}`,
  starterSuggestion: (label, hero) => `Starterdeck: ${label} (${hero})`,
}
