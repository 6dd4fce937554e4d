/**
 * Custom ids of the selects of rules and chapters. The chosen value is the rule or the chapter. Messages already
 * posted contain them, so old ids must still parse.
 */
import { customIdKind, customIdParts, wordCustomIdPart } from '../message-parts/custom-ids.ts'

const id = customIdKind('rules', wordCustomIdPart('rule', 'chapter'), customIdParts.count)

export const ruleComponentIds = { rules: id }
