import type { JsonSchema } from './schema.ts'
import type { SchemaDocument } from './schema-document.ts'

/** A part of a value that doesn't match its schema. */
export interface SchemaMismatch {
  /** The path of the value, such as `embeds.0.timestamp`; empty for the whole value. */
  readonly path: string
  /** The expected value, as the end of a sentence: "text in the format date-time". */
  readonly expected: string
  /** The name of the innermost named schema. */
  readonly schema: string
  readonly value: unknown
}

const NESTED = new Set([
  '$ref',
  'anyOf',
  'allOf',
  'properties',
  'items',
  'prefixItems',
  'additionalProperties',
  'required',
])

interface Place {
  readonly path: string
  readonly schema: string
}

/**
 * Explains why a value doesn't match its schema. Of a union, only the mismatches of the likeliest alternative are
 * returned.
 */
export const explainMismatches = (book: SchemaDocument, ref: string, value: unknown): SchemaMismatch[] =>
  within(book, { $ref: ref }, value, { path: '', schema: '' })

const within = (book: SchemaDocument, schema: JsonSchema, value: unknown, place: Place): SchemaMismatch[] => {
  if (schema.$ref !== undefined) {
    const name = decodeURIComponent(schema.$ref.split('/').at(-1) ?? '').replace(/<.*/, '')
    return within(book, book.at(schema.$ref), value, { ...place, schema: name })
  }
  if (schema.tagged) return union(book, schema.tagged, value, place)
  const own = keywords(book, schema, value, place)
  if (own.length > 0) return own
  return [
    ...(schema.allOf ?? []).flatMap((part) => within(book, part, value, place)),
    ...union(book, schema.anyOf, value, place),
    ...inArray(book, schema, value, place),
    ...inObject(book, schema, value, place),
  ]
}

/** Checks the keywords of the schema itself, such as `type` and `maxLength`. */
const keywords = (book: SchemaDocument, schema: JsonSchema, value: unknown, place: Place): SchemaMismatch[] =>
  Object.entries(schema)
    .filter(([key]) => !NESTED.has(key))
    .filter(([key, wanted]) => !book.fits(single(schema, key, wanted), value))
    .map(([key, wanted]) => ({ ...place, value, expected: wording(key, wanted) }))
    .slice(0, 1)

const singles = new WeakMap<JsonSchema, Map<string, JsonSchema>>()

/** Returns a schema with one keyword, the same object each time, because it is compiled once. */
const single = (schema: JsonSchema, key: string, wanted: unknown): JsonSchema => {
  const known = singles.get(schema) ?? new Map<string, JsonSchema>()
  singles.set(schema, known)
  const flat = known.get(key) ?? { [key]: wanted }
  known.set(key, flat)
  return flat
}

const wording = (keyword: string, wanted: unknown): string => {
  switch (keyword) {
    case 'type':
      return `the type ${[wanted].flat().join(' or ')}`
    case 'enum':
      return `one of ${JSON.stringify(wanted)}`
    case 'const':
      return JSON.stringify(wanted)
    case 'format':
      return `text in the format ${wanted}`
    case 'propertyNames':
      return 'the names of Discord’s languages'
    case 'uniqueItems':
      return 'no duplicates'
    default:
      return `${keyword} ${JSON.stringify(wanted)}`
  }
}

const union = (
  book: SchemaDocument,
  alternatives: readonly JsonSchema[] | undefined,
  value: unknown,
  place: Place,
): SchemaMismatch[] => {
  if (!alternatives) return []
  const all = alternatives.map((each) => within(book, each, value, place))
  if (all.some((mismatches) => mismatches.length === 0)) return []
  return all.reduce((best, each) => (distance(each, place) < distance(best, place) ? each : best))
}

/** Estimates how unlikely it is that an alternative of a union was meant. A wrong type or tag makes it unlikely. */
const distance = (mismatches: readonly SchemaMismatch[], { path }: Place): number =>
  mismatches.reduce((sum, each) => {
    const below = each.path.slice(path.length).replace(/^\./, '')
    if (below === '') return sum + (each.expected.startsWith('the type') ? 10_000 : 10)
    return sum + (/^(type|kind|component_type|entity_type)$/.test(below) ? 1_000 : 1)
  }, 0)

const below = (place: Place, step: string | number): Place => ({
  ...place,
  path: place.path === '' ? String(step) : `${place.path}.${step}`,
})

const inArray = (
  book: SchemaDocument,
  schema: JsonSchema,
  value: unknown,
  place: Place,
): SchemaMismatch[] => {
  if (!Array.isArray(value)) return []
  return value.flatMap((each, index) => {
    const item = schema.prefixItems?.[index] ?? schema.items
    return item ? within(book, item, each, below(place, index)) : []
  })
}

const inObject = (
  book: SchemaDocument,
  schema: JsonSchema,
  value: unknown,
  place: Place,
): SchemaMismatch[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const missing = (schema.required ?? []).filter((key) => !Object.hasOwn(value, key))
  return [
    ...missing.map((key) => ({ ...below(place, key), value: undefined, expected: 'this field' })),
    ...Object.entries(value).flatMap(([key, each]) => property(book, schema, key, each, below(place, key))),
  ]
}

const property = (
  book: SchemaDocument,
  schema: JsonSchema,
  key: string,
  value: unknown,
  place: Place,
): SchemaMismatch[] => {
  if (value === undefined) return [] // JSON has no undefined values
  const known =
    schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined
  if (known) return within(book, known, value, place)
  const { additionalProperties: others } = schema
  if (typeof others === 'object') return within(book, others, value, place)
  return others === false ? [{ ...place, value, expected: 'no such field' }] : []
}
