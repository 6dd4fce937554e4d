/** Who is asked about something, and what carries it. */
import type { Person, RaidCard } from '../contract.ts'
import { votersOf } from './authority.ts'
import type { MotionCard, Proposal } from './contract.ts'

export type Electorate = Pick<MotionCard, 'voters' | 'needed' | 'must'>

const moreThanHalf = (people: readonly Person[]): number => Math.floor(people.length / 2) + 1

/**
 * About the game, more than half of those who sit at the table carry a motion. About a seat, all have to agree whom it
 * concerns: the asker, the person who sits there and the newcomer. If that person is absent, more than half of the others
 * carry it, with the newcomer among them.
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

/** At most one motion of each topic is open: about the game, and about who sits where. */
export const topicOf = ({ kind }: Pick<Proposal, 'kind'>): 'game' | 'seat' =>
  kind === 'replace' || kind === 'computer' ? 'seat' : 'game'
