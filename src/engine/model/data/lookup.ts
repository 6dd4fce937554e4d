/**
 * Looks up a text that a person may have written. Finds only the record's own properties: `record[text]` would also
 * find inherited properties, such as a function for "constructor".
 */
export const lookUpOwnProperty = <T>(record: Readonly<Record<string, T>>, text: string): T | undefined =>
  Object.hasOwn(record, text) ? record[text] : undefined
