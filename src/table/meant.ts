/** Things that people name by typing: which one a text means, or between which it can't decide. */

import { texts } from '../texts/texts.ts'
import { userText } from '../texts/user-text.ts'

export interface Named<T> {
  readonly it: T
  /** How the thing is listed in a message, where several fit. */
  readonly label: string
  /** Means this thing and no other; the value of its suggestion. */
  readonly id: string
  /** A short text to type that means this thing and no other; where there is none, its label does. */
  readonly say?: string
  /** Names as people type them. Suggestions show the first. Several things may have the same name. */
  readonly names: readonly [string, ...string[]]
}

/** At most this many are listed in a sentence. */
const LISTED = 8

/** Asks which of several was meant, in a sentence that says what to type for each. */
export function askWhich(text: string, them: readonly Named<unknown>[]): string {
  const ways = them.slice(0, LISTED).map(({ label, say = label }) => ({ say, label }))
  return texts.say.severalFit(userText(text), ways, them.length - ways.length)
}

export type Meant<T> =
  | { readonly kind: 'one'; readonly it: T }
  | { readonly kind: 'several'; readonly them: readonly Named<T>[] }
  | { readonly kind: 'none' }

/**
 * The thing of this id; else the only one of this name; else the only one whose name begins so.
 * @param partial whether it is also enough that a single name contains the text
 */
export function whichIsMeant<T>(
  text: string,
  things: readonly Named<T>[],
  { partial = false }: { partial?: boolean } = {},
): Meant<T> {
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
