/** What a character may be called: letters of any language, digits, and what stands in names. */
import { z } from 'zod'

export const NAME_LENGTH = 32

/** No markup, no mention, no line break: a name is shown in public, and in lists. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’.-]*[\p{L}\p{M}\p{N}.])?$/u

export const characterName = z
  .string()
  .transform((text) => text.trim().replace(/ +/g, ' '))
  .pipe(z.string().min(1).max(NAME_LENGTH).regex(NAME))

/** Makes a name of any text, such as a person's name at Discord. The result is '' when nothing of the text may stay. */
export function nameFrom(text: string): string {
  const plain = text.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N} '’.-]/gu, '')
  const trimmed = plain.replace(/ +/g, ' ').replace(/^[^\p{L}\p{N}]+|(?<![ '’-])[ '’-]+$/gu, '')
  return trimmed.slice(0, NAME_LENGTH).trim()
}
