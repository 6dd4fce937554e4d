/**
 * Custom ids of the selects of rules and chapters. The chosen value is the rule or the chapter. Messages already
 * posted contain them, so old ids must still parse.
 */
import { customIdParts, declareCustomIdKind, wordCustomIdPart } from '../message-parts/custom-ids.ts'

const id = declareCustomIdKind('rules', wordCustomIdPart('rule', 'chapter'), customIdParts.count)

export const ruleComponentIds = { rules: id }
