/**
 * Lists where each rule is implemented and where it is tested, or why it does not apply.
 *
 *   npm run -s rules                         a table with totals, and the questions of the raids' FAQs
 *   npm run -s rules -- --missing --under 5  only rules of chapter 5 that are not done
 *   npm run -s rules -- --json               → { rules: [{ number, implemented, tested, notApplicable }], questions: [{ number, card, tested }] }
 *   npm run -s rules -- --take-out --json    → { checked, proved, unproved: [] }: whether the tests of each rule notice
 *                                              its absence; --number 707.1d selects one rule (it may be repeated), and
 *                                              --under works as well
 *   npm run -s rules -- --war                the ruling paragraphs of the Shadow of War booklet instead (rules/war.ts), also with --json
 *   npm run -s rules -- --page > docs/rules.md   the page for newcomers: families, files, stories
 *
 * Comments in the code cite the rules that it implements, and titles of tests cite the rules that they prove
 * (scripts/rules/). The exit code is 1 while any rule is missing.
 */
import { parseArgs } from 'node:util'
import { isNotCovered, type RuleCoverage, ruleCoverage } from './rules/coverage.ts'
import { RULE_FAMILY_TITLES, ruleFamilyOf } from './rules/numbers.ts'
import { rulesPage } from './rules/page.ts'
import { type FaqQuestion, faqQuestions } from './rules/questions.ts'
import { findUnprovedRules } from './rules/take-out/take-out.ts'
import { printParagraphs } from './rules/war.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    missing: { type: 'boolean' },
    under: { type: 'string' },
    'take-out': { type: 'boolean' },
    number: { type: 'string', multiple: true },
    page: { type: 'boolean' },
    war: { type: 'boolean' },
  },
})

const isMeant = (number: string): boolean =>
  number.startsWith(values.under ?? '') && (values.number?.includes(number) ?? true)
const rules = ruleCoverage().filter((rule) => isMeant(rule.number))
const missing = rules.filter(isNotCovered)
const shown = values.missing ? missing : rules
const asked = faqQuestions().filter((one) => isMeant(one.number))
const unanswered = asked.filter((one) => one.tested.length === 0)
if (values.war) process.exitCode = printParagraphs(values.json ?? false) ? 0 : 1
else if (values.page) process.stdout.write(rulesPage())
else process.exitCode = (await (values['take-out'] ? printTakenOut() : printCoverage())) ? 0 : 1

/** Prints the coverage, and returns whether nothing is missing. */
function printCoverage(): boolean {
  const faq = values.missing ? unanswered : asked
  if (values.json) console.log(JSON.stringify({ rules: shown, questions: faq }))
  else console.log([...shown.flatMap(linesOf), ...faq.flatMap(answers), totals()].join('\n'))
  return missing.length + unanswered.length === 0
}

/** Prints the result, and returns whether the tests notice every rule's absence. */
async function printTakenOut(): Promise<boolean> {
  const found = await findUnprovedRules(isMeant)
  if (values.json) console.log(JSON.stringify(found))
  else
    console.log(
      `${found.checked} rules taken out. The tests of ${found.proved} notice it, and the tests of these do not:`,
      found.unproved,
    )
  return found.unproved.length === 0
}

function linesOf(rule: RuleCoverage, index: number): string[] {
  const family = ruleFamilyOf(rule.number)
  const before = shown[index - 1]
  const isFirst = !before || ruleFamilyOf(before.number) !== family
  return [...(isFirst ? [`${family} ${RULE_FAMILY_TITLES.get(family)}`] : []), ...about(rule)]
}

function about({ number, implemented, tested, notApplicable }: RuleCoverage): string[] {
  if (notApplicable !== null) return [`  ${number.padEnd(8)}does not apply: ${notApplicable}`]
  const code = implemented.length > 0 ? implemented : ['NOT IMPLEMENTED']
  const proof = tested.length > 0 ? tested : ['NOT TESTED']
  return [...code, ...proof].map((line, index) => `  ${(index === 0 ? number : '').padEnd(8)}${line}`)
}

function answers({ number, card, tested }: FaqQuestion): string[] {
  return [
    `${number} ${card}`,
    ...(tested.length > 0 ? tested : ['NOT TESTED']).map((line) => `          ${line}`),
  ]
}

function totals(): string {
  const count = (holds: (rule: RuleCoverage) => boolean) => rules.filter(holds).length
  return [
    `${rules.length} rules`,
    `${count((rule) => rule.implemented.length > 0)} implemented`,
    `${count((rule) => rule.tested.length > 0)} tested`,
    `${count((rule) => rule.notApplicable !== null)} do not apply`,
    `${missing.length} missing`,
    `${asked.length - unanswered.length} of ${asked.length} questions of FAQs tested`,
  ].join(', ')
}
