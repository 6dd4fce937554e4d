/** Motions as they are kept in JSON columns: written by us, so they are checked as far as they tell things apart. */
import { z } from 'zod'
import { adjustmentShape } from '../shapes.ts'
import { toldFrom } from '../stored/reading.ts'
import type { Proposal } from './contract.ts'

const person = z.object({ id: z.string(), name: z.string() })

const proposalShape: z.ZodType<Proposal> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('undo'),
    to: z.number().int(),
    steps: z.number().int(),
    lost: z.array(z.number().int()),
    reason: z.string().nullable(),
  }),
  z.object({ kind: z.literal('adjust'), change: adjustmentShape, reason: z.string() }),
  z.object({
    kind: z.literal('replace'),
    seat: z.number().int(),
    from: person,
    newcomer: person,
    isAbsent: z.boolean(),
  }),
])

export const payloadShape = z.object({
  by: person,
  proposal: proposalShape,
  about: z.unknown().transform(toldFrom),
  /** Who has settled it without a count. */
  granted: person.nullable(),
})
export type Payload = z.output<typeof payloadShape>

export const votesShape = z.record(z.string(), z.boolean())
