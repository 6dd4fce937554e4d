/** Signals in this process that a raid waits for a computer player that plans. */

type Listener = (raidId: string) => void

const listeners = new Set<Listener>()

/** Calls the listener with each raid that waits for a computer player. @returns a function that removes the listener */
export function onRaidWaitingForComputer(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function signalRaidWaitingForComputer(raidId: string): void {
  for (const listener of listeners) listener(raidId)
}
