/**
 * Returns the entries of a record, sorted by name. A view that was stored as JSON has its names in another order
 * than a new one.
 */
export const sortedEntries = <T>(record: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
