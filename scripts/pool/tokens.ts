/** Splits a line of text into words. Signs such as an arrow, and the 's of an owner, count as words. */

export interface TokenizedLine {
  /** The words of the text in lower case, for comparing. */
  readonly words: readonly string[]
  /** The words of the line, with their capital letters. */
  readonly written: readonly string[]
}

const WORD =
  /\[Activate\]|→|\(\d+\)|\(X\)|[+-]?\d+(?!\w)|[+-]X\b|[A-Za-zÀ-ſ][\wÀ-ſ]*(?:[-'’][A-Za-zÀ-ſ][\wÀ-ſ]*)*|\S/g

export function tokenize(text: string): TokenizedLine {
  const written: string[] = []
  for (const [word] of text.matchAll(WORD)) written.push(...split(word))
  return { words: written.map(lower), written }
}

/** Splits a word: "it's" into "it is", and "ally's" into "ally" and the sign of an owner. */
function split(word: string): string[] {
  const [, own, sign] = /^(.*)('s)$/i.exec(word) ?? []
  if (own === undefined || sign === undefined) return [word]
  return /^(?:it|he|she|that)$/i.test(own) ? [own, 'is'] : [own, "'s"]
}

const lower = (word: string): string => word.toLowerCase().replace(/^\((\d+|x)\)$/, '$1')
