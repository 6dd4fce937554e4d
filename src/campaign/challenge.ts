/**
 * Computes the challenge of a week: one raid on one difficulty, with the same decks for everybody. Only the week
 * decides, so every server computes the same challenge.
 */
import { createHash } from 'node:crypto'

export interface WeeklyChallenge {
  /** The week in the form of ISO 8601, such as "2026-W47". */
  readonly week: string
  /** A name for players, such as "Silent Dawn". */
  readonly name: string
  readonly raid: string
  readonly mode: string
  /** Keys of the starter decks, in the order of seats. */
  readonly decks: readonly string[]
}

interface Known {
  readonly raids: readonly { readonly name: string; readonly modes: readonly string[] }[]
  readonly decks: readonly string[]
}

const SEATS = 3
/**
 * The number of difficulties that a challenge may use, counted from the easiest, because a challenge has to
 * fit into an evening.
 */
const MILD = 2

const FIRST = [
  'Ashen',
  'Broken',
  'Crimson',
  'Distant',
  'Ember',
  'Frozen',
  'Gilded',
  'Hollow',
  'Iron',
  'Silent',
]
const LAST = ['Anvil', 'Banner', 'Crown', 'Dawn', 'Lantern', 'Moon', 'Oath', 'Raven', 'Storm', 'Throne']

/** Returns the ISO 8601 week of a date in UTC, such as "2026-W47". A week belongs to the year of its Thursday. */
export function isoWeekOfDate(at: Date): string {
  const thursday = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()))
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7))
  const year = thursday.getUTCFullYear()
  const days = (thursday.getTime() - Date.UTC(year, 0, 1)) / 86_400_000
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`
}

export function computeChallengeForWeek(week: string, { raids, decks }: Known): WeeklyChallenge {
  const digest = createHash('sha256').update(`challenge:${week}`).digest()
  const pick = <T>(from: readonly T[], at: number): T => {
    const one = from[(digest[at] ?? 0) % from.length]
    if (one === undefined) throw new Error('a challenge needs something to choose from')
    return one
  }
  const raid = pick(raids, 0)
  return {
    week,
    name: `${pick(FIRST, 1)} ${pick(LAST, 2)}`,
    raid: raid.name,
    mode: pick(raid.modes.slice(0, MILD), 3),
    decks: drawn(decks, (at) => digest[4 + at] ?? 0),
  }
}

/** Draws a different deck for each seat. */
function drawn(decks: readonly string[], chance: (at: number) => number): string[] {
  const left = [...decks].sort()
  return Array.from({ length: SEATS }, (_, at) => left.splice(chance(at) % left.length, 1)[0] ?? '')
}

export interface WeeklyChallengeRun {
  readonly raidId: string
  readonly startedAt: Date
  readonly status: 'playing' | 'won' | 'lost' | 'drawn' | 'abandoned'
  readonly people: readonly string[]
  readonly turns: number
  readonly bosses: number
  readonly damage: number
  readonly corrections: number
  readonly undone: number
  /** The number of the run's raiders that the computer played. */
  readonly computers: number
  /** The number of hints that its players got from the computer. */
  readonly hints: number
}

export type UnrankedReason = 'corrected' | 'undone' | 'again'

/**
 * Returns the reason why a run isn't ranked, or null if it is ranked. A run isn't ranked if it was corrected, if
 * answers were undone, or if a player already began this week's challenge and so knows the order of the cards.
 */
export function reasonRunIsNotRanked(
  run: WeeklyChallengeRun,
  all: readonly WeeklyChallengeRun[],
): UnrankedReason | null {
  if (run.corrections > 0) return 'corrected'
  if (run.undone > 0) return 'undone'
  const isEarlier = (other: WeeklyChallengeRun) =>
    other.raidId !== run.raidId && other.startedAt < run.startedAt
  const knew = all.some((other) => isEarlier(other) && other.people.some((one) => run.people.includes(one)))
  return knew ? 'again' : null
}

/** Compares runs. Wins come first, by fewest turns. The other runs follow, by destroyed Bosses and damage dealt. */
export const compareChallengeResults = (a: WeeklyChallengeRun, b: WeeklyChallengeRun): number =>
  Number(b.status === 'won') - Number(a.status === 'won') ||
  (a.status === 'won' ? a.turns - b.turns : b.bosses - a.bosses || b.damage - a.damage)
