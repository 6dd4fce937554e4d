/** Finds the coach of a lesson on a message. */
import type { MessageJson } from '../../src/playground/world/message-json.ts'
import { highlightedIn } from '../../test/support/reading.ts'

const MARK = '🎓'

/** Whether a message has the coach's text, and highlights exactly one button. */
export const showsCoach = (message: MessageJson): boolean =>
  message.content.includes(MARK) && highlightedIn(message).length === 1
