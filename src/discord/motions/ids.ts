/** Custom ids of votes and of what can be taken back. Once posted, they stay readable. */
import { z } from 'zod'
import { partsOf, write } from '../posts/custom-ids.ts'

const shapes = z.union([
  z.tuple([z.literal('vote'), z.guid(), z.enum(['yes', 'no'])]),
  z.tuple([
    z.literal('undo'),
    z.string().regex(/^[0-9A-Z]{4,10}$/),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ]),
])

export type MotionId = z.output<typeof shapes>

export function readMotionId(customId: string): MotionId | null {
  const read = shapes.safeParse(partsOf(customId))
  return read.success ? read.data : null
}

export const motionIds = {
  vote: (motion: string, agrees: boolean) => write('vote', motion, agrees ? 'yes' : 'no'),
  /** @param version of the raid: once it has gone on, nothing is taken back by a click */
  undo: (raid: string, version: number) => write('undo', raid, version),
}
