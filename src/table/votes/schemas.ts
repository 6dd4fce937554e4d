/** The schemas of motions in JSON columns. */
import { z } from 'zod'
import { userText } from '../../texts/user-text.ts'
import type { Proposal } from '../model/motion.ts'
import { personSchema } from '../model/person.ts'
import { parseConsequences } from '../stored/parse-stored.ts'
import { gameCorrectionSchema } from '../stored/schemas.ts'

const reason = z.string().transform(userText)

const proposalSchema: z.ZodType<Proposal> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('undo'),
    to: z.number().int(),
    steps: z.number().int(),
    lost: z.array(z.number().int()),
    reason: reason.nullable(),
  }),
  z.object({ kind: z.literal('adjust'), change: gameCorrectionSchema, reason }),
  z.object({
    kind: z.literal('replace'),
    seat: z.number().int(),
    from: personSchema,
    newcomer: personSchema,
    isAbsent: z.boolean(),
  }),
  z.object({
    kind: z.literal('takeover'),
    seat: z.number().int(),
    from: personSchema,
    isAbsent: z.boolean(),
  }),
  z.object({
    kind: z.literal('computer'),
    seat: z.number().int(),
    from: personSchema,
    isAbsent: z.boolean(),
  }),
])

export const motionPayloadSchema = z.object({
  by: personSchema,
  proposal: proposalSchema,
  about: z.unknown().transform(parseConsequences),
  /** The person whose vote alone has passed the motion; null if there is none. */
  granted: personSchema.nullable(),
})
export type MotionPayload = z.output<typeof motionPayloadSchema>

export const votesByPersonSchema = z.record(z.string(), z.boolean())
