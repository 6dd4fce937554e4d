/** The coverage of each rule: where it is implemented, which tests prove it, or why it does not apply. */
import { implementations, nameOf as nameOfPlace } from './implemented.ts'
import { notApplicable } from './not-applicable.ts'
import { NUMBERS } from './numbers.ts'
import { nameOf as nameOfTest, tests } from './tested.ts'

export interface Rule {
  number: string
  implemented: string[]
  tested: string[]
  notApplicable: string | null
}

export function coverage(): Rule[] {
  const places = implementations()
  const proofs = tests()
  return NUMBERS.map((number) => ({
    number,
    implemented: [...new Set((places.get(number) ?? []).map(nameOfPlace))],
    tested: [...new Set((proofs.get(number) ?? []).map(nameOfTest))],
    notApplicable: notApplicable(number),
  }))
}

export const isMissing = (rule: Rule): boolean =>
  rule.notApplicable === null && (rule.implemented.length === 0 || rule.tested.length === 0)
