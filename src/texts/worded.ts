/** Gives one language's texts the wider type `T`, so that another language can word them differently. */
export function worded<T>(words: T): T {
  return words
}
