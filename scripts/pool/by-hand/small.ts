/** Cards of small sets: raid rewards, crafted cards and promotions. */
import {
  any,
  assault,
  atStartOfYourTurn,
  cardsLookedAt,
  cardsWithLowest,
  controllerOf,
  count,
  destroy,
  destroySelf,
  each,
  enters,
  exhausted,
  exhaustSelf,
  inHand,
  invincible,
  isTurnOf,
  lookAt,
  ongoing,
  onlyIf,
  opposing,
  or,
  outOfTheGame,
  pay,
  put,
  putToken,
  ready,
  removeCounters,
  removedThisWay,
  removeFaceDown,
  reveal,
  revealedCards,
  self,
  strikesWith,
  tagged,
  target,
  thatCard,
  thereIsNo,
  thisTurn,
  token,
  topCards,
  useOnlyIf,
  when,
  whenIf,
  withOddStat,
  you,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, card, several } from './card.ts'

export const smallSetCards: readonly CardByHand[] = [
  card('BIC-3', 'Legwraps of the Master Conjurer', {
    1: several(
      atStartOfYourTurn(lookAt(topCards(1, you)), removeFaceDown(cardsLookedAt)),
      pay(2, { kind: 'discard', filter: any.card, count: count(inHand(you)) }, destroySelf).to(
        put(outOfTheGame(you, removedThisWay), 'hand'),
      ),
    ),
  }),
  card('BSW-3', 'Ring of Invincibility', {
    1: pay(1, exhaustSelf).to(thisTurn(target(any.ally).has(invincible))),
  }),
  card('CIT-3', "Serpent's Nest", {
    1: ongoing(
      whenIf(
        enters(opposing.permanent),
        isTurnOf(controllerOf(thatCard)),
        you.may(putToken(token('Snake', { nature: 1, health: 1 }))),
      ),
    ),
  }),
  card(
    'CIT-7',
    "Assassin's Game",
    {
      1: ongoing(yourHero.has(assault(count(each(exhausted(or(opposing.heroOrAlly, opposing.equipment))))))),
    },
    { words: '-ally +character', because: 'The generated text calls heroes and allies characters.' },
  ),
  card(
    'CRP-3',
    'Girdle of Ruination',
    { 1: atStartOfYourTurn(destroy(cardsWithLowest('cost', any.permanent))) },
    { words: '-2', because: 'The generated text has one sentence for one card and for several.' },
  ),
  card('DWS-2', 'Hovin the Shield', { 2: pay(3).to(ready(self)) }),
  card('FWV-6', 'Metzen the Reindeer', {
    3: useOnlyIf(thereIsNo(each(tagged('Pirate'))), pay(exhaustSelf).to(ready(target(any.heroOrAlly)))),
  }),
  card('HOL-1', 'Red Rider Air Rifle', {
    4: when(
      strikesWith(yourHero, self),
      reveal(topCards(1, you)),
      onlyIf(revealedCards.isA(withOddStat('cost', any.card)), removeCounters('eye')),
    ),
    5: several(),
  }),
]
