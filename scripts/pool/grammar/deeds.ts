/** Imperatives, such as "destroy target ally" and "draws a card". The clause fills in the player. */

import {
  both,
  cardsInHand,
  cardsPutIntoZone,
  self,
  thatDamageDealer,
  thatDamagedCharacter,
  topCards,
} from '../../../src/cards/builders/card-nouns.ts'
import {
  destroy,
  doubleDamageOn,
  exhaust,
  flipOver,
  interrupt,
  put,
  putAndRemember,
  putDamage,
  ready,
  removeDamage,
  removeFromCombat,
  switchDamage,
  turnFaceUp,
} from '../../../src/cards/builders/effects.ts'
import { and } from '../../../src/cards/builders/filters.ts'
import { delveKeyword } from '../../../src/cards/builders/keywords.ts'
import { maxHandSize, numberOfCards, thatMuch } from '../../../src/cards/builders/numbers.ts'
import { copyLink, exchangeControl } from '../../../src/cards/builders/objects.ts'
import { controllerOf, you } from '../../../src/cards/builders/player-nouns.ts'
import { inOrder, stepsOfEffect } from '../../../src/cards/builders/steps.ts'
import type { Effect, NumberExpression } from '../../../src/engine/index.ts'
import { rule, ruleFamily } from '../chart.ts'
import { actorMark, markMention, markPlayerPronoun, markPronoun } from '../marks.ts'
import { timesEach } from './amounts.ts'
import { controlledByPlayers } from './heads.ts'
import { indefiniteNoun } from './nouns.ts'

const draw = (count: NumberExpression): Effect => actorMark.draw(count)
const discard = (count: NumberExpression | 'hand'): Effect => actorMark.discard(count)

