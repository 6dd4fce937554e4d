/** More cards of the sets War of the Elements and Crown of the Heavens. */
import {
  allAreTrue,
  always,
  amountIncreasedBy,
  and,
  any,
  anyIsTrue,
  asItEnters,
  asLongAs,
  type CardNoun,
  cardsInDeck,
  cardsInHand,
  chosenCards,
  controllerOf,
  dealsCombatDamage,
  discardCards,
  each,
  elusive,
  enters,
  entersPlayWith,
  exhaustSelf,
  forEachCard,
  friendly,
  ifElse,
  nthTarget,
  numberOfCards,
  numberOfCounters,
  onlyIf,
  onYourTurn,
  opposing,
  or,
  pay,
  placeAdditionalResource,
  play,
  playOnlyIf,
  protector,
  put,
  putToken,
  putTokenCopy,
  ready,
  rememberedCards,
  rememberedNumber,
  removingCounters,
  resistance,
  restOfGame,
  reveal,
  revealedCards,
  revealedCardsMatching,
  self,
  stealth,
  sum,
  tagged,
  target,
  targetOpponent,
  targetsBetween,
  thatDamagedCharacter,
  thatTarget,
  thatTargetPlayer,
  thereIs,
  thereIsNo,
  thisTurn,
  token,
  topCards,
  turnStarts,
  unless,
  untargetable,
  valueOfX,
  when,
  withStat,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import type { Effect } from '../../../src/engine/index.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

const deathStrike = (amount: number, to: CardNoun): Effect =>
  yourHero.deals(amount, 'melee').to(to, undefined, 'dealt')
const controlsWeapon = thereIs(each(your.weapon))
const controlsDisease = thereIs(each(and(tagged('Disease'), your.card)))

export const elementsCards: readonly CardByHand[] = [
  cardByHand(
    'ELE-25',
    'Death Strike',
    {
      1: lineOfSeveralTexts(
        ifElse(
          allAreTrue(controlsWeapon, controlsDisease),
          deathStrike(6, target(any.ally)),
          ifElse(
            anyIsTrue(controlsWeapon, controlsDisease),
            deathStrike(4, thatTarget),
            deathStrike(2, thatTarget),
          ),
        ),
        yourHero.heals(rememberedNumber('dealt')).from(yourHero),
      ),
    },
    { words: '+6 +4', because: 'The generated text has a sentence for each case.' },
  ),
  cardByHand('CoH-15', 'Monstrous Boon', {
    1: lineOfSeveralTexts(
      reveal(topCards(numberOfCards(each(and(tagged('Monster'), your.heroOrAlly))), you)),
      forEachCard(revealedCards, 'one', placeAdditionalResource(rememberedCards('one'), { exhausted: true })),
    ),
  }),
  cardByHand('CoH-37', 'Boundless Thievery', {
    2: lineOfSeveralTexts(
      reveal(topCards(numberOfCards(each(your.resource)), targetOpponent)),
      you.chooseUpTo(1, revealedCardsMatching(or(any.ally, any.equipment), thatTargetPlayer)),
      play(chosenCards),
      put(revealedCardsMatching(any.card, thatTargetPlayer), 'deckBottom'),
    ),
  }),
  cardByHand('CoH-49', 'Monstrous Void', {
    1: lineOfSeveralTexts(
      always(self.has(playOnlyIf(thereIs(each(withStat(opposing.hero, 'damage', '>=', 15)))))),
      putToken(
        token('Void Terror, Demon, Monster', { shadow: 5, health: 5 }),
        numberOfCards(each(and(or(tagged('Demon'), tagged('Monster')), your.heroOrAlly))),
      ),
    ),
  }),
  cardByHand(
    'CoH-123',
    'Tristani the Sunblade',
    {
      1: lineOfSeveralTexts(
        stealth,
        when(
          dealsCombatDamage(self, opposing.hero),
          controllerOf(thatDamagedCharacter).chooseRandom(
            1,
            cardsInHand(controllerOf(thatDamagedCharacter)),
            'shown',
          ),
          reveal(rememberedCards('shown')),
          unless(
            controllerOf(thatDamagedCharacter).may(discardCards(rememberedCards('shown'))),
            self.deals(rememberedCards('shown').stat('cost'), 'melee').to(thatDamagedCharacter),
          ),
        ),
      ),
    },
    { words: '+may', because: 'The generated text says "may" where the print says "unless".' },
  ),
  cardByHand(
    'CoH-172',
    'Gravitational Pull',
    {
      1: asItEnters(
        you.chooseUpTo(numberOfCards(cardsInHand(you, any.equipment)), cardsInHand(you, any.equipment)),
        reveal(chosenCards),
        restOfGame(self.has(entersPlayWith({ counter: { def: 1 }, count: numberOfCards(revealedCards) }))),
      ),
    },
    { words: '-may', because: 'The player may choose no card.' },
  ),
  cardByHand(
    'CoH-198',
    'Nordrassil, the World Tree',
    {
      3: onYourTurn(
        pay(exhaustSelf, removingCounters('life', 3)).to(
          reveal(topCards(1, you)),
          you.may(placeAdditionalResource(revealedCards, { exhausted: true })),
        ),
      ),
    },
    { words: '-turn', because: 'The effect is over at once.' },
  ),
  cardByHand(
    'ELE-51',
    'Draconic Flames',
    {
      1: yourHero
        .deals(5, 'fire')
        .to(
          targetsBetween(1, sum(1, numberOfCards(each(and(tagged('Dragonkin'), your.card)))), any.heroOrAlly),
        ),
    },
    { words: '-target -may', because: 'The generated text names the targets together, at least one.' },
  ),
  cardByHand('ELE-66', 'Hymn of Hope', {
    1: lineOfSeveralTexts(
      yourHero.heals(3).from(each(friendly.heroOrAlly), { as: 'healed' }),
      you.choose(numberOfCards(rememberedCards('healed')), each(your.resource)),
      ready(chosenCards),
    ),
  }),
  cardByHand('ELE-74', 'Invigorate', {
    2: lineOfSeveralTexts(
      you.choose(valueOfX, each(your.resource)),
      ready(chosenCards),
      you.may(ready(target(withStat(any.ally, 'cost', '<=', valueOfX)))),
    ),
  }),
  cardByHand('ELE-80', 'Blazing Elemental Totem', {
    1: when(enters(self), putToken(token('Fire Elemental', { fire: 2, health: 1 }), 2)),
  }),
  cardByHand('ELE-86', 'Unleash Elements', { 1: putTokenCopy(each(and({ kind: 'token' }, your.ally))) }),
  cardByHand('ELE-125', 'Shaytha Lumenira', {
    1: asLongAs(thereIs(each(your.ability)), self.has(resistance('arcane'))),
  }),
  cardByHand(
    'ELE-167',
    'Soridormi',
    {
      1: pay(1).to(
        you.doOneOf(
          thisTurn(target(your.ally).has(protector)),
          ...[elusive, stealth, untargetable].map((keyword) => thisTurn(nthTarget(0).has(keyword))),
        ),
      ),
    },
    { words: '+turn', because: 'The generated text has a sentence for each choice.' },
  ),
  cardByHand('ELE-186', 'Tattered Dreadmist Robe', {
    1: yourHero.has(
      wouldDeal(amountIncreasedBy(sum(1, numberOfCounters('heirloom'))), { with: any.ability }),
    ),
  }),
  cardByHand('ELE-188', 'Darkmoon Card: Volcano', {
    1: when(turnStarts(you), onlyIf(thereIsNo(cardsInDeck(any.card, you)), you.wins())),
  }),
]
