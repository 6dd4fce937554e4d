/** Runs the steps after an input. */

import type { EventsAndNews } from '../model/accepted-input.ts'
import type { AfterInputContext } from '../model/after-input.ts'
import type { Announcement } from '../model/announcement.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { PublicEvents } from '../model/public-events.ts'
import { addInput } from './inputs.ts'
import { announcingStepsAfterInput, answeringStepsAfterInput, preparingStepsAfterInput } from './steps.ts'

/**
 * Runs all steps, and stores their announcements. Call it once, after the last input.
 * @param undone what an undo has taken back
 * @returns the table's own answers
 */
export async function runStepsAfterInputs(
  playing: LockedGame,
  taken: readonly EventsAndNews[],
  undone: PublicEvents | null = null,
): Promise<EventsAndNews[]> {
  const after: AfterInputContext = { playing, taken, answers: [], undone, put: addInput }
  for (const step of preparingStepsAfterInput) await step(after)
  await answerForSeats(after)
  const announcements: Announcement[] = []
  for (const step of announcingStepsAfterInput) announcements.push(...(await step(after)))
  await playing.writes.announce(playing.raid, announcements)
  return after.answers
}

async function answerForSeats(after: AfterInputContext): Promise<void> {
  let latest = after.taken
  do {
    latest = await firstAnswers(after, latest)
    after.answers.push(...latest)
  } while (latest.length > 0)
}

async function firstAnswers(
  after: AfterInputContext,
  latest: readonly EventsAndNews[],
): Promise<readonly EventsAndNews[]> {
  for (const step of answeringStepsAfterInput) {
    const answers = await step(after, latest)
    if (answers.length > 0) return answers
  }
  return []
}
