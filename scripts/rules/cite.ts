/** Finds the rule numbers that a text cites. */
import { ALL_RULE_NUMBERS } from './numbers.ts'

const KNOWN = new Set(ALL_RULE_NUMBERS)
const CITED = /(?<![\w.])(R?\d{3}\.\d+)([a-z]?)(?:[–-](?:(R?\d{3}\.\d+)([a-z]?)|([a-z])))?(?![\w])/g

/** Returns the rule numbers that a text cites. "707.1b–d" and "701.1–701.4" include all rules between. */
export function citedRuleNumbers(text: string): string[] {
  const numbers = [...text.matchAll(CITED)].flatMap(
    ([, rule = '', letter = '', last, lastLetter = '', to]) => {
      const first = rule + letter
      if (to !== undefined) return between(first, rule + to)
      return last === undefined ? [first] : between(first, last + lastLetter)
    },
  )
  return [...new Set(numbers)].filter((number) => KNOWN.has(number))
}

/** Writes these numbers as a citation, in the rules' order: "707.1b–d, 709.1". */
export function formatCitation(numbers: readonly string[]): string {
  const wanted = new Set(numbers)
  const runs: string[][] = []
  for (const number of ALL_RULE_NUMBERS) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (!wanted.has(number)) runs.push([])
    else if (run && before !== undefined && parentOf(before) === parentOf(number)) run.push(number)
    else runs.push([number])
  }
  return runs.flatMap(asRange).join(', ')
}

function asRange(run: readonly string[]): string[] {
  const [first = '', last = ''] = [run[0], run.at(-1)]
  if (run.length < 3) return [...run]
  return [`${first}–${/[a-z]$/.test(last) ? last.slice(-1) : last}`]
}

function between(first: string, last: string): string[] {
  const siblings = ALL_RULE_NUMBERS.filter((number) => parentOf(number) === parentOf(first))
  const from = siblings.indexOf(first)
  const to = siblings.indexOf(last)
  return from >= 0 && to >= from ? siblings.slice(from, to + 1) : [first, last]
}

/** Returns the number above a rule: 707.1 for 707.1b, and 707 for 707.1. */
function parentOf(number: string): string {
  return /[a-z]$/.test(number) ? number.slice(0, -1) : number.replace(/\.\d+$/, '')
}
