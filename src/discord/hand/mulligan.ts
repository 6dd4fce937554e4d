/**
 * Renders the buttons with which players keep or replace their opening hands. A player who isn't asked yet answers
 * in advance.
 */
import type { View } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import { autopilotComponentIds } from '../autopilot/ids.ts'
import type { PlayerLook } from '../bot-context.ts'
import { shortHeroNameInRaid } from '../message-parts/names.ts'
import type { ButtonSpec } from '../message-parts/post.ts'
import { questionComponentIds } from '../raid-questions/ids.ts'

export const MULLIGAN_ANSWERS = ['keep', 'mulligan'] as const
type Decided = (typeof MULLIGAN_ANSWERS)[number]

/** Whether players are deciding about their opening hands. */
export const isMulliganDecisionOpen = (view: View | null): boolean => view?.waitingFor?.kind === 'mulligan'

/** Returns the buttons for the opening hands of a person. @param looks one for each of the person's seats */
export const mulliganButtons = (looks: readonly PlayerLook[]): ButtonSpec[] =>
  looks.flatMap((look) => MULLIGAN_ANSWERS.flatMap((one) => button(look, one, looks.length > 1)))

function button(
  { raid, view, seat, instructions }: PlayerLook,
  one: Decided,
  isNamed: boolean,
): ButtonSpec[] {
  if (!view || seat === null || !isMulliganDecisionOpen(view)) return []
  const id = idOf(raid.code, view, seat, one)
  if (id === null) return []
  const hero = raid.seats.find((other) => other.seat === seat)?.hero
  const chosen = instructions.some((order) => order.kind === 'ahead' && order.move?.[0] === one)
  const label = texts.choice.ofHand(
    texts.choice[one],
    isNamed && hero ? shortHeroNameInRaid(raid, hero) : null,
  )
  return [{ id, label: chosen ? texts.choice.chosen(label) : label, style: STYLES[one], disabled: chosen }]
}

const STYLES = { keep: 'good', mulligan: 'plain' } as const

function idOf(code: string, view: View, seat: number, one: Decided): string | null {
  if (view.decision?.seat === seat) return questionComponentIds.pick(code, view.decision.id, [one])
  if (!view.window?.next.includes(seat)) return null
  return autopilotComponentIds.order(code, seat, { kind: 'ahead', moment: view.window.moment, move: [one] })
}
