/** The challenge of a week: one raid, one difficulty, the same decks for everybody. Anybody can tell which from the week. */
import { createHash } from 'node:crypto'

export interface Challenge {
  /** ISO 8601: "2026-W47" */
  readonly week: string
  /** What people call it. */
  readonly name: string
  readonly raid: string
  readonly mode: string
  /** Keys of the starter decks, seat by seat. */
  readonly decks: readonly string[]
}

interface Known {
  readonly raids: readonly { readonly name: string; readonly modes: readonly string[] }[]
  readonly decks: readonly string[]
}

const SEATS = 3
/** The mildest difficulties: a challenge is for an evening. */
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

/** @returns "2026-W47": the week of its Thursday, as ISO 8601 counts, in UTC */
export function weekOf(at: Date): string {
  const thursday = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()))
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7))
  const year = thursday.getUTCFullYear()
  const days = (thursday.getTime() - Date.UTC(year, 0, 1)) / 86_400_000
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`
}

export function challengeOf(week: string, { raids, decks }: Known): Challenge {
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

/** No deck twice. */
function drawn(decks: readonly string[], chance: (at: number) => number): string[] {
  const left = [...decks].sort()
  return Array.from({ length: SEATS }, (_, at) => left.splice(chance(at) % left.length, 1)[0] ?? '')
}

export interface Run {
  readonly raidId: string
  readonly startedAt: Date
  readonly status: 'playing' | 'won' | 'lost' | 'drawn' | 'abandoned'
  readonly people: readonly string[]
  readonly turns: number
  readonly bosses: number
  readonly damage: number
  readonly corrections: number
  readonly undone: number
}

export type Unranked = 'corrected' | 'undone' | 'again'

/** Why a run doesn't count: whoever has begun the week's raid before knows how its cards lie. Null where it does. */
export function whyUnranked(run: Run, all: readonly Run[]): Unranked | null {
  if (run.corrections > 0) return 'corrected'
  if (run.undone > 0) return 'undone'
  const isEarlier = (other: Run) => other.raidId !== run.raidId && other.startedAt < run.startedAt
  const knew = all.some((other) => isEarlier(other) && other.people.some((one) => run.people.includes(one)))
  return knew ? 'again' : null
}

/** Won in fewer turns; then by what was done before all was lost. */
export const byResult = (a: Run, b: Run): number =>
  Number(b.status === 'won') - Number(a.status === 'won') ||
  (a.status === 'won' ? a.turns - b.turns : b.bosses - a.bosses || b.damage - a.damage)
