/** Decisions on cards whose sources differ, by id: which text or printing is right, and facts that pool.jsonl lacks. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The text of pool.jsonl, that of the print which is nearest to it, or that of prints.jsonl for a set. */
const textSchema = z.union([z.enum(['pool', 'prints']), z.strictObject({ set: z.string() })])
export type TextDecision = z.infer<typeof textSchema>

const schema = z.record(
  z.string(),
  z.strictObject({
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
      })
      .optional(),
    /** Why, in our own words. */
    because: z.string(),
  }),
)

export const decisions: Readonly<z.infer<typeof schema>> = schema.parse(
  JSON.parse(readFileSync(new URL('./decisions.json', import.meta.url), 'utf8')),
)
