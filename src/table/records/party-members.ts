/** The characters of a raid: each once, in however many seats it played. */
import { userText } from '../../texts/user-text.ts'
import type { PartyMember } from '../model/person.ts'
import { personFrom } from '../model/person.ts'

interface Sat {
  character: { id: string; name: string; player: { id: string; name: string } } | null
}

/** The characters of a raid's seats, in the order of the seats. */
export function charactersOfSeats<T extends Sat>(seats: readonly T[]): NonNullable<T['character']>[] {
  const all = seats.flatMap(({ character }) => (character ? [character] : []))
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)
}

export const partyMembersOf = (seats: readonly Sat[]): PartyMember[] =>
  charactersOfSeats(seats).map(({ name, player }) => ({
    character: userText(name),
    person: personFrom(player),
  }))
