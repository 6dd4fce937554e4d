import { expect, test } from 'vitest'
import { canonicalText } from './canonical-text.ts'

const chosen = (name: string) => ({
  kind: 'do',
  steps: [
    { kind: 'choose', as: name },
    { kind: 'destroy', what: { kind: 'bound', name } },
  ],
})

test('the spelling of a name has no meaning, nor have names before it that nothing uses', () => {
  const paid = (as?: string) => ({ kind: 'payment', costs: [{ kind: 'destroy', ...(as ? { as } : {}) }] })
  const text = canonicalText({ ...paid(), effect: chosen('enemy') })
  expect(canonicalText({ ...paid('mine'), effect: chosen('theirs') })).toBe(text)
  const used = { ...paid('mine'), effect: { kind: 'destroy', what: { kind: 'bound', name: 'mine' } } }
  expect(canonicalText(used)).not.toBe(canonicalText({ ...used, ...paid() }))
})
