/** Words for turns. */
import { type Clause, type EffectOfKind, makeClause } from './clause.ts'
import type { WordingContext } from './context.ts'
import { player } from './players.ts'

export const extraTurn = ({ who, after }: EffectOfKind<'extraTurn'>, t: WordingContext): Clause => {
  const taker = player(who, t)
  const next = `${taker.subject === 'you' ? 'your' : 'their'} next turn`
  return makeClause(taker, 'take', `an extra turn after ${after ? next : 'this one'}`)
}

export const skipTurn = ({ who }: EffectOfKind<'skipTurn'>, t: WordingContext): Clause => {
  const skipper = player(who, t)
  return makeClause(skipper, 'skip', `${skipper.subject === 'you' ? 'your' : 'their'} next turn`)
}

export const endTurn = ({ skipTo }: EffectOfKind<'endTurn'>, t: WordingContext): string =>
  skipTo ? `end the turn, and skip to ${player(skipTo, t).possessive} next turn` : 'end the turn'
