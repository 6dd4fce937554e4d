/** Waits until somebody calls one of these, or so long. */
export const untilWoken = (waiting: Set<() => void>, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      waiting.delete(done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    waiting.add(done)
  })
