/** Further cards of the first sets, from Heroes of Azeroth to The Hunt for Illidan. */
import {
  additionalCost,
  allAreTrue,
  always,
  and,
  any,
  asLongAs,
  atEndOfYourTurn,
  atkBonus,
  atStartOfYourTurn,
  attacking,
  cant,
  cardPaidWith,
  cardsInGraveyard,
  cardsInHand,
  cardsOutOfTheGame,
  chosenCards,
  controlledBy,
  controllerOf,
  copyLink,
  damageWasDealtThisTurn,
  dealsCombatDamage,
  dealsDamage,
  defending,
  destroy,
  destroyAndRememberAs,
  destroyingAndRemembering,
  destroySelf,
  doubledStat,
  each,
  enters,
  everyone,
  exhaust,
  exhaustSelf,
  flipHero,
  foundCards,
  friendly,
  grantedPower,
  hostCard,
  ifDoneOrElse,
  ifElse,
  ifYouDo,
  inOrder,
  interrupt,
  isAtLeast,
  isDealtDamage,
  isDestroyed,
  isEqualTo,
  isNotTrue,
  isPlayed,
  leavesPlay,
  named,
  nextTime,
  nextTimeWithin,
  nonOngoing,
  not,
  numberOfCards,
  numberOfCounters,
  oncePerTurn,
  ongoing,
  onlyIf,
  opponents,
  opposing,
  other,
  otherCardOfEvent,
  pay,
  product,
  protects,
  put,
  putAndRememberAs,
  putDamage,
  putToken,
  putTokenAndRememberAs,
  putWithNewOwner,
  readyOnes,
  reattach,
  rememberedCards,
  removeCounters,
  removedThisWay,
  removeFromCombat,
  reveal,
  revealedCards,
  sabotages,
  sabotageTarget,
  sameNameAs,
  searchDeckForCard,
  self,
  tagged,
  target,
  targetOpponent,
  targetPlayer,
  thatCard,
  thatDamageDealer,
  thatDamagedCharacter,
  thatMuch,
  thatPlayer,
  thatTarget,
  thereIs,
  thisTurn,
  token,
  topCards,
  turnEnds,
  turnStarts,
  unattached,
  underOwnersControl,
  unless,
  upToOtherTargets,
  upToTargets,
  valueOfX,
  wasDealtCombatDamageThisTurn,
  wasDealtDamageThisTurn,
  when,
  withKeyword,
  withStat,
  withWordInName,
  wouldDraw,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

export const portalCards: readonly CardByHand[] = [
  cardByHand(
    'HoA-101',
    'Premeditation',
    {
      2: inOrder([
        searchDeckForCard(you, you, tagged('Combo')),
        put(foundCards, 'hand'),
        searchDeckForCard(you, you, tagged('Combo')),
        put(foundCards, 'hand'),
      ]),
    },
    { words: '-2', because: 'The generated text searches once for each card.' },
  ),
  cardByHand(
    'HoA-320',
    'Fang of the Crystal Spider',
    {
      1: when(
        dealsCombatDamage(yourHero, any.hero),
        thisTurn(
          each(any.card).has(cant('bePlayed', { by: controllerOf(thatDamagedCharacter) })),
          each(controlledBy(controllerOf(thatDamagedCharacter)).heroOrAlly).cant('strike', any.weapon),
        ),
      ),
    },
    {
      words: '+turn +character',
      because: 'The generated text says of both prohibitions how long they last.',
    },
  ),
  cardByHand('TDP-97', 'Lightning Shield', {
    2: ongoing(
      when(
        isDealtDamage(yourHero, any.heroOrAlly),
        ifYouDo(removeCounters('lightning'), yourHero.deals(2, 'nature').to(thatDamageDealer)),
        onlyIf(isEqualTo(numberOfCounters('lightning'), 0), destroy(self)),
      ),
    ),
  }),
  cardByHand('FoO-52', 'Righteous Defense', {
    1: lineOfSeveralTexts(
      removeFromCombat(target(defending(friendly.ally))),
      yourHero.becomesTheDefender(),
      thisTurn(each(opposing.heroOrAlly).cant('attack', thatTarget)),
    ),
  }),
  cardByHand('FoO-54', 'Seal of Vengeance', {
    2: ongoing(
      when(
        turnEnds(everyone),
        yourHero.deals(1, 'holy').to(each(wasDealtCombatDamageThisTurn(yourHero, any.heroOrAlly))),
      ),
    ),
    3: pay(1, destroySelf).to(
      yourHero.deals(1, 'holy').to(each(wasDealtCombatDamageThisTurn(yourHero, any.heroOrAlly))),
    ),
  }),
  cardByHand('FoO-68', 'Garrote', {
    3: ongoing(
      atStartOfYourTurn(
        yourHero.deals(1, 'melee').to(hostCard, 'dealt'),
        onlyIf(
          thereIs(rememberedCards('dealt')),
          thisTurn(each(any.ability).has(cant('bePlayed', { by: controllerOf(rememberedCards('dealt')) }))),
        ),
      ),
    ),
  }),
  cardByHand(
    'FoO-69',
    'Jackknife',
    {
      1: lineOfSeveralTexts(
        yourHero.deals(3, 'melee').to(upToTargets(1, any.heroOrAlly)),
        onlyIf(
          thereIs(each(and(tagged('Dagger'), your.card))),
          yourHero.deals(3, 'melee').to(upToOtherTargets(1, any.heroOrAlly)),
        ),
      ),
    },
    { words: '-target -2', because: 'The print names both targets before the damage.' },
  ),
  cardByHand('FoO-75', 'Earth Shield', {
    3: ongoing(
      when(
        dealsDamage(undefined, yourHero, { combat: true }),
        removeCounters('shield'),
        yourHero.heals(3).from(yourHero),
        onlyIf(isEqualTo(numberOfCounters('shield'), 0), destroy(self)),
      ),
    ),
  }),
  cardByHand('FoO-31', 'Misdirection', {
    1: ongoing(
      when(
        turnStarts(opponents),
        you.choose(1, each(your.ally)),
        thisTurn(each(opposing.ally).canAttackOnlyIfAble(chosenCards)),
      ),
    ),
  }),
  cardByHand(
    'FoO-99',
    'Victory Rush',
    {
      1: onlyIf(
        damageWasDealtThisTurn({ by: yourHero, to: any.ally, combat: true, fatal: true }),
        destroy(
          target(
            and(any.ally, not(wasDealtDamageThisTurn(any.card, { by: yourHero, combat: true, fatal: true }))),
          ),
        ),
      ),
    },
    { words: '+combat +turn', because: 'The generated text says which ally another one means.' },
  ),
  cardByHand('FoO-191', 'Vorden the Shadowbringer', {
    1: when(
      enters(self),
      you.chooseUpTo(numberOfCards(each(your.ally)), each(your.ally), 'mine'),
      destroyAndRememberAs('gone', rememberedCards('mine')),
      you.choose(numberOfCards(rememberedCards('gone')), each(opposing.ally)),
      destroy(chosenCards),
    ),
  }),
  cardByHand('TDP-41', 'Venomstrike', {
    1: when(
      turnEnds(everyone),
      self.deals(4, 'nature').to(each(wasDealtDamageThisTurn(any.heroOrAlly, { by: self }))),
    ),
  }),
  cardByHand('FWV-3', 'Greatfather Winter', {
    1: oncePerTurn(
      pay(0).to(you.choose(1, cardsInHand(you)), putWithNewOwner(chosenCards, 'hand', targetPlayer)),
    ),
  }),
  cardByHand(
    'CRP-7',
    'Spellstrike Hood',
    {
      1: pay(2, exhaustSelf).to(
        nextTimeWithin('turn', isPlayed(nonOngoing(any.ability), you), copyLink(thatCard)),
      ),
    },
    { words: '+may +target', because: 'The generated text explains what a copy is.' },
  ),
  cardByHand('MoL-315', 'Survey the Land', {
    2: ifElse(
      allAreTrue(thereIs(each(your.ability)), thereIs(each(your.ally)), thereIs(each(your.equipment))),
      you.draw(2),
      onlyIf(thereIs(each(your.permanent)), you.draw(1)),
    ),
  }),
  cardByHand('MoL-310', 'An OOX of Your Own', {
    2: inOrder([
      putTokenAndRememberAs('chickens', token('Mechanical, Chicken', { melee: 0, health: 1 }), 3),
      nextTime(
        turnStarts(you),
        putAndRememberAs('removed', rememberedCards('chickens'), 'removed'),
        you.draw(numberOfCards(rememberedCards('removed'))),
      ),
    ]),
  }),
  cardByHand('MoL-171', 'Zandar Shadesprocket', {
    2: when(isDealtDamage(self), putDamage(thatMuch, yourHero)),
  }),
  cardByHand('MoL-226', 'Vindicator Zalreth', {
    3: when(
      isDestroyed(self),
      ifYouDo(
        you.may(put(self, 'removed')),
        you.choose(
          1,
          cardsInGraveyard(you, withStat(any.ally, 'cost', '<=', numberOfCards(each(your.resource)))),
        ),
        put(chosenCards, 'play'),
      ),
    ),
  }),
  cardByHand('MoL-241', 'Retainer Mythras', {
    3: atEndOfYourTurn(unless(you.destroys(1, other(your.ally)), destroy(self))),
  }),
  cardByHand('MoL-243', 'Retainer Salvan', {
    3: when(
      sabotages(self, tagged('Armor')),
      exhaust(each(and(tagged('Armor'), controlledBy(controllerOf(otherCardOfEvent)).card))),
    ),
  }),
  cardByHand('MoL-252', 'Shattrath City Peacekeeper', {
    2: each(and(any.ally, not(named('Shattrath City Peacekeeper')))).has(atkBonus(-1)),
  }),
  cardByHand(
    'MoL-39',
    'Scraps',
    {
      1: atStartOfYourTurn(
        unless(
          you.may(you.choose(1, cardsInGraveyard(everyone, any.ally)), put(chosenCards, 'removed')),
          destroy(self),
        ),
      ),
    },
    { words: '+may', because: 'The print says "unless".' },
  ),
  cardByHand('MoL-256', 'Bloodstained Ravager Gauntlets', {
    1: pay(exhaustSelf).to(thisTurn(target(any.weapon).has(doubledStat('atk')))),
  }),
  cardByHand('SoB-79', 'Eclipse', {
    2: ongoing(
      when(
        { event: 'healed', from: opposing.heroOrAlly },
        yourHero.deals(product(2, thatMuch), 'shadow').to(thatDamagedCharacter),
      ),
    ),
  }),
  cardByHand(
    'SoB-121',
    'Shield Slam',
    {
      3: lineOfSeveralTexts(
        yourHero.deals(3, 'melee').to(target(any.heroOrAlly)),
        onlyIf(
          thatTarget.isA(any.hero),
          you.may(you.choose(1, each(controlledBy(controllerOf(thatTarget)).ability)), destroy(chosenCards)),
        ),
      ),
    },
    { words: '-target', because: 'The generated text asks whether the character is a hero.' },
  ),
  cardByHand('SoB-55', 'Snake Trap', {
    2: putToken(
      token('Snake', { nature: 1, health: 1 }),
      target(attacking(opposing.heroOrAlly)).stat('cost'),
    ),
  }),
  cardByHand('SoB-46', 'Tranquility', {
    1: yourHero.heals(product(2, valueOfX)).from(each(friendly.heroOrAlly)),
  }),
  cardByHand('SoB-104', 'Totemic Recovery', {
    1: lineOfSeveralTexts(
      ...['Air Totem', 'Earth Totem', 'Fire Totem', 'Water Totem'].flatMap((tag) => [
        you.choose(1, cardsInGraveyard(you, tagged(tag)), tag),
        put(rememberedCards(tag), 'play'),
      ]),
    ),
  }),
  cardByHand('SoB-144', 'Miner Steelwhiskers', {
    2: when(protects(self), put(topCards(2, targetOpponent), 'graveyard')),
  }),
  cardByHand('SoB-155', 'Sampron the Banisher', {
    2: when(leavesPlay(self), underOwnersControl(put(cardsOutOfTheGame(everyone, removedThisWay), 'play'))),
  }),
  cardByHand('SoB-208', 'Coilfang Myrmidon', {
    2: when(
      isDestroyed(self),
      reveal(topCards(1, you)),
      onlyIf(revealedCards.isA(named('Coilfang Myrmidon')), you.draw(1)),
    ),
  }),
  cardByHand('SoB-215', 'Warlord Kalithresh', {
    3: atStartOfYourTurn(
      ifYouDo(
        you.destroys(1, and(tagged('Naga'), tagged('Distiller'), your.card)),
        thisTurn(self.has(atkBonus(5))),
      ),
    ),
  }),
  cardByHand('HfI-27', 'Feral Energy', {
    1: ongoing(
      asLongAs(
        yourHero.isA(withKeyword('catForm', any.card)),
        self.has(
          grantedPower(
            when(
              dealsCombatDamage(yourHero, defending(any.hero)),
              ifYouDo(you.may(you.pays(1)), controllerOf(thatDamagedCharacter).discard(1)),
            ),
          ),
        ),
      ),
    ),
  }),
  cardByHand(
    'HfI-42',
    'Viper Sting',
    {
      2: ongoing(
        when(
          turnStarts(controllerOf(hostCard)),
          ifElse(
            thereIs(each(and(tagged('Ranged'), your.weapon))),
            thatPlayer.choose(2, each(readyOnes(controlledBy(thatPlayer).resource))),
            thatPlayer.choose(1, each(readyOnes(controlledBy(thatPlayer).resource))),
          ),
          exhaust(chosenCards),
        ),
      ),
    },
    { words: '+ready', because: 'Only a ready resource can be exhausted.' },
  ),
  cardByHand('HfI-48', 'Brain Lock', {
    2: wouldDraw(
      opponents,
      removeCounters('frost'),
      onlyIf(isEqualTo(numberOfCounters('frost'), 0), destroy(self)),
    ),
  }),
  cardByHand('HfI-53', 'Supernova', {
    1: always(
      self.has(
        additionalCost({
          kind: 'destroy',
          what: each(your.resource).is,
          count: numberOfCards(each(your.resource)),
          as: 'paidWith',
        }),
      ),
    ),
    2: yourHero.deals(numberOfCards(cardPaidWith), 'fire').to(target(any.hero)),
  }),
  cardByHand('HfI-92', 'Raise from the Ashes', {
    1: lineOfSeveralTexts(
      always(self.has(additionalCost(destroyingAndRemembering(each(your.ally))))),
      searchDeckForCard(you, you, sameNameAs(cardPaidWith, any.card)),
      put(foundCards, 'play'),
    ),
  }),
  cardByHand('HfI-97', 'Crush Soul', {
    1: ifYouDo(
      interrupt(target(any.ally, 'chain')),
      put(thatTarget, 'removed'),
      putDamage(thatTarget.stat('atk'), yourHero),
    ),
  }),
  cardByHand(
    'HfI-184',
    'Arcanist Bartis',
    {
      3: when(
        sabotages(self, sabotageTarget('player')),
        ifDoneOrElse(
          thatPlayer.may(thatPlayer.discard(1)),
          inOrder([]),
          thatPlayer.destroys(1, controlledBy(thatPlayer).ally),
        ),
      ),
    },
    { words: '+may', because: 'The print says that the player does one or the other.' },
  ),
  cardByHand('HfI-154', "Flame Bender Ta'jin", {
    1: when(
      enters(self),
      you.gainControlOf(target(any.ability)),
      onlyIf(isNotTrue(thatTarget.isA(unattached(any.card))), you.may(reattach(thatTarget))),
    ),
  }),
  cardByHand('HfI-213', 'Mana-Etched Spaulders', {
    1: pay(exhaustSelf).to(
      yourHero
        .heals(numberOfCards(each(withWordInName('Mana-Etched', and(tagged('Armor'), your.card)))))
        .from(yourHero),
    ),
  }),
  cardByHand('HfI-3', 'Durga Gravestone', {
    1: pay(1, flipHero, {
      kind: 'remove',
      what: cardsInGraveyard(you, tagged('Combo')).is,
      count: valueOfX,
      most: 5,
      as: 'paidWith',
    }).to(onlyIf(isAtLeast(numberOfCards(cardPaidWith), target(any.ally).stat('cost')), destroy(thatTarget))),
  }),
]
