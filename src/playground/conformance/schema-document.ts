import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { type JsonSchema, normalizeSchemas, objectOrEmpty, resolveRef } from './schema.ts'

const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': (text) => /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d:?\d\d)$/.test(text),
  uri: (text) => URL.canParse(text),
  snowflake: (text) => /^\d{1,20}$/.test(text),
}

/** A document with JSON schemas. Each schema is compiled at its first use, once per process. */
export class SchemaDocument {
  readonly root: Readonly<Record<string, unknown>>
  readonly #ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    formats: FORMATS,
    // Compiles fast, because few values are checked with each schema.
    code: { optimize: false },
    inlineRefs: false,
    messages: false,
  })
  readonly #compiled = new Map<string, ValidateFunction>()
  readonly #keywords = new WeakMap<JsonSchema, ValidateFunction>()

  constructor(file: string) {
    const raw = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
    this.root = objectOrEmpty(normalizeSchemas(raw, raw))
    this.#ajv.addSchema({ ...this.root, $id: 'book' })
  }

  at(ref: string): JsonSchema {
    return resolveRef(this.root, ref)
  }

  /** Whether a value fits a schema of the document. @param ref `#/components/schemas/Name` */
  isValid(ref: string, value: unknown): boolean {
    const known = this.#compiled.get(ref)
    if (known) return known(value)
    const compiled = this.#ajv.compile({ $ref: `book${ref}` })
    this.#compiled.set(ref, compiled)
    return compiled(value)
  }

  /** Checks a value against the keywords of a schema that has no nested schemas. */
  fits(flat: JsonSchema, value: unknown): boolean {
    const known = this.#keywords.get(flat) ?? this.#ajv.compile(flat)
    this.#keywords.set(flat, known)
    return known(value)
  }
}
