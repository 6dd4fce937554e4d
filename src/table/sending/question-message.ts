/** Rebuilds the message with the open question from the announcements in it. */
import type { ChangeableMessage } from '../../store/outbox/lookups.ts'
import type { Announcement } from '../model/announcement.ts'
import { parseAnnouncement } from '../stored/parse-stored.ts'
import { UnreadableState } from '../stored/unreadable.ts'
import type { QuestionMessage } from './contract.ts'

export function questionMessageFrom(found: ChangeableMessage | null): QuestionMessage | null {
  if (!found) return null
  const announcements = found.payloads.flatMap(readable)
  const prompts = announcements.flatMap((one) => (one.kind === 'prompt' ? [one] : []))
  const prompt = prompts.at(-1)
  if (!prompt) return null
  const { messageId, postedAt, isLast } = found
  const news = announcements.flatMap((one) => (one.kind === 'news' ? [one] : []))
  return { messageId, postedAt, isLast, prompt, prompts, news }
}

/** Parses an announcement. Returns an empty list if it can't be read, so that later ones aren't blocked. */
function readable(payload: unknown): Announcement[] {
  try {
    return [parseAnnouncement(payload)]
  } catch (error) {
    if (error instanceof UnreadableState) return []
    throw error
  }
}
