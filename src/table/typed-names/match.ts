/** Finds the item that a typed name means, or the items among which it is ambiguous. */

import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'

export interface ItemWithNames<T> {
  readonly it: T
  /** The text that lists the item in a message when several match. */
  readonly label: string
  /** An id that means exactly this item; the value of its suggestion. */
  readonly id: string
  /** A short text to type that means exactly this item; by default the label. */
  readonly say?: string
  /**
   * The names that people may type for the item. Suggestions show the first. Several items may have the same name.
   */
  readonly names: readonly [string, ...string[]]
}

/** The most items that a sentence lists. */
const LISTED = 8

/** Returns a sentence that asks which of several items was meant, with the text to type for each. */
export function ambiguousNameText(text: string, them: readonly ItemWithNames<unknown>[]): string {
  const ways = them.slice(0, LISTED).map(({ label, say = label }) => ({ say, label }))
  return texts.say.severalFit(userText(text), ways, them.length - ways.length)
}

export type TypedNameMatch<T> =
  | { readonly kind: 'one'; readonly it: T }
  | { readonly kind: 'several'; readonly them: readonly ItemWithNames<T>[] }
  | { readonly kind: 'none' }

/**
 * Finds the item with this id, otherwise the only item with this name, otherwise the only item whose name begins
 * with the text.
 * @param partial whether a text that is contained in a single name also matches
 */
export function findByTypedName<T>(
  text: string,
  things: readonly ItemWithNames<T>[],
  { partial = false }: { partial?: boolean } = {},
): TypedNameMatch<T> {
  const typed = text.trim()
  const wanted = typed.toLowerCase()
  const isCalled = (fits: (name: string) => boolean) =>
    things.filter(({ names }) => names.some((one) => fits(one.toLowerCase())))
  const byId = things.filter(({ id, say }) => id === typed || say === typed)
  const tries = [
    () => byId,
    () => isCalled((name) => name === wanted),
    () => isCalled((name) => name.startsWith(wanted)),
    ...(partial ? [() => isCalled((name) => name.includes(wanted))] : []),
  ]
  if (wanted === '') return { kind: 'none' }
  for (const fitting of tries) {
    const them = fitting()
    const [first] = them
    if (first) return them.length === 1 ? { kind: 'one', it: first.it } : { kind: 'several', them }
  }
  return { kind: 'none' }
}
