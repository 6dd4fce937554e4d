/** The type of a translation: the same keys and the same parameters with other texts. */
export type TranslationOf<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => TranslationOf<Said>
    : { readonly [Key in keyof T]: TranslationOf<T[Key]> }

/**
 * Returns texts with the type `T`, which is wider than their literal type, so that another language can have other
 * words.
 */
export function withWiderType<T>(words: T): T {
  return words
}
