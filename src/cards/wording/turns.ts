/** Renders effects on turns: an extra turn, a skipped turn, the end of the turn. */
import { type Clause, type EffectOfKind, makeClause } from './clause.ts'
import type { WordingContext } from './context.ts'
import { playerPhrase } from './players.ts'

export const extraTurnClause = ({ who, after }: EffectOfKind<'extraTurn'>, t: WordingContext): Clause => {
  const taker = playerPhrase(who, t)
  const next = `${taker.subject === 'you' ? 'your' : 'their'} next turn`
  return makeClause(taker, 'take', `an extra turn after ${after ? next : 'this one'}`)
}

export const skipTurnClause = ({ who }: EffectOfKind<'skipTurn'>, t: WordingContext): Clause => {
  const skipper = playerPhrase(who, t)
  return makeClause(skipper, 'skip', `${skipper.subject === 'you' ? 'your' : 'their'} next turn`)
}

export const endTurnText = ({ skipTo }: EffectOfKind<'endTurn'>, t: WordingContext): string =>
  skipTo ? `end the turn, and skip to ${playerPhrase(skipTo, t).possessive} next turn` : 'end the turn'
