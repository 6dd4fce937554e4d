import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newStoredValueParser } from './migrate.ts'
import { UnreadableState } from './unreadable.ts'

/** Returns a parser of objects with a number, and a function that counts how many values it has examined. */
function countingParser() {
  let examined = 0
  const schema = z.object({ level: z.number() }).refine(() => ++examined > 0)
  return { parse: newStoredValueParser(schema), examined: () => examined }
}

describe('a parser of stored values', () => {
  it('parses each object once, and gives everybody the same result', () => {
    const { parse, examined } = countingParser()
    const [one, other] = [{ level: 3 }, { level: 3 }]
    expect(parse(one)).toBe(parse(one))
    expect(parse(other)).not.toBe(parse(one))
    expect(parse(other)).toEqual({ level: 3 })
    expect(examined()).toBe(2)
  })

  it('refuses a damaged object, however often it is read', () => {
    const { parse } = countingParser()
    const damaged = { level: 'three' }
    for (const _ of [1, 2]) expect(() => parse(damaged)).toThrow(UnreadableState)
    for (const value of [null, 'three', undefined]) expect(() => parse(value)).toThrow(UnreadableState)
  })

  it('reads an object that has been repaired', () => {
    const { parse } = countingParser()
    const row: { level: unknown } = { level: null }
    expect(() => parse(row)).toThrow(UnreadableState)
    row.level = 4
    expect(parse(row)).toEqual({ level: 4 })
  })
})
