/** The feature of `/rules`: its buttons. */
import { customIdRoute, type Feature } from '../feature.ts'
import { ruleIds } from './ids.ts'
import { showClickedRule } from './rules.ts'

export const rulesFeature: Feature = {
  clicks: [customIdRoute(ruleIds.rules, (_, click, [what]) => showClickedRule(click, what))],
}
