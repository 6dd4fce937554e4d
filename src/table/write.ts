/** How the table's parts write. */

import { UnsureCommit } from '../store/errors.ts'
import type { Store, Tx } from '../store/open.ts'
import type { Rejected } from './contract.ts'
import { orRejected, type Rejection } from './rejection.ts'

/**
 * One transaction: all of it is kept, or nothing where it is rejected.
 * @param interactionId by which a repetition is recognised: where the reply to the COMMIT was lost, it is tried once more
 * @throws UnsureCommit where it may have been kept
 */
export type Write = <T>(work: (tx: Tx) => Promise<T>, interactionId?: string) => Promise<T | Rejected>

/** @param ring is told of each commit */
export const writer =
  ({ transaction }: Store, ring: () => void, noted: (rejection: Rejection) => void): Write =>
  (work, interactionId) =>
    orRejected(async () => {
      const done = await transaction(work).catch((error: unknown) => {
        if (interactionId === undefined || !(error instanceof UnsureCommit)) throw error
        return transaction(work)
      })
      ring()
      return done
    }, noted)
