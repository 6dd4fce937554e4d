/** The error that reports a broken invariant. */
export class InvariantViolation extends Error {}

/** Throws an `InvariantViolation` with this message unless the invariant holds. */
export function assertInvariant(holds: boolean, what: () => string): asserts holds {
  if (!holds) throw new InvariantViolation(what())
}

/**
 * Describes the first difference between two values as JSON, such as `.players.1.hand.0: 12, not 13`. Returns null if
 * they are equal.
 */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null
  if (
    Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((one, i) => Object.is(one, b[i]))
  )
    return null
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path}: ${JSON.stringify(a)}, not ${JSON.stringify(b)}`
  for (const key in a) {
    const found = firstDifference(Reflect.get(a, key), Reflect.get(b, key), `${path}.${key}`)
    if (found) return found
  }
  for (const key in b)
    if (!(key in a) && Reflect.get(b, key) !== undefined)
      return `${path}.${key}: undefined, not ${JSON.stringify(Reflect.get(b, key))}`
  return null
}
