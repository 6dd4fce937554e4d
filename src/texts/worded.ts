/** The words of one language for each of these things: of the wider type, so that another language may say it otherwise. */
export function worded<T>(words: T): T {
  return words
}
