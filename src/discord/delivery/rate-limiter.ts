/**
 * Paces the requests that count towards Discord's limit for the whole bot. Raids, games of the companion and
 * people take turns, with one request each.
 */
import { FairQueue } from '../../table/fair-queueing/fair-turns.ts'

/** Waits until a request may be sent. @param whose the raid, game or person that the request is for */
export type WaitForRateLimit = (whose: string) => Promise<void>

const SECOND_MS = 1_000

/**
 * Creates a queue in which requests wait for their turn.
 * @param most how many requests all processes together may send in any second
 * @param part the current share of this process, from 0 to 1; a process has at least one request a second
 */
export function createRateLimiter(most: number, part: () => number = () => 1): WaitForRateLimit {
  if (most === Number.POSITIVE_INFINITY) return async () => {}
  const waiting = new FairQueue<() => void>()
  let sent: number[] = [] // The times of the requests that were sent in the last second.
  let timer: NodeJS.Timeout | undefined

  const nextAt = (): number => {
    sent = sent.filter((at) => at > performance.now() - SECOND_MS)
    return allowedAt(sent, Math.max(1, Math.floor(most * part())))
  }
  const sendDue = (): void => {
    timer = undefined
    while (waiting.size > 0 && nextAt() <= performance.now()) {
      sent.push(performance.now())
      waiting.take()?.()
    }
    if (waiting.size > 0) timer = setTimeout(sendDue, Math.ceil(nextAt() - performance.now()))
  }
  return (whose) =>
    new Promise((resolve) => {
      waiting.add(whose, resolve)
      if (timer === undefined) sendDue()
    })
}

/**
 * Returns the time at which the next request may be sent. Half of a second's requests may go out at once, and the
 * other half is spread over the second.
 * @param sent when requests were sent in the last second, in order
 */
function allowedAt(sent: readonly number[], most: number): number {
  const [first = 0] = sent
  const last = sent.at(-1) ?? 0
  const free = most - sent.length
  if (free <= 0) return (sent.at(-most) ?? last) + SECOND_MS
  if (sent.length < most / 2) return last
  return last + (first + SECOND_MS - last) / (free + 1)
}
