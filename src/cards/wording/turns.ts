/** Words for turns. */
import { type Deed, deed, type Of } from './deeds.ts'
import type { Telling } from './telling.ts'
import { player } from './who.ts'

export const extraTurn = ({ who, after }: Of<'extraTurn'>, t: Telling): Deed => {
  const taker = player(who, t)
  const next = `${taker.subject === 'you' ? 'your' : 'their'} next turn`
  return deed(taker, 'take', `an extra turn after ${after ? next : 'this one'}`)
}

export const skipTurn = ({ who }: Of<'skipTurn'>, t: Telling): Deed => {
  const skipper = player(who, t)
  return deed(skipper, 'skip', `${skipper.subject === 'you' ? 'your' : 'their'} next turn`)
}

export const endTurn = ({ skipTo }: Of<'endTurn'>, t: Telling): string =>
  skipTo ? `end the turn, and skip to ${player(skipTo, t).possessive} next turn` : 'end the turn'
