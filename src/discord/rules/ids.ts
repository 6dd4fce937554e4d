/** Selects of rules and of their chapters: the value says which. */
import { z } from 'zod'
import { partsOf, write } from '../posts/custom-ids.ts'

const shapes = z.tuple([z.literal('rules'), z.enum(['rule', 'chapter']), z.string().regex(/^\d$/)])
export type RuleId = z.output<typeof shapes>

export function readRuleId(customId: string): RuleId | null {
  const read = shapes.safeParse(partsOf(customId))
  return read.success ? read.data : null
}

export const ruleIds = {
  rules: (row: number) => write('rules', 'rule', row),
  chapters: () => write('rules', 'chapter', 0),
}
