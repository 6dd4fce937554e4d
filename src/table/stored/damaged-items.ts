/**
 * Lists the stored items that this process could not read. An item stays in the list until it can be read again,
 * after the operator has repaired it.
 */
import { type StoredItem, UnreadableState } from './unreadable.ts'

const found = new Map<string, StoredItem>()

const keyOf = ({ kind, id }: StoredItem): string => `${kind} ${id}`

/** Returns the stored items that this process could not read, the first one first. */
export const damagedItems = (): StoredItem[] => [...found.values()]

type Listener = (item: StoredItem, error: UnreadableState) => void
let onFound: Listener = () => {}

/** Sets the listener for damaged items. @param listener is called once for each item that can't be read */
export function setDamagedItemListener(listener: Listener): void {
  onFound = listener
}

/** Reads a stored item. @throws UnreadableState with a sentence that names the item */
export function readStoredItem<T>(item: StoredItem, read: () => T): T {
  try {
    const value = read()
    if (found.size > 0) found.delete(keyOf(item))
    return value
  } catch (error) {
    throw error instanceof UnreadableState ? noted(item, error) : error
  }
}

/**
 * Reads an item that takes several statements, such as a log.
 * @throws UnreadableState with a sentence that names the item
 */
export async function readStoredItemAsync<T>(item: StoredItem, read: () => Promise<T>): Promise<T> {
  try {
    const value = await read()
    if (found.size > 0) found.delete(keyOf(item))
    return value
  } catch (error) {
    throw error instanceof UnreadableState ? noted(item, error) : error
  }
}

/** Reads a stored item. Returns `otherwise` if it can't be read. */
export function readStoredItemOrDefault<T>(item: StoredItem, read: () => T, otherwise: T): T {
  try {
    return readStoredItem(item, read)
  } catch (error) {
    if (error instanceof UnreadableState) return otherwise
    throw error
  }
}

/**
 * Adds the item's name to an error without one, and lists the item as damaged, unless a newer version of the bot
 * has written it.
 */
function noted(item: StoredItem, error: UnreadableState): UnreadableState {
  const named = error.item ? error : error.named(item)
  if (named.why !== 'broken' || named.item !== item) return named
  if (!found.has(keyOf(item))) onFound(item, named)
  found.set(keyOf(item), item)
  return named
}
