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
  cardsLookedAt,
  changeTarget,
  chosenCards,
  combatEnds,
  controlledBy,
  controllerOf,
  count,
  damageIsDealtWith,
  dealsCombatDamage,
  dealsDamage,
  destroy,
  destroyingOne,
  destroySelf,
  each,
  eachTime,
  effectByRoll,
  enteringExhausted,
  everyone,
  exhaust,
  exhausting,
  exhaustSelf,
  ferocity,
  filterOf,
  flipHero,
  foundCards,
  haveDifferentNames,
  heroOf,
  heroOnly,
  ifElse,
  ifYouDo,
  inGraveyard,
  inHand,
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
  onChain,
  ongoing,
  onlyIf,
  onlyWhile,
  onYourTurn,
  opposing,
  other,
  otherCardsLookedAt,
  otherRevealedCards,
  outOfTheGame,
  pay,
  paysX,
  playableFromGraveyard,
  preventsDamage,
  product,
  put,
  putAndRememberAs,
  putTokenAndRememberAs,
  ready,
  reattach,
  remembered,
  rememberedAsThem,
  removeFromCombat,
  removingFromGame,
  reveal,
  revealedCards,
  revealedCardsMatching,
  rollResult,
  sameNameAs,
  search,
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
  untilAfterYourNextTurn,
  when,
  withKeyword,
  withStat,
  wouldBePut,
  x,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, card, several } from './card.ts'

