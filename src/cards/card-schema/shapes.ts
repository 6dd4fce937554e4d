/** The shape of a type of card data, as shapes.json describes it. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'true'
  | { readonly words: readonly string[] }
  | { readonly list: Shape }
  /** The name of another type. */
  | { readonly type: string }
  | { readonly any: readonly Shape[] }
  /** An object. The name of an optional field ends with "?". */
  | { readonly fields: Readonly<Record<string, Shape>> }
  /** A power that may have a word, a keyword or a hero's trait in front of it. */
  | { readonly labelled: Shape }

export type Shapes = Readonly<Record<string, Shape>>
