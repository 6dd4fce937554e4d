import type { ServerResponse } from 'node:http'
import type { FaultRule } from './faults.ts'
import { Refusal } from './limits/form.ts'
import type { Ration } from './rate-limits.ts'

export const answer = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => {
  if (body === null) {
    response.writeHead(204, headers).end()
    return
  }
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
  response.end(JSON.stringify(body))
}

export const answerError = (response: ServerResponse, error: unknown): number => {
  if (!(error instanceof Refusal)) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    answer(response, 500, { message: '500: Internal Server Error', code: 0 })
    return 500
  }
  const body = error.body()
  answer(response, error.status, body, 'retry_after' in body ? { 'retry-after': `${body.retry_after}` } : {})
  return error.status
}

export const answerSpent = (response: ServerResponse, { retryAfter, isGlobal, headers }: Ration): number => {
  const body = { message: 'You are being rate limited.', retry_after: retryAfter, global: isGlobal }
  answer(response, 429, body, {
    ...headers,
    'retry-after': String(Math.ceil(retryAfter)),
    'x-ratelimit-scope': isGlobal ? 'global' : 'user',
  })
  return 429
}

export const answerFault = (response: ServerResponse, fault: FaultRule): number => {
  if (fault.do === 'rateLimit') {
    const { retryAfter, global } = fault
    const headers = {
      'retry-after': String(retryAfter),
      'x-ratelimit-scope': global ? 'global' : 'user',
      ...(global && { 'x-ratelimit-global': 'true' }),
    }
    answer(
      response,
      429,
      { message: 'You are being rate limited.', retry_after: retryAfter, global },
      headers,
    )
    return 429
  }
  if (fault.do === 'refuse') {
    answer(response, fault.status, { message: fault.message, code: fault.code })
    return fault.status
  }
  const status = fault.do === 'error503' ? 503 : 500
  answer(response, status, { message: `${status}: Error`, code: 0 })
  return status
}
