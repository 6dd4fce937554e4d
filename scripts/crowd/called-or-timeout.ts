/** Adds a function to the set, and resolves when that function is called, or after `ms` milliseconds. */
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
