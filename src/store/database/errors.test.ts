import { expect, it } from 'vitest'
import { causeOf } from './errors.ts'

it('shows the cause of a failure without the address, which may contain a password', () => {
  const error = Object.assign(new Error('postgres://me:hush@db/x and pg://me:hush@db refuse'), {
    code: 'ECONNREFUSED',
  })
  expect(causeOf(error)).toBe('(address) and (address) refuse ECONNREFUSED')
  expect(causeOf('hush')).toBe('hush')
})

it.each([64_000, 128_000])('reads a message of %i letters that never becomes an address', (length) => {
  const word = 'a'.repeat(length)
  expect(causeOf(new Error(`${word}:/ ${word}`))).toBe(`${word}:/ ${word}`)
  expect(causeOf(new Error(`${word}://${word}`))).toBe('(address)')
})
