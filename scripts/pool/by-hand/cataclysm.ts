/** Cards of the sets from War of the Elements to Crown of the Heavens. */
import {
  activeInZone,
  addCounters,
  always,
  and,
  any,
  asDamageOfTypes,
  asItEnters,
  asLongAs,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  attachTo,
  cardsInGraveyard,
  cardsOutOfTheGame,
  chosenCards,
  controlledBy,
  costsLess,
  dealsDamage,
  destroy,
  destroyAndRememberAs,
  destroySelf,
  doubleAmount,
  doubledForEach,
  each,
  eachAffectedCard,
  enters,
  entersPlayWith,
  everyone,
  exhaust,
  exhaustSelf,
  filterOfNoun,
  forEachCard,
  friendly,
  grantedPower,
  guessHigherOrLower,
  harmonize,
  hostCard,
  ifYouDo,
  inNextReadyStep,
  isAtLeast,
  isGuessOfStatRight,
  isPlayed,
  isYourTurn,
  labelledPower,
  mayLookAtTopCard,
  named,
  numberOfCards,
  ongoing,
  onlyIf,
  onlyNextTime,
  onYourTurn,
  opponents,
  opposing,
  or,
  other,
  otherRevealedCards,
  pay,
  playableFrom,
  playForFree,
  printedPowersOf,
  product,
  protector,
  put,
  putIntoResourceRow,
  putToken,
  readyOnes,
  rememberedCards,
  rememberedNumber,
  removingCounters,
  restOfGame,
  reveal,
  revealedCards,
  revealedCardsMatching,
  self,
  sum,
  sumOfStat,
  tagged,
  target,
  targetInGraveyard,
  targetOpponent,
  thatTarget,
  thatTargetPlayer,
  thereAreAtLeast,
  thereIs,
  thisTurn,
  token,
  topCardRevealed,
  topCards,
  upToTargets,
  when,
  whenIf,
  withKeyword,
  withStat,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

export const cataclysmCards: readonly CardByHand[] = [
  cardByHand('CoH-1', 'Arisella, Daughter of Cenarius', {
    2: asLongAs(
      isAtLeast(sumOfStat('remaining', each(your.ally)), 10),
      self.has(costsLess(8, { doing: 'use' })),
    ),
  }),
  cardByHand('CoH-7', 'Dark Transformation', {
    3: ongoing(hostCard.has(atkAndHealthBonus(7, 7))),
    4: when(dealsDamage(hostCard, opposing.hero), destroy(target(opposing.ally))),
  }),
  cardByHand('CoH-12', "Malfurion's Gift", {
    2: lineOfSeveralTexts(
      put(
        targetInGraveyard(you, withStat(any.ally, 'cost', '<=', numberOfCards(each(your.resource)))),
        'play',
      ),
      attachTo(thatTarget),
    ),
  }),
  cardByHand('CoH-25', 'Shroud of the Archmage', {
    2: ongoing(
      hostCard.has(
        grantedPower(pay(exhaustSelf).to(you.draw(1))),
        grantedPower(pay(exhaustSelf).to(yourHero.deals(4, 'fire').to(target(any.hero)))),
        grantedPower(
          pay(exhaustSelf).to(thisTurn(target(any.ally).cant('attack'), thatTarget.cant('protect'))),
        ),
      ),
    ),
    3: lineOfSeveralTexts(),
    4: lineOfSeveralTexts(),
    5: lineOfSeveralTexts(),
  }),
  cardByHand('CoH-27', 'Blessing of the Devoted', {
    1: lineOfSeveralTexts(
      attachTo(target(any.ally)),
      onlyIf(thatTarget.isA(withStat(any.card, 'cost', '<=', 2)), you.draw(1)),
    ),
  }),
  cardByHand('CoH-31', 'Borrowed Time', {
    2: lineOfSeveralTexts(
      ongoing(atStartOfYourTurn(you.may(addCounters('clock')))),
      onYourTurn(pay(removingCounters('clock', 5), destroySelf).to(you.takeExtraTurn())),
    ),
  }),
  cardByHand('CoH-61', 'Paralyzing Strike', {
    1: lineOfSeveralTexts(
      exhaust(target(or(any.hero, any.ally, any.equipment))),
      inNextReadyStep(thatTarget.cant('ready')),
    ),
  }),
  cardByHand('CoH-86', 'Graddis Battlebeard', {
    1: lineOfSeveralTexts(
      when(enters(self), self.dealsDivided(4, 'nature').among(upToTargets(4, any.heroOrAlly))),
      atStartOfYourTurn(self.healsDivided(4).from(upToTargets(4, any.heroOrAlly))),
    ),
  }),
  cardByHand('CoH-105', 'Elderguard Brennan', { 1: self.has(entersPlayWith({ damage: 4 })) }),
  cardByHand(
    'CoH-107',
    'Gravelord Adams',
    {
      1: activeInZone(
        'chain',
        when(
          isPlayed(self),
          you.chooseNumber(numberOfCards(each(readyOnes(your.resource)))),
          ifYouDo(
            you.pays(rememberedNumber('chosenNumber')),
            putToken(token('Ghoul', { melee: 3, health: 3 }), rememberedNumber('chosenNumber')),
          ),
        ),
      ),
    },
    { words: '-may +0 +ready', because: 'The player chooses a number that they can pay, or 0.' },
  ),
  cardByHand('CoH-132', "Dro'gash", {
    1: whenIf(
      enters(self),
      thereAreAtLeast(30, cardsOutOfTheGame(opponents)),
      self.heals('all').from(yourHero),
      self.deals(sum(thatTarget.stat('remaining'), -1), 'shadow').to(target(opposing.hero)),
    ),
  }),
  cardByHand('CoH-160', 'High Prophet Barim', {
    1: each(other(your.ally)).has(atkAndHealthBonus(self.stat('atk'), self.stat('health'))),
  }),
  cardByHand('CoH-167', 'Farseer Nobundo', {
    1: lineOfSeveralTexts(
      always(mayLookAtTopCard(you, opponents)),
      atStartOfYourTurn(
        guessHigherOrLower,
        reveal(topCards(1, you), 'mine'),
        reveal(topCards(1, targetOpponent), 'theirs'),
        onlyIf(isGuessOfStatRight('cost', rememberedCards('mine'), rememberedCards('theirs')), you.draw(1)),
      ),
    ),
  }),
  cardByHand('CoH-169', 'Muln Earthfury', {
    1: lineOfSeveralTexts(
      harmonize,
      protector,
      when(
        enters(self),
        reveal(topCards(numberOfCards(each(withKeyword('harmonize', your.card))), you)),
        put(revealedCardsMatching(withStat(any.ally, 'cost', '>=', 4), you), 'hand'),
        put(otherRevealedCards(withStat(any.ally, 'cost', '>=', 4), you), 'deckBottom'),
      ),
    ),
  }),
  cardByHand('ELE-38', 'Starburst', {
    1: lineOfSeveralTexts(
      yourHero.deals(3, 'arcane').to(target(any.heroOrAlly)),
      you.may(putIntoResourceRow(self, { exhausted: true })),
    ),
  }),
  cardByHand('ELE-58', 'Holy Wrath', {
    1: yourHero
      .dealsUnpreventable(
        sum(
          4,
          product(
            4,
            numberOfCards(
              each(
                and(
                  or(tagged('Demon'), tagged('Dragonkin'), tagged('Elemental')),
                  filterOfNoun(eachAffectedCard),
                ),
              ),
            ),
          ),
        ),
        'holy',
      )
      .to(each(opposing.heroOrAlly)),
  }),
  cardByHand('ELE-92', 'Grim Harvest', {
    1: ongoing(
      atStartOfYourTurn(
        ifYouDo(
          you.may(you.choose(1, each(your.ally)), destroyAndRememberAs('gone', chosenCards)),
          yourHero
            .deals(rememberedCards('gone').stat('cost'), 'shadow')
            .to(target(any.heroOrAlly), undefined, 'dealt'),
          yourHero.heals(rememberedNumber('dealt')).from(yourHero),
        ),
      ),
    ),
  }),
  cardByHand(
    'ELE-102',
    'Intensify',
    {
      1: thisTurn(
        target(friendly.heroOrAlly).has(
          onlyNextTime(wouldDeal(doubleAmount)),
          onlyNextTime(wouldDeal(asDamageOfTypes('fire'))),
        ),
      ),
    },
    { words: '+turn', because: 'Two changes of the same damage name the turn twice.' },
  ),
  cardByHand('ELE-160', 'Tyrygosa', {
    1: atStartOfYourTurn(
      reveal(topCards(1, you)),
      onlyIf(revealedCards.isA(any.ability), you.may(playForFree(revealedCards))),
    ),
  }),
  cardByHand('ELE-176', "Landro's Lichling", {
    1: atStartOfYourTurn(
      ifYouDo(
        you.may(destroy(self)),
        targetOpponent.choose(1, each(controlledBy(thatTargetPlayer).ally)),
        you.gainControlOf(chosenCards),
      ),
    ),
  }),
  cardByHand(
    'ELE-192',
    'Blacksoul Polearm',
    { 1: asLongAs(isYourTurn, yourHero.cant('strike', self)) },
    { words: '+hero', because: 'The print says that you strike.' },
  ),
  cardByHand('ELE-195', 'Glyphtrace Ritual Knife', {
    1: atStartOfYourTurn(ifYouDo(you.may(you.pays(4), destroy(self)), destroy(each(any.permanent)))),
  }),
  cardByHand('TOT-32', 'Skullchewer', {
    1: asItEnters(
      you.chooseUpTo(1, cardsInGraveyard(opponents, any.ally), 'eaten'),
      ifYouDo(
        put(rememberedCards('eaten'), 'removed'),
        restOfGame(self.has(printedPowersOf(rememberedCards('eaten')))),
      ),
    ),
  }),
  cardByHand('TOT-42', 'Concussive Barrage', {
    2: yourHero
      .deals(doubledForEach(2, numberOfCards(cardsInGraveyard(you, named('Concussive Barrage')))), 'ranged')
      .to(target(any.heroOrAlly)),
  }),
  cardByHand('TOT-140', 'Amano, Herald of the Sun', {
    1: labelledPower(
      'Empower Paladin',
      whenIf(
        enters(self),
        thereIs(each(other(and(tagged('Paladin'), your.heroOrAlly)))),
        forEachCard(
          each(withStat(your.ally, 'cost', '<=', 2)),
          'one',
          thisTurn(rememberedCards('one').has(atkBonus(rememberedCards('one').stat('atk')))),
        ),
      ),
    ),
  }),
  cardByHand('ToF-107', "Lor'themar Theron, Regent Lord", {
    1: lineOfSeveralTexts(
      always(topCardRevealed(everyone)),
      asLongAs(isYourTurn, each(any.card).has(playableFrom('deckTop', everyone))),
    ),
  }),
  cardByHand('WBR-124', 'Vigil of the Light', {
    1: lineOfSeveralTexts(put(targetInGraveyard(you, any.ally), 'play'), attachTo(thatTarget)),
  }),
]
