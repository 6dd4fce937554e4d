/**
 * Distinguishes one public question from the next, because the same message asks the next question to the same
 * person.
 */
import { askedBy, decisionOf, isSameQuestion } from '../../scripts/crowd/controls.ts'
import { messageOf, type Person } from '../../src/playground/client.ts'
import type { WireMessage } from '../../src/playground/world/message-wire.ts'

export const asks = ({ content }: WireMessage): boolean => content.startsWith('▶')

/** If both name their question and the asked person, other text doesn't matter, because news may be added later. */
function isStillAsked(one: WireMessage, before: WireMessage): boolean {
  const [now, then] = [decisionOf(one), decisionOf(before)]
  if (now === null || then === null) return isSameQuestion(one, before)
  return now === then && askedBy(one) === askedBy(before)
}

/** The open question among the messages of a thread, unless it is the one that was open before. */
export function openQuestion(messages: readonly WireMessage[], before?: WireMessage): WireMessage | null {
  const open = messages.findLast(asks)
  return open && !(before && isStillAsked(open, before)) ? open : null
}

/** Opens the player's own hand below the question, and keeps it. @returns the changed message of the hand */
export async function keepHand(person: Person, { id }: { id: string }): Promise<WireMessage> {
  const hand = messageOf(await person.click(id, 'My hand: keep or mulligan'))
  return messageOf(await person.click(hand.id, 'Keep this hand'))
}
