/** The look of our pictures: two palettes and one font family, without printed art. */

export interface Palette {
  readonly back: string
  readonly panel: string
  readonly panelTop: string
  readonly line: string
  readonly groove: string
  readonly text: string
  readonly soft: string
  readonly faint: string
  readonly gold: string
  readonly goldDeep: string
  readonly good: string
  readonly bad: string
  /** The background for text in gold, good and bad. */
  readonly card: string
  /** The colour of text on a background of gold, good or bad. */
  readonly onInk: string
}

export const DARK_PALETTE: Palette = {
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
  bad: '#ff8f80',
  card: '#262b38',
  onInk: '#12141b',
}

const LIGHT: Palette = {
  back: '#e9e4d6',
  panel: '#fbf8f0',
  panelTop: '#fffdf8',
  line: '#a89f88',
  groove: '#ddd6c4',
  text: '#1d1a13',
  soft: '#4b463a',
  faint: '#5d5748',
  gold: '#755000',
  goldDeep: '#b07d1a',
  good: '#245f22',
  bad: '#a1241a',
  card: '#ffffff',
  onInk: '#ffffff',
}

export const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

export const paletteOfTheme = (theme: Theme): Palette => (theme === 'light' ? LIGHT : DARK_PALETTE)

const FACTIONS = { Horde: '#b23a2f', Alliance: '#3d74c9' } as const

export const factionColor = (faction: 'Alliance' | 'Horde' | null): string =>
  faction === null ? DARK_PALETTE.faint : FACTIONS[faction]

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

/** The colour of a bar that is nearly empty. */
export const NEARLY_EMPTY_BAR_COLOR = '#b0392c'

/** The opacity of the class's or faction's colour in an emblem's background, as two hexadecimal digits. */
export const EMBLEM_OPACITY = '77'

export const ALL_CLASS_COLORS = Object.values(CLASSES)
export const ALL_FACTION_COLORS = [...Object.values(FACTIONS), DARK_PALETTE.faint]

export const classColor = (className: string): string => CLASSES[className] ?? DARK_PALETTE.soft

/**
 * The name under which the font files are registered. Characters that our font lacks come from the system's
 * fonts, if there are any.
 */
export const FONT_FAMILY = 'Lairkeeper Inter'

export const FONT_WEIGHTS = [400, 500, 700, 800] as const
export type FontWeight = (typeof FONT_WEIGHTS)[number]

export const cssFont = (size: number, weight: FontWeight = 400): string =>
  `${weight} ${size}px "${FONT_FAMILY}", "DejaVu Sans", sans-serif`
