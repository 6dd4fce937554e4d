/** Finds how a person answers on their messages: controls that make the answer, or that open the panel with them. */
import { handComponentIds } from '../../src/discord/hand/ids.ts'
import { questionComponentIds } from '../../src/discord/raid-questions/ids.ts'
import type { Decision } from '../../src/engine/index.ts'
import type { ActionResult, PlaygroundPerson } from '../../src/playground/client.ts'
import type { MessageJson } from '../../src/playground/world/message-json.ts'
import { controlsOf, wayOf } from '../../test/support/answering.ts'
import type { GroupAttack } from './group-attack.ts'

type Way = NonNullable<ReturnType<typeof wayOf>>

export interface AnswerControl {
  message: MessageJson
  way: Way
}

/** The picks with which a person will answer a decision, and the target if the move is offered with its targets. */
export interface PlannedAnswer {
  decision: Decision
  picks: string[]
  target?: { decision: Decision; picks: string[] } | undefined
  /** The attacks that are made together with this one. */
  groupAttack?: GroupAttack | undefined
}

/**
 * Finds the control for these picks, or for the next of them, together with the target if that is offered; null if
 * none.
 */
export function findAnswerControl(
  seen: readonly MessageJson[],
  { target, ...move }: PlannedAnswer,
): AnswerControl | null {
  const found = seen.flatMap((message) => {
    const way = (target && wayOf(message, move, target)) ?? wayOf(message, move)
    return way ? [{ message, way }] : []
  })
  return found.find(({ way }) => !mayAskForConfirmation(way)) ?? found[0] ?? null
}

/** Whether the control is "End turn", which may ask for a confirmation. */
const mayAskForConfirmation = (way: Way): boolean =>
  'press' in way && questionComponentIds.end.read(way.press) !== null

/** Whether a way makes the move together with its target. */
export const includesTarget = ({ way }: AnswerControl): boolean =>
  'choose' in way && way.values.some((value) => value.includes('>'))

const OPENERS = [questionComponentIds.moves, handComponentIds.hand, questionComponentIds.wait]

/** Returns controls that open all of a person's moves, the most specific first, and of each kind the newest. */
export function panelOpenersOn(seen: readonly MessageJson[]): { message: MessageJson; customId: string }[] {
  return OPENERS.flatMap((kind) => {
    const found = seen.flatMap((message) =>
      controlsOf(message).flatMap(({ customId }) => (kind.read(customId) ? [{ message, customId }] : [])),
    )
    return found.slice(0, 1)
  })
}

/** Counts clicks: one for a button; for a select one to open it, one for each option, and one to confirm several. */
export const countClicks = (way: Way): number =>
  'press' in way ? 1 : 1 + way.values.length + (way.values.length > 1 ? 1 : 0)

export const pressAnswerControl = (
  person: PlaygroundPerson,
  { message, way }: AnswerControl,
): Promise<ActionResult> =>
  'press' in way ? person.click(message.id, way.press) : person.select(message.id, way.values, way.choose)

export const completesAnswer = (way: Way): boolean =>
  !mayAskForConfirmation(way) && ('press' in way || way.isLast)
