/** Makes the text of a list plain: one kind of space, no invisible characters, and no entities of HTML. */

/** Soft hyphens, zero-width spaces, joiners, marks of direction, and the byte order mark. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu
/** Any space that isn't a tab or a line break; tabs separate cells. */
const SPACES = /[^\S\t\r\n]+/g

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', '’'],
  ['nbsp', ' '],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['times', '×'],
  ['bull', '•'],
  ['hellip', '…'],
])

/** Makes a text plain. NFKC also turns full-width and circled digits into plain digits. */
export const normalizeListText = (text: string): string =>
  withoutEntities(text.replace(INVISIBLE, '').normalize('NFKC')).replace(SPACES, ' ')

const withoutEntities = (text: string): string =>
  text.includes('&') ? text.replace(/&(#?\w{1,8});/g, (all, name: string) => characterOf(name) ?? all) : text

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase())
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

/** HTML tags that end a line, in pasted HTML. */
const HTML_LINE_END = /<br ?\/?>|<\/(?:li|p|tr|div)>/gi

export const splitLines = (text: string): string[] =>
  (text.includes('<') ? text.replace(HTML_LINE_END, '\n') : text)
    .trimEnd()
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
