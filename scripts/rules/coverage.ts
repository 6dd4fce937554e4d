/** The coverage of each rule: where it is implemented, which tests prove it, or why it does not apply. */
import { implementationsByRule, nameOfCitingCode as nameOfPlace } from './implemented.ts'
import { reasonNotApplicable } from './not-applicable.ts'
import { ALL_RULE_NUMBERS } from './numbers.ts'
import { fullTestName as nameOfTest, testsByRule } from './tested.ts'

export interface RuleCoverage {
  number: string
  implemented: string[]
  tested: string[]
  notApplicable: string | null
}

export function ruleCoverage(): RuleCoverage[] {
  const places = implementationsByRule()
  const proofs = testsByRule()
  return ALL_RULE_NUMBERS.map((number) => ({
    number,
    implemented: [...new Set((places.get(number) ?? []).map(nameOfPlace))],
    tested: [...new Set((proofs.get(number) ?? []).map(nameOfTest))],
    notApplicable: reasonNotApplicable(number),
  }))
}

export const isNotCovered = (rule: RuleCoverage): boolean =>
  rule.notApplicable === null && (rule.implemented.length === 0 || rule.tested.length === 0)
