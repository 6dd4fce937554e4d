/** Cards of the set Throne of the Tides. */
import {
  activeInZone,
  addCounters,
  alsoTagged,
  always,
  and,
  any,
  asLongAs,
  assault,
  atEndOfYourTurn,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  attachment,
  attachTo,
  attacks,
  attacksForTheFirstTime,
  becomesTargeted,
  both,
  cardPaidWith,
  cardsInDeck,
  cardsInGraveyard,
  cardsInHand,
  cardsOutOfTheGame,
  chosenCards,
  completableBy,
  controllerOf,
  costsLess,
  damageWasDealtThisTurn,
  dealsCombatDamage,
  delveKeyword,
  destroy,
  didThisTurn,
  discardedCards,
  draws,
  each,
  enters,
  entersPlayWith,
  eternalKeyword,
  everyone,
  exhaust,
  exhausted,
  exhaustingAndRemembering,
  exhaustSelf,
  faceDown,
  ferocity,
  filterOfNoun,
  flipHero,
  forEach,
  foundCards,
  grantedPower,
  halfOf,
  heroOf,
  hostCard,
  ifElse,
  ifYouDo,
  inOrder,
  isNotTrue,
  isTrueForAnyPlayer,
  labelledPower,
  lookAt,
  losesAndCantHavePowers,
  movesBetweenZones,
  not,
  numberOfCards,
  ongoing,
  onlyIf,
  onYourTurn,
  opponents,
  opposing,
  or,
  other,
  otherRevealedCards,
  pay,
  product,
  protector,
  put,
  putAndRememberAs,
  putToken,
  putTokenCopyAndRememberAs,
  ready,
  readyOnes,
  rememberedCards,
  rememberedNumber,
  removingCounters,
  restOfGame,
  reveal,
  revealedCards,
  revealedCardsMatching,
  sameNameAs,
  searchDeckForCard,
  self,
  statsBecome,
  sum,
  tagged,
  target,
  targetInGraveyard,
  targetOpponent,
  thatCard,
  thatDamageDealer,
  thatTarget,
  thatTargetPlayer,
  their,
  thereIs,
  thereIsNo,
  they,
  thisTurn,
  token,
  topCards,
  turnEnds,
  unpreventably,
  wasDealtDamageThisTurn,
  when,
  whenIf,
  withTraitIcon,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts, powersOfOtherSide } from './card-by-hand.ts'

