/** "That much" without an event that has an amount: the damage that the text has just dealt or healed. */
import { inOrder, stepsOf } from '../../../src/cards/builders/steps.ts'
import { type Effect, hasNode, type Num } from '../../../src/engine/index.ts'
import { isObject, replaced } from '../marks.ts'

/** Texts of their own, in which "that much" has another meaning. */
const OTHER_TEXTS: ReadonlySet<unknown> = new Set([
  'grant',
  'later',
  'packet',
  'prevent',
  'replace',
  'thereupon',
])

export const saysThatMuch = (data: unknown): boolean => hasNode([data], (node) => node.kind === 'thatMuch')

/** "Heals all damage from target ally, then deals that much nature damage": the damage of the step before. */
export function withAmountBefore(effect: Effect): Effect {
  if (!saysThatMuch(effect)) return effect
  const steps: Effect[] = []
  let before: { readonly at: number; readonly name: string } | undefined
  for (const step of stepsOf(effect)) {
    if (before && saysThatMuch(step)) {
      const { at, name } = before
      const known = steps[at]
      if (known?.kind === 'deal' || known?.kind === 'heal')
        steps[at] = { ...known, total: known.total ?? name }
      const total = known && 'total' in known ? (known.total ?? name) : name
      steps.push(withThatMuch(step, { kind: 'bound', name: total }))
    } else steps.push(step)
    if (step.kind === 'deal') before = { at: steps.length - 1, name: 'total' }
    if (step.kind === 'heal') before = { at: steps.length - 1, name: 'healing' }
  }
  return inOrder(steps)
}

export const withThatMuch = <T>(data: T, amount: Num): T =>
  replaced(data, (node) => {
    if (!isObject(node)) return undefined
    if (OTHER_TEXTS.has(node.kind)) return node
    return node.kind === 'thatMuch' ? amount : undefined
  })
