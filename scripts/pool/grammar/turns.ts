/** Turns, and effects that wait for the next event of a kind in this turn: "when you next play an ally this turn". */
import { filterOfNoun } from '../../../src/cards/builders/filters.ts'
import { you } from '../../../src/cards/builders/player-nouns.ts'
import type { Effect, Trigger } from '../../../src/engine/index.ts'
import { rule, ruleFamily } from '../chart.ts'
import { actorMark } from '../marks.ts'

const nextThisTurn = (on: Trigger, then: Effect): Effect => ({
  kind: 'later',
  on,
  do: then,
  duration: 'turn',
  next: true,
})

export const turnRules = ruleFamily(
  'turns',
  rule('deed', '(take|takes) an extra turn after this one', () => actorMark.takeExtraTurn()),
  rule('sentence', 'when you next play {what:np} this turn , {then:sentence}', ({ what, then: effect }) =>
    nextThisTurn({ event: 'played', what: filterOfNoun(what), of: you.are }, effect),
  ),
  rule(
    'sentence',
    'when {by:np} next deals {how:damage} this turn , {then:sentence}',
    ({ by, how, then: effect }) => nextThisTurn({ event: 'dealt', by: filterOfNoun(by), ...how }, effect),
  ),
  rule(
    'sentence',
    'when {by:np} next deals {how:damage} to {to:np} this turn , {then:sentence}',
    ({ by, how, to, then: effect }) =>
      nextThisTurn({ event: 'dealt', by: filterOfNoun(by), to: filterOfNoun(to), ...how }, effect),
  ),
  rule(
    'sentence',
    'when the next {d:description} is destroyed this turn , {then:sentence}',
    ({ d, then: effect }) => nextThisTurn({ event: 'destroyed', what: d.filter }, effect),
  ),
)