export const tidesCards: readonly CardByHand[] = [
  cardByHand('TOT-23', "Lady Sira'kess", {
    2: asLongAs(
      didThisTurn('played', or(tagged('Frost'), { kind: 'damageType', type: 'frost' }), { least: 3 }),
      self.has(costsLess(8, { doing: 'use' })),
    ),
    3: powersOfOtherSide(
      pay(exhaustSelf).to(self.deals(1, 'frost').to(target(any.heroOrAlly))),
      pay(2).to(exhaust(target(wasDealtDamageThisTurn(any.heroOrAlly, { types: ['frost'] })))),
    ),
    4: lineOfSeveralTexts(),
  }),
  cardByHand('TOT-126', 'Shanla, Herald of Faith', {
    1: labelledPower(
      'Empower Priest',
      whenIf(
        enters(self),
        thereIs(each(other(and(tagged('Priest'), your.heroOrAlly)))),
        destroy(
          both(
            target(opposing.ability),
            each(and(sameNameAs(thatTarget, opposing.ability), not(filterOfNoun(thatTarget)))),
          ),
        ),
      ),
    ),
  }),
  cardByHand('TOT-138', 'Alana the Woebringer', {
    1: atStartOfYourTurn(
      put(
        topCards(halfOf(numberOfCards(cardsInDeck(any.card, thatTargetPlayer)), 'up'), targetOpponent),
        'removed',
      ),
    ),
  }),
  cardByHand('TOT-178', 'Gilblin Deathscrounger', {
    2: activeInZone(
      'graveyard',
      atStartOfYourTurn(
        ifYouDo(
          you.may(
            you.choose(1, cardsInGraveyard(you, other(and(tagged('Monster'), any.ally)))),
            put(chosenCards, 'removed'),
          ),
          put(self, 'play'),
        ),
      ),
    ),
  }),
  cardByHand('TOT-215', 'Ozumat', {
    3: when(
      becomesTargeted(self, opposing.card),
      self.deals(10, 'shadow').to(heroOf(controllerOf(thatDamageDealer))),
    ),
  }),
  cardByHand('TOT-221', 'Erunak Stonespeaker', {
    1: when(
      enters(self),
      you.doOneOf(
        ...['Air', 'Earth', 'Fire', 'Water'].map((element) =>
          putToken(token(`${element} Totem`, { melee: 0, health: 2 })),
        ),
      ),
    ),
    2: pay(exhaustingAndRemembering(each(and(tagged('Totem'), your.card)))).to(
      onlyIf(cardPaidWith.isA(tagged('Air Totem')), ready(self)),
      onlyIf(cardPaidWith.isA(tagged('Earth Totem')), thisTurn(self.has(protector))),
      onlyIf(cardPaidWith.isA(tagged('Fire Totem')), thisTurn(self.has(atkBonus(5)))),
      onlyIf(cardPaidWith.isA(tagged('Water Totem')), self.heals(5).from(self)),
    ),
    3: lineOfSeveralTexts(),
    4: lineOfSeveralTexts(),
    5: lineOfSeveralTexts(),
    6: lineOfSeveralTexts(),
  }),
  cardByHand(
    'TOT-222',
    'Toshe Chaosrender',
    {
      2: each(opposing.quest).has(completableBy(you)),
      3: self.has(
        atkAndHealthBonus(
          numberOfCards(each(faceDown(opposing.resource))),
          numberOfCards(each(faceDown(opposing.resource))),
        ),
      ),
    },
    { words: '-toshe', because: 'The word is a part of the name of the card.' },
  ),
  cardByHand('TOT-252', "Sorrow's End", {
    2: asLongAs(
      topCards(1, you).isA({ kind: 'stat', stat: 'cost', op: '>=', value: 3 }),
      self.has(atkBonus(3)),
    ),
    3: asLongAs(
      topCards(1, you).isA({ kind: 'stat', stat: 'cost', op: '<=', value: 3 }),
      self.has(costsLess(3, { doing: 'strike' })),
    ),
  }),
  cardByHand('TOT-81', 'Soul Swap', {
    2: inOrder([
      yourHero
        .deals(halfOf(thatTarget.stat('remaining'), 'up'), 'shadow')
        .to(target(any.hero), undefined, 'dealt'),
      yourHero.heals(rememberedNumber('dealt')).from(yourHero),
    ]),
  }),
  cardByHand('TOT-69', 'Vendetta', {
    2: ifElse(
      thereIsNo(cardsInHand(you)),
      you.gainControlOf(target(exhausted(any.ally))),
      destroy(thatTarget),
    ),
  }),
  cardByHand('TOT-33', 'Boundless Wild', {
    1: eternalKeyword,
    2: putToken(token('Treant', { melee: 1, health: 1 }), numberOfCards(each(your.resource))),
  }),
  cardByHand(
    'TOT-117',
    'Kieron the Loaner',
    {
      2: whenIf(
        turnEnds(everyone),
        isTrueForAnyPlayer(opponents, thereIsNo(cardsInHand(they))),
        forEach(opponents, onlyIf(thereIsNo(cardsInHand(they)), destroy(heroOf(they)))),
      ),
    },
    {
      words: '+opposing',
      because: 'The generated text names the opponents in the condition and in the effect.',
    },
  ),
  cardByHand(
    'TOT-2',
    "Barathex, Undeath's Hand",
    {
      1: pay(6, flipHero).to(
        ifYouDo(
          putAndRememberAs('risen', targetInGraveyard(opponents, any.ally), 'play'),
          restOfGame(
            rememberedCards('risen').has(
              ferocity,
              grantedPower(always(self.canAttackOnly(any.hero))),
              grantedPower(when(turnEnds(everyone), destroy(self))),
            ),
          ),
        ),
      ),
    },
    { words: '+forever', because: 'The powers last until the ally leaves play.' },
  ),
  cardByHand(
    'TOT-47',
    'Focus Magic',
    {
      2: inOrder([
        reveal(topCards(1, you)),
        put(revealedCards, 'hand'),
        ...[1, 2, 3].flatMap(() => [
          searchDeckForCard(you, you, sameNameAs(revealedCards, any.card)),
          put(foundCards, 'hand'),
        ]),
      ]),
    },
    { words: '-3', because: 'The generated text searches once for each card.' },
  ),
  cardByHand('TOT-78', 'Hellisa', {
    1: when(
      enters(self),
      ifYouDo(
        you.may(exhaust(target(readyOnes(opposing.ally)))),
        thatTarget.deals(thatTarget.stat('atk'), 'shadow').to(heroOf(controllerOf(thatTarget))),
      ),
    ),
  }),
  cardByHand('TOT-11', 'Drazul the Molten', {
    1: pay(3, flipHero).to(self.deals(4, 'fire').to(target(wasDealtDamageThisTurn(any.heroOrAlly)))),
  }),
  cardByHand('TOT-15', 'High Priestess Neeri', {
    1: pay(3, flipHero).to(
      putAndRememberAs('gone', topCards(3, targetOpponent), 'removed'),
      self
        .heals(
          product(
            2,
            numberOfCards(cardsOutOfTheGame(everyone, and(any.ally, filterOfNoun(rememberedCards('gone'))))),
          ),
        )
        .from(self),
    ),
  }),
  cardByHand('TOT-21', "Deathbringer Kor'ush", {
    3: powersOfOtherSide(
      atStartOfYourTurn(
        ifYouDo(
          you.may(you.pays(3), put(targetInGraveyard(opponents, any.ally), 'removed')),
          putToken(token('Ghoul', { melee: 3, health: 3 })),
        ),
      ),
    ),
  }),
  cardByHand('TOT-31', 'Plagued Mind', {
    2: ongoing(when(draws(controllerOf(hostCard)), yourHero.deals(1, 'shadow').to(hostCard))),
  }),
  cardByHand('TOT-45', 'Track Enemy', {
    1: lineOfSeveralTexts(attachTo(target(your.heroOrAlly)), delveKeyword),
  }),
  cardByHand('TOT-68', 'Seeping Poison', {
    2: ongoing(
      atStartOfYourTurn(
        yourHero.deals(1, 'nature').to(hostCard),
        lookAt(topCards(1, controllerOf(hostCard))),
      ),
    ),
  }),
  cardByHand('TOT-131', 'Valak the Vortex', {
    1: when(
      attacks(self),
      ifYouDo(
        you.may({ kind: 'discard', who: you.are, count: 1, filter: any.ability, cards: 'discarded' }),
        self.deals(discardedCards.stat('cost'), 'arcane').to(target(any.ally)),
      ),
    ),
  }),
  cardByHand('TOT-133', 'Vindicator Saaris', {
    1: when(
      enters(self),
      forEach(opponents, they.destroys(sum(numberOfCards(each(their.equipment)), -1), their.equipment)),
    ),
  }),
  cardByHand('TOT-148', 'Hagtrix the Mindsifter', {
    2: when(
      movesBetweenZones(any.card, 'hand', 'graveyard', opponents),
      self.heals(thatCard.stat('cost')).from(yourHero),
    ),
  }),
  cardByHand(
    'TOT-171',
    "Vol'jin, Darkspear Chieftain",
    {
      1: atEndOfYourTurn(
        restOfGame(
          target(or(withTraitIcon('Alliance', opposing.ally), and(tagged('Monster'), opposing.ally))).has(
            statsBecome(1, 1),
            losesAndCantHavePowers,
            alsoTagged('Frog'),
          ),
        ),
      ),
    },
    {
      words: '+opposing +forever',
      because:
        'The generated text says of both kinds of allies whose they are. The change lasts until the ally leaves play.',
    },
  ),
  cardByHand('TOT-219', 'Wasteland Tallstrider', {
    2: when(
      attacks(self),
      ifYouDo(
        you.may(reveal(topCards(1, you))),
        onlyIf(
          revealedCards.isA(or(any.quest, { kind: 'type', type: 'location' })),
          thisTurn(each(or(filterOfNoun(self), your.ally)).has(atkBonus(2), ferocity)),
        ),
      ),
    ),
  }),
  cardByHand(
    'TOT-225',
    'Triton Legplates',
    {
      1: whenIf(
        turnEnds(opponents),
        isNotTrue(damageWasDealtThisTurn({ to: yourHero })),
        you.may(addCounters('triton')),
      ),
      2: onYourTurn(
        pay(exhaustSelf, removingCounters('triton', 5)).to(
          thisTurn(yourHero.has(assault(10), wouldDeal(unpreventably, { combat: true }))),
        ),
      ),
    },
    { words: '+turn', because: 'The generated text says of both modifiers how long they last.' },
  ),
  cardByHand('TOT-218', 'Unstable Corruption', {
    1: when(
      dealsCombatDamage(self, opposing.hero),
      you.may(putTokenCopyAndRememberAs('copy', self, { exhausted: true })),
    ),
  }),
  cardByHand('TOT-10', 'Wildseer Varel', {
    1: onYourTurn(
      pay(4, flipHero).to(searchDeckForCard(you, you, attachment(any.card)), put(foundCards, 'hand')),
    ),
  }),
  cardByHand('TOT-137', 'Akasi, Herald of Nature', {
    1: labelledPower(
      'Empower Druid',
      whenIf(
        enters(self),
        thereIs(each(other(and(tagged('Druid'), your.heroOrAlly)))),
        reveal(topCards(5, you)),
        put(revealedCardsMatching({ kind: 'attachment' }, you), 'hand'),
        put(otherRevealedCards({ kind: 'attachment' }, you), 'deckBottom'),
      ),
    ),
  }),
  cardByHand(
    'TOT-83',
    'Augment Steel',
    {
      1: lineOfSeveralTexts(
        onlyIf(
          targetInGraveyard(you, any.equipment).isA(any.weapon),
          thisTurn(thatTarget.has(entersPlayWith({ counter: { atk: 1 }, count: 3 }))),
        ),
        onlyIf(
          thatTarget.isA(tagged('Armor')),
          thisTurn(thatTarget.has(entersPlayWith({ counter: { def: 1 }, count: 3 }))),
        ),
        onlyIf(
          thatTarget.isA({ kind: 'stat', stat: 'cost', op: '<=', value: numberOfCards(each(your.resource)) }),
          put(thatTarget, 'play'),
        ),
      ),
    },
    { words: '+turn', because: 'The counters are put only as the equipment enters play.' },
  ),
  cardByHand('TOT-74', 'Spark of Life', {
    2: lineOfSeveralTexts(
      onlyIf(
        targetInGraveyard(you, any.ally).isA({
          kind: 'stat',
          stat: 'cost',
          op: '<=',
          value: numberOfCards(each(your.resource)),
        }),
        put(thatTarget, 'play'),
      ),
      attachTo(thatTarget),
    ),
    3: ongoing(hostCard.has(grantedPower(when(attacksForTheFirstTime(self), ready(self))))),
  }),
]
