/**
 * Selects of rules and chapters. The value is the rule or the chapter. The ids of posted messages must stay
 * readable.
 */
import { customId, idParts, wordPart } from '../message-parts/custom-ids.ts'

const id = customId('rules', wordPart('rule', 'chapter'), idParts.count)

export const ruleIds = { rules: id }
