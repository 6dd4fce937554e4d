import { expect, it } from 'vitest'
import { describeError } from './errors.ts'

it('shows the cause of a failure without the address, which may contain a password', () => {
  const error = Object.assign(new Error('postgres://me:hush@db/x and pg://me:hush@db refuse'), {
    code: 'ECONNREFUSED',
  })
  expect(describeError(error)).toBe('(address) and (address) refuse ECONNREFUSED')
  expect(describeError('hush')).toBe('hush')
})

it.each([64_000, 128_000])('reads a message of %i letters that never becomes an address', (length) => {
  const word = 'a'.repeat(length)
  expect(describeError(new Error(`${word}:/ ${word}`))).toBe(`${word}:/ ${word}`)
  expect(describeError(new Error(`${word}://${word}`))).toBe('(address)')
})
