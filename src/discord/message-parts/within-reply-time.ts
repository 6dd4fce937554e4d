/** Waits a moment for something that would improve an answer. */
import { setTimeout as sleep } from 'node:timers/promises'

/** The longest wait. An answer waits for its picture as long as this. */
const SOON_MS = 400

/** @returns null if the work fails, or takes longer than an answer should */
export const withinReplyTime = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work.catch(() => null), sleep(SOON_MS, null, { ref: false })])
