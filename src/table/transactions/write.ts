/** Runs the transactions of the table's parts. */
import { maxLockingTransactions } from '../../store/database/connections.ts'
import { UnknownCommitResult } from '../../store/database/errors.ts'
import type { Store, Tx } from '../../store/database/open.ts'
import { Turns } from '../fair-queueing/turns.ts'
import type { Rejected } from '../model/rejection.ts'
import { orRejected, type Rejection } from '../model/rejection.ts'
import { runAfterCommit } from './after-commit.ts'

interface WriteOptions {
  /**
   * The id of the thing that the work locks or creates, such as a raid. Calls with the same id wait for each other in
   * memory, so that they use no database connection while they wait.
   */
  readonly locks?: string
  /** Identifies a repetition. If the reply to the COMMIT was lost, the work is tried once more. */
  readonly interactionId?: string | undefined
}

/**
 * Runs work in one transaction. All of it is stored, or nothing if it is rejected.
 * @throws UnknownCommitResult if it isn't known whether it was stored
 */
export type RunTransaction = <T>(
  work: (tx: Tx) => Promise<T>,
  options?: WriteOptions,
) => Promise<T | Rejected>

/** Returns a function that runs transactions. @param notify called after each commit */
export function writer(
  { transaction, pool }: Pick<Store, 'transaction' | 'pool'>,
  notify: () => void,
  noted: (rejection: Rejection) => void,
): RunTransaction {
  const turns = new Turns(() => maxLockingTransactions(pool?.().most)) // the other connections are for everything else
  return (work, { locks, interactionId } = {}) =>
    orRejected(async () => {
      const once = () => inTransaction(transaction, work)
      const inTurn = () => (locks === undefined ? once() : turns.run(locks, once))
      const done = await inTurn().catch((error: unknown) => {
        if (interactionId === undefined || !(error instanceof UnknownCommitResult)) throw error
        return inTurn()
      })
      notify()
      return done
    }, noted)
}

async function inTransaction<T>(transaction: Store['transaction'], work: (tx: Tx) => Promise<T>): Promise<T> {
  let used: Tx | null = null
  try {
    return await transaction((tx) => {
      used = tx
      return work(tx)
    })
  } finally {
    if (used) runAfterCommit(used)
  }
}
