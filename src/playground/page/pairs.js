/**
 * Pairs of signs around a text, such as `**` for bold. Each pair says where it may begin, how the text inside is read on
 * from one index to the next, and where it ends. How the reading goes on depends on the index alone, so the ends for all
 * beginnings are found in one pass from the last index to the first.
 */

const NONE = -1

const isWord = (char) => char !== undefined && /\w/.test(char)
const isSpace = (char) => char !== undefined && /\s/.test(char)
const isLineEnd = (char) => char === undefined || /[\n\r\u2028\u2029]/.test(char)

/** A backslash takes the next sign with it. */
const afterSign = (text, at) => at + (text[at] === '\\' ? 2 : 1)

/** Two stars or underscores inside belong together; one alone ends the reading. */
const afterDouble = (sign) => (text, at) => {
  if (text[at] !== sign) return afterSign(text, at)
  return text[at + 1] === sign ? at + 2 : NONE
}

/** Text in italics never ends in a space, so one star behind a space ends the reading. */
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

/** For each index, where a pair ends whose text is read on from there; `NONE` where it has no end. */
const endsIn = (text, { ends, after }) => {
  const found = new Int32Array(text.length + 1).fill(NONE)
  for (let at = text.length - 1; at >= 0; at -= 1)
    found[at] = ends(text, at) ? at : (found[after(text, at)] ?? NONE)
  return found
}

/**
 * Makes a reader of the pairs in a text. The reader is given the signs that a pair begins with and an index, and returns
 * where the pair's text ends, which is never empty; undefined where no such pair begins.
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
