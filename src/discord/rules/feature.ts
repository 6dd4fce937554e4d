/** The feature of `/rules`: its buttons. */
import { customIdRoute, type Feature } from '../feature.ts'
import { ruleComponentIds } from './ids.ts'
import { showClickedRule } from './rules.ts'

export const rulesFeature: Feature = {
  clicks: [customIdRoute(ruleComponentIds.rules, (_, click, [what]) => showClickedRule(click, what))],
}
