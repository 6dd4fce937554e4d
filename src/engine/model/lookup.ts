/**
 * Looks up a text that a person may have written. Finds only what the record itself holds: `record[text]` would also find
 * what every object inherits, such as a function for "constructor".
 */
export const lookUp = <T>(record: Readonly<Record<string, T>>, text: string): T | undefined =>
  Object.hasOwn(record, text) ? record[text] : undefined
