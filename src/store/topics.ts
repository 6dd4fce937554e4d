/** What is spoken of message by message: by its topic a message is ordered, and with what that is it is deleted. */
import { z } from 'zod'

/** A raid, or a game of the companion. Each kind has a column of its own beside `Topic.raidId`. */
export type Topic = { readonly kind: 'raid' | 'war'; readonly id: string }

export const raidTopic = (id: string): Topic => ({ kind: 'raid', id })
export const warTopic = (id: string): Topic => ({ kind: 'war', id })

/** As it is kept: "raid:" and the raid's id. */
export const topicKey = ({ kind, id }: Topic): string => `${kind}:${id}`

const KEY = /^(raid|war):(.+)$/

/** The same, read. */
export const topicShape = z
  .string()
  .regex(KEY)
  .transform((key): Topic => {
    const [, kind, id = ''] = KEY.exec(key) ?? []
    return kind === 'war' ? warTopic(id) : raidTopic(id)
  })
