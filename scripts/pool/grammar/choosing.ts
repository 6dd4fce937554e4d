/** Choices: cards that players choose for a later sentence, hands that are looked at, and several modes. */

import { type CardNoun, cardsInHand, chosenCards } from '../../../src/cards/builders/card-nouns.ts'
import { destroy, discardCards, lookAt, put } from '../../../src/cards/builders/effects.ts'
import {
  type PlayerNoun,
  targetOpponent,
  targetPlayer,
  you,
} from '../../../src/cards/builders/player-nouns.ts'
import { inOrder } from '../../../src/cards/builders/steps.ts'
import type { Effect, Filter } from '../../../src/engine/index.ts'
import { NO_MATCH, rule, ruleFamily } from '../chart.ts'
import { actorMark, markPlayer, readMentionMark } from '../marks.ts'
import { anyCard } from './heads.ts'

/** Returns the step that chooses a card. `lower.ts` replaces it by a step that it makes from the mention. */
const choosing = (what: CardNoun): Effect | typeof NO_MATCH =>
  readMentionMark(what.is)?.mark.how === 'a'
    ? { kind: 'choose', who: actorMark.are, from: what.is, count: 1, as: '?only' }
    : NO_MATCH

/** Returns the effect that looks at a player's hand, and discards or removes one of its cards. */
const fromHand = (of: PlayerNoun, filter: Filter, then: (what: CardNoun) => Effect): Effect =>
  inOrder([lookAt(cardsInHand(of)), you.choose(1, cardsInHand(of, filter)), then(chosenCards)])

const some = (modes: Effect[]): Effect => ({
  kind: 'modal',
  who: you.are,
  modes,
  choose: modes.length,
  orFewer: true,
})

const removed = (what: CardNoun): Effect => put(what, 'removed')

export const choosingRules = ruleFamily(
  'choosing',
  rule('deed', '(choose|chooses) {what:np}', ({ what }) => choosing(what)),
  rule('deed', '(choose|chooses) and (destroy|destroys) {what:np}', ({ what }) => destroy(what)),
  rule('deed', '(choose|chooses) and (discard|discards) a card', () => actorMark.discard(1)),
  rule('deed', '(choose|chooses) and (discard|discards) {n:numberWord} cards', ({ n }) =>
    actorMark.discard(n),
  ),

  // The rules below read choices from a hand.
  rule('whoseHand', "target opponent 's hand", (_, at) => markPlayer(at, targetOpponent)),
  rule('whoseHand', "target player 's hand", (_, at) => markPlayer(at, targetPlayer)),
  rule(
    'sentence',
    'look at {of:whoseHand} and choose (a|an) {d:description} [in it] . (he|that player|that opponent) discards (it|that card)',
    ({ of, d }) => fromHand(of, d.filter, discardCards),
  ),
  rule(
    'sentence',
    'look at {of:whoseHand} and choose (a|an) {d:description} [in it] . remove (it|that card) from the game',
    ({ of, d }) => fromHand(of, d.filter, removed),
  ),
  rule('deed', 'look at {of:whoseHand}', ({ of }) => lookAt(cardsInHand(of, anyCard))),

  // The rules below read choices of modes.
  rule('sentence', 'choose one or (both|more) : {a:sentence} [.] [;|,] or {b:sentence}', ({ a, b }) =>
    some([a, b]),
  ),
  rule(
    'sentence',
    'choose one or more : {a:sentence} [.] (;|,) {b:sentence} [.] [;|,] or {c:sentence}',
    ({ a, b, c }) => some([a, b, c]),
  ),
)
