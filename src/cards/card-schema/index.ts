/**
 * Checks card data at run time. The schema is made from the vocabulary's types: `npm run -s cards -- --schema` writes
 * data-schemas.json, which describes them.
 */
import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import type { Card } from '../../engine/index.ts'
import { zodSchemaOf } from './build.ts'
import type { CardDataSchemas } from './data-schema.ts'

let schema: z.ZodType | undefined

const cardSchema = (): z.ZodType => {
  schema ??= zodSchemaOf(shapes(), 'Card')
  return schema
}

const shapes = (): CardDataSchemas =>
  JSON.parse(readFileSync(new URL('./data-schemas.json', import.meta.url), 'utf8'))

/** A card, or a sentence that says what is wrong with the data. */
export type ParsedCard =
  | { readonly ok: true; readonly card: Card }
  | { readonly ok: false; readonly problem: string }

export function parseCard(data: unknown): ParsedCard {
  const read = cardSchema().safeParse(data)
  if (read.success) return { ok: true, card: read.data as Card } // The schema is made from the type `Card`.
  const [issue] = read.error.issues
  return {
    ok: false,
    problem: `${nameOf(data)} is not a card: ${issue ? sentence(issue, data) : 'it has no data'}.`,
  }
}

const nameOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'id' in data ? `“${String(data.id)}”` : 'This'

function sentence(issue: z.core.$ZodIssue, data: unknown): string {
  const deepest = deepestOf(issue)
  const path = deepest.path.join('.')
  const where = path === '' ? 'the card' : `“${path}”`
  const value = JSON.stringify(at(data, deepest.path)) ?? 'nothing'
  switch (deepest.code) {
    case 'unrecognized_keys':
      return `${where} has ${deepest.keys.map((key) => `“${key}”`).join(' and ')}, which nothing of its kind has`
    case 'invalid_union':
      return `${where} is ${value}, which the vocabulary doesn't have there`
    default:
      return `${where} is ${value.slice(0, 80)}, which doesn't fit there`
  }
}

/** Returns the deepest fault. Of the alternatives of a union, the one that got furthest says best what is wrong. */
function deepestOf(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue
  const inner = issue.errors.flat().map((one) => deepestOf({ ...one, path: [...issue.path, ...one.path] }))
  const [deepest] = inner.sort((a, b) => b.path.length - a.path.length)
  return deepest && deepest.path.length > issue.path.length ? deepest : issue
}

const at = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    data,
  )
