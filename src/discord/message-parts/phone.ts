/** Estimates how many lines a text takes on an upright phone, for messages that must fit one screen. */

/** The letters in a line. `scripts/evening/phone.ts` explains the whole estimate. */
const IN_A_LINE = 36

/** Returns a line as a reader sees it: mentions and times become words, and marks for styles are removed. */
const asRead = (line: string): string =>
  line
    .replace(/<@!?\d+>/g, '@Someone')
    .replace(/<t:\d+(:\w)?>/g, 'some time ago')
    .replace(/\*\*|__|~~|`|^-# |^#+ |^> /g, '')

/** Returns the number of lines that one line of a text takes on a phone. */
export const phoneLineCount = (line: string): number =>
  Math.max(1, Math.ceil(asRead(line).length / IN_A_LINE))

const rowsIn = (text: string): number => text.split('\n').reduce((sum, line) => sum + phoneLineCount(line), 0)

/**
 * Divides texts into pages with a maximum number of lines on a phone. A text that is longer than a page is cut at
 * spaces.
 * @param first the lines of the first page
 * @param rest the lines of each other page
 */
export function splitIntoPhonePages(texts: readonly string[], first: number, rest = first): string[] {
  const pages: string[][] = [[]]
  let left = first
  for (const text of texts.flatMap((one) => pieces(one, Math.min(first, rest)))) {
    const rows = rowsIn(text)
    if (rows > left && pages.at(-1)?.length !== 0) {
      pages.push([])
      left = rest
    }
    pages.at(-1)?.push(text)
    left -= rows
  }
  return pages.filter((page) => page.length > 0).map((page) => page.join('\n'))
}

/** Cuts a text into pieces of at most `rows` lines. */
function pieces(text: string, rows: number): string[] {
  if (rowsIn(text) <= rows) return [text]
  const words = text.split(/(?<= )|(?<=\n)/)
  const parts: string[] = ['']
  for (const word of words) {
    const longer = `${parts.at(-1)}${word}`
    if (rowsIn(longer.trimEnd()) <= rows) parts[parts.length - 1] = longer
    else parts.push(word)
  }
  return parts.map((part) => part.trimEnd()).filter((part) => part !== '')
}
