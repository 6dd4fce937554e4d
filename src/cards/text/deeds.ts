/** Somebody does something: the clauses of which texts are made. */
import type { Effect } from '../../engine/index.ts'
import { does, type Phrase, phrase, words } from './phrase.ts'

/** Someone does something: told as "each Raider draws a card", "draw a card", "you may have it deal …". */
export interface Deed {
  readonly who: Phrase
  readonly verb: string
  readonly rest: string
}

export type Told = Deed | string

export type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>

export const deed = (who: Phrase, verb: string, rest: string): Deed => ({ who, verb, rest })

/** What nobody in particular does is said to you: "Destroy target ally." */
export const imperative = (verb: string, rest: string): Deed => deed(phrase('you', true), verb, rest)

export const told = (one: Told): string => {
  if (typeof one === 'string') return one
  const { who, verb, rest } = one
  return who.subject === 'you' ? words(verb, rest) : words(who.subject, does(who, verb), rest)
}
