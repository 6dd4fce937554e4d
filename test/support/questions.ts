/** Telling one public question from the next: who goes on is asked in the message that asked before. */
import { isSameQuestion } from '../../scripts/crowd/controls.ts'
import type { WireMessage } from '../../src/playground/world/message-wire.ts'

export const asks = ({ content }: WireMessage): boolean => content.startsWith('▶')

/** The question that is open among the messages of a thread, unless it is the one that was open before. */
export function openQuestion(messages: readonly WireMessage[], before?: WireMessage): WireMessage | null {
  const open = messages.findLast(asks)
  return open && !(before && isSameQuestion(open, before)) ? open : null
}
