/**
 * Lists the damaged items that this process has met: stored items that can't be read. An item stays in the list until
 * it is read again. It is left unchanged until the operator has repaired it.
 */
import { type StoredItem, UnreadableState } from './unreadable.ts'

const found = new Map<string, StoredItem>()

const keyOf = ({ kind, id }: StoredItem): string => `${kind} ${id}`

/** The damaged items that this process has met, in the order in which it met them. */
export const damagedItems = (): StoredItem[] => [...found.values()]

type Listener = (item: StoredItem, error: UnreadableState) => void
let onFound: Listener = () => {}

/** @param listener is called once for each damaged item */
export function onDamagedItem(listener: Listener): void {
  onFound = listener
}

/** Reads a stored item. @throws UnreadableState with a sentence that names the item */
export function readStored<T>(item: StoredItem, read: () => T): T {
  try {
    const value = read()
    if (found.size > 0) found.delete(keyOf(item))
    return value
  } catch (error) {
    throw error instanceof UnreadableState ? noted(item, error) : error
  }
}

/** Reads an item that takes several statements, such as a log. @throws UnreadableState with a sentence that names the item */
export async function readStoredAsync<T>(item: StoredItem, read: () => Promise<T>): Promise<T> {
  try {
    const value = await read()
    if (found.size > 0) found.delete(keyOf(item))
    return value
  } catch (error) {
    throw error instanceof UnreadableState ? noted(item, error) : error
  }
}

/** Reads a stored item that other parts can do without. */
export function readStoredOr<T>(item: StoredItem, read: () => T, otherwise: T): T {
  try {
    return readStored(item, read)
  } catch (error) {
    if (error instanceof UnreadableState) return otherwise
    throw error
  }
}

/** An item that is newer than this version isn't damaged. An error that names an item already keeps that name. */
function noted(item: StoredItem, error: UnreadableState): UnreadableState {
  const named = error.item ? error : error.named(item)
  if (named.why !== 'broken' || named.item !== item) return named
  if (!found.has(keyOf(item))) onFound(item, named)
  found.set(keyOf(item), item)
  return named
}
