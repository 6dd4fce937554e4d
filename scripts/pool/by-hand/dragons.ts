/** Cards of the set Twilight of the Dragons. */
import {
  addCounters,
  allAreTrue,
  alsoTagged,
  and,
  anotherTarget,
  any,
  asItEnters,
  asLongAs,
  asLongAsNot,
  assault,
  atkBonus,
  atStartOfYourTurn,
  attacksAtRandom,
  both,
  cardPaidWith,
  cardsInHand,
  cardsWithHighest,
  chosenCards,
  controlledBy,
  controllerOf,
  costsLess,
  costsMoreIfTargeting,
  destroy,
  destroyAndRememberAs,
  destroyingAndRemembering,
  didThisTurn,
  each,
  enters,
  entersPlayWith,
  exhausting,
  exhaustSelf,
  ferocity,
  filterOfNoun,
  heroOf,
  hostCard,
  ifElse,
  ifYouDo,
  inOrder,
  isAtLeast,
  isEqualTo,
  isYourTurn,
  mend,
  named,
  nextTime,
  nextTimeWithin,
  not,
  numberOfCards,
  numberOfCounters,
  ongoing,
  onlyIf,
  onYourTurn,
  opponents,
  opposing,
  or,
  other,
  otherRevealedCards,
  pay,
  playableFrom,
  playForFree,
  product,
  protector,
  put,
  putAndRememberAs,
  putToken,
  putTokenCopyAndRememberAs,
  ready,
  rememberedCards,
  rememberedNumber,
  removeCounters,
  resourceCost,
  restOfGame,
  reveal,
  revealedCards,
  revealedCardsMatching,
  self,
  sum,
  target,
  targetInGraveyard,
  targetOpponent,
  thatCard,
  thatMuch,
  thatTarget,
  thatTargetPlayer,
  thereIs,
  thereIsNo,
  thisTurn,
  token,
  topCards,
  turnEnds,
  upToTargets,
  useOnlyIf,
  when,
  withDamageType,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import {
  type CardByHand,
  cardByHand,
  lineOfSeveralTexts,
  powersOfOtherSide,
  questCompletionLine,
} from './card-by-hand.ts'

export const dragonsCards: readonly CardByHand[] = [
  cardByHand('ToD-23', 'Dark Simulacrum', { 1: playForFree(targetInGraveyard(opponents, any.ability)) }),
  cardByHand('ToD-36', 'Wild Growth', {
    2: inOrder([
      yourHero.heals('all').from(each(your.ally), { as: 'healed' }),
      restOfGame(
        self.has(entersPlayWith({ counter: 'growth', count: numberOfCards(rememberedCards('healed')) })),
      ),
    ]),
  }),
  cardByHand('ToD-84', 'Riptide', {
    2: inOrder([
      yourHero.heals(5).from(target(any.heroOrAlly), { total: 'healed' }),
      restOfGame(self.has(entersPlayWith({ counter: 'tide', count: rememberedNumber('healed') }))),
    ]),
  }),
  cardByHand('ToD-54', 'Beacon of Light', {
    3: ongoing(when({ event: 'healed', from: your.heroOrAlly }, addCounters('light', thatMuch))),
  }),
  cardByHand('ToD-38', 'Camouflage', {
    1: ongoing(
      onYourTurn(
        pay(2, exhaustSelf).to(
          ifYouDo(
            putAndRememberAs('gone', target(your.ally), 'removed'),
            nextTime(turnEnds(opponents), put(rememberedCards('gone'), 'play')),
          ),
        ),
      ),
    ),
  }),
  cardByHand(
    'ToD-86',
    'Chaos Bolt',
    {
      2: inOrder([
        reveal(topCards(1, targetOpponent)),
        putAndRememberAs('gone', revealedCards, 'removed'),
        onlyIf(
          rememberedCards('gone').isA(any.permanent),
          yourHero.deals(rememberedCards('gone').stat('cost'), 'shadow').to(heroOf(thatTargetPlayer)),
          thisTurn(rememberedCards('gone').has(playableFrom('removed', opponents))),
        ),
      ]),
    },
    { words: '+opposing', because: 'The generated text names the zone of the removed card.' },
  ),
  cardByHand('ToD-65', 'Inner Will', {
    1: thisTurn(
      each(your.card).has(costsLess(cardsWithHighest('cost', your.permanent).stat('cost'), { next: true })),
    ),
  }),
  cardByHand('ToD-73', 'Revealing Strike', {
    2: inOrder([
      reveal(topCards(1, targetOpponent), 'top'),
      reveal(cardsInHand(thatTargetPlayer)),
      thatTargetPlayer.discardOf('hand', { kind: 'sharesType', with: rememberedCards('top').is }),
    ]),
  }),
  cardByHand('ToD-74', 'Smoke Bomb', {
    1: ongoing(each(opposing.heroOrAlly).has(attacksAtRandom)),
    2: ongoing(each(opposing.ability).has(costsMoreIfTargeting(your.heroOrAlly, 2))),
  }),
  cardByHand(
    'ToD-37',
    'Wild Mushroom',
    {
      2: ongoing(
        atStartOfYourTurn(
          removeCounters('fungus'),
          onlyIf(
            isEqualTo(numberOfCounters('fungus'), 0),
            ifYouDo(
              destroy(self),
              yourHero
                .deals(
                  sum(5, product(5, numberOfCards(each(other(named('Wild Mushroom', your.ability)))))),
                  'nature',
                )
                .to(target(any.hero)),
            ),
          ),
        ),
      ),
    },
    { words: '-form', because: 'A slip of the print is also a tag.' },
  ),
  cardByHand('ToD-4', "Jasmia, Nature's Chosen", {
    2: powersOfOtherSide(
      when(
        enters(your.ally),
        you.may(self.heals('all').from(target(and(any.ally, not(filterOfNoun(thatCard)))))),
      ),
    ),
  }),
  cardByHand('ToD-8', "Trilik the Light's Spark", {
    2: powersOfOtherSide(asLongAsNot(didThisTurn('played', any.ally), each(your.ally).has(costsLess(1)))),
  }),
  cardByHand('ToD-22', 'Black Death', {
    2: ongoing(
      atStartOfYourTurn(
        ifElse(
          thereIsNo(each(controlledBy(controllerOf(hostCard)).ally)),
          yourHero.deals(2, 'shadow').to(hostCard),
          yourHero.deals(1, 'shadow').to(hostCard),
        ),
      ),
    ),
  }),
  cardByHand('ToD-101', 'Twisted Rampage', {
    2: inOrder([
      ready(both(yourHero, each(your.meleeWeapon))),
      thisTurn(each(your.meleeWeapon).has(atkBonus(2), costsLess(2, { doing: 'strike' }))),
    ]),
  }),
  cardByHand('ToD-103', 'Council of Three Hammers', {
    1: lineOfSeveralTexts(
      putToken(
        token('Dwarf, Warrior, Muradin (1)', { name: 'Muradin Bronzebeard', melee: 5, health: 5 }, protector),
      ),
      putToken(token('Dwarf, Priest, Moira (1)', { name: 'Moira Thaurissian', holy: 5, health: 5 }, mend(5))),
      putToken(
        token(
          'Dwarf, High Thane, Falstad (1)',
          { name: 'Falstad Wildhammer', nature: 5, health: 5 },
          ferocity,
        ),
      ),
    ),
  }),
  cardByHand('ToD-153', 'Nefarian', {
    1: when(
      enters(self),
      putToken(token('Black Dragonkin, Onyxia (1)', { name: 'Onyxia', fire: 8, health: 8 })),
    ),
  }),
  cardByHand(
    'ToD-105',
    'Abbie Whizzleblade',
    {
      1: when(
        enters(self),
        thisTurn(target(any.heroOrAlly).has(atkBonus(1)), anotherTarget(any.heroOrAlly).has(atkBonus(-1))),
      ),
    },
    { words: '+turn', because: 'The generated text says of both effects how long they last.' },
  ),
  cardByHand('ToD-190', 'Blade of the Burning Sun', {
    1: pay(exhaustSelf, exhausting(yourHero)).to(
      reveal(topCards(1, you)),
      onlyIf(
        revealedCards.isA(withDamageType('fire', or(any.ally, any.equipment))),
        thisTurn(each(your.ally).has(assault(revealedCards.stat('cost')))),
      ),
    ),
  }),
  cardByHand('ToD-177', 'Thrall, Guardian of the Elements', {
    1: asLongAs(
      allAreTrue(
        thereIs(each(withDamageType('fire', your.card))),
        thereIs(each(withDamageType('frost', your.card))),
        thereIs(each(withDamageType('melee', your.card))),
        thereIs(each(withDamageType('nature', your.card))),
      ),
      self.has(costsLess(8)),
    ),
  }),
  cardByHand(
    'ToD-216',
    "Mr. Goldmine's Wild ride",
    {
      2: inOrder([
        reveal(topCards(3, you)),
        you.chooseUpTo(1, revealedCardsMatching(any.card, you), 'first'),
        you.chooseUpTo(
          1,
          revealedCardsMatching(not({ kind: 'sharesType', with: rememberedCards('first').is }), you),
          'second',
        ),
        you.chooseUpTo(
          1,
          revealedCardsMatching(
            not({ kind: 'sharesType', with: both(rememberedCards('first'), rememberedCards('second')).is }),
            you,
          ),
          'third',
        ),
        put(both(rememberedCards('first'), rememberedCards('second'), rememberedCards('third')), 'hand'),
        put(
          otherRevealedCards(
            or(
              filterOfNoun(rememberedCards('first')),
              filterOfNoun(rememberedCards('second')),
              filterOfNoun(rememberedCards('third')),
            ),
            you,
          ),
          'deckBottom',
        ),
      ]),
    },
    { words: '+may', because: 'The cards are chosen one after the other.' },
  ),
  cardByHand('ToD-128', 'Abysswalker Rakax', {
    1: when(
      enters(self),
      you.may(self.deals(1, 'fire').to(target(any.ally))),
      onlyIf(
        thatTarget.isA({ kind: 'stat', stat: 'remaining', op: '<=', value: 0 }),
        put(thatTarget, 'removed'),
      ),
    ),
  }),
  cardByHand('ToD-202', "Shalug'doom, the Axe of Unmaking", {
    1: asItEnters(
      you.chooseUpTo(numberOfCards(each(your.permanent)), each(your.permanent)),
      destroyAndRememberAs('gone', chosenCards),
      restOfGame(
        self.has(entersPlayWith({ counter: { atk: 1 }, count: numberOfCards(rememberedCards('gone')) })),
      ),
    ),
    2: lineOfSeveralTexts(),
  }),
  cardByHand('ToD-184', "Tarnished Raging Berserker's Helm", {
    1: useOnlyIf(
      isAtLeast(numberOfCounters('heirloom'), 3),
      pay(exhaustSelf).to(ready(upToTargets(3, other(your.card)))),
    ),
  }),
  cardByHand('ToD-203', "Twilight's Hammer", {
    1: onYourTurn(
      pay(exhaustSelf, exhausting(yourHero), destroyingAndRemembering(each(other(your.permanent)))).to(
        onlyIf(
          target(opposing.card).isA({ kind: 'sharesType', with: cardPaidWith.is }),
          you.gainControlOf(thatTarget),
        ),
      ),
    ),
  }),
  cardByHand('ToD-208', 'Devoured', {
    1: questCompletionLine(
      [resourceCost(3)],
      thereIsNo(each(and(your.quest, not({ kind: 'named', name: 'Devoured' })))),
    ),
  }),
  cardByHand('ToD-215', 'Mercy for the Bound', {
    1: questCompletionLine(
      [resourceCost(3)],
      allAreTrue(
        isYourTurn,
        didThisTurn(
          'entered',
          or(
            withDamageType('fire', any.ally),
            withDamageType('frost', any.ally),
            withDamageType('melee', any.ally),
            withDamageType('nature', any.ally),
          ),
        ),
      ),
    ),
  }),
  cardByHand('ToD-49', 'Flame Orb', {
    2: ongoing(
      atStartOfYourTurn(
        addCounters('ember'),
        yourHero.deals(1, 'fire').to(hostCard),
        ifYouDo(
          you.may(destroy(self)),
          yourHero.deals(numberOfCounters('ember'), 'fire').to(target(any.heroOrAlly)),
        ),
      ),
    ),
  }),
  cardByHand(
    'ToD-87',
    'Demonic Corruption',
    {
      1: nextTimeWithin(
        'turn',
        enters(opposing.ally),
        putTokenCopyAndRememberAs('copy', thatCard),
        restOfGame(rememberedCards('copy').has(alsoTagged('Demon'))),
      ),
    },
    { words: '+forever', because: 'The copy is a Demon until it leaves play.' },
  ),
]
