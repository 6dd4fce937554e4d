/** What the bot counts by itself, read where Prometheus would read it. */
import { once } from 'node:events'
import { createServer } from 'node:net'

export interface Counts {
  statements: number
  /** To Discord, whether they count towards its limit or not. */
  requests: number
}

/** One that nobody has just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return address !== null && typeof address === 'object' ? address.port : 0
}

export async function countsAt(port: number): Promise<Counts> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const counted = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  return {
    statements: counted('lairkeeper_statements_total'),
    requests: counted('lairkeeper_requests_total'),
  }
}

/** For each answer, to two places. */
export const perAnswer = (before: Counts, after: Counts, answers: number) => ({
  statementsPerAnswer: Math.round(((after.statements - before.statements) / answers) * 100) / 100,
  requestsPerAnswer: Math.round(((after.requests - before.requests) / answers) * 100) / 100,
})
