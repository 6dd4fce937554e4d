/** Wakes a waiting caller. A signal that arrives while nobody waits is stored for the next caller that waits. */
export class Bell {
  #rung = false
  #wake: (() => void) | null = null

  ring(): void {
    this.#rung = true
    this.#wake?.()
  }

  /** Waits until the next signal, or at most `ms` milliseconds. @returns whether a signal arrived */
  async wait(ms: number): Promise<boolean> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    const rang = this.#rung
    this.#rung = false
    this.#wake = null
    return rang
  }
}
