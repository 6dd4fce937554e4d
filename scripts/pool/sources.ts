/** Reads the two card lists of the reference folder. They are never stored in the project. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { nameKey } from '../../src/cards/printed-names/printed-names.ts'
import { withTagsOfPrints } from './tags.ts'
import { splitTagsByRules } from './type-line.ts'

const words = z.array(z.string())

/** A row of pool.jsonl: a printing with its facts and its text. */
const rowSchema = z.object({
  set: z.string(),
  setName: z.string().optional(),
  no: z.string(),
  name: z.string(),
  type: z.string(),
  rarity: z.string(),
  text: z.string(),
  cost: z.string().optional(),
  tags: words.default([]),
  health: z.string().optional(),
  classIcons: words.default([]),
  professions: words.default([]),
  atk: z.string().optional(),
  damageType: z.string().optional(),
  faction: z.string().optional(),
  instant: z.boolean().optional(),
  strikeCost: z.string().optional(),
  def: z.string().optional(),
})
export type PoolRow = z.infer<typeof rowSchema>

/** A row of prints.jsonl: the text of a second source. */
const printSchema = z.object({
  set: z.string(),
  name: z.string(),
  category: z.string(),
  text: z.string().default(''),
  back: z.string().optional(),
  types: words.default([]),
})
export type PrintRow = z.infer<typeof printSchema>

export interface CardSources {
  readonly rows: readonly PoolRow[]
  /** The rows of prints.jsonl by `nameKey`. */
  readonly prints: ReadonlyMap<string, readonly PrintRow[]>
}

/** An error for missing input. Its message is a sentence for the person who runs the script. */
export class MissingInput extends Error {}

/** Reads both card lists. @throws MissingInput if a file is missing or a line of it can't be read */
export function readSources(folder: string): CardSources {
  const cards = existsSync(path.join(folder, 'cards')) ? path.join(folder, 'cards') : folder
  const prints = new Map<string, PrintRow[]>()
  for (const print of linesOf(path.join(cards, 'prints.jsonl'), printSchema)) {
    const key = nameKey(print.name)
    prints.set(key, [...(prints.get(key) ?? []), print])
  }
  const rows = linesOf(path.join(cards, 'pool.jsonl'), rowSchema).map(splitTagsByRules)
  return { rows: withTagsOfPrints(rows, prints), prints }
}

function linesOf<T>(file: string, schema: z.ZodType<T>): T[] {
  if (!existsSync(file))
    throw new MissingInput(`There is no file ${file}. It should contain a printed card in each line.`)
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  return lines.map((line, i) => {
    const read = schema.safeParse(jsonOf(line, `${file}, line ${i + 1}`))
    if (read.success) return read.data
    const [issue] = read.error.issues
    throw new MissingInput(
      `${file}, line ${i + 1}: “${issue?.path.join('.')}” can't be read: ${issue?.message}.`,
    )
  })
}

function jsonOf(line: string, where: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new MissingInput(`${where} is not JSON.`)
  }
}
