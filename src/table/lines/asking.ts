/** The message that asks, read back from what was announced in it. */
import type { Standing } from '../../store/outbox.ts'
import type { Asking } from '../outbox.ts'
import { announcementFrom } from '../stored/reading.ts'

export function askingIn(found: Standing | null): Asking | null {
  if (!found) return null
  const told = found.payloads.map((payload) => announcementFrom(payload))
  const prompts = told.flatMap((one) => (one.kind === 'prompt' ? [one] : []))
  const prompt = prompts.at(-1)
  if (!prompt) return null
  const { messageId, postedAt, isLast } = found
  const news = told.flatMap((one) => (one.kind === 'news' ? [one] : []))
  return { messageId, postedAt, isLast, prompt, prompts, news }
}
