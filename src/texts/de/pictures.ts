import type { pictureTexts as en } from '../en/pictures.ts'
import type { TranslationOf } from '../worded.ts'
import { countWithNoun, isSingularCount, joinAsList } from './words.ts'

export const pictureTexts: TranslationOf<typeof en> = {
  level: 'Stufe',
  xp: (xp) => `${xp} EP`,
  toNext: (more, level) => `${more} EP bis Stufe ${level}`,
  topLevel: 'Die höchste Stufe',
  raids: 'Raids',
  won: 'Gewonnen',
  modes: {
    story: 'Erzählung (Haus)',
    novice: 'Einsteiger',
    experienced: 'Erfahren',
    heroic: 'Heroisch',
    legendary: 'Legendär',
    standard: 'Wie gedruckt',
    full: 'Alle Bosse',
  },
  deck: 'Deck',
  collection: 'Sammlung',
  achievements: 'Erfolge',
  of: (part, all) => `${part}/${all}`,
  raidRuns: (runs, wins, cleared) =>
    runs === 0
      ? 'Noch nicht versucht'
      : `${countWithNoun(runs, 'Raid', 'Raids')}, ${wins} gewonnen${cleared.length > 0 ? ` (${cleared.join(', ')})` : ''}`,
  bestTurns: (modes) => `Schnellster Sieg in Zügen: ${modes.join(', ')}`,
  bestIn: (mode, turns) => `${mode} ${turns}`,
  who: (hero, kind) => `${hero} · ${kind}`,
  openLevels: (levels) =>
    `${isSingularCount(levels.length) ? 'Stufe' : 'Stufen'} ${joinAsList(levels.map(({ level, begun }) => (begun ? `${level} (Rest)` : `${level}`)))} zu nutzen`,
  packs: (n) => `${countWithNoun(n, 'Schatz', 'Schätze')} zu öffnen`,
  foot: 'Lairkeeper',
  retired: 'Ruht',
  corrected: (n) => `${n} mit /judge korrigiert`,
  alt: (name, who) => `Der Bogen von ${name}: ${who}.`,
  altLevel: (level, xp, next) => `Stufe ${level}, ${xp}, ${next}.`,
  altWaiting: (what) => `${what}.`,
  altFigures: (figures) => `${figures.join(', ')}.`,
  altFigure: (label, value) => `${label} ${value}`,
  altRaid: (title, runs, count) => `${title}: ${runs}, Erfolge ${count}.`,
  altBest: (best) => `${best}.`,
  altEarned: (names) => `Errungen: ${names.join(', ')}.`,
}
