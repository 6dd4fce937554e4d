/** Loaded before anything else (`--import`): changes this process' clock by CHAOS_CLOCK_MS. */
const off = Number(process.env.CHAOS_CLOCK_MS ?? 0)
const now = Date.now.bind(Date)

if (off !== 0)
  globalThis.Date = class extends Date {
    constructor(...given) {
      super(...(given.length === 0 ? [now() + off] : given))
    }

    static now() {
      return now() + off
    }
  }