export const deedRules = ruleFamily(
  'deeds',
  rule('deed', '(destroy|destroys) {what:np}', ({ what }) => destroy(what)),
  rule('deed', '(exhaust|exhausts) {what:np}', ({ what }) => exhaust(what)),
  rule('deed', '(ready|readies) {what:np}', ({ what }) => ready(what)),
  rule('deed', 'destroy both [(allies|of them)]', () =>
    destroy(both(thatDamageDealer, thatDamagedCharacter)),
  ),
  rule('deed', '(destroy|destroys) {a:np} and {b:separate}', ({ a, b }) => inOrder([destroy(a), destroy(b)])),
  rule('deed', '(exhaust|exhausts) {a:np} and {b:separate}', ({ a, b }) => inOrder([exhaust(a), exhaust(b)])),
  rule('deed', '(ready|readies) {a:np} and {b:separate}', ({ a, b }) => inOrder([ready(a), ready(b)])),
  rule('deed', '(draw|draws) (a card|another card)', () => draw(1)),
  rule('deed', '(draw|draws) {n:int} cards', ({ n }) => draw(n)),
  rule('deed', '(discard|discards) a card for each {each:each}', ({ each }) => discard(timesEach(1, each))),
  rule('deed', '(draw|draws) {n:numberWord} cards', ({ n }) => draw(n)),
  rule('deed', '(draw|draws) another {n:numberWord} cards', ({ n }) => draw(n)),
  rule('deed', '(skip|skips) (your|his|her|their) next turn', () => ({
    kind: 'skipTurn',
    who: actorMark.are,
  })),
  rule('deed', '(draw|draws) x cards', () => draw({ kind: 'x' })),
  rule('deed', '(ready|readies) (a|an) {d:description} for each {each:each}', ({ d, each }, at) =>
    ready(indefiniteNoun(d, at, { min: each, max: each })),
  ),
  rule('deed', '(draw|draws) another card for each {each:each}', ({ each }) => draw(timesEach(1, each))),
  rule('deed', '(draw|draws) another one for each {each:each}', ({ each }) => draw(timesEach(1, each))),
  rule('deed', '(win|wins) the game', () => actorMark.wins()),
  rule('deed', '(shuffle|shuffles) (his|her|their) graveyard into (his|her|their) deck', () =>
    actorMark.shuffleGraveyardIntoDeck(),
  ),
  rule('deed', '(draw|draws) a card for each {each:each}', ({ each }) => draw(timesEach(1, each))),
  rule('deed', '(draw|draws) cards equal to {n:amount}', ({ n }) => draw(n)),
  rule('deed', '(draw|draws) that many cards', () => draw(thatMuch)),
  rule('deed', '(discard|discards) a card', () => discard(1)),
  rule('deed', '(discard|discards) {n:numberWord} cards', ({ n }) => discard(n)),
  rule('deed', '(discard|discards) x cards', () => discard({ kind: 'x' })),
  rule('deed', '(discard|discards) that many cards', () => discard(thatMuch)),
  rule('deed', '(discard|discards) (your|his|her|their) hand', () => discard('hand')),
  rule('deed', '(discard|discards) a card at random', () => actorMark.discardAtRandom(1)),
  rule('deed', '(discard|discards) a random card', () => actorMark.discardAtRandom(1)),
  rule('deed', '(discard|discards) {n:numberWord} random cards', ({ n }) => actorMark.discardAtRandom(n)),
  rule('deed', '(discard|discards) {n:numberWord} cards at random', ({ n }) => actorMark.discardAtRandom(n)),
  rule('deed', '(pay|pays) {n:int}', ({ n }) => actorMark.pays(n)),
  rule('deed', 'interrupt target {d:description}', ({ d }, at) =>
    interrupt(
      markMention(
        { how: 'target', at, noun: 'card', many: false },
        { kind: 'target', filter: d.filter, zone: 'chain' },
      ),
    ),
  ),
  rule('deed', 'interrupt (it|that card|that {n?:noun})', (_, at) => interrupt(markPronoun(at + 1, 'card'))),
  rule('deed', 'interrupt (a|an) {d:description} played by its controller', ({ d }, at) =>
    interrupt(
      indefiniteNoun(
        { ...d, filter: and(d.filter, controlledByPlayers(controllerOf(markPronoun(at, 'controlled')))) },
        at,
        {
          zone: 'chain',
        },
      ),
    ),
  ),
  rule('deed', '(destroy|destroys) (a|an) {d:description} for each {each:each}', ({ d, each }, at) =>
    destroy(indefiniteNoun(d, at, { min: each, max: each })),
  ),
  rule('deed', 'copy (it|that {n?:noun})', (_, at) => copyLink(markPronoun(at + 1, 'card'))),
  rule('deed', 'switch all damage on {a:np} with the damage on {b:np}', ({ a, b }) => switchDamage(a, b)),
  rule('deed', 'exchange control of {a:definite} and {b:definite}', ({ a, b }) => exchangeControl(a, b)),
  rule('deed', '(ready|readies) one of your {d:plural} for each {each:each}', ({ d, each }, at) =>
    ready(
      indefiniteNoun({ ...d, filter: and(d.filter, controlledByPlayers(you)) }, at, { min: each, max: each }),
    ),
  ),
  rule(
    'deed',
    '(destroy|destroys) one of (his|her|their) {d:plural} for each {each:each}',
    ({ d, each }, at) =>
      destroy(
        indefiniteNoun({ ...d, filter: and(d.filter, controlledByPlayers(markPlayerPronoun(at))) }, at, {
          min: each,
          max: each,
        }),
      ),
  ),
  rule(
    'deed',
    '(put|puts) (a card from the top|the top card) of (his|her|their) deck into (his|her|their) graveyard for each {each:each}',
    ({ each }, at) => put(topCards(each, markPlayerPronoun(at)), 'graveyard'),
  ),
  rule(
    'deed',
    '(remove|removes) (a card from the top|the top card) of (his|her|their) deck from the game for each {each:each}',
    ({ each }, at) => put(topCards(each, markPlayerPronoun(at)), 'removed'),
  ),
  rule('deed', '(gain|gains) control of {what:np}', ({ what }) => actorMark.gainControlOf(what)),
  rule('deed', 'remove {what:np} from combat', ({ what }) => removeFromCombat(what)),
  rule('deed', '(put|puts) {n:int} damage on {on:np}', ({ n, on }) => putDamage(n, on)),
  rule('deed', '(put|puts) {n:int} damage on {on:np} for each {each:each}', ({ n, on, each }) =>
    putDamage(timesEach(n, each), on),
  ),
  rule('deed', '(put|puts) that much damage on {on:np}', ({ on }) => putDamage(thatMuch, on)),
  rule('deed', 'remove all damage from {from:np}', ({ from }) => removeDamage(from)),
  rule('deed', 'double the damage on {on:np}', ({ on }) => doubleDamageOn(on)),
  rule('deed', '(turn|turns) {what:np} face down', ({ what }) => flipOver(what)),
  rule('deed', 'turn {what:np} face up', ({ what }) => turnFaceUp(what)),
  rule('deed', 'flip self [face (up|down)]', () => flipOver(self)),
  rule(
    'deed',
    '(shuffle|shuffles) (your|his|her|their) (graveyard|graveyards) into (your|his|her|their) (deck|decks)',
    () => actorMark.shuffleGraveyardIntoDeck(),
  ),
  rule('deed', 'delve', () => delveKeyword),
  rule('deed', '(draw|draws) cards until (you reach|he reaches) (your|his) maximum hand size', () =>
    actorMark.drawUpTo(maxHandSize),
  ),
  rule('deed', 'shuffle your hand into your deck , (then|and) draw that many cards', () =>
    inOrder([
      putAndRemember(cardsInHand(you), 'deckTop'),
      you.shuffleDeck(),
      you.draw(numberOfCards(cardsPutIntoZone)),
    ]),
  ),
  rule('deed', 'put your hand on the bottom of your deck , (then|and) draw that many cards', () =>
    inOrder([putAndRemember(cardsInHand(you), 'deckBottom'), you.draw(numberOfCards(cardsPutIntoZone))]),
  ),
  rule('deeds', '{a:deed}', ({ a }) => a),
  rule('deeds', '{a:deed} (and|, and|, then|and then) {more:deeds}', ({ a, more }) =>
    inOrder([a, ...stepsOfEffect(more)]),
  ),
)
