/** Waits a short time for work that would improve an answer. */
import { setTimeout as sleep } from 'node:timers/promises'

/** The longest wait in ms. */
const SOON_MS = 400

/** Returns the result of work; null if it fails, or takes longer than an answer should wait. */
export const resultWithinReplyTime = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work.catch(() => null), sleep(SOON_MS, null, { ref: false })])
