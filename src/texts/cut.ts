/** Shortens and cleans texts that people write. */

/**
 * Returns the first letters of a text. An emoji counts as two letters, and is left out if only its first half would
 * fit.
 */
export function truncate(text: string, letters: number): string {
  if (text.length <= letters) return text
  const end = isFirstHalf(text.charCodeAt(letters - 1)) ? letters - 1 : letters
  return text.slice(0, Math.max(0, end))
}

const isFirstHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdbff

/** Removes U+0000 and lone surrogates, which no database stores and nobody can type. */
export const withoutNullsAndLoneSurrogates = (text: string): string =>
  text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')
