/**
 * Which rule is implemented where and tested where, or why it does not apply.
 *
 *   npm run -s rules                         a table with totals
 *   npm run -s rules -- --missing --under 5  only what is still open in chapter 5
 *   npm run -s rules -- --json               → { rules: [{ number, implemented, tested, notApplicable }] }
 *
 * Code says what it implements in its comments, tests say what they prove in their titles (scripts/rules/).
 * Ends with 1 while anything is missing.
 */
import { parseArgs } from 'node:util'
import { coverage, isMissing, type Rule } from './rules/coverage.ts'
import { ABOUT, familyOf } from './rules/numbers.ts'

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, missing: { type: 'boolean' }, under: { type: 'string' } },
})

const under = values.under ?? ''
const rules = coverage().filter((rule) => rule.number.startsWith(under))
const missing = rules.filter(isMissing)
const shown = values.missing ? missing : rules
if (values.json) console.log(JSON.stringify({ rules: shown }))
else console.log([...shown.flatMap(linesOf), totals()].join('\n'))
process.exitCode = missing.length > 0 ? 1 : 0

function linesOf(rule: Rule, index: number): string[] {
  const family = familyOf(rule.number)
  const before = shown[index - 1]
  const isFirst = !before || familyOf(before.number) !== family
  return [...(isFirst ? [`${family} ${ABOUT.get(family)}`] : []), ...about(rule)]
}

function about({ number, implemented, tested, notApplicable }: Rule): string[] {
  if (notApplicable !== null) return [`  ${number.padEnd(8)}does not apply: ${notApplicable}`]
  const code = implemented.length > 0 ? implemented : ['NOT IMPLEMENTED']
  const proof = tested.length > 0 ? tested : ['NOT TESTED']
  return [...code, ...proof].map((line, index) => `  ${(index === 0 ? number : '').padEnd(8)}${line}`)
}

function totals(): string {
  const count = (holds: (rule: Rule) => boolean) => rules.filter(holds).length
  return [
    `${rules.length} rules`,
    `${count((rule) => rule.implemented.length > 0)} implemented`,
    `${count((rule) => rule.tested.length > 0)} tested`,
    `${count((rule) => rule.notApplicable !== null)} do not apply`,
    `${missing.length} missing`,
  ].join(', ')
}
