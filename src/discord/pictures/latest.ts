/**
 * What is kept under a key, or made now; of all that is kept, what was asked for last stays.
 * @param kept what was asked for last comes last
 */
export function latest<T>(kept: Map<string, T>, key: string, most: number, make: () => T): T {
  const found = kept.get(key) ?? make()
  kept.delete(key)
  kept.set(key, found)
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size > most) kept.delete(oldest)
  return found
}
