/** The type of a translation: the same keys and the same parameters with other texts. */
export type Translation<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translation<Said>
    : { readonly [Key in keyof T]: Translation<T[Key]> }

/**
 * Returns texts with the type `T`, which is wider than their literal type, so that another language can have other
 * words.
 */
export function widenTexts<T>(words: T): T {
  return words
}
