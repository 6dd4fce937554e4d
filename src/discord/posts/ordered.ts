/** What a record holds, by name: a view that was kept as JSON has its names in another order than a fresh one. */
export const ordered = <T>(record: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
