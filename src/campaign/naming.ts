/** Rules for the names of characters: letters of any language, digits and punctuation that occurs in names. */
import { z } from 'zod'

export const MAX_CHARACTER_NAME_LENGTH = 32

/** Matches names without markup, mentions and line breaks, because names are shown in public and in lists. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’.-]*[\p{L}\p{M}\p{N}.])?$/u

export const characterNameSchema = z
  .string()
  .transform((text) => text.trim().replace(/ +/g, ' '))
  .pipe(z.string().min(1).max(MAX_CHARACTER_NAME_LENGTH).regex(NAME))

/**
 * Makes a character name from any text, such as a person's name at Discord. Returns '' if the text has no allowed
 * letter.
 */
export function characterNameFrom(text: string): string {
  const plain = text.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N} '’.-]/gu, '')
  const trimmed = plain.replace(/ +/g, ' ').replace(/^[^\p{L}\p{N}]+|(?<![ '’-])[ '’-]+$/gu, '')
  return trimmed.slice(0, MAX_CHARACTER_NAME_LENGTH).trim()
}
