/** Computes a character's sheet from the stored rows. */
import type { CardId } from '../engine/index.ts'
import { type UserText, userText } from '../texts/user-text.ts'
import type { UsableGuideLevel } from './leveling.ts'
import { levelAtXp, xpForNextLevel } from './levels.ts'

export interface CharacterSheetRows {
  character: {
    id: string
    name: string
    heroCardId: CardId
    className: string
    xp: number
    active: boolean
    retiredAt: Date | null
  }
  /** Finished runs, without abandoned ones. */
  runs: readonly CharacterSheetRun[]
  achievements: readonly { cardId: CardId; raidId: string; earnedAt: Date }[]
  /** The ledger of XP, latest entry first. */
  xp: readonly { raidId: string; reason: string; amount: number; note: string | null; at: Date }[]
  /** Levels that the character can use, lowest first. */
  openLevels: readonly UsableGuideLevel[]
  /** The number of treasure packs that the character can open. */
  packs: number
  /** The number of cards in the character's deck and in its collection. */
  cards: { deck: number; collection: number }
}

export interface CharacterSheetRun {
  raidId: string
  code: string
  raid: string
  mode: string
  status: 'won' | 'lost' | 'drawn'
  /** The number of corrections with /judge. */
  corrections: number
  /** The number of turns; null if it wasn't stored. */
  turns: number | null
}

/** A raid that can be played, and its Achievements. */
export interface CharacterSheetRaid {
  name: string
  title: string
  achievements: readonly CardId[]
}

/** The facts about a card that the sheet shows. */
export interface CharacterSheetCard {
  name: string
  xp?: number | undefined
  faction?: 'Alliance' | 'Horde' | undefined
}

export interface CharacterSheet {
  characterId: string
  name: UserText
  hero: { card: CardId; name: string }
  class: string
  faction: 'Alliance' | 'Horde' | null
  xp: number
  level: number
  nextLevelAt: number | null
  runs: number
  wins: number
  /** The number of runs that were corrected with /judge. They are on no leaderboard. */
  corrected: number
  raids: CharacterResultsInRaid[]
  active: boolean
  retired: boolean
  /** Levels that are not used, or only partly used. */
  openLevels: readonly UsableGuideLevel[]
  /** The number of treasure packs that can be opened; 0 for a retired character. */
  packs: number
  cards: { deck: number; collection: number }
  /** All XP by raid, latest raid first. */
  ledger: XpFromRaid[]
}

export interface XpFromRaid {
  code: string
  raid: string
  amount: number
  /** Whether the run was corrected with /judge. */
  corrected: boolean
  entries: { reason: string; amount: number; note: UserText | null }[]
}

export interface CharacterResultsInRaid {
  raid: string
  title: string
  runs: number
  wins: number
  modes: ModeRecord[]
  earned: SheetAchievement[]
  missing: SheetAchievement[]
}

interface ModeRecord {
  mode: string
  runs: number
  wins: number
  /** The fewest turns of a won run; null before the first win. */
  bestTurns: number | null
}

export interface SheetAchievement {
  card: CardId
  name: string
  xp: number
  /** Codes of the runs that earned it, earliest first. */
  runs: string[]
}

/**
 * Computes a sheet.
 * @param cardOf returns the facts about a card. If it returns undefined, the card's id is shown as its name.
 */
export function characterSheetOf(
  rows: CharacterSheetRows,
  raids: readonly CharacterSheetRaid[],
  cardOf: (id: CardId) => CharacterSheetCard | undefined,
): CharacterSheet {
  const { id, name, heroCardId, className, xp, active, retiredAt } = rows.character
  const hero = cardOf(heroCardId)
  return {
    characterId: id,
    name: userText(name),
    hero: { card: heroCardId, name: hero?.name ?? heroCardId },
    class: className,
    faction: hero?.faction ?? null,
    xp,
    level: levelAtXp(xp),
    nextLevelAt: xpForNextLevel(xp),
    ...counted(rows.runs),
    corrected: rows.runs.filter(isCorrected).length,
    raids: raids.map((raid) => recordOf(rows, raid, cardOf)).filter(hasSomething),
    active,
    retired: retiredAt !== null,
    openLevels: rows.openLevels,
    packs: retiredAt === null ? rows.packs : 0,
    cards: rows.cards,
    ledger: ledgerOf(rows),
  }
}

/** Whether the sheet shows the raid. A raid without Achievements is shown only if it was played. */
const hasSomething = ({ runs, earned, missing }: CharacterResultsInRaid): boolean =>
  runs + earned.length + missing.length > 0

function recordOf(
  rows: CharacterSheetRows,
  { name, title, achievements }: CharacterSheetRaid,
  cardOf: (id: CardId) => CharacterSheetCard | undefined,
): CharacterResultsInRaid {
  const runs = rows.runs.filter((run) => run.raid === name)
  const modes = [...new Set(runs.map((run) => run.mode))]
  const all = achievements.map((card) => ({
    card,
    name: cardOf(card)?.name ?? card,
    xp: cardOf(card)?.xp ?? 0,
    runs: codesOf(rows, card),
  }))
  return {
    raid: name,
    title,
    ...counted(runs),
    modes: modes.map((mode) => modeOf(mode, runs)),
    earned: all.filter((one) => one.runs.length > 0),
    missing: all.filter((one) => one.runs.length === 0),
  }
}

function modeOf(mode: string, all: readonly CharacterSheetRun[]): ModeRecord {
  const runs = all.filter((run) => run.mode === mode)
  const turns = runs.flatMap((run) => (run.status === 'won' && run.turns !== null ? [run.turns] : []))
  return { mode, ...counted(runs), bestTurns: turns.length > 0 ? Math.min(...turns) : null }
}

/** Groups the entries by raid. Within a raid, they are in the order in which they were booked. */
function ledgerOf({ xp, runs }: CharacterSheetRows): XpFromRaid[] {
  const raids = [...new Set(xp.map((entry) => entry.raidId))]
  return raids.map((raidId) => {
    const run = runs.find((one) => one.raidId === raidId)
    const own = xp.filter((entry) => entry.raidId === raidId).reverse()
    return {
      code: run?.code ?? '',
      raid: run?.raid ?? '',
      amount: own.reduce((sum, { amount }) => sum + amount, 0),
      corrected: run !== undefined && isCorrected(run),
      entries: own.map(({ reason, amount, note }) => ({
        reason,
        amount,
        note: note === null ? null : userText(note),
      })),
    }
  })
}

function codesOf({ runs, achievements }: CharacterSheetRows, card: CardId): string[] {
  return achievements
    .filter((one) => one.cardId === card)
    .sort((a, b) => a.earnedAt.getTime() - b.earnedAt.getTime())
    .map((one) => runs.find((run) => run.raidId === one.raidId)?.code ?? '')
}

const isCorrected = ({ corrections }: CharacterSheetRun): boolean => corrections > 0

function counted(runs: readonly CharacterSheetRun[]): { runs: number; wins: number } {
  return { runs: runs.length, wins: runs.filter((run) => run.status === 'won').length }
}
