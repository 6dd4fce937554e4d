/** The characters that can attack in one dialog, and the button that opens it. */
import type { Decision } from '../../engine/index.ts'
import { texts } from '../../texts/texts.ts'
import type { PlayerLook } from '../bot-context.ts'
import type { ButtonSpec } from '../message-parts/post.ts'
import { questionIds } from './ids.ts'

type Aims = Readonly<Record<string, Decision>>

export const offeredAttackers = ({ options }: Decision, aims: Aims): string[] =>
  options.flatMap(({ id, kind }) => (kind === 'attack' && aims[id]?.kind === 'defender' ? [id] : []))

/** Returns the button only if there are several attackers. */
export function assaultButton({ raid, view, aims = {} }: PlayerLook): ButtonSpec[] {
  const decision = view?.decision
  if (decision?.kind !== 'priority' || offeredAttackers(decision, aims).length < 2) return []
  return [{ id: questionIds.several(raid.code, decision.id), label: texts.choice.several }]
}
