/** Further cards of the set Through the Dark Portal. */
import {
  addCounters,
  amountIncreasedBy,
  and,
  any,
  asLongAs,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  attacks,
  cant,
  cardsInDeck,
  cardsInGraveyard,
  cardsInHand,
  cardsOnChain,
  cardsOutOfTheGame,
  chosenCards,
  damageIsDealtWith,
  damageIsPreventedBy,
  destroy,
  destroySelf,
  didThisTurn,
  each,
  enters,
  everyone,
  exhausting,
  exhaustSelf,
  filterOfNoun,
  foundCards,
  friendly,
  heroHasTrait,
  ifYouDo,
  inOrder,
  interrupt,
  isDealtDamage,
  isNotTrue,
  isPlayed,
  isTurnOf,
  isYourTurn,
  leavesPlay,
  named,
  nextTime,
  nextTimeWithin,
  nonToken,
  numberOfCards,
  numberOfCounters,
  ongoing,
  onlyIf,
  opponents,
  or,
  other,
  pay,
  put,
  putAndRememberAs,
  ready,
  reattach,
  rememberedCards,
  rememberedNumber,
  removeCounters,
  removedThisWay,
  removeSomeDamage,
  removingFromGame,
  resourceCost,
  reveal,
  searchDeckForCard,
  self,
  tagged,
  target,
  targetOpponent,
  targetPlayer,
  thatCard,
  thatMuch,
  thatTarget,
  thatTargetPlayer,
  thereIs,
  thisCombat,
  thisTurn,
  token,
  turnEnds,
  underOwnersControl,
  useOnlyIf,
  when,
  whenIf,
  withChosenName,
  withStat,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts, questCompletionLine } from './card-by-hand.ts'

