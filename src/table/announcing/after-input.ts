/** Announces the consequences of an input. */
import type { AnnouncingStep } from '../model/after-input.ts'
import type { Announcement } from '../model/announcement.ts'
import { containsCorrection, newsAnnouncement } from './announce.ts'
import { mergeNews, newsAfterInput } from './news.ts'

/**
 * Announces the public events of a request's inputs and of the table's answers after them. A correction is
 * announced separately from these answers.
 */
export const announceInput: AnnouncingStep = (after) => {
  const { playing, taken, answers, undone } = after
  const { raid } = playing
  const news: (Announcement | null)[] = taken.some(({ events }) => containsCorrection(events))
    ? [newsAnnouncement(raid, mergeNews(taken)), newsAnnouncement(raid, mergeNews(answers))]
    : [newsAnnouncement(raid, newsAfterInput(after), undone)]
  return news.flatMap((one) => one ?? [])
}
