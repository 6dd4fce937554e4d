/**
 * Distinguishes one public question from the next, because the same message asks the next question to the same
 * person.
 */
import { decisionNumberOf, isSameQuestion, personAskedBy } from '../../scripts/crowd/controls.ts'
import { type PlaygroundPerson, resultingMessage } from '../../src/playground/client.ts'
import type { MessageJson } from '../../src/playground/world/message-json.ts'

export const asks = ({ content }: MessageJson): boolean => content.startsWith('▶')

/** If both name their question and the asked person, other text doesn't matter, because news may be added later. */
function isStillAsked(one: MessageJson, before: MessageJson): boolean {
  const [now, then] = [decisionNumberOf(one), decisionNumberOf(before)]
  if (now === null || then === null) return isSameQuestion(one, before)
  return now === then && personAskedBy(one) === personAskedBy(before)
}

/** The open question among the messages of a thread, unless it is the one that was open before. */
export function openQuestion(messages: readonly MessageJson[], before?: MessageJson): MessageJson | null {
  const open = messages.findLast(asks)
  return open && !(before && isStillAsked(open, before)) ? open : null
}

/** Opens the player's own hand below the question, and keeps it. @returns the changed message of the hand */
export async function keepHand(person: PlaygroundPerson, { id }: { id: string }): Promise<MessageJson> {
  const hand = resultingMessage(await person.click(id, 'My hand: keep or mulligan'))
  return resultingMessage(await person.click(hand.id, 'Keep this hand'))
}
