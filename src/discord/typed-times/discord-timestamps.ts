/** Moments as machines write them: Discord's timestamps, such as `<t:1795894200:F>`, and the number alone. */

const STAMP = /<t:(-?\d{1,12})(?::[a-z])?>/i
const SECONDS = /^\d{10}$/
const MILLISECONDS = /^\d{13}$/

/**
 * Parses one of Discord's timestamps, also with words beside it, or a number of seconds or milliseconds alone; null
 * for any other text.
 */
export function parseDiscordTimestamp(text: string): Date | null {
  const [, stamp] = STAMP.exec(text) ?? []
  const alone = text.trim()
  if (stamp !== undefined) return new Date(Number(stamp) * 1000)
  if (SECONDS.test(alone)) return new Date(Number(alone) * 1000)
  return MILLISECONDS.test(alone) ? new Date(Number(alone)) : null
}
