import type { Person } from '../../table/contract.ts'

/** Each person once. A mention adds them to the thread, without the line that Discord posts about an invitation. */
export const mentions = (people: readonly Person[]): string[] => [
  ...new Set(people.map(({ id }) => `<@${id}>`)),
]
