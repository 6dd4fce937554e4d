/** The characters that can attack in one dialog, and the button that opens it. */
import type { Decision } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import type { PlayerLook } from '../bot-context.ts'
import type { ButtonSpec } from '../message-parts/post.ts'
import { questionComponentIds } from './ids.ts'

type TargetDecisions = Readonly<Record<string, Decision>>

/** Returns the picks of the offered attackers whose next decision is the defender. */
export const offeredAttackers = ({ options }: Decision, targetDecisions: TargetDecisions): string[] =>
  options.flatMap(({ id, kind }) =>
    kind === 'attack' && targetDecisions[id]?.kind === 'defender' ? [id] : [],
  )

/** Returns the button only if there are several attackers. */
export function groupAttackButton({ raid, view, targetDecisions = {} }: PlayerLook): ButtonSpec[] {
  const decision = view?.decision
  if (decision?.kind !== 'priority' || offeredAttackers(decision, targetDecisions).length < 2) return []
  return [{ id: questionComponentIds.several(raid.code, decision.id), label: texts.choice.several }]
}
