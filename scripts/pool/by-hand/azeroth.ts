/** Cards of the sets Heroes of Azeroth, Through the Dark Portal and Fires of Outland. */
import {
  always,
  and,
  any,
  asLongAs,
  atkAndHealthBonus,
  atStartOfYourTurn,
  attachedTo,
  attacks,
  both,
  cant,
  cardPaidWith,
  cardsInGraveyard,
  cardsInHand,
  cardsLookedAt,
  cardsOnChain,
  cardsOutOfTheGame,
  cardsRememberedAsThem,
  changeTarget,
  chosenCards,
  combatEnds,
  controlledBy,
  controllerOf,
  damageIsDealtWith,
  dealsCombatDamage,
  dealsDamage,
  destroy,
  destroyingAndRemembering,
  destroySelf,
  doEffectByRoll,
  each,
  eachTime,
  enteringExhausted,
  everyone,
  exhaust,
  exhausting,
  exhaustSelf,
  ferocity,
  filterOfNoun,
  flipHero,
  foundCards,
  haveDifferentNames,
  heroOf,
  ifElse,
  ifYouDo,
  inNextReadyStep,
  inOrder,
  interrupt,
  isAtLeast,
  isDestroyed,
  isOdd,
  longRange,
  lookAt,
  named,
  nextTime,
  not,
  numberOfCards,
  ongoing,
  onlyForHeroWithTrait,
  onlyIf,
  onlyWhile,
  onYourTurn,
  opposing,
  other,
  otherCardsLookedAt,
  otherRevealedCards,
  pay,
  playableFromGraveyard,
  preventsDamage,
  product,
  put,
  putAndRememberAs,
  putTokenAndRememberAs,
  ready,
  reattach,
  rememberedCards,
  removeFromCombat,
  removingFromGame,
  reveal,
  revealedCards,
  revealedCardsMatching,
  rollResult,
  sameNameAs,
  searchDeckForCard,
  searchDeckOrGraveyard,
  self,
  sum,
  tagged,
  target,
  targetingOnly,
  targetOpponent,
  thatCard,
  thatDamagedCharacter,
  thatMuch,
  thatTarget,
  thisTurn,
  token,
  topCards,
  turnEnds,
  turnStarts,
  underOwnersControl,
  unless,
  untilEndOfYourNextTurn,
  valueOfX,
  when,
  withKeyword,
  withStat,
  wouldBePut,
  xResourceCost,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

export const azerothCards: readonly CardByHand[] = [
  cardByHand('FoO-14', "Mojo Shaper Ojo'mon", {
    1: onYourTurn(
      pay(4, flipHero).to(
        you.choose(1, cardsInGraveyard(you, withStat(any.ally, 'cost', '<=', 2))),
        put(chosenCards, 'play'),
      ),
    ),
  }),
  cardByHand('FoO-18', 'Zomm Hopeslayer', {
    1: pay(xResourceCost, flipHero).to(
      you.choose(valueOfX, cardsOutOfTheGame(you, tagged('Combo'))),
      put(chosenCards, 'graveyard'),
    ),
  }),
  cardByHand('FoO-35', 'Silencing Shot', {
    3: lineOfSeveralTexts(
      yourHero.deals(2, 'ranged').to(target(any.heroOrAlly)),
      onlyIf(
        thatTarget.isA(any.hero),
        thisTurn(each(any.ability).has(cant('bePlayed', { by: controllerOf(thatTarget) }))),
        you.chooseUpTo(1, cardsOnChain(controlledBy(controllerOf(thatTarget)).ability), 'ability'),
        interrupt(rememberedCards('ability')),
      ),
    ),
  }),
  cardByHand('FoO-88', 'Shadowfury', {
    2: lineOfSeveralTexts(
      yourHero.deals(2, 'shadow').to(each(opposing.ally), 'them'),
      exhaust(cardsRememberedAsThem),
      inNextReadyStep(cardsRememberedAsThem.cant('ready')),
    ),
  }),
  cardByHand('FoO-97', 'Spell Reflection', {
    2: lineOfSeveralTexts(
      you.choose(1, cardsOnChain(targetingOnly(yourHero, any.ability)), 'ability'),
      changeTarget(rememberedCards('ability'), heroOf(controllerOf(rememberedCards('ability')))),
    ),
  }),
  cardByHand('FoO-100', 'Battle Preparations', { 1: untilEndOfYourNextTurn(each(any.ally).cant('attack')) }),
  cardByHand('FoO-105', 'Goblin Gumbo', {
    3: when(
      { event: 'moved', what: filterOfNoun(self), from: 'play', to: 'graveyard' },
      put(self, 'deckTop'),
    ),
  }),
  cardByHand('FoO-108', 'Treasure Chest', {
    1: lineOfSeveralTexts(
      lookAt(topCards(3, you)),
      you.choose(1, cardsLookedAt),
      put(chosenCards, 'hand'),
      put(otherCardsLookedAt(chosenCards, you), 'deckTop'),
    ),
  }),
  cardByHand('FoO-128', 'Magraff Sparroweye Ironhammer', { 1: pay(1).to(thisTurn(self.has(longRange))) }),
  cardByHand('FoO-193', 'Spectral Tiger', {
    1: onlyForHeroWithTrait(
      'Alliance',
      always(each(withKeyword('elusive', your.ally)).has(atkAndHealthBonus(0, 1))),
    ),
  }),
  cardByHand('FoO-208', 'Abacus of Violent Odds', {
    1: when(
      attacks(yourHero),
      you.roll(1),
      ifElse(
        isOdd(rollResult()),
        nextTime(combatEnds, ready(both(yourHero, each(your.weapon)))),
        removeFromCombat(yourHero),
      ),
    ),
  }),
  cardByHand('FoO-228', 'Totem of Coo', {
    2: inOrder([you.draw(1), you.draw(numberOfCards(each(other(named('Totem of Coo', your.quest)))))]),
  }),
  cardByHand('FoO-236', 'In Case of Emergency', { 2: you.draw(numberOfCards(each(other(your.quest)))) }),
  cardByHand('FoO-240', "One Draenei's Junk", {
    2: inOrder([
      reveal(topCards(3, you)),
      you.choose(
        1,
        revealedCardsMatching(withStat(withStat(any.card, 'cost', '>=', 1), 'cost', '<=', 3), you),
      ),
      put(chosenCards, 'hand'),
      put(otherRevealedCards(chosenCards, you), 'deckBottom'),
    ]),
    3: lineOfSeveralTexts(),
  }),
  cardByHand('HoA-11', 'Kayleitha', {
    1: pay(2, flipHero).to(
      onlyWhile(
        self.isA(withKeyword('stealth', any.card)),
        thisTurn(self.has(preventsDamage('all', { combat: true }))),
      ),
    ),
  }),
  cardByHand('HoA-12', 'Omedus the Punisher', {
    1: pay(3, flipHero).to(
      self
        .deals(sum(7, product(-1, numberOfCards(cardsInHand(controllerOf(thatTarget))))), 'shadow')
        .to(target(any.hero)),
    ),
  }),
  cardByHand('HoA-19', 'Circle of Life', {
    1: ongoing(
      when(
        isDestroyed(any.ally),
        ifYouDo(
          controllerOf(thatCard).may(
            searchDeckForCard(controllerOf(thatCard), controllerOf(thatCard), sameNameAs(thatCard, any.ally)),
          ),
          underOwnersControl(enteringExhausted(put(foundCards, 'play'))),
        ),
      ),
    ),
  }),
  cardByHand('HoA-92', 'Cold Blood', {
    3: eachTime(dealsDamage(yourHero, any.ally), 'turn', destroy(thatDamagedCharacter)),
  }),
  cardByHand('HoA-105', 'Waylay', {
    1: lineOfSeveralTexts(
      exhaust(target(any.ally)),
      onlyIf(
        yourHero.isA(withKeyword('stealth', any.card)),
        yourHero.deals(thatTarget.stat('health')).to(thatTarget),
      ),
    ),
  }),
  cardByHand(
    'HoA-127',
    'Infernal',
    { 1: atStartOfYourTurn(unless(you.may(you.discard(1)), targetOpponent.gainControlOf(self))) },
    { words: '+may', because: 'The generated text says "you may" where the print says "or".' },
  ),
  cardByHand(
    'HoA-143',
    'Last Stand',
    { 3: atStartOfYourTurn(unless(you.may(you.discard(2)), destroy(self))) },
    { words: '+may', because: 'The generated text says "you may" where the print says "or".' },
  ),
  cardByHand('HoA-144', 'Mocking Blow', {
    1: lineOfSeveralTexts(
      yourHero.deals(1, 'melee').to(target(any.heroOrAlly)),
      thisTurn(thatTarget.mustAttack(), thatTarget.canAttackOnly(yourHero)),
    ),
  }),
  cardByHand('HoA-155', 'Skewer', {
    1: lineOfSeveralTexts(
      you.choose(1, each(your.ally)),
      chosenCards.deals(chosenCards.stat('atk')).to(target(any.ally)),
    ),
  }),
  cardByHand('HoA-207', 'Mezzik Darkspark', {
    1: pay(exhaustSelf, destroyingAndRemembering(each(your.ally))).to(
      self.deals(cardPaidWith.stat('atk'), 'shadow').to(target(any.heroOrAlly)),
    ),
  }),
  cardByHand('HoA-223', 'Wilba', {
    1: when(dealsCombatDamage(and(tagged('Spider'), your.ally), any.ally), destroy(thatDamagedCharacter)),
  }),
  cardByHand('HoA-245', 'Kaal Soulreaper', {
    1: pay(7, removingFromGame(self)).to(
      underOwnersControl(put(cardsInGraveyard(everyone, any.ally), 'play')),
    ),
  }),
  cardByHand('HoA-304', 'Barov Peasant Caller', {
    1: pay(2, exhaustSelf, destroySelf).to(
      putTokenAndRememberAs('them', token('Peasant', { melee: 1, health: 1 }, ferocity), 3),
      nextTime(turnEnds(everyone), destroy(cardsRememberedAsThem)),
    ),
  }),
  cardByHand('HoA-309', 'Noggenfogger Elixir', {
    1: pay(destroySelf).to(
      you.choose(1, each(your.ally)),
      you.roll(1),
      doEffectByRoll(
        'roll',
        [1, 2, thisTurn(chosenCards.cant('beDestroyed'))],
        [3, 4, ready(chosenCards)],
        [5, 6, thisTurn(chosenCards.cant('beAttacked'))],
      ),
    ),
    2: lineOfSeveralTexts(),
    3: lineOfSeveralTexts(),
    4: lineOfSeveralTexts(),
  }),
  cardByHand('HoA-322', 'Gift of the Elven Magi', {
    1: pay(2, exhaustSelf, exhausting(yourHero)).to(
      lookAt(topCards(1, you)),
      onlyIf(cardsLookedAt.isA(any.ability), you.may(reveal(cardsLookedAt), put(cardsLookedAt, 'hand'))),
    ),
  }),
  cardByHand('HoA-329', 'Illusionary Rod', {
    1: pay(1, exhaustSelf, exhausting(yourHero)).to(
      putAndRememberAs('gone', cardsInHand(you), 'removed'),
      nextTime(turnEnds(everyone), put(rememberedCards('gone'), 'hand')),
    ),
  }),
  cardByHand('HoA-330', "Inventor's Focal Sword", {
    1: pay(2, exhaustSelf).to(
      onlyIf(
        target(any.ability).isA(attachedTo(each(any.heroOrAlly), any.ability)),
        reattach(thatTarget, any.heroOrAlly),
      ),
    ),
  }),
  cardByHand('HoA-332', 'Rod of the Ogre Magi', {
    1: pay(2, exhaustSelf, exhausting(yourHero)).to(yourHero.deals(1).to(target(any.heroOrAlly))),
  }),
  cardByHand('HoA-334', 'The Shatterer', {
    1: when(
      damageIsDealtWith(self, { by: yourHero, to: any.hero, combat: true }),
      unless(
        controllerOf(thatDamagedCharacter).may(controllerOf(thatDamagedCharacter).pays(2)),
        you.choose(1, each(controlledBy(controllerOf(thatDamagedCharacter)).weapon)),
        destroy(chosenCards),
      ),
    ),
  }),
  cardByHand('HoA-357', 'The Princess Trapped', {
    2: inOrder([
      reveal(topCards(2, you)),
      targetOpponent.choose(1, revealedCards),
      put(chosenCards, 'hand'),
      put(otherRevealedCards(chosenCards, you), 'deckBottom'),
    ]),
  }),
  cardByHand('HoA-359', "Tooga's Quest", {
    2: inOrder([
      putTokenAndRememberAs('Tooga', token('Turtle', { name: 'Tooga', melee: 1, health: 1, unique: true })),
      nextTime(turnStarts(you), ifYouDo(put(rememberedCards('Tooga'), 'removed'), you.draw(2))),
    ]),
  }),
  cardByHand('TDP-27', 'Swiftshift', {
    1: lineOfSeveralTexts(searchDeckOrGraveyard(you, tagged('Form')), put(foundCards, 'hand')),
  }),
  cardByHand('TDP-80', 'Blade Flurry', {
    2: ongoing(
      when(
        { event: 'dealt', by: filterOfNoun(yourHero), to: any.ally, combat: true, with: any.weapon },
        you.may(
          yourHero
            .deals(thatMuch, 'melee')
            .to(target(and(any.heroOrAlly, not(filterOfNoun(thatDamagedCharacter))))),
        ),
      ),
    ),
  }),
  cardByHand('TDP-136', 'Cannibalize', {
    2: lineOfSeveralTexts(
      you.chooseUpTo(
        numberOfCards(cardsInGraveyard(everyone, any.ally)),
        cardsInGraveyard(everyone, any.ally),
      ),
      put(chosenCards, 'removed'),
      yourHero.heals(product(2, numberOfCards(chosenCards))).from(yourHero),
    ),
  }),
  cardByHand('TDP-143', 'Fortune Telling', { 1: you.turnDeckOver() }),
  cardByHand('TDP-165', 'Goldenmoon', {
    2: asLongAs(
      haveDifferentNames(each(and(tagged('Pet'), your.card))),
      each(and(tagged('Pet'), your.card)).mayBeMore(1, 'Pet'),
    ),
  }),
  cardByHand('TDP-190', 'Seraph the Exalted', {
    2: pay(exhaustSelf).to(
      you.choose(1, cardsInHand(you, any.ally)),
      onlyIf(
        isAtLeast(numberOfCards(each(your.resource)), chosenCards.stat('cost')),
        put(chosenCards, 'play'),
      ),
    ),
  }),
  cardByHand('TDP-207', 'Dramla Lifebender', {
    2: each(your.ally).has(playableFromGraveyard),
    3: each(any.ally).has(wouldBePut({ from: 'play', to: 'graveyard', of: you }, put(thatCard, 'removed'))),
  }),
]
