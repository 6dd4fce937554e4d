/** The shape of a type of card data, as data-schemas.json describes it. */
export type DataSchema =
  | 'string'
  | 'number'
  | 'boolean'
  | 'true'
  | { readonly words: readonly string[] }
  | { readonly list: DataSchema }
  /** The name of another type. */
  | { readonly type: string }
  | { readonly any: readonly DataSchema[] }
  /** An object. The name of an optional field ends with "?". */
  | { readonly fields: Readonly<Record<string, DataSchema>> }
  /** A power that may have a word, a keyword or a hero's trait in front of it. */
  | { readonly labelled: DataSchema }

export type DataSchemas = Readonly<Record<string, DataSchema>>
