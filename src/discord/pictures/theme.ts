/** How our pictures look: one palette, one family of letters, no printed art. */

export const INK = {
  back: '#12141b',
  panel: '#1b1e28',
  panelTop: '#222633',
  line: '#343a4a',
  groove: '#0c0e13',
  text: '#f3eedf',
  soft: '#b9b4a5',
  faint: '#97938a',
  gold: '#e3ba55',
  goldDeep: '#a87a24',
  good: '#7fbf7a',
} as const

const FACTIONS = { Horde: '#b23a2f', Alliance: '#3d74c9' } as const

export const factionInk = (faction: 'Alliance' | 'Horde' | null): string =>
  faction === null ? INK.faint : FACTIONS[faction]

const CLASSES: Readonly<Record<string, string>> = {
  'Death Knight': '#c23f54',
  Druid: '#e8863a',
  Hunter: '#9cc46a',
  Mage: '#5fc3e4',
  Paladin: '#ea92b6',
  Priest: '#e9e6dc',
  Rogue: '#ead65c',
  Shaman: '#4b8be0',
  Warlock: '#9d87d3',
  Warrior: '#c79d6f',
}

export const classInk = (className: string): string => CLASSES[className] ?? INK.soft

/** The font files are registered under this name. Signs that it lacks come from the system's fonts, if there are any. */
export const FAMILY = 'Lairkeeper Inter'

export const WEIGHTS = [400, 500, 700, 800] as const
export type Weight = (typeof WEIGHTS)[number]

export const font = (size: number, weight: Weight = 400): string =>
  `${weight} ${size}px "${FAMILY}", "DejaVu Sans", sans-serif`
