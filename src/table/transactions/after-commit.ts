/** Callbacks that run after a transaction, whether it was committed or rolled back. */
import type { Tx } from '../../store/database/open.ts'

const callbacks = new WeakMap<Tx, (() => void)[]>()

/** Runs a callback once this transaction of `writer` is over. */
export function afterCommit(tx: Tx, callback: () => void): void {
  callbacks.set(tx, [...(callbacks.get(tx) ?? []), callback])
}

/** Runs the callbacks of a transaction. Called by the code that runs the transaction. */
export function runAfterCommit(tx: Tx): void {
  for (const callback of callbacks.get(tx) ?? []) callback()
  callbacks.delete(tx)
}
