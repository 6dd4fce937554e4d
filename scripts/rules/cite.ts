/** Which rule numbers a text cites. */
import { NUMBERS } from './numbers.ts'

const KNOWN = new Set(NUMBERS)
const CITED = /(?<![\w.])(R?\d{3}\.\d+)([a-z]?)(?:[–-](?:(R?\d{3}\.\d+)([a-z]?)|([a-z])))?(?![\w])/g

/** "707.1b–d" and "701.1–701.4" are all between; nothing wider than siblings is a range. */
export function citedIn(text: string): string[] {
  const numbers = [...text.matchAll(CITED)].flatMap(
    ([, rule = '', letter = '', last, lastLetter = '', to]) => {
      const first = rule + letter
      if (to !== undefined) return between(first, rule + to)
      return last === undefined ? [first] : between(first, last + lastLetter)
    },
  )
  return [...new Set(numbers)].filter((number) => KNOWN.has(number))
}

function between(first: string, last: string): string[] {
  const siblings = NUMBERS.filter((number) => parentOf(number) === parentOf(first))
  const from = siblings.indexOf(first)
  const to = siblings.indexOf(last)
  return from >= 0 && to >= from ? siblings.slice(from, to + 1) : [first, last]
}

/** 707.1b belongs to 707.1, and that to 707. */
function parentOf(number: string): string {
  return /[a-z]$/.test(number) ? number.slice(0, -1) : number.replace(/\.\d+$/, '')
}
