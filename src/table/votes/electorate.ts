/** Determines the voters of a motion, and the votes that it needs. */

import { isComputerPlayer } from '../../store/people/house.ts'
import { SEAT_MOTION_KINDS } from '../../store/raids/votes.ts'
import type { MotionInfo, Proposal } from '../model/motion.ts'
import type { Person } from '../model/person.ts'
import type { RaidInfo } from '../model/raid.ts'
import { hasManualCards } from '../raid-loading/raid-info.ts'
import { votersOf } from './authority.ts'

export type Electorate = Pick<MotionInfo, 'voters' | 'needed' | 'must'>

const moreThanHalf = (people: readonly Person[]): number => Math.floor(people.length / 2) + 1

/**
 * Returns the voters of a motion and the votes that it needs. A motion about the game needs more than half of the
 * players. A motion about a seat needs everybody concerned: the asker, the player in the seat and the newcomer. If that
 * player is absent, it needs more than half of the others, and the newcomer has to agree. The seat of a computer player
 * needs only the asker and the newcomer.
 */
export function electorateOfProposal(raid: RaidInfo, proposal: Proposal, by: Person): Electorate {
  const table = votersOf(raid)
  if (!isProposalAboutSeat(proposal))
    return { voters: table, needed: neededFor(raid, proposal, table), must: [] }
  const { from, isAbsent } = proposal
  const newcomers = proposal.kind === 'replace' ? [proposal.newcomer] : []
  if (isComputerPlayer(from)) return { ...agreedBy([by, ...newcomers]), must: newcomers }
  const others = isAbsent ? table.filter(({ id }) => id !== from.id) : [by, from]
  const voters = unique([...others, ...newcomers])
  return { voters, needed: isAbsent ? moreThanHalf(voters) : voters.length, must: newcomers }
}

/**
 * Returns the number of votes that a motion about the game needs. Two votes are enough for a correction where cards are
 * played by hand, because corrections are the way to play such a card.
 */
function neededFor(raid: RaidInfo, { kind }: Proposal, table: readonly Person[]): number {
  const half = moreThanHalf(table)
  return kind === 'adjust' && hasManualCards(raid) ? Math.min(half, 2) : half
}

const unique = (people: readonly Person[]): Person[] => [
  ...new Map(people.map((person) => [person.id, person])).values(),
]

/** Returns the electorate of a motion on which all these people have to agree. */
function agreedBy(people: readonly Person[]): Omit<Electorate, 'must'> {
  const voters = unique(people)
  return { voters, needed: voters.length }
}

type SeatMotionKind = (typeof SEAT_MOTION_KINDS)[number]

export const isProposalAboutSeat = (
  proposal: Proposal,
): proposal is Extract<Proposal, { kind: SeatMotionKind }> => isSeatMotionKind(proposal.kind)

const isSeatMotionKind = (kind: Proposal['kind']): kind is SeatMotionKind =>
  SEAT_MOTION_KINDS.some((one) => one === kind)

/** Returns whether a motion is about the game or about a seat. At most one motion about each is open. */
export const motionSubjectOf = ({ kind }: Pick<Proposal, 'kind'>): 'game' | 'seat' =>
  isSeatMotionKind(kind) ? 'seat' : 'game'
