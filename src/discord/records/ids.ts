/**
 * * Custom ids of paged messages: histories, finished raids and replays. Messages already posted contain them, so old
 * ids must still parse.
 */
import { customId, idParts, nullablePart, wordPart } from '../message-parts/custom-ids.ts'

/**
 * The words for actions on a history in ids. `older`, `newer` and `back` are buttons, `run` is a select of raids,
 * and `of` a select of characters.
 */
const HISTORY_DEEDS = ['older', 'newer', 'back', 'run', 'of'] as const

/**
 * Buttons to a chapter and part of a replay. Each has its own word, because two of them can lead to the same
 * part and ids must be unique.
 */
const REPLAY_DEEDS = ['open', 'first', 'back', 'next', 'last', 'more', 'jump'] as const
export type ReplayAction = (typeof REPLAY_DEEDS)[number]

/** The lists of Achievements: a person's own, the server's, those that the person lacks, and the goals of a raid. */
export const ACHIEVEMENT_LISTS = ['mine', 'guild', 'left', 'goals'] as const
export type AchievementList = (typeof ACHIEVEMENT_LISTS)[number]

export const recordIds = {
  /** A page of Achievements: the list, the raid (none for all of them), and the page. */
  achievements: customId(
    'achievements',
    wordPart(...ACHIEVEMENT_LISTS),
    nullablePart(idParts.key, ''),
    idParts.count,
  ),
  /** A page of a character's history. */
  history: customId('history', idParts.guid, wordPart(...HISTORY_DEEDS), idParts.count),
  /** A person's Boss history: a select of raids, and the button back. */
  bossHistory: customId('bosshistory', idParts.person, wordPart('run', 'back')),
  /** The pages of a person's Boss history. */
  bossPages: customId('bosspages', idParts.person, wordPart('older', 'newer'), idParts.count),
  run: customId('run', idParts.raid),
  /** A part of a chapter of a raid's replay. */
  replay: customId('replay', idParts.raid, wordPart(...REPLAY_DEEDS), idParts.count, idParts.count),
}
