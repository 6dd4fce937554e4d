/** The message with the open question, rebuilt from the announcements in it. */
import type { ChangeableMessage } from '../../store/outbox/lookups.ts'
import type { Announcement } from '../model/announcement.ts'
import { parseAnnouncement } from '../stored/reading.ts'
import { UnreadableState } from '../stored/unreadable.ts'
import type { QuestionMessage } from './contract.ts'

export function questionMessageFrom(found: ChangeableMessage | null): QuestionMessage | null {
  if (!found) return null
  const told = found.payloads.flatMap(readable)
  const prompts = told.flatMap((one) => (one.kind === 'prompt' ? [one] : []))
  const prompt = prompts.at(-1)
  if (!prompt) return null
  const { messageId, postedAt, isLast } = found
  const news = told.flatMap((one) => (one.kind === 'news' ? [one] : []))
  return { messageId, postedAt, isLast, prompt, prompts, news }
}

/** Leaves out an announcement that can't be read, so that later ones aren't blocked. */
function readable(payload: unknown): Announcement[] {
  try {
    return [parseAnnouncement(payload)]
  } catch (error) {
    if (error instanceof UnreadableState) return []
    throw error
  }
}
