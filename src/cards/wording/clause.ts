/** Clauses with a subject and a verb, of which texts are made. */
import type { Chooser, Effect, PlayerSelector, Selector } from '../../engine/index.ts'
import { nodeOfRepeatedTarget } from './context.ts'
import { joinList, joinWords, newPhrase, type Phrase, verbFormFor } from './phrase.ts'

/** A clause: "each Raider draws a card", "draw a card", "you may have it deal …". */
export interface Clause {
  readonly who: Phrase
  readonly verb: string
  readonly rest: string
  /** The node of the card that is the subject. A next clause with the same subject may be joined to this one. */
  readonly by?: string
  /** The clauses of which this one was joined. */
  readonly parts?: readonly string[]
}

export type ClauseOrText = Clause | string

export type EffectOfKind<K extends Effect['kind']> = Extract<Effect, { kind: K }>

export const makeClause = (
  who: Phrase,
  verb: string,
  rest: string,
  by?: Selector | PlayerSelector | Chooser,
): Clause => ({
  who,
  verb,
  rest,
  ...(by ? { by: JSON.stringify(nodeOfRepeatedTarget(by)) } : {}),
})

/** The maximum number of letters of a joined clause, without its subject and verb. */
const MOST_LETTERS = 110

/** Joins consecutive clauses with the same subject: "your hero deals … and heals …". */
export const joinClauses = (said: readonly ClauseOrText[]): ClauseOrText[] => {
  const joined: ClauseOrText[] = []
  for (const next of said) {
    const last = joined.at(-1)
    const both = last === undefined ? undefined : together(last, next)
    if (both) joined.pop()
    joined.push(both ?? next)
  }
  return joined
}

const together = (one: ClauseOrText, next: ClauseOrText): Clause | undefined => {
  if (typeof one === 'string' || typeof next === 'string') return undefined
  if (one.by === undefined || one.by !== next.by) return undefined
  const parts = [...(one.parts ?? [one.rest])]
  const again =
    one.verb === next.verb && parts.at(-1) === next.rest && next.rest.startsWith('one of their other ')
  const more = one.verb === next.verb ? next.rest : joinWords(verbFormFor(one.who, next.verb), next.rest)
  parts.push(again ? 'then another' : more)
  const rest = joinList(parts)
  return rest.length > MOST_LETTERS ? undefined : { ...one, rest, parts }
}

/** Makes a clause without a particular subject, which addresses you: "Destroy target ally." */
export const imperativeClause = (verb: string, rest: string): Clause =>
  makeClause(newPhrase('you', true), verb, rest)

export const clauseText = (one: ClauseOrText): string => {
  if (typeof one === 'string') return one
  const { who, verb, rest } = one
  return who.subject === 'you' ? joinWords(verb, rest) : joinWords(who.subject, verbFormFor(who, verb), rest)
}
