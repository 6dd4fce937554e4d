/** Small words that many sentences need. */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** "a, b and c" */
export const list = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`

export const bold = (text: string): string => `**${text}**`

export const possessive = (name: string): string => `${name}’s`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
