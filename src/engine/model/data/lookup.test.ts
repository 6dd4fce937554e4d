import { expect, test } from 'vitest'
import { lookUpOwnProperty } from './lookup.ts'

test("finds only the record's own properties", () => {
  const record: Record<string, number> = { hits: 1, constructor: 2 }
  expect(lookUpOwnProperty(record, 'hits')).toBe(1)
  expect(lookUpOwnProperty(record, 'constructor')).toBe(2)
  const inherited = ['hasOwnProperty', 'valueOf', 'isPrototypeOf', '__proto__', 'toString']
  for (const word of inherited) expect(lookUpOwnProperty(record, word)).toBeUndefined()
})
