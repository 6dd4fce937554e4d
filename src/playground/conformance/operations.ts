import { objectOrEmpty } from './schema.ts'
import type { SchemaDocument } from './schema-document.ts'

type Node = Readonly<Record<string, unknown>>

/** An operation of Discord's HTTP API, with references to the schemas of its bodies. */
export interface ApiOperation {
  /** The name of the operation: `POST /channels/{channel_id}/messages`. */
  readonly name: string
  readonly body: string | null
  readonly needsBody: boolean
  readonly takesFiles: boolean
  readonly queries: readonly string[]
  readonly answerTo: (status: number) => ResponseSchema
}

/** The schema of an answer: `empty` for an answer without a body, `undescribed` for a status without a description. */
export type ResponseSchema =
  | { readonly kind: 'body'; readonly ref: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'undescribed' }

const node = (value: unknown): Node => objectOrEmpty(value)
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.map(node) : [])
const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1')
const JSON_SCHEMA = `content/${escaped('application/json')}/schema`

/** Finds the operation of a request in an OpenAPI description. */
export class ApiOperations {
  readonly #book: SchemaDocument
  readonly #templates: readonly (readonly string[])[]
  readonly #known = new Map<string, ApiOperation>()

  constructor(book: SchemaDocument) {
    this.#book = book
    const templates = Object.keys(node(book.root.paths)).map((path) => path.split('/'))
    this.#templates = templates.sort((a, b) => parameters(a) - parameters(b))
  }

  find(method: string, path: string): ApiOperation | undefined {
    const steps = path.split('/').map(decodeURIComponent)
    const verb = method.toLowerCase()
    const template = this.#templates.find(
      (each) => fits(each, steps) && node(node(this.#book.root.paths)[each.join('/')])[verb] !== undefined,
    )
    return template && this.#operation(verb, template.join('/'))
  }

  #operation(verb: string, path: string): ApiOperation {
    const name = `${verb.toUpperCase()} ${path}`
    const known = this.#known.get(name) ?? this.#read(name, verb, path)
    this.#known.set(name, known)
    return known
  }

  #read(name: string, verb: string, path: string): ApiOperation {
    const shared = node(node(this.#book.root.paths)[path])
    const own = node(shared[verb])
    const here = `#/paths/${escaped(path)}/${verb}`
    const content = node(node(own.requestBody).content)
    const queries = [...nodes(shared.parameters), ...nodes(own.parameters)].filter(
      (each) => each.in === 'query',
    )
    return {
      name,
      body: content['application/json'] ? `${here}/requestBody/${JSON_SCHEMA}` : null,
      needsBody: node(own.requestBody).required === true,
      takesFiles: content['multipart/form-data'] !== undefined,
      queries: queries.map((each) => String(each.name)),
      answerTo: (status) => this.#answer(here, node(own.responses), status),
    }
  }

  #answer(here: string, responses: Node, status: number): ResponseSchema {
    const key = responses[status] ? String(status) : status >= 400 && responses['4XX'] ? '4XX' : null
    if (key === null) return { kind: 'undescribed' }
    const { $ref: shared } = node(responses[key])
    const place = typeof shared === 'string' ? shared : `${here}/responses/${key}`
    const content = node(this.#book.at(place)).content
    return node(content)['application/json']
      ? { kind: 'body', ref: `${place}/${JSON_SCHEMA}` }
      : { kind: 'empty' }
  }
}

const isParameter = (step: string): boolean => step.startsWith('{')
const parameters = (template: readonly string[]): number => template.filter(isParameter).length

const fits = (template: readonly string[], steps: readonly string[]): boolean =>
  template.length === steps.length && template.every((step, n) => isParameter(step) || step === steps[n])
