import type { characterTexts as en } from '../en/characters.ts'
import type { Worded } from '../texts.ts'
import { plural } from './words.ts'

export const characterTexts: Worded<typeof en> = {
  command: 'Deine Charaktere auf diesem Server',
  create: 'Einen Charakter mit einem Starterdeck erschaffen; er wird dein aktiver',
  createStarter: 'Seine Klasse und Fraktion',
  createName: 'Sein Name; ohne Angabe wähle ich einen',
  list: 'Alle deine Charaktere',
  use: 'Von jetzt an mit diesem Charakter raiden',
  rename: 'Einem Charakter einen anderen Namen geben',
  renameName: 'Sein neuer Name',
  retire: 'Einen Charakter ruhen lassen; er behält alles',
  which: 'Welcher Charakter',
  whichOrActive: 'Welcher Charakter; ohne Angabe der aktive',

  created: (name, hero) => `✓ **${name}** ist als ${hero} zum Raid bereit und jetzt dein aktiver Charakter.`,
  used: (name) => `✓ **${name}** ist jetzt dein aktiver Charakter.`,
  renamed: (name) => `✓ Dein Charakter heißt jetzt **${name}**.`,
  retired: (name) => `✓ **${name}** ruht und behält alles. \`/character use\` holt ihn zurück.`,
  listTitle: 'Deine Charaktere',
  none: 'Du hast hier noch keinen Charakter. `/character create` erschafft einen, und auch wer mit einem Starterdeck Platz nimmt, bekommt einen.',
  line: (name, kind, level, xp) => `**${name}** · ${kind} · Stufe ${level}, ${xp} EP`,
  active: (line) => `▶ ${line}`,
  retiredLine: (line) => `*ruht* ${line}`,
  openLevels: (n) => ` · ⬆ ${plural(n, 'Stufe', 'Stufen')} zu nutzen: \`/level\``,
  suggestion: (name, kind, level) => `${name}: ${kind}, Stufe ${level}`,
  starterSuggestion: (label, hero) => `Starterdeck: ${label} (${hero})`,
}
