/** Cards of the sets Blood of Gladiators, Drums of War and Fields of Honor. */
import {
  activeInZone,
  addCounters,
  allAreTrue,
  alsoTagged,
  always,
  and,
  any,
  atEndOfYourTurn,
  atkAndHealthBonus,
  atkBonus,
  atStartOfYourTurn,
  awesomeKeyword,
  becomesDamageType,
  cant,
  cardsInHand,
  cardsOutOfTheGame,
  cardsRememberedAsThem,
  cardsWithHighest,
  cardsWithLowest,
  catFormKeyword,
  chosenCards,
  controlledBy,
  controllerOf,
  costToPlace,
  damageIsDealtWith,
  dealsCombatDamage,
  defending,
  destroy,
  destroying,
  destroySelf,
  didThisTurn,
  discardedCards,
  each,
  eachAffectedCard,
  eachCardDealingDamage,
  enters,
  entersPlayWith,
  everyone,
  exhaust,
  exhaustAndRemember,
  exhausted,
  exhausting,
  exhaustSelf,
  faceUp,
  ferocity,
  filterOfNoun,
  flipHero,
  flipOver,
  forEach,
  foundCards,
  grantedPower,
  hostCard,
  ifElse,
  ifYouDo,
  inCombatWith,
  inNextReadyStep,
  interrupt,
  isPlayed,
  losesKeywords,
  nextTimeFromYourNextTurn,
  nonToken,
  not,
  numberOfCards,
  numberOfCounters,
  ongoing,
  onlyIf,
  onlyWhile,
  onYourTurn,
  opposing,
  or,
  other,
  otherRevealedCards,
  pay,
  playableAsInstant,
  product,
  protector,
  put,
  putDamage,
  putIntoResourceRow,
  putToken,
  putTokenAndRememberAs,
  puttingDamage,
  randomTarget,
  rememberedCards,
  removeCounters,
  removeFromCombat,
  reveal,
  revealedCards,
  revealedCardsMatching,
  searchDeckForCard,
  self,
  sum,
  sumOfStat,
  tagged,
  target,
  targetInGraveyard,
  targetOpponent,
  targetPlayer,
  thatCard,
  thatDamagedCharacter,
  thatTarget,
  thatTargetPlayer,
  their,
  thereIs,
  they,
  thisTurn,
  token,
  topCards,
  turnEnds,
  turnStarts,
  unless,
  valueOfX,
  when,
  withChosenName,
  withKeyword,
  withStat,
  xResourceCost,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { type CardByHand, cardByHand, lineOfSeveralTexts } from './card-by-hand.ts'

export const arenaCards: readonly CardByHand[] = [
  cardByHand('BoG-24', "Tiger's Fury", {
    1: ongoing(
      pay(1).to(
        onlyWhile(
          allAreTrue(yourHero.isAttacking(), yourHero.isA(withKeyword('catForm', any.card))),
          thisTurn(yourHero.has(atkBonus(1))),
        ),
      ),
    ),
  }),
  cardByHand('BoG-25', 'Utopia', {
    1: lineOfSeveralTexts(
      destroy(each({ kind: 'token' })),
      putIntoResourceRow(each(nonToken(any.permanent)), { exhausted: true }),
    ),
  }),
  cardByHand('BoG-34', 'Combustion', {
    2: yourHero.deals(target(any.ally).stat('health'), 'fire').to(each(any.heroOrAlly)),
  }),
  cardByHand('BoG-54', 'Deadliness', {
    2: {
      kind: 'modal',
      who: you.are,
      modes: [
        destroy(target(exhausted(any.ally))),
        destroy(target(exhausted(any.equipment))),
        destroy(target(exhausted(any.resource))),
      ],
      choose: 3,
      orFewer: true,
    },
  }),
  cardByHand('BoG-59', 'Surgical Strikes', {
    1: ongoing(
      when(
        dealsCombatDamage(your.heroOrAlly, defending(any.hero)),
        controllerOf(thatDamagedCharacter).discard(1),
      ),
    ),
  }),
  cardByHand('BoG-70', 'Dark Justice', {
    1: lineOfSeveralTexts(putDamage(target(any.ally).stat('atk'), yourHero), put(thatTarget, 'removed')),
  }),
  cardByHand(
    'BoG-91',
    'Center of Attention',
    { 2: ongoing(hostCard.has(grantedPower(awesomeKeyword))) },
    { words: '+turn +may +draw', because: 'The generated text spells out the keyword.' },
  ),
  cardByHand('BoG-113', 'Miranda McMiserson', {
    2: pay(exhaustSelf).to(
      you.names(),
      reveal(topCards(1, you)),
      ifElse(revealedCards.isA(withChosenName()), you.draw(1), put(revealedCards, 'deckBottom')),
    ),
  }),
  cardByHand(
    'BoG-145',
    "Vol'jin",
    { 1: self.has(atkBonus(sumOfStat('damage', each(and(tagged('Troll'), your.heroOrAlly))))) },
    { words: '+character', because: 'The generated text calls heroes and allies characters.' },
  ),
  cardByHand('BoG-154', 'Short John Mithril', {
    1: when(
      enters(self),
      searchDeckForCard(you, you, any.equipment),
      ifElse(foundCards.isA(tagged('Arena')), put(foundCards, 'hand'), put(foundCards, 'deckTop')),
    ),
  }),
  cardByHand('BoG-169', 'The Seal of Danzalar', {
    1: atStartOfYourTurn(
      yourHero
        .deals(
          sum(
            numberOfCards(cardsInHand(you)),
            product(-1, numberOfCards(cardsInHand(controllerOf(thatTarget)))),
          ),
          'shadow',
        )
        .to(target(any.hero)),
    ),
  }),
  cardByHand('BoG-170', 'Talisman of the Alliance', {
    1: pay(exhaustSelf, destroySelf).to(destroy(cardsWithLowest('cost', or(any.ability, any.equipment)))),
  }),
  cardByHand('BoG-171', 'Talisman of the Horde', {
    1: pay(exhaustSelf, destroySelf).to(destroy(cardsWithHighest('cost', or(any.ability, any.equipment)))),
  }),
  cardByHand('BoG-182', 'Nethershard', {
    1: onYourTurn(
      pay(2, exhausting(yourHero)).to(
        targetOpponent.choose(1, cardsInHand(thatTargetPlayer)),
        put(chosenCards, 'removed'),
      ),
    ),
  }),
  cardByHand('BoG-185', 'Tempest of Chaos', {
    1: atStartOfYourTurn(
      addCounters('chaos'),
      yourHero.deals(numberOfCounters('chaos'), 'fire').to(randomTarget(opposing.heroOrAlly)),
    ),
  }),
  cardByHand('BoG-192', 'Mark V Is Alive!', {
    2: putToken(
      token(
        'Mechanical',
        { name: 'Mark V', melee: 0, health: 1 },
        atStartOfYourTurn(self.deals(5, 'melee').to(target(any.heroOrAlly))),
      ),
    ),
  }),
  cardByHand('BoG-196', 'The Ring of Blood: The Final Challenge', {
    1: always(self.has(costToPlace(puttingDamage(2, yourHero)))),
  }),
  cardByHand('BoG-201', 'Gurubashi Arena', {
    1: pay(exhaustSelf).to(thisTurn(target(your.ally).has(alsoTagged('Arena')))),
  }),
  cardByHand('DoW-3', 'Martiana the Mindwrench', {
    1: pay(1, flipHero).to(
      onlyIf(didThisTurn('discarded', any.card, { by: targetPlayer }), thatTargetPlayer.discard(1)),
    ),
  }),
  cardByHand('DoW-25', 'Master Instinct', {
    2: pay(exhaustSelf).to(
      onlyWhile(
        thereIs(each(and(filterOfNoun(self), your.ability))),
        thisTurn(yourHero.has(losesKeywords('bearForm'), catFormKeyword)),
      ),
    ),
  }),
  cardByHand('DoW-47', 'Penance', {
    1: each(any.ally).eachDeals(eachCardDealingDamage.stat('atk'), 'holy').to(eachCardDealingDamage),
  }),
  cardByHand('DoW-54', 'Misery', {
    2: ongoing(pay(xResourceCost, exhaustSelf).to(put(topCards(valueOfX, targetPlayer), 'graveyard'))),
    3: lineOfSeveralTexts(),
  }),
  cardByHand('DoW-58', 'Vampiric Tendrils', {
    1: lineOfSeveralTexts(
      { kind: 'discard', who: targetPlayer.are, count: 2, cards: 'discarded' },
      yourHero.heals(sumOfStat('cost', discardedCards)).from(yourHero),
    ),
  }),
  cardByHand(
    'DoW-64',
    'Ransack',
    { 1: destroy(cardsWithLowest('cost', any.permanent)) },
    { words: '-2', because: 'The generated text has one sentence for one card and for several.' },
  ),
  cardByHand('DoW-136', 'Magnus Longbarrel', { 1: pay(1, destroySelf).to(flipOver(target(any.resource))) }),
  cardByHand('DoW-151', 'Weldon Barov', {
    1: atEndOfYourTurn(
      putTokenAndRememberAs('them', token('Peasant', { melee: 1, health: 1 }, protector), 3),
      nextTimeFromYourNextTurn(turnEnds(everyone), destroy(cardsRememberedAsThem)),
    ),
    2: lineOfSeveralTexts(),
  }),
  cardByHand('DoW-152', 'Woodsie Leafsong', {
    2: when(
      dealsCombatDamage(self, defending(opposing.hero)),
      you.may(
        destroy(
          target(and(or(any.ability, any.equipment), controlledBy(controllerOf(thatDamagedCharacter)).card)),
        ),
      ),
    ),
  }),
  cardByHand('DoW-157', 'Alexi Barov', {
    1: atStartOfYourTurn(
      putTokenAndRememberAs('them', token('Peasant', { melee: 1, health: 1 }, ferocity), 3),
      nextTimeFromYourNextTurn(turnEnds(everyone), destroy(cardsRememberedAsThem)),
    ),
    2: lineOfSeveralTexts(),
  }),
  cardByHand('DoW-202', 'Vixton Pinchwhistle', {
    1: pay(exhaustSelf).to(
      reveal(topCards(3, you)),
      you.choose(1, revealedCardsMatching(tagged('Arena'), you)),
      put(chosenCards, 'hand'),
      put(otherRevealedCards(chosenCards, you), 'deckBottom'),
    ),
    2: lineOfSeveralTexts(),
  }),
  cardByHand('DoW-221', 'Black Amnesty', {
    2: pay(1, exhaustSelf).to(
      onlyIf(yourHero.isA(defending(inCombatWith(any.ally))), removeFromCombat(yourHero)),
    ),
  }),
  cardByHand('DoW-223', 'Blue Diamond Witchwand', {
    2: when(damageIsDealtWith(self), removeCounters({ atk: 1 }, 'all')),
  }),
  cardByHand(
    'DoW-249',
    'Outland Sucks!',
    {
      2: ifElse(
        thereIs(each(and(or(tagged('Blood Elf'), tagged('Draenei'), tagged('Demon')), opposing.heroOrAlly))),
        you.draw(2),
        you.draw(1),
      ),
    },
    { words: '+character', because: 'The generated text calls heroes and allies characters.' },
  ),
  cardByHand('FoH-2', 'Keward the Ravager', {
    1: pay(3, flipHero).to(
      onlyWhile(self.isA(defending(any.card)), thisTurn(each(opposing.ally).has(atkAndHealthBonus(0, -1)))),
    ),
  }),
  cardByHand('FoH-15', 'Kileana the Inferno', {
    1: pay(2, flipHero).to(
      self.deals(2, 'fire').to(each(your.ally)),
      self.deals(1, 'fire').to(each(and(any.ally, not({ kind: 'controlledBy', players: you.are })))),
    ),
  }),
  cardByHand('FoH-37', 'Nether Fissure', {
    1: lineOfSeveralTexts(always(self.has(cant('beInterrupted'))), interrupt(target(any.card, 'chain'))),
  }),
  cardByHand('FoH-42', 'Concentration Aura', {
    1: ongoing(each(your.ability).has(playableAsInstant, cant('beInterrupted'))),
  }),
  cardByHand('FoH-60', 'Ruthlessness', {
    2: lineOfSeveralTexts(
      you.chooseUpTo(5, cardsOutOfTheGame(you, tagged('Combo'))),
      put(chosenCards, 'hand'),
    ),
  }),
  cardByHand('FoH-63', 'Elemental Weapons', {
    2: ongoing(each(your.weapon).has(becomesDamageType('nature'), atkBonus(eachAffectedCard.stat('cost')))),
  }),
  cardByHand('FoH-71', 'Curse of Weakness', {
    2: ongoing(
      when(
        turnStarts(controllerOf(hostCard)),
        unless(controllerOf(hostCard).may(controllerOf(hostCard).pays(4)), exhaust(hostCard)),
      ),
    ),
  }),
  cardByHand('FoH-83', 'Celerity', {
    1: ongoing(
      pay(exhaustSelf).to(
        onlyIf(yourHero.isA(defending(inCombatWith(any.ally))), removeFromCombat(yourHero)),
      ),
    ),
  }),
  cardByHand(
    'FoH-97',
    'Dimzer the Prestidigitator',
    {
      3: activeInZone(
        ['play', 'chain'],
        when(
          isPlayed(any.ally, you),
          ifYouDo(you.may(thisTurn(thatCard.has(entersPlayWith({ damage: 1 })))), you.draw(1)),
        ),
      ),
    },
    { words: '+turn', because: 'The modifier of the card that is played ends with the turn.' },
  ),
  cardByHand('FoH-130', 'Grugthar Sharpblade', {
    1: atStartOfYourTurn(
      you.choose(1, each(your.heroOrAlly)),
      thisTurn(each(and(any.heroOrAlly, not(filterOfNoun(chosenCards)))).cant('attack')),
    ),
  }),
  cardByHand('FoH-136', 'Morkad Sharptooth', {
    1: atStartOfYourTurn(
      you.choose(1, each(your.heroOrAlly)),
      thisTurn(each(and(any.heroOrAlly, not(filterOfNoun(chosenCards)))).cant('attack')),
    ),
  }),
  cardByHand('FoH-138', 'Nazguk Sharptongue', {
    1: lineOfSeveralTexts(
      atStartOfYourTurn(
        you.choose(1, each(your.heroOrAlly)),
        thisTurn(each(and(any.heroOrAlly, not(filterOfNoun(chosenCards)))).cant('attack')),
      ),
      pay(2, destroying(each(other(your.ally)))).to(thisTurn(self.has(ferocity))),
    ),
  }),
  cardByHand('FoH-150', 'Backstab Bindo Gearbomb', {
    1: pay(1, exhaustSelf).to(
      exhaustAndRemember(target(any.card)),
      onlyIf(
        rememberedCards('exhausted').isA(tagged('Arena')),
        inNextReadyStep(rememberedCards('exhausted').cant('ready')),
      ),
    ),
  }),
  cardByHand('FoH-152', 'Treebole', {
    1: atStartOfYourTurn(
      forEach(everyone, they.choose(1, each(their.ally))),
      destroy(each(and(any.ally, not(filterOfNoun(chosenCards))))),
    ),
  }),
  cardByHand('FoH-156', "Don Alejandro's Money Belt", {
    1: pay(exhaustSelf).to(
      ifYouDo(
        you.may(you.choose(1, cardsInHand(you, any.equipment)), reveal(chosenCards)),
        putIntoResourceRow(chosenCards, { exhausted: true }),
      ),
    ),
  }),
  cardByHand(
    'FoH-195',
    'Legendary Heroes',
    {
      2: unless(
        targetOpponent.may(
          thatTargetPlayer.choose(
            1,
            each(faceUp(or(controlledBy(thatTargetPlayer).hero, controlledBy(thatTargetPlayer).resource))),
          ),
          flipOver(chosenCards),
        ),
        you.draw(1),
      ),
    },
    { words: '+may', because: 'The generated text says "may" where the print says "unless".' },
  ),
  cardByHand('FoH-206', 'Gnomeregan', {
    3: pay(exhaustSelf).to(destroy(target(withKeyword('irradiated', any.ally)))),
  }),
  cardByHand(
    'FoH-207',
    'Ironforge',
    {
      2: pay(exhaustSelf).to(
        onlyIf(
          targetInGraveyard(you, or(tagged('Armor'), tagged('Weapon'))).isA(
            withStat(any.card, 'cost', '<', numberOfCards(each(and(tagged('Dwarf'), your.heroOrAlly)))),
          ),
          put(thatTarget, 'hand'),
        ),
      ),
    },
    { words: '+character', because: 'The generated text calls heroes and allies characters.' },
  ),
]
