/** Telling one public question from the next: who goes on is asked in the message that asked before. */
import { askedBy, decisionOf, isSameQuestion } from '../../scripts/crowd/controls.ts'
import { messageOf, type Person } from '../../src/playground/client.ts'
import type { WireMessage } from '../../src/playground/world/message-wire.ts'

export const asks = ({ content }: WireMessage): boolean => content.startsWith('▶')

/** Where both say which question they ask whom, what is told beside it doesn't matter: news may come after it. */
function isStillAsked(one: WireMessage, before: WireMessage): boolean {
  const [now, then] = [decisionOf(one), decisionOf(before)]
  if (now === null || then === null) return isSameQuestion(one, before)
  return now === then && askedBy(one) === askedBy(before)
}

/** The question that is open among the messages of a thread, unless it is the one that was open before. */
export function openQuestion(messages: readonly WireMessage[], before?: WireMessage): WireMessage | null {
  const open = messages.findLast(asks)
  return open && !(before && isStillAsked(open, before)) ? open : null
}

/** Opens the own hand below the question, and keeps it. @returns what the hand has become */
export async function keepHand(person: Person, { id }: { id: string }): Promise<WireMessage> {
  const hand = messageOf(await person.click(id, 'My hand: keep or mulligan'))
  return messageOf(await person.click(hand.id, 'Keep this hand'))
}
