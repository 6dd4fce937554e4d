/** The type of a translation: the same keys and the same parameters with other texts. */
export type Worded<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Worded<Said>
    : { readonly [Key in keyof T]: Worded<T[Key]> }

/** Gives one language's texts the wider type `T`, so that another language can word them differently. */
export function worded<T>(words: T): T {
  return words
}
