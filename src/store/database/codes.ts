import { randomInt } from 'node:crypto'

/** No characters that look like others, and no vowels, which could form words. */
const LETTERS = 'BCDFGHJKMNPQRSTVWXYZ23456789'
const LENGTH = 6

/** A short code by which people name a raid or a game of the companion. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
