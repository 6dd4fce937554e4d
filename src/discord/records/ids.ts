/**
 * Custom ids of paged messages: histories, finished raids and replays. Messages already posted contain them, so old
 * ids must still parse.
 */
import {
  customIdParts,
  declareCustomIdKind,
  nullableCustomIdPart,
  wordCustomIdPart,
} from '../message-parts/custom-ids.ts'

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

export const recordComponentIds = {
  /** A page of Achievements: the list, the raid (none for all of them), and the page. */
  achievements: declareCustomIdKind(
    'achievements',
    wordCustomIdPart(...ACHIEVEMENT_LISTS),
    nullableCustomIdPart(customIdParts.key, ''),
    customIdParts.count,
  ),
  /** A page of a character's history. */
  history: declareCustomIdKind(
    'history',
    customIdParts.guid,
    wordCustomIdPart(...HISTORY_DEEDS),
    customIdParts.count,
  ),
  /** A person's Boss history: a select of raids, and the button back. */
  bossHistory: declareCustomIdKind('bosshistory', customIdParts.person, wordCustomIdPart('run', 'back')),
  /** The pages of a person's Boss history. */
  bossPages: declareCustomIdKind(
    'bosspages',
    customIdParts.person,
    wordCustomIdPart('older', 'newer'),
    customIdParts.count,
  ),
  /** The button that shows the rewards of a finished raid. */
  run: declareCustomIdKind('run', customIdParts.raid),
  /** A part of a chapter of a raid's replay. */
  replay: declareCustomIdKind(
    'replay',
    customIdParts.raid,
    wordCustomIdPart(...REPLAY_DEEDS),
    customIdParts.count,
    customIdParts.count,
  ),
}
