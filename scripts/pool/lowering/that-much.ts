/** "That much" without an event that has an amount: the damage that the text has just dealt, healed or removed. */
import { inOrder, stepsOfEffect } from '../../../src/cards/builders/steps.ts'
import { type Effect, hasNode, type NumberExpression } from '../../../src/engine/index.ts'
import { isDataObject, replaceNodes } from '../marks.ts'

/** Nodes whose text is separate: "that much" has another meaning in it. */
const OTHER_TEXTS: ReadonlySet<unknown> = new Set([
  'grant',
  'later',
  'packet',
  'prevent',
  'replace',
  'thereupon',
])

export const saysThatMuch = (data: unknown): boolean => hasNode([data], (node) => node.kind === 'thatMuch')

/** Replaces "that much" by the amount of the step before: "Heals all damage …, then deals that much nature damage". */
export function nameAmountOfStepBefore(effect: Effect): Effect {
  if (!saysThatMuch(effect)) return effect
  const steps: Effect[] = []
  for (const step of stepsOfEffect(effect)) {
    const at = steps.findLastIndex(isCounted)
    const before = steps[at]
    if (before && isCounted(before) && saysThatMuch(step)) {
      const { name, named } = withName(before)
      steps[at] = named
      steps.push(replaceThatMuch(step, { kind: 'bound', name }))
    } else steps.push(step)
  }
  return inOrder(steps)
}

type Counted = Extract<Effect, { kind: 'deal' | 'heal' | 'removeDamage' }>

const isCounted = (step: Effect): step is Counted =>
  step.kind === 'deal' || step.kind === 'heal' || step.kind === 'removeDamage'

/** Returns the step with a name for its amount, and that name. */
function withName(step: Counted): { name: string; named: Effect } {
  if (step.kind === 'removeDamage') return { name: 'removed', named: { ...step, as: 'removed' } }
  const name = step.total ?? TOTALS[step.kind]
  return { name, named: { ...step, total: name } }
}

const TOTALS = { deal: 'total', heal: 'healing' } as const

export const replaceThatMuch = <T>(data: T, amount: NumberExpression): T =>
  replaceNodes(data, (node) => {
    if (!isDataObject(node)) return undefined
    if (OTHER_TEXTS.has(node.kind)) return node
    return node.kind === 'thatMuch' ? amount : undefined
  })
