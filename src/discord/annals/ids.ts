/** Custom ids of pages that are turned: histories, raids that are over, replays. Once posted, they stay readable. */
import { z } from 'zod'
import { partsOf, write } from '../posts/custom-ids.ts'

const code = z.string().regex(/^[0-9A-Z]{4,10}$/)
const count = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)

/** `page` and `back` are buttons; `run` is a select of raids, `of` one of characters. */
const HISTORY_DEEDS = ['older', 'newer', 'back', 'run', 'of'] as const
export type HistoryDeed = (typeof HISTORY_DEEDS)[number]

/** Buttons to a chapter and a part of it, each with a word of its own: two of them may lead to the same. */
const REPLAY_DEEDS = ['open', 'first', 'back', 'next', 'last', 'more', 'jump'] as const
export type ReplayDeed = (typeof REPLAY_DEEDS)[number]

const shapes = z.union([
  z.tuple([z.literal('history'), z.guid(), z.enum(HISTORY_DEEDS), count]), // whose, which page
  z.tuple([z.literal('run'), code]),
  z.tuple([z.literal('replay'), code, z.enum(REPLAY_DEEDS), count, count]), // which chapter, which part of it
])

export type AnnalsId = z.output<typeof shapes>

export function readAnnalsId(customId: string): AnnalsId | null {
  const read = shapes.safeParse(partsOf(customId))
  return read.success ? read.data : null
}

export const annalsIds = {
  history: (characterId: string, deed: HistoryDeed, page: number) =>
    write('history', characterId, deed, page),
  run: (raid: string) => write('run', raid),
  replay: (raid: string, deed: ReplayDeed, at: number, part = 0) => write('replay', raid, deed, at, part),
}
