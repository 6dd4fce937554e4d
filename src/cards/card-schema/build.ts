/** Builds the zod schema of a type from its description in data-schemas.json. */
import { z } from 'zod'
import type { CardDataSchema, CardDataSchemas } from './data-schema.ts'

type Fields = Readonly<Record<string, CardDataSchema>>

/** The fields that `WithLabel<Power>` adds to a power. */
const LABELS: Fields = { 'word?': 'string', 'called?': { type: 'SpelledOutKeyword' }, 'hero?': 'string' }

/** Returns the schema of the type with this name. */
export function zodSchemaOf(shapes: CardDataSchemas, name: string): z.ZodType {
  const known = new Map<string, z.ZodType>()

  const named = (type: string): z.ZodType => {
    const schema = known.get(type)
    if (schema) return schema
    const shape = shapes[type]
    if (shape === undefined) throw new Error(`data-schemas.json has no type ${type}`)
    const lazy = z.lazy(() => (built ??= build(shape)))
    let built: z.ZodType | undefined
    known.set(type, lazy)
    return lazy
  }

  const build = (shape: CardDataSchema): z.ZodType => {
    if (shape === 'string') return z.string()
    if (shape === 'number') return z.number()
    if (shape === 'boolean') return z.boolean()
    if (shape === 'true') return z.literal(true)
    if ('words' in shape) return z.literal([...shape.words])
    if ('list' in shape) return z.array(build(shape.list))
    if ('type' in shape) return named(shape.type)
    if ('fields' in shape) return objectOf(shape.fields)
    return union(membersOf(shape, {}))
  }

  /** Returns the alternatives of a union, with those of the unions inside it. */
  const membersOf = (shape: CardDataSchema, labels: Fields): CardDataSchema[] => {
    if (typeof shape === 'string') return [shape]
    if ('any' in shape) return shape.any.flatMap((one) => membersOf(one, labels))
    if ('labelled' in shape) return membersOf(shape.labelled, LABELS)
    if ('type' in shape) return membersOf(shapes[shape.type] ?? shape, labels)
    return 'fields' in shape ? [{ fields: { ...shape.fields, ...labels } }] : [shape]
  }

  const union = (members: readonly CardDataSchema[]): z.ZodType => {
    const nodes = members.filter(isNode)
    const others = members.filter((one) => !isNode(one)).map(build)
    const key = nodes[0] && 'event' in nodes[0].fields ? 'event' : 'kind'
    const [first, ...more] = nodes.map(({ fields }) => objectOf(fields))
    const all = first ? [z.discriminatedUnion(key, [first, ...more]), ...others] : others
    const [only] = all
    return only && all.length === 1 ? only : z.union(all)
  }

  const objectOf = (fields: Fields): z.ZodObject =>
    z.strictObject(
      Object.fromEntries(
        Object.entries(fields).map(([field, shape]) =>
          field.endsWith('?') ? [field.slice(0, -1), build(shape).optional()] : [field, build(shape)],
        ),
      ),
    )

  return named(name)
}

const isNode = (shape: CardDataSchema): shape is { readonly fields: Fields } =>
  typeof shape === 'object' && 'fields' in shape && ('kind' in shape.fields || 'event' in shape.fields)
