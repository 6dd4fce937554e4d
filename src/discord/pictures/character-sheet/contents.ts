/** Builds the contents of a sheet's picture, and its description for people who can't see it. */

import { countAchievements } from '../../../campaign/achievements.ts'
import { LEVELING_GUIDE } from '../../../campaign/guide.ts'
import { levelAtXp, TOP_LEVEL } from '../../../campaign/levels.ts'
import type { CharacterResultsInRaid, CharacterSheet, SheetAchievement } from '../../../campaign/sheet.ts'
import { namesOfAllModes } from '../../../raids/index.ts'
import { texts } from '../../../texts/texts.ts'
import { toPlain } from '../../../texts/user-text.ts'
import { factionAndClass } from '../../characters/characters.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../../message-parts/limits.ts'
import type { LabelledValue, SheetPictureContents, SheetRaidContents } from '../pictures.ts'

const t = texts.picture

export function sheetPictureContents(sheet: CharacterSheet): SheetPictureContents {
  return {
    kind: 'sheet',
    name: toPlain(sheet.name),
    who: t.who(sheet.hero.name, factionAndClass(sheet)),
    className: sheet.class,
    faction: sheet.faction,
    level: { label: t.level, value: `${sheet.level}` },
    xp: t.xp(sheet.xp),
    toNext: toNext(sheet),
    progress: progressOf(sheet),
    ladder: [...LEVELING_GUIDE.keys(), TOP_LEVEL].map((level) => ({
      level: `${level}`,
      state: stateOf(sheet, level),
    })),
    figures: figuresOf(sheet),
    raids: sheet.raids.map(raidShown),
    waiting: waitingOf(sheet).join(' · '),
    foot: [t.foot, ...footnotes(sheet)].join(' · '),
  }
}

const footnotes = ({ retired, corrected }: CharacterSheet): string[] => [
  ...(corrected > 0 ? [t.corrected(corrected)] : []),
  ...(retired ? [t.retired] : []),
]

const toNext = ({ xp, nextLevelAt }: CharacterSheet): string =>
  nextLevelAt === null ? t.topLevel : t.toNext(nextLevelAt - xp, nextLevelAt)

const waitingOf = ({ openLevels, packs }: CharacterSheet): string[] => [
  ...(openLevels.length > 0 ? [t.openLevels(openLevels)] : []),
  ...(packs > 0 ? [t.packs(packs)] : []),
]

/** Returns the part of the way from this level to the next. Level 1 begins without XP. */
function progressOf({ xp, nextLevelAt }: CharacterSheet): number {
  if (nextLevelAt === null) return 1
  const level = levelAtXp(xp)
  const from = level === 1 ? 0 : level
  return Math.max(0, (xp - from) / (nextLevelAt - from))
}

function stateOf(
  { level: reached, openLevels }: CharacterSheet,
  level: number,
): 'unreached' | 'open' | 'reached' {
  if (level > reached) return 'unreached'
  return openLevels.some((one) => one.level === level) ? 'open' : 'reached'
}

function figuresOf(sheet: CharacterSheet): SheetPictureContents['figures'] {
  const { earned, of } = countAchievements(sheet.raids.flatMap(achievementsOf), isEarned)
  return [
    figure(t.raids, sheet.runs),
    figure(t.won, sheet.wins),
    figure(t.achievements, t.of(earned, of)),
    figure(t.deck, sheet.cards.deck),
    figure(t.collection, sheet.cards.collection),
  ]
}

const figure = (label: string, value: number | string): LabelledValue => ({ label, value: `${value}` })

/** Returns the wins on each difficulty. The picture has no room for them. */
const winsByMode = (sheet: CharacterSheet): LabelledValue[] =>
  namesOfAllModes.map((mode) => figure(t.modes[mode] ?? mode, winsIn(sheet, mode)))

const achievementsOf = ({ earned, missing }: CharacterResultsInRaid): SheetAchievement[] => [
  ...earned,
  ...missing,
]
const isEarned = ({ runs }: SheetAchievement): boolean => runs.length > 0

const winsIn = ({ raids }: CharacterSheet, mode: string): number =>
  raids.reduce((sum, { modes }) => sum + (modes.find((one) => one.mode === mode)?.wins ?? 0), 0)

function raidShown(raid: CharacterResultsInRaid): SheetRaidContents {
  const { title, runs, wins } = raid
  const { earned, of } = countAchievements(achievementsOf(raid), isEarned)
  return { title, runs: t.raidRuns(runs, wins, []), count: t.of(earned, of) }
}

/** Returns the fewest turns of a win on each difficulty, as text; '' before the first win. */
function bestOf(modes: CharacterSheet['raids'][number]['modes']): string {
  const best = modes.flatMap(({ mode, bestTurns }) =>
    bestTurns === null ? [] : [t.bestIn(t.modes[mode] ?? mode, bestTurns)],
  )
  return best.length > 0 ? t.bestTurns(best) : ''
}

/** Returns the description, within Discord's limit. */
export function sheetAltText(sheet: CharacterSheet): string {
  const shown = sheetPictureContents(sheet)
  const words = [
    t.alt(shown.name, shown.who),
    t.altLevel(sheet.level, shown.xp, shown.toNext),
    ...waitingOf(sheet).map(t.altWaiting),
    t.altFigures(
      [...shown.figures, ...winsByMode(sheet)].map(({ label, value }) => t.altFigure(label, value)),
    ),
    ...sheet.raids.flatMap(raidInWords),
    ...footnotes(sheet).map((note) => `${note}.`),
  ]
  return truncateWithEllipsis(words.join(' '), DISCORD_LIMITS.altText)
}

/**
 * Returns sentences about a raid's record that the picture has no room for: the difficulties that were won, the
 * fastest wins and the Achievements.
 */
function raidInWords(raid: CharacterResultsInRaid): string[] {
  const { title, runs, wins, modes } = raid
  const cleared = modes.filter((one) => one.wins > 0).map(({ mode }) => t.modes[mode] ?? mode)
  const best = bestOf(modes)
  const earned = achievementsOf(raid)
    .filter(isEarned)
    .map(({ name }) => name)
  return [
    t.altRaid(title, t.raidRuns(runs, wins, cleared), raidShown(raid).count),
    ...(best === '' ? [] : [t.altBest(best)]),
    ...(earned.length > 0 ? [t.altEarned(earned)] : []),
  ]
}
