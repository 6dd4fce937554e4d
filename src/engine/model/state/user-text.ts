/** Text that people have written. The game stores it and never reads it. `texts/user-text.ts` displays it. */
declare const written: unique symbol

/**
 * Text as a person wrote it, such as a name or a reason. It is a string at run time, and is stored as one. The type is
 * based on `symbol` because TypeScript refuses a symbol in a template literal and in `+`; it accepts every other type
 * there.
 */
export type UserText = symbol & { readonly [written]: true }

/** Marks text that comes from a person, such as a name that Discord reports. */
export function userText(text: string): UserText
export function userText(text: unknown): unknown {
  return text
}

/** Returns the written text, to store it, to search for it or to compare it. Never show it. */
export const rawText = (text: UserText): string => String(text)
