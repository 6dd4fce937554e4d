/** Further cards of the set Servants of the Betrayer. */
import {
  alternativeCost,
  and,
  any,
  atEndOfYourTurn,
  atStartOfYourTurn,
  attach,
  attachedTo,
  attachment,
  attackedThisTurn,
  becomesDamageType,
  both,
  CardNoun,
  cant,
  cardPaidWith,
  cardsInGraveyard,
  cardsInHand,
  cardsLookedAt,
  cardsOutOfTheGame,
  chosenCards,
  completableBy,
  controlledBy,
  controllerOf,
  costsLess,
  dealsDamage,
  destroy,
  destroying,
  destroyingAndRemembering,
  doubleAmount,
  each,
  enteredThisTurn,
  enters,
  entersPlayWith,
  everyone,
  exhaustSelf,
  filterOfNoun,
  flipHero,
  forEach,
  friendly,
  grantedPower,
  heroOf,
  hostCard,
  ifDoneOrElse,
  ifYouDo,
  inOrder,
  isDestroyed,
  isEqualTo,
  lookAt,
  losesAndCantHavePowers,
  named,
  nextTimeWithin,
  not,
  numberOfCards,
  numberOfCounters,
  oncePerTurn,
  ongoing,
  onlyIf,
  onYourTurn,
  opponents,
  opposing,
  other,
  otherCardOfEvent,
  otherCardsLookedAt,
  otherRevealedCards,
  ownerOf,
  pay,
  playableFrom,
  put,
  putAndRememberAs,
  putDamage,
  putIntoResourceRow,
  putToken,
  rememberedCards,
  rememberedNumber,
  removeSomeDamage,
  removingCounters,
  removingFromGame,
  reveal,
  revealedCardsMatching,
  sabotages,
  sabotageTarget,
  sameNameAs,
  self,
  sharingTypeWith,
  tagged,
  target,
  targetInGraveyard,
  targetOpponent,
  targetPlayer,
  targetsBetween,
  thatDamagedCharacter,
  thatMuch,
  thatPlayer,
  thatTargetPlayer,
  they,
  thisTurn,
  token,
  topCards,
  topCardsUntil,
  turnEnds,
  valueOfX,
  when,
  withCounter,
  withDamageType,
  withKeyword,
  withoutPaying,
  withStat,
  wouldBeDealt,
  wouldDeal,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { DAMAGE_TYPES } from '../../../src/engine/index.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

export const betrayerCards: readonly CardByHand[] = [
  cardByHand('SoB-63', 'Living Pyre', {
    2: ongoing(
      atStartOfYourTurn(
        yourHero
          .deals(
            numberOfCards(each(and(named('Living Pyre', any.ability), attachedTo(hostCard, any.card)))),
            'fire',
          )
          .to(hostCard),
      ),
    ),
  }),
  cardByHand('SoB-128', 'Personal Weather Maker', {
    2: each(sharingTypeWith(topCards(1, you), your.card)).has(cant('beTargeted', { by: opponents })),
  }),
  cardByHand('SoB-94', 'Pilfer', {
    1: lineOfSeveralTexts(
      targetOpponent.discard('hand', 'discards'),
      thatTargetPlayer.draw(rememberedNumber('discards')),
      yourHero.deals(rememberedNumber('discards'), 'melee').to(heroOf(thatTargetPlayer)),
    ),
  }),
  cardByHand('SoB-202', 'Retainer Athan', {
    2: when(
      isDestroyed(self),
      targetPlayer.discard('hand', 'discards'),
      thatTargetPlayer.draw(rememberedNumber('discards')),
    ),
  }),
  cardByHand('SoB-114', 'Ripped through the Portal', {
    2: inOrder([you.choose(1, cardsOutOfTheGame(everyone, any.ally)), put(chosenCards, 'play')]),
  }),
  cardByHand('SoB-115', 'Ritual of Souls', {
    2: ongoing(self.has(entersPlayWith({ counter: 'spirit', count: 4 }))),
    3: ongoing(
      pay(exhaustSelf, removingCounters('spirit', 1)).to(
        yourHero.heals(3).from(target(any.heroOrAlly)),
        onlyIf(isEqualTo(numberOfCounters('spirit'), 0), destroy(self)),
      ),
    ),
  }),
  cardByHand(
    'SoB-158',
    "Alchemist Norrin'thal",
    {
      1: oncePerTurn(pay(0).to(thisTurn(self.has(becomesDamageType('arcane'))))),
      2: oncePerTurn(pay(0).to(thisTurn(self.has(becomesDamageType('fire'))))),
    },
    { words: '-ally', because: 'The generated text says that this ally becomes arcane.' },
  ),
  cardByHand('SoB-196', 'Arcanist Alathana', {
    4: each(withCounter('depletion', any.ability)).has(losesAndCantHavePowers),
  }),
  cardByHand(
    'SoB-198',
    'Arcanist Dayvana',
    {
      3: when(sabotages(self, any.quest), thisTurn(otherCardOfEvent.has(completableBy(you)))),
    },
    { words: '-may', because: 'The generated text says "can".' },
  ),
  cardByHand(
    'SoB-200',
    'Magistrix Dianas',
    {
      2: when(
        enters(self),
        lookAt(topCards(1, you)),
        ifDoneOrElse(you.may(you.draw(1)), put(self, 'hand'), put(cardsLookedAt, 'deckBottom')),
      ),
    },
    { words: '+may', because: 'The generated text offers the first of the two ways.' },
  ),
  cardByHand(
    'SoB-190',
    'Marksman Eowan',
    {
      3: when(
        dealsDamage(undefined, opposing.ally, { types: DAMAGE_TYPES.filter((type) => type !== 'ranged') }),
        self.deals(1, 'ranged').to(thatDamagedCharacter),
      ),
    },
    {
      words: '+arcane +fire +frost +holy +melee +nature +shadow',
      because: 'The generated text lists the other damage types.',
    },
  ),
  cardByHand('SoB-204', 'Retainer Eteron', {
    3: when(
      sabotages(self, and(sabotageTarget('hand'), controlledBy(opponents).card)),
      lookAt(cardsInHand(controllerOf(otherCardOfEvent))),
      you.chooseUpTo(2, cardsInHand(controllerOf(otherCardOfEvent))),
      putIntoResourceRow(chosenCards, { exhausted: true }),
    ),
  }),
  cardByHand('SoB-177', 'Sek Grimlash', {
    1: pay(2, destroying(each(other(your.ally)))).to(
      you.choose(
        1,
        cardsInGraveyard(
          you,
          withStat(and(tagged('Demon'), any.ally), 'cost', '<=', numberOfCards(each(your.resource))),
        ),
      ),
      put(chosenCards, 'play'),
    ),
  }),
  cardByHand(
    'SoB-207',
    'Spymaster Thalodien',
    {
      3: when(
        sabotages(self, sabotageTarget('deck')),
        reveal(topCardsUntil(not(any.quest), controllerOf(otherCardOfEvent))),
        putAndRememberAs(
          'gone',
          revealedCardsMatching(not(any.quest), controllerOf(otherCardOfEvent)),
          'removed',
        ),
        put(revealedCardsMatching(any.quest, controllerOf(otherCardOfEvent)), 'deckBottom'),
        thisTurn(rememberedCards('gone').has(playableFrom('removed', everyone), withoutPaying)),
      ),
    },
    {
      words: '+quest +may +turn',
      because:
        'The generated text names the revealed quests, and says twice how the removed card may be played.',
    },
  ),
  cardByHand('SoB-238', 'Quantum Blade', {
    1: pay(removingFromGame(topCards(10, you), 10)).to(
      thisTurn(self.has(costsLess(5, { doing: 'strike', next: true }))),
    ),
  }),
  cardByHand('SoB-241', 'Vileblade of the Betrayer', {
    1: self.has(alternativeCost(removingFromGame(cardsInHand(you, tagged('Poison'))))),
  }),
  cardByHand('SoB-243', 'Wand of the Seer', {
    1: when(
      { event: 'dealt', by: filterOfNoun(yourHero), to: any.hero, with: any.ability },
      yourHero.dealsDivided(thatMuch, 'nature').among(targetsBetween(0, thatMuch, any.ally)),
    ),
  }),
  cardByHand('SoB-131', 'Barous the Storm Baron', {
    1: each(withDamageType('nature', your.ally)).has(
      grantedPower(
        pay(exhaustSelf).to(
          self.dealsDivided(self.stat('atk'), 'nature').among(targetsBetween(0, self.stat('atk'), any.ally)),
        ),
      ),
    ),
  }),
  cardByHand('SoB-34', 'Bloodtusk', {
    1: onYourTurn(
      pay(5, flipHero).to(
        you.discard('hand', 'discards'),
        forEach(opponents, they.discard(rememberedNumber('discards'))),
      ),
    ),
  }),
  cardByHand(
    'SoB-30',
    'Lelora the Dawnslayer',
    {
      1: pay(1, flipHero).to(
        thisTurn(
          target(opposing.ally).has(
            wouldBeDealt(doubleAmount, { combat: true }),
            wouldDeal(doubleAmount, { combat: true }),
          ),
        ),
      ),
    },
    {
      words: '-hand +combat +turn',
      because:
        'The last line of the print is an allegiance (206.1). The generated text says of both directions how long they last.',
    },
  ),
  cardByHand(
    'SoB-31',
    'Lionar the Blood Cursed',
    {
      1: onYourTurn(pay(2, flipHero).to(destroy(target(withKeyword('protector', any.ally))))),
    },
    { words: '-hand', because: 'The last line of the print is an allegiance (206.1).' },
  ),
  cardByHand(
    'SoB-32',
    'Morn Salts-the-Land',
    {
      1: pay(3, flipHero).to(
        thisTurn(targetInGraveyard(opponents, any.ability).has(playableFrom('graveyard', opponents))),
      ),
    },
    { words: '+opposing', because: 'The generated text names the graveyard twice.' },
  ),
  cardByHand('SoB-17', 'Seadog Nally', {
    1: pay(2, flipHero, destroyingAndRemembering(each(friendly.ally))).to(
      self.deals(cardPaidWith.stat('atk'), 'ranged').to(target(any.ally)),
    ),
  }),
  cardByHand(
    'SoB-35',
    "Vor'na the Wretched",
    {
      1: pay(3, flipHero).to(
        nextTimeWithin(
          'turn',
          turnEnds(everyone),
          destroy(
            each(
              and(
                not(attackedThisTurn(any.card)),
                not(enteredThisTurn(any.card)),
                controlledBy(thatPlayer).ally,
              ),
            ),
          ),
        ),
      ),
    },
    { words: '+turn', because: 'The generated text says “this turn” once for each condition.' },
  ),
  cardByHand('SoB-252', 'Information Gathering', {
    2: inOrder([
      lookAt(topCards(3, you)),
      you.choose(1, cardsLookedAt, 'first'),
      put(rememberedCards('first'), 'hand'),
      you.choose(1, otherCardsLookedAt(rememberedCards('first'), you), 'second'),
      put(rememberedCards('second'), 'deckTop'),
      put(otherCardsLookedAt(both(rememberedCards('first'), rememberedCards('second')), you), 'deckBottom'),
    ]),
  }),
  cardByHand('SoB-253', "Kim'jael Indeed!", {
    2: inOrder([
      reveal(topCards(5, you)),
      you.choose(1, revealedCardsMatching(sameNameAs(each(your.card), any.card), you)),
      put(chosenCards, 'hand'),
      put(otherRevealedCards(chosenCards, you), 'deckBottom'),
    ]),
  }),
  cardByHand('SoB-256', 'Needs More Cowbell', {
    2: putToken(
      token(
        'Ghost, Cow',
        { name: 'Bessy', unique: true, melee: 1, health: 1 },
        atStartOfYourTurn(ifYouDo(put(self, 'removed'), you.may(put(target(any.ally), 'removed')))),
      ),
    ),
  }),
  cardByHand('SoB-259', 'Preparing for War', {
    2: inOrder([
      putAndRememberAs(
        'shuffled',
        new CardNoun({ kind: 'target', filter: any.card, zone: 'graveyard', min: valueOfX, max: valueOfX }),
        'deckTop',
      ),
      ownerOf(rememberedCards('shuffled')).shuffleDeck(),
    ]),
  }),
  cardByHand('SoB-85', 'Shadow Silhouettes', {
    1: atEndOfYourTurn(
      removeSomeDamage(6, yourHero, 'removed'),
      putDamage(rememberedNumber('removed'), self),
    ),
  }),
  cardByHand('SoB-184', 'Anchorite Fareena', {
    2: oncePerTurn(pay(0).to(attach(target(attachment(any.card)), self))),
  }),
]
