/** Lists the characters of a raid, each once, even if it played in several seats. */
import { userText } from '../../texts/user-text.ts'
import type { PartyMember } from '../model/person.ts'
import { personFromRow } from '../model/person.ts'

interface Sat {
  character: { id: string; name: string; player: { id: string; name: string } } | null
}

/** Returns the characters of a raid's seats in the order of the seats, each once. */
export function charactersOfSeats<T extends Sat>(seats: readonly T[]): NonNullable<T['character']>[] {
  const all = seats.flatMap(({ character }) => (character ? [character] : []))
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)
}

export const partyMembersOfSeats = (seats: readonly Sat[]): PartyMember[] =>
  charactersOfSeats(seats).map(({ name, player }) => ({
    character: userText(name),
    person: personFromRow(player),
  }))
