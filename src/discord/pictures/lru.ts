/**
 * Returns the cached value of a key, or creates it. The cache drops the least recently used entry when it is
 * full.
 * @param kept the cache, with the most recently used entry last
 */
export function getOrCreateInCache<T>(kept: Map<string, T>, key: string, most: number, make: () => T): T {
  const found = kept.get(key) ?? make()
  kept.delete(key)
  kept.set(key, found)
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size > most) kept.delete(oldest)
  return found
}
