import type { Person } from '../../table/contract.ts'

/**
 * Returns a mention of each person, once. A mention in a thread adds the person to it, without the line that Discord
 * posts about an invitation.
 */
export const mentionsOfPeople = (people: readonly Person[]): string[] => [
  ...new Set(people.map(({ id }) => `<@${id}>`)),
]
