/** Wakes one who waits. A ring while nobody waits is kept for whoever waits next. */
export class Bell {
  #rung = false
  #wake: (() => void) | null = null

  ring(): void {
    this.#rung = true
    this.#wake?.()
  }

  /** Until the next ring, or so many milliseconds. @returns whether it rang */
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
