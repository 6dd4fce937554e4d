import { randomInt } from 'node:crypto'

/** Nothing that reads like another, and no vowels that make words. */
const LETTERS = 'BCDFGHJKMNPQRSTVWXYZ23456789'
const LENGTH = 6

/** What people say of a raid, or of a game of the companion. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
