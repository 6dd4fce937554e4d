/** Runs callbacks after a transaction, whether it was committed or rolled back. */
import type { Transaction } from '../../store/database/open.ts'

const callbacks = new WeakMap<Transaction, (() => void)[]>()

/** Registers a callback that runs once the transaction is over, whether it was committed or rolled back. */
export function afterTransaction(tx: Transaction, callback: () => void): void {
  callbacks.set(tx, [...(callbacks.get(tx) ?? []), callback])
}

/** Runs the registered callbacks of a transaction. The code that runs the transaction calls it. */
export function runAfterTransactionCallbacks(tx: Transaction): void {
  for (const callback of callbacks.get(tx) ?? []) callback()
  callbacks.delete(tx)
}
