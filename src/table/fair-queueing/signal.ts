/** Wakes a waiting caller. A signal that arrives while nobody waits is stored for the next caller that waits. */
export class Signal {
  #isNotified = false
  #wake: (() => void) | null = null

  notify(): void {
    this.#isNotified = true
    this.#wake?.()
  }

  /** Waits until the next signal, or at most `ms` milliseconds. @returns whether a signal arrived */
  async wait(ms: number): Promise<boolean> {
    if (!this.#isNotified) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    const wasNotified = this.#isNotified
    this.#isNotified = false
    this.#wake = null
    return wasNotified
  }
}
