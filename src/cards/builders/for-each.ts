/** Effects for each of several players. All players choose before anything happens (802.1). */
import { type Effect, hasNodeOfKind, type PlayerSelector, type Selector } from '../../engine/index.ts'
import type { PlayerNoun } from './player-nouns.ts'
import { inOrder, stepsOfEffect } from './steps.ts'

/**
 * Performs effects for each of the given players, in turn order. All of them choose before anything happens (802.1).
 * Effects on the chosen cards happen after the last choice, for all chosen cards at once. A discard is one effect of
 * all these players.
 */
export const forEach = (players: PlayerNoun, ...effects: Effect[]): Effect => {
  const steps = effects.flatMap(stepsOfEffect)
  const [only] = steps
  if (only?.kind === 'discard' && steps.length === 1 && isOfThem(only.who))
    return { ...only, who: players.are }
  const { each, together } = divided(steps)
  return inOrder([{ kind: 'forEach', players: players.are, do: inOrder(each) }, ...together])
}

const isOfThem = (who: PlayerSelector): boolean => who.kind === 'they'

/** The effects for each player, and the last effects, which affect the cards that all players have chosen. */
interface Divided {
  readonly each: readonly Effect[]
  readonly together: readonly Effect[]
}

function divided(steps: readonly Effect[]): Divided {
  const at = steps.findLastIndex((step) => !isOnChosen(step))
  const [before, last, after] = [steps.slice(0, Math.max(at, 0)), steps[at], steps.slice(at + 1)]
  if (last?.kind !== 'may') return { each: steps.slice(0, at + 1), together: after }
  const own = divided(stepsOfEffect(last.do))
  if (own.each.length === 0) return { each: [...before, last], together: after }
  return {
    each: [...before, { ...last, do: inOrder(own.each) }],
    together: [...own.together, ...after],
  }
}

/** Whether the effect affects cards that players have chosen before, and depends on no single player. */
function isOnChosen(step: Effect): boolean {
  if (cardsAffectedBy(step)?.kind !== 'bound' || hasNodeOfKind(step, 'they')) return false
  return !hasNodeOfKind('amount' in step ? step.amount : undefined, 'bound')
}

/** The cards that an effect moves or changes; undefined for other effects. */
function cardsAffectedBy(step: Effect): Selector | undefined {
  switch (step.kind) {
    case 'destroy':
    case 'put':
    case 'putResource':
    case 'exhaust':
    case 'ready':
    case 'flip':
    case 'turnUp':
      return step.what
    case 'gainControl':
      return step.of
    case 'deal':
    case 'addCounters':
      return step.to
    case 'heal':
    case 'removeDamage':
    case 'removeCounters':
      return step.from
    case 'putDamage':
      return step.on
  }
}
