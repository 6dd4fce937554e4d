/** Resolves when one of these functions is called, or after that time. */
export const untilCalledOrTimeout = (waiting: Set<() => void>, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      waiting.delete(done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    waiting.add(done)
  })
