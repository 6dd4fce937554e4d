import type { ServerResponse } from 'node:http'
import type { FaultRule } from './faults.ts'
import type { RateLimitResult } from './rate-limits.ts'
import { ApiRefusal } from './validation/form.ts'

export const sendJson = (
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

export const sendError = (response: ServerResponse, error: unknown): number => {
  if (!(error instanceof ApiRefusal)) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    sendJson(response, 500, { message: '500: Internal Server Error', code: 0 })
    return 500
  }
  const body = error.body()
  sendJson(
    response,
    error.status,
    body,
    'retry_after' in body ? { 'retry-after': `${body.retry_after}` } : {},
  )
  return error.status
}

export const sendRateLimited = (
  response: ServerResponse,
  { retryAfter, isGlobal, headers }: RateLimitResult,
): number => {
  const body = { message: 'You are being rate limited.', retry_after: retryAfter, global: isGlobal }
  sendJson(response, 429, body, {
    ...headers,
    'retry-after': String(Math.ceil(retryAfter)),
    'x-ratelimit-scope': isGlobal ? 'global' : 'user',
  })
  return 429
}

export const sendSimulatedFault = (response: ServerResponse, fault: FaultRule): number => {
  if (fault.do === 'rateLimit') {
    const { retryAfter, global } = fault
    const headers = {
      'retry-after': String(retryAfter),
      'x-ratelimit-scope': global ? 'global' : 'user',
      ...(global && { 'x-ratelimit-global': 'true' }),
    }
    sendJson(
      response,
      429,
      { message: 'You are being rate limited.', retry_after: retryAfter, global },
      headers,
    )
    return 429
  }
  if (fault.do === 'refuse') {
    sendJson(response, fault.status, { message: fault.message, code: fault.code })
    return fault.status
  }
  const status = fault.do === 'error503' ? 503 : 500
  sendJson(response, status, { message: `${status}: Error`, code: 0 })
  return status
}
