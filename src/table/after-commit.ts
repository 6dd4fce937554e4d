/** Callbacks for when a transaction is over, whether it was kept or not. */
import type { Tx } from '../store/open.ts'

const callbacks = new WeakMap<Tx, (() => void)[]>()

/** Runs a callback once this transaction of `writer` is over. */
export function afterCommit(tx: Tx, callback: () => void): void {
  callbacks.set(tx, [...(callbacks.get(tx) ?? []), callback])
}

/** For whoever runs the transaction. */
export function isOver(tx: Tx): void {
  for (const callback of callbacks.get(tx) ?? []) callback()
  callbacks.delete(tx)
}
