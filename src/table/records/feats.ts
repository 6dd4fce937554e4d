/**
 * Chooses a feat for each person in a raid: the thing that they did best, of a different kind for each person where
 * possible.
 */

import type { CardId, Seat } from '../../engine/index.ts'
import { isComputerPlayer } from '../../store/people/house.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo, SeatInfo } from '../model/raid.ts'
import { raiderSeatsOf } from '../raid-loading/raid-info.ts'
import type { RaidSummary } from './contract.ts'

/** The kinds of feats of raiders, the most remarkable first. */
export const FEAT_KINDS = [
  'lastBlow',
  'toBoss',
  'dealt',
  'healed',
  'prevented',
  'protected',
  'killed',
  'stood',
  'hardest',
  'allies',
  'strikes',
  'attacks',
  'powers',
  'played',
  'taken',
] as const
export type FeatKind = (typeof FEAT_KINDS)[number]

/**
 * A person's feat in a raid. `isMost` means that nobody else reached that amount. `tookPart` is for a raider
 * without any other feat.
 */
export type Feat =
  | { kind: Exclude<FeatKind, 'stood'>; amount: number; isMost: boolean; card: CardId }
  | { kind: 'stood' | 'tookPart' }
  | { kind: 'felled' | 'lairDealt'; amount: number } // A feat of the person who played the Boss.

interface PersonsFeat {
  person: Person
  feat: Feat
}

export type FeatAmounts = Readonly<Record<FeatKind, number>>

/** A person with the amounts of all their seats. */
interface Entrant {
  person: Person
  amounts: FeatAmounts
}

/** Returns a feat for each person in the order of their seats, and the Boss player's feat at the end. */
export function featOfEachPerson(
  raid: Pick<RaidInfo, 'seats' | 'status'>,
  summary: RaidSummary,
): PersonsFeat[] {
  const entrants = entrantsOf(raid, summary)
  const best = chooseFeatKindPerPerson(entrants.map(({ amounts }) => amounts))
  const card = summary.lastBoss?.card ?? ''
  const feats = entrants.map(({ person }, at): PersonsFeat => {
    const kind = best[at]
    return { person, feat: kind ? featOf(entrants, at, kind, card) : { kind: 'tookPart' } }
  })
  return [...feats, ...bossFeat(raid, summary)]
}

function featOf(entrants: readonly Entrant[], at: number, kind: FeatKind, card: CardId): Feat {
  if (kind === 'stood') return { kind }
  const all = entrants.map(({ amounts }) => amounts)
  return { kind, amount: all[at]?.[kind] ?? 0, isMost: isMost(all, at, kind), card }
}

/**
 * Returns the feat of the person who played the Boss: the number of destroyed raiders, or the damage if there are
 * none. The list is empty if the computer played the Boss.
 */
function bossFeat({ seats }: Pick<RaidInfo, 'seats'>, { moments, lairDealt }: RaidSummary): PersonsFeat[] {
  const felled = moments.filter((one) => one.kind === 'fell' && one.why === 'destroyed').length
  const feat: Feat =
    felled > 0 ? { kind: 'felled', amount: felled } : { kind: 'lairDealt', amount: lairDealt }
  return seats.filter(({ boss }) => boss).map(({ person }) => ({ person, feat }))
}

function entrantsOf(raid: Pick<RaidInfo, 'seats' | 'status'>, summary: RaidSummary): Entrant[] {
  const raiders = raiderSeatsOf(raid).filter(({ person }) => !isComputerPlayer(person))
  const people = raiders.filter(
    ({ person }, at) => raiders.findIndex((one) => one.person.id === person.id) === at,
  )
  return people.map(({ person }) => {
    const own = raiders.filter((one) => one.person.id === person.id).map(({ seat }: SeatInfo) => seat)
    return { person, amounts: amountsOf(own, raid.status === 'won', summary) }
  })
}

function amountsOf(seats: readonly Seat[], isWon: boolean, summary: RaidSummary): FeatAmounts {
  const deeds = summary.raiders.filter(({ seat }) => seats.includes(seat))
  const counts = summary.counts.filter(({ seat }) => seats.includes(seat))
  const sum = <K extends string>(all: readonly Record<K, number>[], key: K): number =>
    all.reduce((total, one) => total + one[key], 0)
  return {
    lastBlow: isWon && summary.lastBoss?.by.some((seat) => seats.includes(seat)) ? 1 : 0,
    dealt: sum(deeds, 'dealt'),
    healed: sum(deeds, 'healed'),
    killed: sum(deeds, 'killed'),
    taken: sum(deeds, 'taken'),
    stood: Math.max(...seats.map((seat) => stoodFor(seat, summary))),
    toBoss: sum(counts, 'toBoss'),
    hardest: Math.max(0, ...counts.map(({ hardest }) => hardest)),
    prevented: sum(counts, 'prevented'),
    protected: sum(counts, 'protected'),
    allies: sum(counts, 'allies'),
    strikes: sum(counts, 'strikes'),
    attacks: sum(counts, 'attacks'),
    powers: sum(counts, 'powers'),
    played: sum(counts, 'played'),
  }
}

/** Returns the number of raiders who fell before this one; the number of all raiders for one who never fell. */
function stoodFor(seat: Seat, { moments, raiders }: RaidSummary): number {
  const fallen = moments.flatMap((one) => (one.kind === 'fell' ? [one.seat] : []))
  const at = fallen.indexOf(seat)
  return at < 0 ? raiders.length : at
}

/** Whether nobody else reached this person's amount. With only one person it is false. */
const isMost = (all: readonly FeatAmounts[], at: number, kind: FeatKind): boolean =>
  all.length > 1 && all.every((one, other) => other === at || one[kind] < (all[at]?.[kind] ?? 0))

/**
 * Chooses a kind of feat for each person: the most remarkable kind in which they alone did the most, otherwise the
 * kind in which they come nearest to the best, if possible one that nobody else has.
 * @returns the kinds, null for a person without any feat
 */
export function chooseFeatKindPerPerson(all: readonly FeatAmounts[]): (FeatKind | null)[] {
  const given = all.map((_, at) => FEAT_KINDS.find((kind) => isMost(all, at, kind)) ?? null)
  for (const [at, own] of all.entries()) given[at] ??= nearest(all, own, given)
  return given
}

function nearest(
  all: readonly FeatAmounts[],
  own: FeatAmounts,
  given: readonly (FeatKind | null)[],
): FeatKind | null {
  const kinds = FEAT_KINDS.filter((kind) => kind !== 'stood' && own[kind] > 0)
  const fresh = kinds.filter((kind) => !given.includes(kind))
  const share = (kind: FeatKind): number => own[kind] / Math.max(...all.map((one) => one[kind]))
  const [best = null] = (fresh.length > 0 ? fresh : kinds).sort((a, b) => share(b) - share(a))
  return best
}
