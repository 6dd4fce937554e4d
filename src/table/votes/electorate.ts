/** Determines the voters of a motion, and the votes that it needs. */

import type { Proposal, VoteCard } from '../model/motion.ts'
import type { Person } from '../model/person.ts'
import type { RaidCard } from '../model/raid.ts'
import { votersOf } from './authority.ts'

export type Electorate = Pick<VoteCard, 'voters' | 'needed' | 'must'>

const moreThanHalf = (people: readonly Person[]): number => Math.floor(people.length / 2) + 1

/**
 * A motion about the game needs more than half of the players. A motion about a seat needs everybody concerned: the
 * asker, the player in the seat and the newcomer. If that player is absent, it needs more than half of the others,
 * including the newcomer.
 */
export function electorateOf(raid: RaidCard, proposal: Proposal, by: Person): Electorate {
  const table = votersOf(raid)
  if (!isAboutSeat(proposal)) return { voters: table, needed: moreThanHalf(table), must: [] }
  const { from, isAbsent } = proposal
  const newcomers = proposal.kind === 'replace' ? [proposal.newcomer] : []
  const others = isAbsent ? table.filter(({ id }) => id !== from.id) : [by, from]
  const voters = [...new Map([...others, ...newcomers].map((person) => [person.id, person])).values()]
  return { voters, needed: isAbsent ? moreThanHalf(voters) : voters.length, must: newcomers }
}

export const isAboutSeat = (
  proposal: Proposal,
): proposal is Extract<Proposal, { kind: 'replace' | 'computer' }> => topicOf(proposal) === 'seat'

/** At most one motion of each topic is open: about the game, and about seats. */
export const topicOf = ({ kind }: Pick<Proposal, 'kind'>): 'game' | 'seat' =>
  kind === 'replace' || kind === 'computer' ? 'seat' : 'game'
