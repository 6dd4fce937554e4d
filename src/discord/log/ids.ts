/** Custom ids of the log's pages. Once posted, they stay readable. */
import { z } from 'zod'
import { partsOf, write } from '../posts/custom-ids.ts'

/** Each leads to a page and a part of it, with a word of its own: two of them may lead to the same. A jump says which. */
const DEEDS = ['first', 'older', 'newer', 'last', 'jump'] as const
export type LogDeed = (typeof DEEDS)[number]

const code = z.string().regex(/^[0-9A-Za-z-]{1,40}$/)
const count = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)

const shape = z.tuple([z.literal('pages'), code, z.enum(DEEDS), count, count])
export type LogId = z.output<typeof shape>

export function readLogId(customId: string): LogId | null {
  const read = shape.safeParse(partsOf(customId))
  return read.success ? read.data : null
}

export const logId = (raid: string, deed: LogDeed, { page, part }: { page: number; part: number }): string =>
  write('pages', raid, deed, page, part)
