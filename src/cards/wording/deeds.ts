/** Clauses with a subject and a verb, of which texts are made. */
import type { Chooser, Effect, Players, Selector } from '../../engine/index.ts'
import { does, list, type Phrase, phrase, words } from './phrase.ts'
import { spokenAgain } from './telling.ts'

/** A clause with a subject: "each Raider draws a card", "draw a card", "you may have it deal …". */
export interface Deed {
  readonly who: Phrase
  readonly verb: string
  readonly rest: string
  /** The node of the card that is the subject. The next clause of the same subject may be joined to this one. */
  readonly by?: string
  /** The parts that were joined from several clauses. */
  readonly parts?: readonly string[]
}

export type Told = Deed | string

export type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>

export const deed = (who: Phrase, verb: string, rest: string, by?: Selector | Players | Chooser): Deed => ({
  who,
  verb,
  rest,
  ...(by ? { by: JSON.stringify(spokenAgain(by)) } : {}),
})

/** The most letters of a joined clause. */
const BREATH = 110

/** "your hero deals … and heals …": two clauses in a row with the same subject are joined. */
export const inARow = (said: readonly Told[]): Told[] => {
  const told: Told[] = []
  for (const next of said) {
    const last = told.at(-1)
    const both = last === undefined ? undefined : together(last, next)
    if (both) told.pop()
    told.push(both ?? next)
  }
  return told
}

const together = (one: Told, next: Told): Deed | undefined => {
  if (typeof one === 'string' || typeof next === 'string') return undefined
  if (one.by === undefined || one.by !== next.by) return undefined
  const parts = [...(one.parts ?? [one.rest])]
  const again =
    one.verb === next.verb && parts.at(-1) === next.rest && next.rest.startsWith('one of their other ')
  const more = one.verb === next.verb ? next.rest : words(does(one.who, next.verb), next.rest)
  parts.push(again ? 'then another' : more)
  const rest = list(parts)
  return rest.length > BREATH ? undefined : { ...one, rest, parts }
}

/** A clause without a particular subject addresses you: "Destroy target ally." */
export const imperative = (verb: string, rest: string): Deed => deed(phrase('you', true), verb, rest)

export const told = (one: Told): string => {
  if (typeof one === 'string') return one
  const { who, verb, rest } = one
  return who.subject === 'you' ? words(verb, rest) : words(who.subject, does(who, verb), rest)
}
