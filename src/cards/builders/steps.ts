import type { Effect } from '../../engine/index.ts'

/** Joins several effects into one, in the order written (709.2b). */
export const inOrder = (effects: readonly Effect[]): Effect => {
  const [only] = effects
  return only && effects.length === 1 ? only : { kind: 'do', steps: [...effects] }
}

/** The effects that `inOrder` has joined. */
export const stepsOfEffect = (effect: Effect): readonly Effect[] =>
  effect.kind === 'do' && !effect.called ? effect.steps : [effect]
