/**
 * Which rule is implemented where and tested where, or why it does not apply.
 *
 *   npm run -s rules                         a table with totals, and the questions of the raids' FAQs
 *   npm run -s rules -- --missing --under 5  only what is still open in chapter 5
 *   npm run -s rules -- --json               → { rules: [{ number, implemented, tested, notApplicable }], questions: [{ number, card, tested }] }
 *   npm run -s rules -- --take-out --json    → { checked, proved, unproved: [] }: whether its tests miss each rule;
 *                                              with --number 707.1d only that one (more than once: those), --under works as well
 *   npm run -s rules -- --war                the ruling paragraphs of the Shadow of War booklet instead (rules/war.ts); --json too
 *   npm run -s rules -- --page > docs/rules.md   the page that newcomers read: families, files, stories
 *
 * Code says what it implements in its comments, tests say what they prove in their titles (scripts/rules/).
 * Ends with 1 while anything is missing.
 */
import { parseArgs } from 'node:util'
import { coverage, isMissing, type Rule } from './rules/coverage.ts'
import { ABOUT, familyOf } from './rules/numbers.ts'
import { rulesPage } from './rules/page.ts'
import { type Question, questions } from './rules/questions.ts'
import { takeOut } from './rules/take-out/take-out.ts'
import { tellParagraphs } from './rules/war.ts'

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
const rules = coverage().filter((rule) => isMeant(rule.number))
const missing = rules.filter(isMissing)
const shown = values.missing ? missing : rules
const asked = questions().filter((one) => isMeant(one.number))
const unanswered = asked.filter((one) => one.tested.length === 0)
if (values.war) process.exitCode = tellParagraphs(values.json ?? false) ? 0 : 1
else if (values.page) process.stdout.write(rulesPage())
else process.exitCode = (await (values['take-out'] ? tellTakenOut() : tellCoverage())) ? 0 : 1

/** Answers whether nothing is missing. */
function tellCoverage(): boolean {
  const faq = values.missing ? unanswered : asked
  if (values.json) console.log(JSON.stringify({ rules: shown, questions: faq }))
  else console.log([...shown.flatMap(linesOf), ...faq.flatMap(answers), totals()].join('\n'))
  return missing.length + unanswered.length === 0
}

/** Answers whether the tests miss every rule. */
async function tellTakenOut(): Promise<boolean> {
  const found = await takeOut(isMeant)
  if (values.json) console.log(JSON.stringify(found))
  else
    console.log(
      `${found.checked} rules taken out, ${found.proved} missed by their tests; not these:`,
      found.unproved,
    )
  return found.unproved.length === 0
}

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

function answers({ number, card, tested }: Question): string[] {
  return [
    `${number} ${card}`,
    ...(tested.length > 0 ? tested : ['NOT TESTED']).map((line) => `          ${line}`),
  ]
}

function totals(): string {
  const count = (holds: (rule: Rule) => boolean) => rules.filter(holds).length
  return [
    `${rules.length} rules`,
    `${count((rule) => rule.implemented.length > 0)} implemented`,
    `${count((rule) => rule.tested.length > 0)} tested`,
    `${count((rule) => rule.notApplicable !== null)} do not apply`,
    `${missing.length} missing`,
    `${asked.length - unanswered.length} of ${asked.length} questions of FAQs tested`,
  ].join(', ')
}
