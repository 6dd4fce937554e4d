/**
 * Selects of rules and chapters. The value is the rule or the chapter. The ids of posted messages must stay
 * readable.
 */
import { customId, oneOf, parts } from '../message-parts/custom-ids.ts'

const id = customId('rules', oneOf('rule', 'chapter'), parts.count)

export const ruleIds = { rules: id }
