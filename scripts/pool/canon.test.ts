import { expect, test } from 'vitest'
import { canonical } from './canon.ts'

const chosen = (name: string) => ({
  kind: 'do',
  steps: [
    { kind: 'choose', as: name },
    { kind: 'destroy', what: { kind: 'bound', name } },
  ],
})

test('the spelling of a name has no meaning, nor have names before it that nothing uses', () => {
  const paid = (as?: string) => ({ kind: 'payment', costs: [{ kind: 'destroy', ...(as ? { as } : {}) }] })
  const text = canonical({ ...paid(), effect: chosen('enemy') })
  expect(canonical({ ...paid('mine'), effect: chosen('theirs') })).toBe(text)
  const used = { ...paid('mine'), effect: { kind: 'destroy', what: { kind: 'bound', name: 'mine' } } }
  expect(canonical(used)).not.toBe(canonical({ ...used, ...paid() }))
})
