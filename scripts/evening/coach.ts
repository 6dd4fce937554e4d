/** Whether the coach of a lesson is where the learner answers. */
import type { WireMessage } from '../../src/playground/world/message-wire.ts'
import { highlightedIn } from '../../test/support/reading.ts'

const MARK = '🎓'

/** Whether a message has the coach's text, and highlights exactly one button. */
export const isCoached = (message: WireMessage): boolean =>
  message.content.includes(MARK) && highlightedIn(message).length === 1