export const azerothCards: readonly CardByHand[] = [
  card('FoO-14', "Mojo Shaper Ojo'mon", {
    1: onYourTurn(
      pay(4, flipHero).to(
        you.choose(1, inGraveyard(you, withStat(any.ally, 'cost', '<=', 2))),
        put(chosenCards, 'play'),
      ),
    ),
  }),
  card('FoO-18', 'Zomm Hopeslayer', {
    1: pay(paysX, flipHero).to(
      you.choose(x, outOfTheGame(you, tagged('Combo'))),
      put(chosenCards, 'graveyard'),
    ),
  }),
  card('FoO-35', 'Silencing Shot', {
    3: several(
      yourHero.deals(2, 'ranged').to(target(any.heroOrAlly)),
      onlyIf(
        thatTarget.isA(any.hero),
        thisTurn(each(any.ability).has(cant('bePlayed', { by: controllerOf(thatTarget) }))),
        you.chooseUpTo(1, onChain(controlledBy(controllerOf(thatTarget)).ability), 'ability'),
        interrupt(remembered('ability')),
      ),
    ),
  }),
  card('FoO-88', 'Shadowfury', {
    2: several(
      yourHero.deals(2, 'shadow').to(each(opposing.ally), 'them'),
      exhaust(rememberedAsThem),
      inNextReadyStep(rememberedAsThem.cant('ready')),
    ),
  }),
  card('FoO-97', 'Spell Reflection', {
    2: several(
      you.choose(1, onChain(targetingOnly(yourHero, any.ability)), 'ability'),
      changeTarget(remembered('ability'), heroOf(controllerOf(remembered('ability')))),
    ),
  }),
  card('FoO-100', 'Battle Preparations', { 1: untilAfterYourNextTurn(each(any.ally).cant('attack')) }),
  card('FoO-105', 'Goblin Gumbo', {
    3: when({ event: 'moved', what: filterOf(self), from: 'play', to: 'graveyard' }, put(self, 'deckTop')),
  }),
  card('FoO-108', 'Treasure Chest', {
    1: several(
      lookAt(topCards(3, you)),
      you.choose(1, cardsLookedAt),
      put(chosenCards, 'hand'),
      put(otherCardsLookedAt(chosenCards, you), 'deckTop'),
    ),
  }),
  card('FoO-128', 'Magraff Sparroweye Ironhammer', { 1: pay(1).to(thisTurn(self.has(longRange))) }),
  card('FoO-193', 'Spectral Tiger', {
    1: heroOnly('Alliance', always(each(withKeyword('elusive', your.ally)).has(atkAndHealthBonus(0, 1)))),
  }),
  card('FoO-208', 'Abacus of Violent Odds', {
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
  card('FoO-228', 'Totem of Coo', {
    2: inOrder([you.draw(1), you.draw(count(each(other(named('Totem of Coo', your.quest)))))]),
  }),
  card('FoO-236', 'In Case of Emergency', { 2: you.draw(count(each(other(your.quest)))) }),
  card('FoO-240', "One Draenei's Junk", {
    2: inOrder([
      reveal(topCards(3, you)),
      you.choose(
        1,
        revealedCardsMatching(withStat(withStat(any.card, 'cost', '>=', 1), 'cost', '<=', 3), you),
      ),
      put(chosenCards, 'hand'),
      put(otherRevealedCards(chosenCards, you), 'deckBottom'),
    ]),
    3: several(),
  }),
  card('HoA-11', 'Kayleitha', {
    1: pay(2, flipHero).to(
      onlyWhile(
        self.isA(withKeyword('stealth', any.card)),
        thisTurn(self.has(preventsDamage('all', { combat: true }))),
      ),
    ),
  }),
  card('HoA-12', 'Omedus the Punisher', {
    1: pay(3, flipHero).to(
      self.deals(sum(7, product(-1, count(inHand(controllerOf(thatTarget))))), 'shadow').to(target(any.hero)),
    ),
  }),
  card('HoA-19', 'Circle of Life', {
    1: ongoing(
      when(
        isDestroyed(any.ally),
        ifYouDo(
          controllerOf(thatCard).may(
            search(controllerOf(thatCard), controllerOf(thatCard), sameNameAs(thatCard, any.ally)),
          ),
          underOwnersControl(enteringExhausted(put(foundCards, 'play'))),
        ),
      ),
    ),
  }),
  card('HoA-92', 'Cold Blood', {
    3: eachTime(dealsDamage(yourHero, any.ally), 'turn', destroy(thatDamagedCharacter)),
  }),
  card('HoA-105', 'Waylay', {
    1: several(
      exhaust(target(any.ally)),
      onlyIf(
        yourHero.isA(withKeyword('stealth', any.card)),
        yourHero.deals(thatTarget.stat('health')).to(thatTarget),
      ),
    ),
  }),
  card(
    'HoA-127',
    'Infernal',
    { 1: atStartOfYourTurn(unless(you.may(you.discard(1)), targetOpponent.gainControlOf(self))) },
    { words: '+may', because: 'The generated text says "you may" where the print says "or".' },
  ),
  card(
    'HoA-143',
    'Last Stand',
    { 3: atStartOfYourTurn(unless(you.may(you.discard(2)), destroy(self))) },
    { words: '+may', because: 'The generated text says "you may" where the print says "or".' },
  ),
  card('HoA-144', 'Mocking Blow', {
    1: several(
      yourHero.deals(1, 'melee').to(target(any.heroOrAlly)),
      thisTurn(thatTarget.mustAttack(), thatTarget.canAttackOnly(yourHero)),
    ),
  }),
  card('HoA-155', 'Skewer', {
    1: several(
      you.choose(1, each(your.ally)),
      chosenCards.deals(chosenCards.stat('atk')).to(target(any.ally)),
    ),
  }),
  card('HoA-207', 'Mezzik Darkspark', {
    1: pay(exhaustSelf, destroyingOne(each(your.ally))).to(
      self.deals(cardPaidWith.stat('atk'), 'shadow').to(target(any.heroOrAlly)),
    ),
  }),
  card('HoA-223', 'Wilba', {
    1: when(dealsCombatDamage(and(tagged('Spider'), your.ally), any.ally), destroy(thatDamagedCharacter)),
  }),
  card('HoA-245', 'Kaal Soulreaper', {
    1: pay(7, removingFromGame(self)).to(underOwnersControl(put(inGraveyard(everyone, any.ally), 'play'))),
  }),
  card('HoA-304', 'Barov Peasant Caller', {
    1: pay(2, exhaustSelf, destroySelf).to(
      putTokenAndRememberAs('them', token('Peasant', { melee: 1, health: 1 }, ferocity), 3),
      nextTime(turnEnds(everyone), destroy(rememberedAsThem)),
    ),
  }),
  card('HoA-309', 'Noggenfogger Elixir', {
    1: pay(destroySelf).to(
      you.choose(1, each(your.ally)),
      you.roll(1),
      effectByRoll(
        'roll',
        [1, 2, thisTurn(chosenCards.cant('beDestroyed'))],
        [3, 4, ready(chosenCards)],
        [5, 6, thisTurn(chosenCards.cant('beAttacked'))],
      ),
    ),
    2: several(),
    3: several(),
    4: several(),
  }),
  card('HoA-322', 'Gift of the Elven Magi', {
    1: pay(2, exhaustSelf, exhausting(yourHero)).to(
      lookAt(topCards(1, you)),
      onlyIf(cardsLookedAt.isA(any.ability), you.may(reveal(cardsLookedAt), put(cardsLookedAt, 'hand'))),
    ),
  }),
  card('HoA-329', 'Illusionary Rod', {
    1: pay(1, exhaustSelf, exhausting(yourHero)).to(
      putAndRememberAs('gone', inHand(you), 'removed'),
      nextTime(turnEnds(everyone), put(remembered('gone'), 'hand')),
    ),
  }),
  card('HoA-330', "Inventor's Focal Sword", {
    1: pay(2, exhaustSelf).to(
      onlyIf(
        target(any.ability).isA(attachedTo(each(any.heroOrAlly), any.ability)),
        reattach(thatTarget, any.heroOrAlly),
      ),
    ),
  }),
  card('HoA-332', 'Rod of the Ogre Magi', {
    1: pay(2, exhaustSelf, exhausting(yourHero)).to(yourHero.deals(1).to(target(any.heroOrAlly))),
  }),
  card('HoA-334', 'The Shatterer', {
    1: when(
      damageIsDealtWith(self, { by: yourHero, to: any.hero, combat: true }),
      unless(
        controllerOf(thatDamagedCharacter).may(controllerOf(thatDamagedCharacter).pays(2)),
        you.choose(1, each(controlledBy(controllerOf(thatDamagedCharacter)).weapon)),
        destroy(chosenCards),
      ),
    ),
  }),
  card('HoA-357', 'The Princess Trapped', {
    2: inOrder([
      reveal(topCards(2, you)),
      targetOpponent.choose(1, revealedCards),
      put(chosenCards, 'hand'),
      put(otherRevealedCards(chosenCards, you), 'deckBottom'),
    ]),
  }),
  card('HoA-359', "Tooga's Quest", {
    2: inOrder([
      putTokenAndRememberAs('Tooga', token('Turtle', { name: 'Tooga', melee: 1, health: 1, unique: true })),
      nextTime(turnStarts(you), ifYouDo(put(remembered('Tooga'), 'removed'), you.draw(2))),
    ]),
  }),
  card('TDP-27', 'Swiftshift', {
    1: several(searchDeckOrGraveyard(you, tagged('Form')), put(foundCards, 'hand')),
  }),
  card('TDP-80', 'Blade Flurry', {
    2: ongoing(
      when(
        { event: 'dealt', by: filterOf(yourHero), to: any.ally, combat: true, with: any.weapon },
        you.may(
          yourHero
            .deals(thatMuch, 'melee')
            .to(target(and(any.heroOrAlly, not(filterOf(thatDamagedCharacter))))),
        ),
      ),
    ),
  }),
  card('TDP-136', 'Cannibalize', {
    2: several(
      you.chooseUpTo(count(inGraveyard(everyone, any.ally)), inGraveyard(everyone, any.ally)),
      put(chosenCards, 'removed'),
      yourHero.heals(product(2, count(chosenCards))).from(yourHero),
    ),
  }),
  card('TDP-143', 'Fortune Telling', { 1: you.turnDeckOver() }),
  card('TDP-165', 'Goldenmoon', {
    2: asLongAs(
      haveDifferentNames(each(and(tagged('Pet'), your.card))),
      each(and(tagged('Pet'), your.card)).mayBeMore(1, 'Pet'),
    ),
  }),
  card('TDP-190', 'Seraph the Exalted', {
    2: pay(exhaustSelf).to(
      you.choose(1, inHand(you, any.ally)),
      onlyIf(isAtLeast(count(each(your.resource)), chosenCards.stat('cost')), put(chosenCards, 'play')),
    ),
  }),
  card('TDP-207', 'Dramla Lifebender', {
    2: each(your.ally).has(playableFromGraveyard),
    3: each(any.ally).has(wouldBePut({ from: 'play', to: 'graveyard', of: you }, put(thatCard, 'removed'))),
  }),
]
