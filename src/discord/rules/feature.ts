/** `/rules`. */
import { type Feature, on } from '../feature.ts'
import { ruleIds } from './ids.ts'
import { clickedRule } from './rules.ts'

export const rules: Feature = {
  clicks: [on(ruleIds.rules, (_, click, [what]) => clickedRule(click, what))],
}
