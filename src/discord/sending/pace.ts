/** Lets at most so many through in any second, in order; the others wait. */
export function pace(perSecond: number): () => Promise<void> {
  if (perSecond === Number.POSITIVE_INFINITY) return async () => {}
  const passed: number[] = [] // when the last ones went, or will go
  return async () => {
    const now = Date.now()
    const oldest = passed.length < perSecond ? undefined : passed.shift()
    const start = Math.max(now, (oldest ?? 0) + 1_000)
    passed.push(oldest === undefined ? now : start)
    if (oldest !== undefined && start > now) await new Promise((resolve) => setTimeout(resolve, start - now))
  }
}
