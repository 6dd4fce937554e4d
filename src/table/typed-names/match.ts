/** Things that people name by typing. Finds the one that a text means, or the ones between which it can't decide. */

import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'

export interface NamedThing<T> {
  readonly it: T
  /** How the thing is listed in a message when several match. */
  readonly label: string
  /** Identifies exactly this thing; the value of its suggestion. */
  readonly id: string
  /** A short text to type that means exactly this thing. By default it is the label. */
  readonly say?: string
  /** Names as people type them. Suggestions show the first. Several things may have the same name. */
  readonly names: readonly [string, ...string[]]
}

/** The most things that a sentence lists. */
const LISTED = 8

/** Asks which of several was meant, in a sentence with the text to type for each. */
export function ambiguousNameText(text: string, them: readonly NamedThing<unknown>[]): string {
  const ways = them.slice(0, LISTED).map(({ label, say = label }) => ({ say, label }))
  return texts.say.severalFit(userText(text), ways, them.length - ways.length)
}

export type NamedMatch<T> =
  | { readonly kind: 'one'; readonly it: T }
  | { readonly kind: 'several'; readonly them: readonly NamedThing<T>[] }
  | { readonly kind: 'none' }

/**
 * Finds the thing with this id; otherwise the only one with this name; otherwise the only one whose name begins with
 * the text.
 * @param partial whether a text that is contained in a single name also matches
 */
export function findByTypedName<T>(
  text: string,
  things: readonly NamedThing<T>[],
  { partial = false }: { partial?: boolean } = {},
): NamedMatch<T> {
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
