/** More cards of the sets Blood of Gladiators and Through the Dark Portal, and of badges and crafted cards. */
import {
  addCounters,
  and,
  any,
  asLongAs,
  atkAndHealthBonus,
  atStartOfYourTurn,
  attachment,
  chosenCards,
  controllerOf,
  count,
  discardThese,
  each,
  eachTime,
  everyone,
  exhaust,
  exhaustSelf,
  filterOf,
  flipHero,
  ifElse,
  ifYouDo,
  inGraveyard,
  inHand,
  inOrder,
  isYourTurn,
  lootCard,
  nonOngoing,
  not,
  ofChosenTag,
  ongoing,
  opponents,
  otherRevealedCards,
  pay,
  playableFrom,
  preventsNext,
  put,
  putAndRememberAs,
  putToken,
  ready,
  remembered,
  rememberedNumber,
  reveal,
  revealedCardsMatching,
  self,
  tagged,
  target,
  thatCard,
  thatMuch,
  thatTarget,
  thisTurn,
  token,
  topCards,
  when,
  withoutPaying,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { RACES } from '../../../src/engine/index.ts'
import { type CardByHand, card, several } from './card.ts'

/** Only for cards in play. */
const attached = not({ kind: 'state', state: 'unattached' })

export const gladiatorsCards: readonly CardByHand[] = [
  card('BoG-7', 'Kristoff Manchester', {
    1: pay(2, flipHero).to(
      eachTime(
        { event: 'dealt', by: filterOf(self), with: attachment(any.card) },
        'turn',
        self.heals(thatMuch).from(self),
      ),
    ),
  }),
  card('BoG-10', 'Andarius the Damned', {
    1: pay(2, flipHero).to(you.choose(1, each(and(attached, your.ability))), put(chosenCards, 'hand')),
  }),
  card('BoG-45', 'The Rewards of Faith', {
    1: several(
      {
        kind: 'deal',
        by: yourHero.is,
        amount: 1,
        types: ['holy'],
        to: target(any.heroOrAlly).is,
        unpreventable: true,
        total: 'dealt',
      },
      you.choose(1, each(and(any.heroOrAlly, not(filterOf(thatTarget))))),
      thisTurn(chosenCards.has(preventsNext(rememberedNumber('dealt')))),
    ),
  }),
  card('BoG-51', 'The Omens of Terror', {
    1: several(
      yourHero.deals(1, 'shadow').to(target(any.heroOrAlly), undefined, 'dealt'),
      controllerOf(thatTarget).choose(rememberedNumber('dealt'), inHand(controllerOf(thatTarget)), 'shown'),
      reveal(remembered('shown')),
      you.choose(1, remembered('shown')),
      discardThese(chosenCards),
    ),
  }),
  card(
    'BoG-62',
    'Echo Totem',
    {
      1: ongoing(
        atStartOfYourTurn(
          ifYouDo(
            you.may(
              you.choose(1, inGraveyard(you, nonOngoing(any.ability))),
              putAndRememberAs('gone', chosenCards, 'removed'),
            ),
            thisTurn(remembered('gone').has(playableFrom('removed'), withoutPaying)),
          ),
        ),
      ),
    },
    { words: '+turn +may', because: 'The generated text says of both permissions how long they last.' },
  ),
  card('BoG-75', 'The Benefits of Practice', {
    1: several(
      yourHero.deals(1, 'melee').to(target(any.heroOrAlly), undefined, 'dealt'),
      you.chooseUpTo(1, each(your.weapon)),
      addCounters({ atk: 1 }, rememberedNumber('dealt'), chosenCards),
    ),
  }),
  card(
    'BoG-86',
    'Optimize',
    {
      1: ongoing(
        pay(exhaustSelf).to(
          ifElse(target(any.resource).isReady(), you.may(exhaust(thatTarget)), you.may(ready(thatTarget))),
        ),
      ),
    },
    { words: '+may', because: 'The generated text says "may" of both effects.' },
  ),
  card('BoG-102', 'Gladiator Kinivus', {
    1: when(
      {
        event: 'moved',
        what: and(tagged('Arena'), any.ally),
        from: 'hand',
        to: 'graveyard',
        of: you.are,
        doer: opponents.are,
      },
      you.may(put(thatCard, 'hand')),
    ),
  }),
  card('BoG-153', 'Sandbox Tiger', {
    1: self.has(atkAndHealthBonus(count(each(lootCard(your.card))), count(each(lootCard(your.card))))),
  }),
  card('BoG-167', "Vengeful Gladiator's Felshroud", {
    1: asLongAs(isYourTurn, each(any.ability).has(playableFrom('removed', everyone))),
  }),
  card('BoG-200', 'Uncatalogued Species', {
    2: inOrder([
      you.choosesWord('race', RACES),
      reveal(topCards(4, you)),
      you.choose(1, revealedCardsMatching(ofChosenTag('race', any.ally), you)),
      put(chosenCards, 'hand'),
      put(otherRevealedCards(chosenCards, you), 'deckBottom'),
    ]),
  }),
  card('BoJ-1', 'Bloodlust Brooch', {
    1: when(
      { event: 'dealt', by: filterOf(yourHero), combat: true },
      putToken(token('Fanatic', { melee: 1, health: 1 }), thatMuch),
    ),
  }),
]
