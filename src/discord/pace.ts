/** Lets at most so many through a second, in order; the others wait. */
export function pace(perSecond: number, now: () => number = Date.now): () => Promise<void> {
  const gap = 1_000 / perSecond
  let free = 0 // when the next may go
  return async () => {
    const at = now()
    const start = Math.max(at - gap * perSecond, free)
    free = start + gap
    if (start > at) await new Promise((resolve) => setTimeout(resolve, start - at))
  }
}
