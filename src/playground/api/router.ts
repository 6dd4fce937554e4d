import { ApiRefusal } from '../validation/form.ts'
import type { Upload } from '../world/messages.ts'

export interface RouteRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
  readonly uploads: readonly Upload[]
}

/** Answers a request with a JSON body, or with `null` for status 204. */
export type RouteHandler = (call: RouteRequest) => unknown | Promise<unknown>

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Route {
  readonly method: HttpMethod
  readonly steps: readonly string[]
  readonly handler: RouteHandler
  readonly traits: RouteTraits
}

interface RouteTraits {
  /** Whether the route needs no bot token, because the address itself is secret. */
  readonly isOpen?: boolean
  /** The status of an answer with a body, by default 200. */
  readonly status?: number
}

export interface RouteMatch extends Required<RouteTraits> {
  readonly handler: RouteHandler
  readonly params: Record<string, string>
}

const split = (path: string) => path.split('/').filter((step) => step !== '')

const paramsOf = (steps: readonly string[], asked: readonly string[]) => {
  if (steps.length !== asked.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, step] of steps.entries()) {
    if (step.startsWith(':')) params[step.slice(1)] = decodeURIComponent(asked[index]!)
    else if (step !== asked[index]) return undefined
  }
  return params
}

export class Router {
  readonly #routes: Route[] = []

  on(method: HttpMethod, path: string, handler: RouteHandler, traits: RouteTraits = {}): this {
    this.#routes.push({ method, steps: split(path), handler, traits })
    return this
  }

  /** Returns the first route that matches. Literal routes are registered before routes with parameters. */
  match(method: string, path: string): RouteMatch | undefined {
    const asked = split(path)
    for (const route of this.#routes) {
      if (route.method !== method) continue
      const params = paramsOf(route.steps, asked)
      if (params) return { handler: route.handler, params, isOpen: false, status: 200, ...route.traits }
    }
    return undefined
  }
}

export const pathParam = (call: RouteRequest, name: string): string => {
  const value = call.params[name]
  if (value === undefined) throw new Error(`the route has no :${name}`)
  return value
}

export const snowflakePathParam = (call: RouteRequest, name: string): string => {
  const value = pathParam(call, name)
  if (/^\d{17,20}$/.test(value)) return value
  throw new ApiRefusal(400, 50035, 'Invalid Form Body', {
    [name]: { _errors: [{ code: 'NUMBER_TYPE_COERCE', message: `Value "${value}" is not snowflake.` }] },
  })
}
