/**
 * Topics: each has one queue of messages in order, and is deleted with the raid, game or person to which it belongs.
 */
import { z } from 'zod'

/**
 * The kinds of topics: a raid, a game of the companion, or a person's private threads. The table `Topic` has a column
 * for each.
 */
const KINDS = ['raid', 'war', 'person'] as const
export type Topic = { readonly kind: (typeof KINDS)[number]; readonly id: string }

export const topicOfRaid = (id: string): Topic => ({ kind: 'raid', id })
export const topicOfWar = (id: string): Topic => ({ kind: 'war', id })
export const topicOfPerson = (id: string): Topic => ({ kind: 'person', id })

/** Returns the key in the database: "raid:" and the raid's id. */
export const topicKey = ({ kind, id }: Topic): string => `${kind}:${id}`

/** Parses the stored key of a topic. */
export const topicSchema = z.string().transform((key, context): Topic => {
  const kind = KINDS.find((one) => key.startsWith(`${one}:`))
  if (kind) return { kind, id: key.slice(kind.length + 1) }
  context.addIssue('is not a topic')
  return z.NEVER
})
