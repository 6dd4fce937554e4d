/** Selects of rules and of their chapters: the value says which. Once posted, they stay readable. */
import { customId, oneOf, parts } from '../posts/custom-ids.ts'

const id = customId('rules', oneOf('rule', 'chapter'), parts.count)

export const ruleIds = { rules: id }
