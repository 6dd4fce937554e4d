/** More cards of the sets Blood of Gladiators and Through the Dark Portal, and of badges and crafted cards. */
import {
  addCounters,
  and,
  any,
  asLongAs,
  atkAndHealthBonus,
  atStartOfYourTurn,
  attachment,
  cardsInGraveyard,
  cardsInHand,
  chosenCards,
  controllerOf,
  discardCards,
  each,
  eachTime,
  everyone,
  exhaust,
  exhaustSelf,
  filterOfNoun,
  flipHero,
  ifElse,
  ifYouDo,
  inOrder,
  isYourTurn,
  lootOnes,
  nonOngoing,
  not,
  numberOfCards,
  ofChosenTag,
  ongoing,
  opponents,
  otherRevealedCards,
  pay,
  playableFrom,
  preventsNextDamage,
  put,
  putAndRememberAs,
  putToken,
  ready,
  rememberedCards,
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
import { RACE_TAGS } from '../../../src/engine/index.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

/** Only for cards in play. */
const attached = not({ kind: 'state', state: 'unattached' })

export const gladiatorsCards: readonly CardByHand[] = [
  cardByHand('BoG-7', 'Kristoff Manchester', {
    1: pay(2, flipHero).to(
      eachTime(
        { event: 'dealt', by: filterOfNoun(self), with: attachment(any.card) },
        'turn',
        self.heals(thatMuch).from(self),
      ),
    ),
  }),
  cardByHand('BoG-10', 'Andarius the Damned', {
    1: pay(2, flipHero).to(you.choose(1, each(and(attached, your.ability))), put(chosenCards, 'hand')),
  }),
  cardByHand('BoG-45', 'The Rewards of Faith', {
    1: lineOfSeveralTexts(
      {
        kind: 'deal',
        by: yourHero.is,
        amount: 1,
        types: ['holy'],
        to: target(any.heroOrAlly).is,
        unpreventable: true,
        total: 'dealt',
      },
      you.choose(1, each(and(any.heroOrAlly, not(filterOfNoun(thatTarget))))),
      thisTurn(chosenCards.has(preventsNextDamage(rememberedNumber('dealt')))),
    ),
  }),
  cardByHand('BoG-51', 'The Omens of Terror', {
    1: lineOfSeveralTexts(
      yourHero.deals(1, 'shadow').to(target(any.heroOrAlly), undefined, 'dealt'),
      controllerOf(thatTarget).choose(
        rememberedNumber('dealt'),
        cardsInHand(controllerOf(thatTarget)),
        'shown',
      ),
      reveal(rememberedCards('shown')),
      you.choose(1, rememberedCards('shown')),
      discardCards(chosenCards),
    ),
  }),
  cardByHand(
    'BoG-62',
    'Echo Totem',
    {
      1: ongoing(
        atStartOfYourTurn(
          ifYouDo(
            you.may(
              you.choose(1, cardsInGraveyard(you, nonOngoing(any.ability))),
              putAndRememberAs('gone', chosenCards, 'removed'),
            ),
            thisTurn(rememberedCards('gone').has(playableFrom('removed'), withoutPaying)),
          ),
        ),
      ),
    },
    { words: '+turn +may', because: 'The generated text says of both permissions how long they last.' },
  ),
  cardByHand('BoG-75', 'The Benefits of Practice', {
    1: lineOfSeveralTexts(
      yourHero.deals(1, 'melee').to(target(any.heroOrAlly), undefined, 'dealt'),
      you.chooseUpTo(1, each(your.weapon)),
      addCounters({ atk: 1 }, rememberedNumber('dealt'), chosenCards),
    ),
  }),
  cardByHand(
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
  cardByHand('BoG-102', 'Gladiator Kinivus', {
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
  cardByHand('BoG-153', 'Sandbox Tiger', {
    1: self.has(
      atkAndHealthBonus(numberOfCards(each(lootOnes(your.card))), numberOfCards(each(lootOnes(your.card)))),
    ),
  }),
  cardByHand('BoG-167', "Vengeful Gladiator's Felshroud", {
    1: asLongAs(isYourTurn, each(any.ability).has(playableFrom('removed', everyone))),
  }),
  cardByHand('BoG-200', 'Uncatalogued Species', {
    2: inOrder([
      you.choosesWord('race', RACE_TAGS),
      reveal(topCards(4, you)),
      you.choose(1, revealedCardsMatching(ofChosenTag('race', any.ally), you)),
      put(chosenCards, 'hand'),
      put(otherRevealedCards(chosenCards, you), 'deckBottom'),
    ]),
  }),
  cardByHand('BoJ-1', 'Bloodlust Brooch', {
    1: when(
      { event: 'dealt', by: filterOfNoun(yourHero), combat: true },
      putToken(token('Fanatic', { melee: 1, health: 1 }), thatMuch),
    ),
  }),
]
