/**
 * * Custom ids of the selects of rules and chapters. The chosen value is the rule or the chapter. Messages already
 * posted contain them, so old ids must still parse.
 */
import { customId, idParts, wordPart } from '../message-parts/custom-ids.ts'

const id = customId('rules', wordPart('rule', 'chapter'), idParts.count)

export const ruleIds = { rules: id }
