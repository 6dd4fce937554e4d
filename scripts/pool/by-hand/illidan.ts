/** More cards of the sets The Hunt for Illidan and Heroes of Azeroth. */
import {
  alsoTagged,
  amountIncreasedBy,
  and,
  any,
  atEndOfYourTurn,
  atkAndHealthBonus,
  atkBonus,
  attachTo,
  attackedThisTurn,
  cardsInDeck,
  cardsInGraveyard,
  cardsInHand,
  cardsOutOfTheGame,
  chosenCards,
  destroy,
  destroySelf,
  each,
  elusive,
  enters,
  exhaustSelf,
  foundCards,
  ifYouDo,
  inOrder,
  isAtLeast,
  isAtMost,
  isDestroyed,
  nextTime,
  numberOfCards,
  ongoing,
  ongoingOnes,
  onlyIf,
  onlyWhile,
  pay,
  preventsDamage,
  protector,
  put,
  putTokenAndRememberAs,
  ready,
  rememberedCards,
  rememberedNumber,
  removeDamage,
  removedThisWay,
  removingCounters,
  resourceCost,
  restOfGame,
  searchDeckForCard,
  self,
  sumOfStat,
  tagged,
  target,
  targetInGraveyard,
  thatCard,
  thatTarget,
  thereIs,
  thisTurn,
  token,
  turnStarts,
  unpreventably,
  untilEndOfYourNextTurn,
  upToTargetsInGraveyard,
  when,
  wouldDeal,
  wouldDraw,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts, questCompletionLine } from './card-by-hand.ts'

export const illidanCards: readonly CardByHand[] = [
  cardByHand('HfI-36', 'The Beast Within', {
    2: onlyWhile(
      thereIs(each(and(tagged('Pet'), your.card))),
      thisTurn(yourHero.has(preventsDamage('all'), atkBonus(3))),
    ),
  }),
  cardByHand('HfI-49', 'Flickers from the Past', {
    1: onlyIf(
      isAtMost(
        sumOfStat(
          'cost',
          upToTargetsInGraveyard(
            numberOfCards(cardsInGraveyard(you, ongoingOnes(any.ability))),
            you,
            ongoingOnes(any.ability),
          ),
        ),
        numberOfCards(each(your.resource)),
      ),
      put(thatTarget, 'play'),
    ),
  }),
  cardByHand('HfI-60', 'Full Circle', {
    1: ifYouDo(
      you.may(you.discardOf(1, any.ally)),
      put(targetInGraveyard(you, any.ally), 'play'),
      put(target(your.ally), 'hand'),
    ),
  }),
  cardByHand(
    'HfI-63',
    'Seal of Retribution',
    {
      2: pay(1, destroySelf).to(destroy(target(attackedThisTurn(any.ally)))),
    },
    { words: '-retribution', because: 'The print misspells the name of the card.' },
  ),
  cardByHand('HfI-66', 'Divine Spirit', {
    2: ongoing(
      pay(exhaustSelf).to(
        you.doOneOf(you.draw(1), inOrder([you.chooseUpTo(3, each(your.resource)), ready(chosenCards)])),
      ),
    ),
  }),
  cardByHand('HfI-88', 'Gifts from the Past', {
    1: onlyIf(
      isAtMost(
        sumOfStat(
          'cost',
          upToTargetsInGraveyard(numberOfCards(cardsInGraveyard(you, any.equipment)), you, any.equipment),
        ),
        numberOfCards(each(your.resource)),
      ),
      put(thatTarget, 'play'),
    ),
  }),
  cardByHand('HfI-104', 'Vicious Circle', {
    1: ifYouDo(
      you.may(you.choose(1, cardsInHand(you, any.ally)), put(chosenCards, 'play')),
      destroy(target(your.ally)),
      put(targetInGraveyard(you, any.ally), 'hand'),
    ),
  }),
  cardByHand(
    'HfI-137',
    'Raena the Unpredictable',
    {
      1: atEndOfYourTurn(
        you.doOneOf(untilEndOfYourNextTurn(self.has(elusive)), untilEndOfYourNextTurn(self.has(protector))),
      ),
    },
    { words: '+turn', because: 'The generated text has a sentence for each choice.' },
  ),
  cardByHand('HfI-140', 'Spirit of Stormrage', {
    2: pay(exhaustSelf).to(searchDeckForCard(you, you, any.card), put(foundCards, 'hand')),
  }),
  cardByHand('HfI-204', "Akama's Sash", {
    2: yourHero.has(
      wouldDeal(amountIncreasedBy(1), { with: any.ability }),
      wouldDeal(unpreventably, { with: any.ability }),
    ),
    3: when(isDestroyed(any.ally, { with: your.ability }), put(thatCard, 'removed')),
  }),
  cardByHand('HfI-244', 'Minions of the Shadow Council', {
    2: questCompletionLine([removingCounters('corpse', 'all', 'removed'), resourceCost(3)]),
    3: onlyIf(isAtLeast(rememberedNumber('removed'), 3), you.draw(3)),
  }),
  cardByHand(
    'HfI-248',
    'Skywing',
    {
      2: inOrder([
        putTokenAndRememberAs('bird', token('Bird', { name: 'Skywing', melee: 1, health: 1 })),
        nextTime(
          turnStarts(you),
          restOfGame(rememberedCards('bird').has(atkAndHealthBonus(3, 3), alsoTagged('Arakkoa'))),
        ),
      ]),
    },
    { words: '+forever', because: 'The generated text says how long the modifier lasts.' },
  ),
  cardByHand('HoA-124', 'Forbidden Knowledge', {
    1: put(cardsInDeck(any.card, you), 'removed'),
    2: ongoing(
      wouldDraw(you, you.choose(1, cardsOutOfTheGame(you, removedThisWay)), put(chosenCards, 'hand')),
    ),
  }),
  cardByHand('HoA-167', 'Rise to the Challenge', {
    1: lineOfSeveralTexts(attachTo(yourHero), removeDamage(yourHero)),
  }),
  cardByHand('HoA-293', "Herod's Shoulder", {
    1: when(
      enters(self),
      ifYouDo(you.may(searchDeckForCard(you, you, any.weapon)), put(foundCards, 'deckTop')),
    ),
  }),
]
