/** Custom ids about absent players. Once posted, they stay readable. */
import { z } from 'zod'
import { partsOf, write } from '../posts/custom-ids.ts'

const code = z.string().regex(/^[0-9A-Z]{4,10}$/)
const snowflake = z.string().regex(/^\d{1,20}$/)
const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

const shapes = z.union([
  z.tuple([z.literal('mute'), code]), // for one raid
  z.tuple([z.literal('muteall')]),
  z.tuple([z.literal('passfor'), code, snowflake, count]), // for whom, and what they were asked
  z.tuple([z.literal('back')]), // from vacation
])

export type AbsenceId = z.output<typeof shapes>

export function readAbsenceId(customId: string): AbsenceId | null {
  const read = shapes.safeParse(partsOf(customId))
  return read.success ? read.data : null
}

export const absenceIds = {
  mute: (raid: string) => write('mute', raid),
  muteAll: () => write('muteall'),
  passFor: (raid: string, personId: string, decision: number) => write('passfor', raid, personId, decision),
  back: () => write('back'),
}