export const darkPortalCards: readonly CardByHand[] = [
  cardByHand('TDP-44', 'Arcane Power', {
    2: ongoing(
      when(
        isPlayed(any.ability, you),
        ifYouDo(
          you.may(you.pays(1)),
          thisTurn(yourHero.has(wouldDeal(amountIncreasedBy(1), { with: filterOfNoun(thatCard) }))),
        ),
      ),
    ),
  }),
  cardByHand('TDP-133', 'Arcane Torrent', {
    2: inOrder([
      interrupt(cardsOnChain(other(any.ability))),
      thisTurn(each(any.ability).has(cant('bePlayed', { by: opponents }))),
    ]),
  }),
  cardByHand('TDP-134', 'Berserking', {
    3: ongoing(
      when(
        attacks(yourHero),
        removeCounters('berserk', 'all', self, 'removed'),
        thisCombat(yourHero.has(atkBonus(rememberedNumber('removed')))),
      ),
    ),
  }),
  cardByHand('TDP-138', 'Boat to Booty Bay', {
    2: ongoing(
      useOnlyIf(
        isYourTurn,
        pay(exhaustSelf, destroySelf).to(
          put(cardsOutOfTheGame(everyone, and(any.ally, removedThisWay)), 'play'),
        ),
      ),
    ),
  }),
  cardByHand('TDP-119', 'Cruelty', {
    2: ongoing(asLongAs(thereIs(each(your.weapon)), yourHero.has(atkBonus(1)))),
    3: lineOfSeveralTexts(),
  }),
  cardByHand('TDP-140', 'Echoes of the Shifting Sands', {
    1: lineOfSeveralTexts(
      reveal(cardsInDeck(any.card, everyone)),
      underOwnersControl(put(cardsInDeck(any.ally, everyone), 'play')),
      everyone.shuffleDeck(),
    ),
  }),
  cardByHand('TDP-72', 'Inner Focus', {
    2: ongoing(
      pay(destroySelf).to(
        nextTimeWithin(
          'turn',
          isPlayed(any.ability, you),
          you.chooseUpTo(thatCard.stat('cost'), each(your.resource)),
          ready(chosenCards),
        ),
      ),
    ),
  }),
  cardByHand('TDP-54', 'Spellsteal', {
    1: lineOfSeveralTexts(
      you.gainControlOf(target(any.ability)),
      onlyIf(
        thatTarget.isA({ kind: 'attachedTo', what: each(any.heroOrAlly).is }),
        you.may(reattach(thatTarget, any.heroOrAlly)),
      ),
    ),
  }),
  cardByHand('TDP-104', 'Doomguard', {
    1: when(enters(self), you.chooseRandom(1, each(other(friendly.heroOrAlly))), destroy(chosenCards)),
  }),
  cardByHand('TDP-220', 'Kralnor', {
    1: when(enters(self), you.may(searchDeckForCard(you, you, tagged('Staff')), put(foundCards, 'deckTop'))),
  }),
  cardByHand('TDP-231', 'Rexxar', {
    2: asLongAs(thereIs(each(named('Misha', your.ally))), self.has(atkAndHealthBonus(3, 3))),
  }),
  cardByHand('TDP-250', 'Bracers of the Eclipse', {
    1: pay(1, removingFromGame(self)).to(
      put(cardsInDeck(any.card, you), 'removed'),
      you.shuffleGraveyardIntoDeck(),
    ),
  }),
  cardByHand('TDP-268', 'Ring of the Unliving', {
    2: when(
      isDealtDamage(withStat(filterOfNoun(yourHero), 'remaining', '<=', 0)),
      you.destroys(thatMuch, or(your.equipment, your.resource)),
    ),
  }),
  cardByHand('TDP-284', 'Touch of Chaos', {
    2: atStartOfYourTurn(
      you.chooseRandom(1, cardsOutOfTheGame(you, and(any.ability, removedThisWay))),
      put(chosenCards, 'hand'),
    ),
  }),
  cardByHand('TDP-269', 'Trance Stone', {
    1: whenIf(turnEnds(you), isNotTrue(didThisTurn('placed')), you.draw(1)),
  }),
  cardByHand('TDP-288', "Zin'rokh, Destroyer of Worlds", {
    1: when(
      damageIsDealtWith(self, { by: yourHero, combat: true }),
      destroy(each(other(or(any.permanent, any.resource)))),
    ),
  }),
  cardByHand('TDP-300', 'Felendren the Banished', {
    2: questCompletionLine([removingFromGame(each(nonToken(your.ally))), resourceCost(2)], isYourTurn),
  }),
  cardByHand('TDP-303', 'Lazy Peons', { 3: questCompletionLine([exhausting(self)]) }),
  cardByHand('TDP-291', 'Manhunt', {
    2: you.chooseOneOrMoreIf(
      heroHasTrait(you, 'Human'),
      inOrder([
        you.names(),
        reveal(cardsInHand(targetPlayer)),
        thatTargetPlayer.discardOf(1, and(any.ally, withChosenName())),
      ]),
      you.draw(1),
    ),
  }),
  cardByHand('TDP-299', 'Wanted: Hogger', {
    3: inOrder([
      {
        kind: 'putToken',
        token: token('Gnoll', { name: 'Hogger', melee: 2, health: 2 }),
        count: 1,
        under: targetOpponent.are,
        as: 'hogger',
      },
      nextTime(leavesPlay(rememberedCards('hogger')), you.draw(2)),
    ]),
  }),
  cardByHand('TJA-6', 'Haunt of Flies', {
    1: whenIf(damageIsPreventedBy(self), isTurnOf(opponents), addCounters('fly')),
  }),
  cardByHand('TDP-107', 'Fel Domination', {
    3: ongoing(
      pay(destroySelf).to(
        you.may(
          you.choose(
            1,
            cardsInHand(you, withStat(tagged('Pet'), 'cost', '<=', numberOfCounters('dominate'))),
          ),
          put(chosenCards, 'play'),
        ),
      ),
    ),
  }),
  cardByHand('TDP-246', 'Stitches', {
    2: when(
      isDealtDamage(self),
      you.choose(thatMuch, cardsInGraveyard(you, any.ally)),
      putAndRememberAs('gone', chosenCards, 'removed'),
      removeSomeDamage(numberOfCards(rememberedCards('gone')), self),
    ),
  }),
]
