/** Cards of the set Wrathgate. */
import {
  activeInZone,
  addCounters,
  allAreTrue,
  amountPerTarget,
  and,
  any,
  anyIsTrue,
  asLongAs,
  assault,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  attach,
  attacking,
  both,
  cant,
  cardPaidWith,
  cardsInGraveyard,
  cardsInHand,
  cardsPutIntoZone,
  chosenCards,
  controllerOf,
  dealsCombatDamage,
  dealsDamage,
  deathRattleKeyword,
  defending,
  destroy,
  destroySelf,
  discarding,
  each,
  enters,
  entersPlayWith,
  exhausting,
  exhaustSelf,
  flipHero,
  foundCards,
  heroOf,
  hostCard,
  ifYouDo,
  inCombatWith,
  inOrder,
  isAtLeast,
  isEqualTo,
  isPlayed,
  leavesPlay,
  lookAt,
  nextTime,
  nonOngoing,
  numberOfCards,
  numberOfCounters,
  ofChosenCardType,
  ongoing,
  onlyIf,
  onYourTurn,
  opposing,
  or,
  other,
  otherRevealedCards,
  pay,
  preventsDamage,
  put,
  putAndRemember,
  putAndRememberAs,
  putToken,
  putTokenCopy,
  rememberedCards,
  removeCounters,
  removeFromCombat,
  resourceCost,
  reveal,
  revealedCards,
  revealedCardsMatching,
  searchDeckForCard,
  self,
  sum,
  tagged,
  target,
  targetOpponent,
  targetPlayer,
  thatCard,
  thatDamageDealer,
  thatDamagedCharacter,
  thatTarget,
  thatTargetPlayer,
  thereIs,
  thisTurn,
  token,
  topCards,
  underOwnersControl,
  upToTargets,
  upToTargetsInGraveyard,
  when,
  withKeyword,
  withStat,
  withTraitIcon,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

export const wrathgateCards: readonly CardByHand[] = [
  cardByHand('WG-73', 'Astral Recall', {
    1: lineOfSeveralTexts(
      put(self, 'removed'),
      put(
        both(
          upToTargetsInGraveyard(1, you, any.ability),
          upToTargetsInGraveyard(1, you, any.ally),
          upToTargetsInGraveyard(1, you, any.equipment),
        ),
        'hand',
      ),
    ),
  }),
  cardByHand('WG-79', 'Curse of Doom', {
    2: ongoing(
      atStartOfYourTurn(
        ifYouDo(
          destroy(hostCard),
          reveal(topCards(numberOfCards(each(your.resource)), you)),
          you.choose(
            1,
            revealedCardsMatching(
              withStat(tagged('Demon'), 'cost', '<=', numberOfCards(each(your.resource))),
              you,
            ),
          ),
          put(chosenCards, 'play'),
          you.shuffleDeck(),
        ),
      ),
    ),
  }),
  cardByHand('WG-58', 'Dementia', {
    1: lineOfSeveralTexts(
      putAndRemember(topCards(2, targetPlayer), 'graveyard'),
      onlyIf(
        allAreTrue(
          isAtLeast(numberOfCards(cardsPutIntoZone), 2),
          anyIsTrue(
            cardsPutIntoZone.isA(any.ability),
            cardsPutIntoZone.isA(any.ally),
            cardsPutIntoZone.isA(any.equipment),
          ),
        ),
        thatTargetPlayer.discard(2),
      ),
    ),
  }),
  cardByHand('WG-26', 'Hysteria', {
    2: ongoing(
      pay(exhaustSelf, { kind: 'damage', what: each(your.heroOrAlly).is, amount: 1, as: 'paidWith' }).to(
        thisTurn(cardPaidWith.has(assault(4))),
      ),
    ),
  }),
  cardByHand('WG-48', 'Lesson of the Arcane', {
    2: onlyIf(
      thereIs(each(defending(and(tagged('Mage'), your.heroOrAlly)))),
      removeFromCombat(each(defending(and(tagged('Mage'), your.heroOrAlly)))),
      you.draw(1),
    ),
  }),
  cardByHand('WG-83', 'Lesson of the Nether', {
    2: inOrder([
      lookAt(cardsInHand(targetOpponent)),
      you.choose(1, cardsInHand(thatTargetPlayer)),
      put(chosenCards, 'removed'),
    ]),
  }),
  cardByHand(
    'WG-54',
    'Presence of the Divine',
    {
      1: ongoing(when(dealsDamage(attacking(any.ally), your.ally), you.may(destroy(thatDamageDealer)))),
    },
    { words: '-character', because: 'The generated text calls the attacker an ally.' },
  ),
  cardByHand(
    'WG-56',
    'Shelter',
    {
      1: lineOfSeveralTexts(
        thisTurn(target(any.nonHero).has(cant('beDestroyed'))),
        onlyIf(thatTarget.isA(any.ally), thisTurn(thatTarget.has(preventsDamage('all')))),
      ),
    },
    { words: '+turn', because: 'The generated text says of both effects how long they last.' },
  ),
  cardByHand('WG-36', 'Stranglevine', {
    2: ongoing(hostCard.cant('ready'), onYourTurn(pay(2).to(attach(self, target(opposing.permanent))))),
  }),
  cardByHand('WG-166', 'Azjol-anak Champion', {
    2: asLongAs(
      allAreTrue(
        thereIs(cardsInGraveyard(you, any.ability)),
        thereIs(cardsInGraveyard(you, any.ally)),
        thereIs(cardsInGraveyard(you, any.equipment)),
      ),
      self.has(atkAndHealthBonus(3, 3)),
    ),
  }),
  cardByHand(
    'WG-131',
    'Bluffstalker Honovi',
    {
      1: lineOfSeveralTexts(assault(2), each(defending(inCombatWith(self, any.ally))).has(atkBonus(-2))),
    },
    { words: '+combat', because: 'The print says "against this ally".' },
  ),
  cardByHand('WG-132', 'Cedric Darwin', {
    1: when(
      enters(self),
      you.may(searchDeckForCard(you, targetPlayer, any.card), put(foundCards, 'removed')),
    ),
  }),
  cardByHand('WG-135', 'Conqueror Zaala', {
    1: atStartOfYourTurn(
      ifYouDo(
        you.may(you.choose(1, each(other(your.ally))), put(chosenCards, 'removed')),
        put(
          target(
            or(
              and(tagged('Druid'), any.ally),
              withTraitIcon('Druid', any.ability),
              withTraitIcon('Druid', any.equipment),
            ),
          ),
          'removed',
        ),
      ),
    ),
  }),
  cardByHand(
    'WG-116',
    'Hurdan the Everlasting',
    {
      1: activeInZone(
        'graveyard',
        when(
          isPlayed(nonOngoing(withTraitIcon('Priest', any.ability)), you),
          ifYouDo(you.may(you.pays(2)), put(self, 'play')),
        ),
      ),
    },
    { words: '+may', because: 'One of the texts has a slip in this word.' },
  ),
  cardByHand(
    'WG-124',
    'Mithran the Sniper',
    {
      1: when(enters(opposing.permanent), ifYouDo(destroy(self), destroy(thatCard))),
    },
    { words: '-opposing', because: 'The print repeats whose card it is.' },
  ),
  cardByHand('WG-153', 'Uruka the Cutthroat', {
    2: deathRattleKeyword(
      ifYouDo(
        you.may(you.choosesWord('kind', ['ability', 'ally', 'equipment'])),
        reveal(cardsInHand(targetOpponent)),
        self
          .deals(numberOfCards(cardsInHand(thatTargetPlayer, ofChosenCardType('kind'))), 'melee')
          .to(heroOf(thatTargetPlayer)),
      ),
    ),
  }),
  cardByHand('WG-180', 'Gigantique Bag', {
    1: lineOfSeveralTexts(
      you.hasHandSize({ none: true }),
      pay(exhaustSelf, resourceCost(numberOfCards(cardsInHand(you)))).to(you.draw(1)),
    ),
  }),
  cardByHand('WG-172', 'Gloves of Token Respect', {
    1: lineOfSeveralTexts(
      onYourTurn(pay(2).to(putToken(token('Spider', { nature: 1, health: 1 })))),
      pay(exhaustSelf, destroySelf).to(putTokenCopy(target(and({ kind: 'token' }, any.ally)))),
    ),
  }),
  cardByHand('WG-174', 'Hood of the Exodus', {
    1: when(
      dealsCombatDamage(withKeyword('assault', your.ally), opposing.hero),
      controllerOf(thatDamagedCharacter).discard(1),
    ),
  }),
  cardByHand('WG-185', 'Statue Generator', {
    1: lineOfSeveralTexts(
      when(
        enters(self),
        ifYouDo(
          putAndRememberAs('gone', target(any.ally), 'removed'),
          addCounters('marble', 3),
          nextTime(leavesPlay(self), underOwnersControl(put(rememberedCards('gone'), 'play'))),
        ),
      ),
      atStartOfYourTurn(
        removeCounters('marble'),
        onlyIf(isEqualTo(numberOfCounters('marble'), 0), destroy(self)),
      ),
    ),
  }),
  cardByHand('WG-199', 'Torch of Holy Fire', {
    1: pay(1, exhausting(yourHero)).to(
      you.chooseRandom(1, cardsInHand(you)),
      reveal(chosenCards),
      onlyIf(
        revealedCards.isA({ kind: 'damageType', type: 'holy' }),
        yourHero.dealsUnpreventable(2, 'holy').to(target(any.heroOrAlly)),
        yourHero.heals(2).from(yourHero),
      ),
    ),
  }),
  cardByHand('WG-3', 'Earthmender Vaaki', {
    1: pay(flipHero, discarding(and(tagged('Shaman'), any.heroOrAlly))).to(
      self.healsDivided(amountPerTarget(3, 2, 1)).from(upToTargets(3, any.heroOrAlly)),
    ),
  }),
  cardByHand('WG-212', 'Planning for the Future', {
    2: inOrder([
      reveal(topCards(2, you)),
      targetOpponent.choose(1, revealedCards),
      put(chosenCards, 'hand'),
      put(otherRevealedCards(chosenCards, you), 'graveyard'),
    ]),
  }),
  cardByHand('WG-72', 'Ancestral Awakening', {
    2: inOrder([
      searchDeckForCard(you, you, withStat(any.ally, 'cost', '<=', numberOfCards(each(your.resource)))),
      thisTurn(foundCards.has(entersPlayWith({ damage: sum(foundCards.stat('health'), -1) }))),
      put(foundCards, 'play'),
    ]),
  }),
]
