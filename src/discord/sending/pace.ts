/**
 * Lets at most so many through in any second, in order; the others wait.
 * @param most of all processes together
 * @param part how much of that is this process', from 0 to 1, just now; one a second at least
 */
export function pace(most: number, part: () => number = () => 1): () => Promise<void> {
  if (most === Number.POSITIVE_INFINITY) return async () => {}
  const passed: number[] = [] // when the last ones went, or will go
  return async () => {
    const now = Date.now()
    const ours = Math.max(1, Math.floor(most * part()))
    const start = Math.max(now, passed.at(-1) ?? now, (passed.at(-ours) ?? Number.NEGATIVE_INFINITY) + 1_000)
    passed.push(start)
    passed.splice(0, passed.length - most)
    if (start > now) await new Promise((resolve) => setTimeout(resolve, start - now))
  }
}
