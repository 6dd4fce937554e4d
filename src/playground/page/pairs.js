/**
 * Finds pairs of signs around a text, such as `**` for bold. Each pair defines where it may begin, how
 * parsing continues from one index to the next, and where the pair ends. The continuation depends only on the
 * index, so the ends for all beginnings are found in one pass from the last index to the first.
 */

const NONE = -1

const isWord = (char) => char !== undefined && /\w/.test(char)
const isSpace = (char) => char !== undefined && /\s/.test(char)
const isLineEnd = (char) => char === undefined || /[\n\r\u2028\u2029]/.test(char)

/** A backslash escapes the next sign. */
const afterSign = (text, at) => at + (text[at] === '\\' ? 2 : 1)

/** Two stars or underscores inside belong together. A single one stops parsing. */
const afterDouble = (sign) => (text, at) => {
  if (text[at] !== sign) return afterSign(text, at)
  return text[at + 1] === sign ? at + 2 : NONE
}

/** Text in italics never ends in a space, so a single star after a space stops parsing. */
const afterItalic = (text, at) => {
  const isBeforeStar = text[at + 1] === '*' && text[at + 2] !== '*'
  return isSpace(text[at]) && isBeforeStar ? NONE : afterDouble('*')(text, at)
}

const afterLinked = (text, at) => (text[at] === '\\' && isLineEnd(text[at + 1]) ? NONE : afterSign(text, at))

const isDouble = (sign) => (text, at) => text.startsWith(sign, at) && text[at + 2] !== sign[0]

const PAIRS = {
  '**': { ends: isDouble('**'), after: afterSign },
  __: { ends: isDouble('__'), after: afterSign },
  '~~': { ends: (text, at) => text.startsWith('~~', at), after: afterSign },
  '||': { ends: (text, at) => text.startsWith('||', at), after: (_, at) => at + 1 },
  '*': {
    begins: (text, at) => text[at + 1] !== undefined && !isSpace(text[at + 1]),
    ends: (text, at) => text[at] === '*' && text[at + 1] !== '*',
    after: afterItalic,
  },
  _: {
    begins: (text, at) => !isWord(text[at - 1]),
    ends: (text, at) => text[at] === '_' && !isWord(text[at + 1]),
    after: afterDouble('_'),
  },
  '[': {
    begins: (text, at) => text[at + 1] !== ']',
    ends: (text, at) => text[at] === ']',
    after: afterLinked,
  },
}

/** For each index, the end of a pair whose text is parsed from there; `NONE` if it has no end. */
const endsIn = (text, { ends, after }) => {
  const found = new Int32Array(text.length + 1).fill(NONE)
  for (let at = text.length - 1; at >= 0; at -= 1)
    found[at] = ends(text, at) ? at : (found[after(text, at)] ?? NONE)
  return found
}

/**
 * Returns a function that finds pairs in a text. It gets the signs with which a pair begins and an index. It
 * returns the index at which the pair's text ends (this text is never empty), or undefined if no such pair
 * begins there.
 */
export const pairsIn = (text) => {
  const known = new Map()
  return (signs, at) => {
    const pair = PAIRS[signs]
    if (!text.startsWith(signs, at) || pair.begins?.(text, at) === false) return undefined
    if (!known.has(signs)) known.set(signs, endsIn(text, pair))
    const end = known.get(signs)[pair.after(text, at + signs.length)] ?? NONE
    return end === NONE ? undefined : end
  }
}
