/** The feature of `/rules`: its buttons. */
import { type Feature, onCustomId } from '../feature.ts'
import { ruleIds } from './ids.ts'
import { showClickedRule } from './rules.ts'

export const rules: Feature = {
  clicks: [onCustomId(ruleIds.rules, (_, click, [what]) => showClickedRule(click, what))],
}
