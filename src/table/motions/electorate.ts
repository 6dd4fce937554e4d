/** Who is asked about something, and what carries it. */
import type { Person, RaidCard } from '../contract.ts'
import { votersOf } from './authority.ts'
import type { MotionCard, Proposal } from './contract.ts'

export type Electorate = Pick<MotionCard, 'voters' | 'needed' | 'must'>

const moreThanHalf = (people: readonly Person[]): number => Math.floor(people.length / 2) + 1

/** More than half of those who sit at the table; of a seat, who sits there, or the table when they are absent, and the newcomer. */
export function electorateOf(raid: RaidCard, proposal: Proposal, by: Person): Electorate {
  const table = votersOf(raid)
  if (proposal.kind !== 'replace') return { voters: table, needed: moreThanHalf(table), must: [] }
  const { from, newcomer, isAbsent } = proposal
  const others = isAbsent ? table.filter(({ id }) => id !== from.id) : [by, from]
  const voters = [...new Map([...others, newcomer].map((person) => [person.id, person])).values()]
  return { voters, needed: isAbsent ? moreThanHalf(voters) : voters.length, must: [newcomer] }
}

/** Of what may be asked, one thing at a time waits for votes: what becomes of the game, and who sits where. */
export const topicOf = ({ kind }: Pick<Proposal, 'kind'>): 'game' | 'seat' =>
  kind === 'replace' ? 'seat' : 'game'
