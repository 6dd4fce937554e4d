/** The description of a type of card data in data-schemas.json. */
export type CardDataSchema =
  | 'string'
  | 'number'
  | 'boolean'
  | 'true'
  | { readonly words: readonly string[] }
  | { readonly list: CardDataSchema }
  /** The name of another type. */
  | { readonly type: string }
  | { readonly any: readonly CardDataSchema[] }
  /** An object. The name of an optional field ends with "?". */
  | { readonly fields: Readonly<Record<string, CardDataSchema>> }
  /** A power that may have a word, a keyword or a hero's trait in front of it. */
  | { readonly labelled: CardDataSchema }

export type CardDataSchemas = Readonly<Record<string, CardDataSchema>>
