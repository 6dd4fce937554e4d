/** More cards of the set Drums of War. */
import {
  addCounters,
  always,
  amountIncreasedBy,
  and,
  any,
  atStartOfYourTurn,
  cardsInGraveyard,
  cardsInHand,
  chosenCards,
  controllerOf,
  dealsCombatDamage,
  destroy,
  each,
  entersParty,
  everyone,
  exhaustSelf,
  faceUp,
  filterOfNoun,
  flipHero,
  heroHasTrait,
  ifYouDo,
  inOrder,
  interrupt,
  nextTime,
  nextTimeWithin,
  nonToken,
  not,
  ongoing,
  ongoingOnes,
  onlyIf,
  opponents,
  or,
  other,
  pay,
  paysAsResource,
  put,
  putDamage,
  putSelfOnBottomOfDeck,
  putTokenAndRememberAs,
  rememberedCards,
  rememberedNumber,
  removingCounters,
  reveal,
  self,
  sum,
  sumOfStat,
  tagged,
  target,
  targeting,
  targetOpponent,
  thatCard,
  thatDamagedCharacter,
  thatMuch,
  thatTarget,
  thatTargetPlayer,
  they,
  token,
  turningFaceDown,
  turnStarts,
  valueOfX,
  when,
  withStat,
  wouldBeDealt,
  wouldDraw,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts, questCompletionLine } from './card-by-hand.ts'

export const battlegroundsCards: readonly CardByHand[] = [
  cardByHand(
    'DoW-228',
    'Ice Barbed Spear',
    {
      1: always(wouldDraw(opponents, ifYouDo(they.may(they.pays(1)), they.draw(1)))),
    },
    { words: '+may', because: 'The generated text says "may" where the print says "unless".' },
  ),
  cardByHand('DoW-15', 'Sinthya Flabberghast', {
    1: pay(3, flipHero).to(
      nextTimeWithin(
        'turn',
        dealsCombatDamage(self, any.heroOrAlly),
        self
          .deals(thatMuch, 'melee')
          .to(target(and(any.heroOrAlly, not(filterOfNoun(thatDamagedCharacter))))),
      ),
    ),
  }),
  cardByHand('DoW-30', 'Resourcefulness', {
    2: ongoing(each(or(your.hero, nonToken(your.ally))).has(paysAsResource)),
  }),
  cardByHand('DoW-45', 'Crusader Strike', {
    2: lineOfSeveralTexts(
      you.choose(1, each(your.meleeWeapon), 'weapon'),
      yourHero.deals(sum(3, rememberedCards('weapon').stat('atk')), 'melee').to(target(any.heroOrAlly)),
      you.chooseUpTo(1, cardsInGraveyard(you, ongoingOnes(or(tagged('Judgement'), tagged('Seal'))))),
      put(chosenCards, 'play'),
    ),
  }),
  cardByHand('DoW-55', 'Precognition', {
    1: lineOfSeveralTexts(
      reveal(cardsInHand(targetOpponent)),
      thatTargetPlayer.choose(1, cardsInHand(thatTargetPlayer, withStat(any.ally, 'cost', '<=', valueOfX))),
      put(chosenCards, 'play'),
    ),
  }),
  cardByHand('DoW-106', 'Sphere of Divinity', { 3: ongoing(when(turnStarts(everyone), destroy(self))) }),
  cardByHand(
    'DoW-178',
    "Kray'zin Firetusk",
    {
      3: when(
        entersParty(your.ally),
        you.chooseNumber(sum(thatCard.stat('remaining'), -1)),
        putDamage(rememberedNumber('chosenNumber'), thatCard),
      ),
    },
    { words: '-may +0', because: 'The player may choose 0, which puts no damage.' },
  ),
  cardByHand('DoW-219', 'Medallion of the Alliance', {
    1: pay(1, putSelfOnBottomOfDeck).to(
      onlyIf(
        heroHasTrait(controllerOf(target(targeting(yourHero, any.ability), 'chain')), 'Horde'),
        interrupt(thatTarget),
      ),
    ),
  }),
  cardByHand('DoW-220', 'Medallion of the Horde', {
    1: pay(1, putSelfOnBottomOfDeck).to(
      onlyIf(
        heroHasTrait(controllerOf(target(targeting(yourHero, any.ability), 'chain')), 'Alliance'),
        interrupt(thatTarget),
      ),
    ),
  }),
  cardByHand('DoW-244', 'The Final Message to the Wildhammer', {
    2: inOrder([
      you.draw(1),
      putTokenAndRememberAs(
        'message',
        token(
          'Message, Item',
          { name: 'Message', type: 'equipment' },
          always(yourHero.has(wouldBeDealt(amountIncreasedBy(1)))),
        ),
      ),
      nextTime(turnStarts(you), put(rememberedCards('message'), 'removed')),
    ]),
  }),
  cardByHand('DoW-255', 'Spirits of Auchindoun', {
    1: questCompletionLine([turningFaceDown(each(other(faceUp(your.resource))))]),
  }),
  cardByHand(
    'DoW-266',
    'Silithus',
    {
      1: atStartOfYourTurn(addCounters('capture', sumOfStat('cost', each(your.ally)))),
      2: pay(exhaustSelf, removingCounters('capture', 200)).to(you.gainControlOf(each(any.nonHero))),
    },
    { words: '-hero', because: 'The generated text says "non-hero".' },
  ),
]
