/** What is spoken of message by message: by its topic a message is ordered, and with what that is it is deleted. */
import { z } from 'zod'

/** A raid. Another kind of topic needs a column of its own beside `Topic.raidId`. */
export type Topic = { readonly kind: 'raid'; readonly id: string }

export const raidTopic = (id: string): Topic => ({ kind: 'raid', id })

/** As it is kept: "raid:" and the raid's id. */
export const topicKey = ({ kind, id }: Topic): string => `${kind}:${id}`

const KEY = /^raid:(.+)$/

/** The same, read. */
export const topicShape = z
  .string()
  .regex(KEY)
  .transform((key): Topic => raidTopic(KEY.exec(key)?.[1] ?? ''))
