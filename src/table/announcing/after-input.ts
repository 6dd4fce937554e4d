/** Announces the consequences of an input. */
import type { AnnouncingStep } from '../model/after-input.ts'
import type { Announcement } from '../model/announcement.ts'
import { isCorrection, newsOf } from './announce.ts'
import { mergeNews, newsAfter } from './news.ts'

/** Announces an input. A correction and the table's answers after it are two announcements. */
export const announceInput: AnnouncingStep = (after) => {
  const { playing, taken, answers, undone } = after
  const { raid } = playing
  const news: (Announcement | null)[] = taken.some(({ events }) => isCorrection(events))
    ? [newsOf(raid, mergeNews(taken)), newsOf(raid, mergeNews(answers))]
    : [newsOf(raid, newsAfter(after), undone)]
  return news.flatMap((one) => one ?? [])
}
