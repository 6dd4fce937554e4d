/** Custom ids of pages that are turned: histories, raids that are over, replays. Once posted, they stay readable. */
import { customId, oneOf, parts } from '../posts/custom-ids.ts'

/** `older`, `newer` and `back` are buttons; `run` is a select of raids, `of` one of characters. */
const HISTORY_DEEDS = ['older', 'newer', 'back', 'run', 'of'] as const

/** Buttons to a chapter and a part of it, each with a word of its own: two of them may lead to the same. */
const REPLAY_DEEDS = ['open', 'first', 'back', 'next', 'last', 'more', 'jump'] as const
export type ReplayDeed = (typeof REPLAY_DEEDS)[number]

export const annalsIds = {
  /** Whose, and which page. */
  history: customId('history', parts.guid, oneOf(...HISTORY_DEEDS), parts.count),
  /** Of which person as a Boss: a select of raids, and the way back. */
  bossHistory: customId('bosshistory', parts.person, oneOf('run', 'back')),
  /** The same page by page. */
  bossPages: customId('bosspages', parts.person, oneOf('older', 'newer'), parts.count),
  run: customId('run', parts.raid),
  /** Which chapter, and which part of it. */
  replay: customId('replay', parts.raid, oneOf(...REPLAY_DEEDS), parts.count, parts.count),
}
