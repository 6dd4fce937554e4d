/** A JSON Schema (2020-12), with the keywords that Discord's descriptions use. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly JsonSchema[]
  /**
   * The alternatives of a union that differ in the property `type`. They are used for explanations; `allOf` contains
   * the same with `if` and `then`.
   */
  readonly tagged?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly [keyword: string]: unknown
}

type Raw = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the object, or an empty one for another value. */
export const objectOrEmpty = (value: unknown): Raw => (isObject(value) ? value : {})
const objectsIn = (list: unknown): Raw[] => (Array.isArray(list) ? list.filter(isObject) : [])

/** Keywords that Discord's descriptions use only to generate code. */
const WITHOUT_EFFECT = new Set([
  'title',
  'description',
  'contentEncoding',
  'discriminator',
  'x-discord-union',
])

/** The formats that are checked. Formats of numbers only repeat the type, and only their limits are useful. */
const CHECKED_FORMATS = new Set(['date-time', 'uri', 'snowflake'])

/**
 * Converts a description to schemas that are easy to check and to explain:
 * - `oneOf` becomes `anyOf`, because some alternatives overlap. Alternatives with different tags in `type` become a
 *   list of `if` and `then`, which takes a tenth of the time.
 * - An object allows only the properties that its schema names.
 * - Several parts of an `allOf` become one object.
 * - Tuples of draft 7 become `prefixItems`, and empty enums are removed.
 * @param root the whole document, in which `$ref` is looked up
 */
export const normalizeSchemas = (raw: unknown, root: Raw): unknown => {
  if (Array.isArray(raw)) return raw.map((each) => normalizeSchemas(each, root))
  if (!isObject(raw)) return raw
  if (Array.isArray(raw.allOf) && raw.allOf.length > 1) return normalizeSchemas(merged(raw.allOf, root), root)
  const entries = Object.entries(raw).flatMap(([key, value]) => normalEntry(key, value, root))
  const schema: Record<string, unknown> = Object.fromEntries(entries)
  const tags = differentTags(raw.oneOf ?? raw.anyOf, root)
  if (tags) return tagged(schema, tags)
  if (isObject(raw.properties) && raw.additionalProperties === undefined && isSchema(raw))
    schema.additionalProperties = false
  return schema
}

const normalEntry = (key: string, value: unknown, root: Raw): [string, unknown][] => {
  if (WITHOUT_EFFECT.has(key) && typeof value !== 'object') return []
  if (key === 'enum' && Array.isArray(value)) return value.length === 0 ? [] : [[key, value]]
  if (key === 'format' && !CHECKED_FORMATS.has(String(value))) return []
  if (key === 'items' && Array.isArray(value)) return [['prefixItems', normalizeSchemas(value, root)]]
  if (key === 'properties' && isObject(value)) return [[key, normalizedMap(value, root)]]
  return [[key === 'oneOf' ? 'anyOf' : key, normalizeSchemas(value, root)]]
}

const tagged = ({ anyOf, ...schema }: Record<string, unknown>, tags: readonly (readonly unknown[])[]) => {
  const alternatives = objectsIn(anyOf)
  return {
    ...schema,
    type: 'object',
    required: ['type'],
    properties: { type: { enum: tags.flat() } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    allOf: alternatives.map((each, n) => ({ if: { properties: { type: { enum: tags[n] } } }, then: each })),
    tagged: alternatives,
  }
}

/** Returns the tags of each alternative, if all are objects with a required `type` that no other alternative has. */
const differentTags = (alternatives: unknown, root: Raw): (readonly unknown[])[] | null => {
  if (!Array.isArray(alternatives) || alternatives.length < 2) return null
  const tags = alternatives.map((each) => tagsOf(each, root))
  const areDifferent = new Set(tags.flat()).size === tags.flat().length
  return areDifferent && tags.every((each) => each.length > 0) ? tags : null
}

const tagsOf = (alternative: unknown, root: Raw): readonly unknown[] => {
  if (!isObject(alternative)) return []
  const { properties, required } =
    typeof alternative.$ref === 'string' ? resolveRef(root, alternative.$ref) : alternative
  const tag = isObject(properties) ? properties.type : undefined
  if (!isObject(tag) || !Array.isArray(required) || !required.includes('type')) return []
  return Array.isArray(tag.enum) ? tag.enum : tag.const === undefined ? [] : [tag.const]
}

/** Normalizes the schemas in a map of properties. Its keys may look like keywords. */
const normalizedMap = (map: Raw, root: Raw): Raw =>
  Object.fromEntries(
    Object.entries(map).map(([key, value]) => {
      const schema = normalizeSchemas(value, root)
      return [key, /_localizations$/.test(key) ? { ...objectOrEmpty(schema), ...inLanguages(root) } : schema]
    }),
  )

/** Adds the allowed keys of translations, which the description leaves open (developers/reference.mdx, "Locales"). */
const inLanguages = (root: Raw): Raw => {
  const { oneOf } = resolveRef(root, '#/components/schemas/AvailableLocalesEnum')
  return { propertyNames: { enum: objectsIn(oneOf).map((each) => each.const) } }
}

const isSchema = ({ type }: Raw): boolean =>
  type === 'object' || (Array.isArray(type) && type.includes('object'))

const merged = (parts: readonly unknown[], root: Raw): Raw => {
  const plain = parts
    .filter(isObject)
    .map((part) => (typeof part.$ref === 'string' ? resolveRef(root, part.$ref) : part))
  return {
    type: 'object',
    properties: Object.assign({}, ...plain.map(({ properties }) => properties)),
    required: plain.flatMap(({ required }) => (Array.isArray(required) ? required : [])),
  }
}

/** Finds the part of the document to which a reference such as `#/components/schemas/Name` leads. */
export const resolveRef = <T extends Raw>(root: T, ref: string): Raw => {
  const steps = ref.slice(2).split('/').map(unescaped)
  const found = steps.reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), root)
  if (!isObject(found)) throw new Error(`The description has no ${ref}.`)
  return found
}

const unescaped = (step: string): string =>
  decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
