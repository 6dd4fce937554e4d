/** Cards of small sets: raid rewards, crafted cards and promotions. */
import {
  any,
  assault,
  atStartOfYourTurn,
  cardsInHand,
  cardsLookedAt,
  cardsOutOfTheGame,
  cardsWithLowest,
  controllerOf,
  destroy,
  destroySelf,
  each,
  enters,
  exhausted,
  exhaustSelf,
  invincible,
  isTurnOf,
  lookAt,
  numberOfCards,
  ongoing,
  onlyIf,
  opposing,
  or,
  pay,
  put,
  putToken,
  ready,
  removeCounters,
  removedThisWay,
  removeFromGameFaceDown,
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
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

export const smallSetCards: readonly CardByHand[] = [
  cardByHand('BIC-3', 'Legwraps of the Master Conjurer', {
    1: lineOfSeveralTexts(
      atStartOfYourTurn(lookAt(topCards(1, you)), removeFromGameFaceDown(cardsLookedAt)),
      pay(2, { kind: 'discard', filter: any.card, count: numberOfCards(cardsInHand(you)) }, destroySelf).to(
        put(cardsOutOfTheGame(you, removedThisWay), 'hand'),
      ),
    ),
  }),
  cardByHand('BSW-3', 'Ring of Invincibility', {
    1: pay(1, exhaustSelf).to(thisTurn(target(any.ally).has(invincible))),
  }),
  cardByHand('CIT-3', "Serpent's Nest", {
    1: ongoing(
      whenIf(
        enters(opposing.permanent),
        isTurnOf(controllerOf(thatCard)),
        you.may(putToken(token('Snake', { nature: 1, health: 1 }))),
      ),
    ),
  }),
  cardByHand(
    'CIT-7',
    "Assassin's Game",
    {
      1: ongoing(
        yourHero.has(assault(numberOfCards(each(exhausted(or(opposing.heroOrAlly, opposing.equipment)))))),
      ),
    },
    { words: '-ally +character', because: 'The generated text calls heroes and allies characters.' },
  ),
  cardByHand(
    'CRP-3',
    'Girdle of Ruination',
    { 1: atStartOfYourTurn(destroy(cardsWithLowest('cost', any.permanent))) },
    { words: '-2', because: 'The generated text has one sentence for one card and for several.' },
  ),
  cardByHand('DWS-2', 'Hovin the Shield', { 2: pay(3).to(ready(self)) }),
  cardByHand('FWV-6', 'Metzen the Reindeer', {
    3: useOnlyIf(thereIsNo(each(tagged('Pirate'))), pay(exhaustSelf).to(ready(target(any.heroOrAlly)))),
  }),
  cardByHand('HOL-1', 'Red Rider Air Rifle', {
    4: when(
      strikesWith(yourHero, self),
      reveal(topCards(1, you)),
      onlyIf(revealedCards.isA(withOddStat('cost', any.card)), removeCounters('eye')),
    ),
    5: lineOfSeveralTexts(),
  }),
]
