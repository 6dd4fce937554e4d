/** Topics: each has a queue of messages in one order, and is deleted with its owner. */
import { z } from 'zod'

/** A raid, a game of the companion, or a person's private threads. `Topic` has a column for each kind. */
const KINDS = ['raid', 'war', 'person'] as const
export type Topic = { readonly kind: (typeof KINDS)[number]; readonly id: string }

export const raidTopic = (id: string): Topic => ({ kind: 'raid', id })
export const warTopic = (id: string): Topic => ({ kind: 'war', id })
export const personTopic = (id: string): Topic => ({ kind: 'person', id })

/** The key in the database: "raid:" and the raid's id. */
export const topicKey = ({ kind, id }: Topic): string => `${kind}:${id}`

/** Parses a topic's key. */
export const topicSchema = z.string().transform((key, context): Topic => {
  const kind = KINDS.find((one) => key.startsWith(`${one}:`))
  if (kind) return { kind, id: key.slice(kind.length + 1) }
  context.addIssue('is not a topic')
  return z.NEVER
})
