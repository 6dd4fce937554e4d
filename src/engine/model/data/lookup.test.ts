import { expect, test } from 'vitest'
import { lookUp } from './lookup.ts'

test("finds only the record's own properties", () => {
  const record: Record<string, number> = { hits: 1, constructor: 2 }
  expect(lookUp(record, 'hits')).toBe(1)
  expect(lookUp(record, 'constructor')).toBe(2)
  const inherited = ['hasOwnProperty', 'valueOf', 'isPrototypeOf', '__proto__', 'toString']
  for (const word of inherited) expect(lookUp(record, word)).toBeUndefined()
})
