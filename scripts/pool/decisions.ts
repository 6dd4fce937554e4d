/** Decisions on cards whose sources differ, by id: which text or printing is right, and facts that pool.jsonl lacks. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { DAMAGE_TYPES } from '../../src/engine/index.ts'

/**
 * The source of the right text: pool.jsonl ("pool"), one of its sets (`row`), the print nearest to it ("prints"), or
 * prints.jsonl for one set (`set`).
 */
const textSchema = z.union([
  z.enum(['pool', 'prints']),
  z.strictObject({ row: z.string() }),
  z.strictObject({ set: z.string() }),
])
export type TextDecision = z.infer<typeof textSchema>

const schema = z.record(
  z.string(),
  z.strictObject({
    /** True if the printing is another card than those of the same name and type. */
    apart: z.literal(true).optional(),
    /** The text that is right. */
    text: textSchema.optional(),
    /** The set whose printing has the right facts. */
    printing: z.string().optional(),
    facts: z
      .strictObject({
        strikeCost: z.int().optional(),
        cost: z.int().optional(),
        health: z.int().optional(),
        atk: z.int().optional(),
        damageType: z.enum(DAMAGE_TYPES).optional(),
        ongoing: z.literal(true).optional(),
      })
      .optional(),
    /** Words that the generated English repeats or leaves out, with the same meaning (`compare.ts`). */
    words: z.array(z.string()).optional(),
    /** The reason for the decision, in our own words. */
    because: z.string(),
  }),
)

export const decisionsAboutTexts: Readonly<z.infer<typeof schema>> = schema.parse(
  JSON.parse(readFileSync(new URL('./decisions.json', import.meta.url), 'utf8')),
)
