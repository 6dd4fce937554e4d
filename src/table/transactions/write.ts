/** Runs the transactions of the table's services. */
import { maxLockingTransactions } from '../../store/database/connections.ts'
import { UnknownCommitResultError } from '../../store/database/errors.ts'
import type { Store, Transaction } from '../../store/database/open.ts'
import { KeyedWorkLimiter } from '../fair-queueing/keyed-work-limiter.ts'
import type { Rejected } from '../model/rejection.ts'
import { catchRejection, type Rejection } from '../model/rejection.ts'
import { runAfterTransactionCallbacks } from './after-transaction.ts'

interface WriteOptions {
  /**
   * The id of the row that the work locks or creates, such as a raid's. Calls with the same id wait for each other
   * in memory, so that they use no database connection while they wait.
   */
  readonly locks?: string
  /**
   * The id of the Discord interaction. If the reply to the COMMIT was lost, the work with this id is tried once
   * more.
   */
  readonly interactionId?: string | undefined
}

/**
 * A function that runs work in one transaction, and returns a rejection as a result.
 * @throws UnknownCommitResultError if it isn't known whether the work was stored, and errors of the work that are no
 * Rejection
 */
export type RunTransaction = <T>(
  work: (tx: Transaction) => Promise<T>,
  options?: WriteOptions,
) => Promise<T | Rejected>

/** Returns the function that runs the table's transactions. @param notify is called after each commit */
export function createTransactionRunner(
  { transaction, pool }: Pick<Store, 'transaction' | 'pool'>,
  notify: () => void,
  noted: (rejection: Rejection) => void,
): RunTransaction {
  // Transactions that may wait for a lock get a part of the connections; the rest stays free for other statements.
  const turns = new KeyedWorkLimiter(() => maxLockingTransactions(pool?.().most))
  return (work, { locks, interactionId } = {}) =>
    catchRejection(async () => {
      const once = () => inTransaction(transaction, work)
      const inTurn = () => (locks === undefined ? once() : turns.run(locks, once))
      const done = await inTurn().catch((error: unknown) => {
        if (interactionId === undefined || !(error instanceof UnknownCommitResultError)) throw error
        return inTurn()
      })
      notify()
      return done
    }, noted)
}

async function inTransaction<T>(
  transaction: Store['transaction'],
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let used: Transaction | null = null
  try {
    return await transaction((tx) => {
      used = tx
      return work(tx)
    })
  } finally {
    if (used) runAfterTransactionCallbacks(used)
  }
}
