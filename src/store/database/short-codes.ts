import { randomInt } from 'node:crypto'

/** The letters and digits of codes, without those that look alike, and without vowels, which could form words. */
const LETTERS = 'BCDFGHJKMNPQRSTVWXYZ23456789'
const LENGTH = 6

/** Returns a new short code, by which people name a raid or a game of the companion. */
export const newShortCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
