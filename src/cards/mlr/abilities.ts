/**
 * Magtheridon's deck: thirty abilities and his armor and glaive (MLR-3 to 32, 39, 40). "Magtheridon" is your hero,
 * because he is one Boss, chained or unleashed (R101.4).
 *
 * The FAQ (R403) says that Cleave Apart is an instant, and that Fel Ruination, Fiery Pits and Toss About aren't. No
 * source says it about the others. Our choice is those that interrupt, Brush Aside and Will of the Legion.
 *
 * Both sources leave out the activate symbol in front of the powers of Demonic Fury, Redouble Effort and Terrifying
 * Presence. They disagree about Blood Siphon's cost, 1 or 2: it is 2 here, the milder one. Neither has DEF for the
 * Pit Lord's Armor, or a strike cost for the Pit Lord's Glaive: we use none, and 4 like its other numbers.
 */
import type { Filter } from '../../engine/index.ts'
import {
  ability,
  activeInZone,
  addCounters,
  additionalCost,
  and,
  anotherTarget,
  any,
  armor,
  atStartOfYourTurn,
  attachTo,
  both,
  cant,
  cardsInHand,
  cardsWithHighest,
  cardsWithLowest,
  chosenCards,
  controlledBy,
  controllerOf,
  costsLess,
  dealsCombatDamage,
  destroy,
  destroying,
  destroySelf,
  each,
  eachCardDealingDamage,
  entersPlayWith,
  exhaust,
  exhausting,
  exhaustSelf,
  exhausts,
  flipOver,
  heroOf,
  hostCard,
  ifDoneOrElse,
  interrupt,
  isDealtDamage,
  isDiscardedBy,
  moveDamage,
  nextTimeFromYourNextTurn,
  not,
  numberOfCards,
  numberOfCounters,
  ongoing,
  onlyIf,
  onYourTurn,
  opponents,
  opposing,
  or,
  type PlayerNoun,
  pay,
  playOnlyIf,
  put,
  putAndRememberAs,
  putDividedDamage,
  putToken,
  raiderControlled,
  raidersAsChooser,
  raidersTogether,
  ready,
  readyOnes,
  rememberedCards,
  rememberedNumber,
  repeatWhile,
  reveal,
  revealedCards,
  rollDieForEachCard,
  self,
  sum,
  tagged,
  target,
  targetOpponent,
  targetsBetween,
  thatDamageDealer,
  thatMuch,
  thatTarget,
  thatTargetPlayer,
  thereAreAtLeast,
  thereIs,
  thisTurn,
  topCards,
  turnEnds,
  upToOneTargetOfEach,
  usableFromGraveyard,
  valueOfX,
  wasAttackedThisTurnBy,
  weapon,
  when,
  withRolledFace,
  withStat,
  you,
  your,
  yourHero,
} from '../builders.ts'
import { gainBlood, numberOfBloods } from './bosses.ts'
import { abyssalToken } from './tokens.ts'

const uncommon = { rarity: 'uncommon' } as const
const isUnleashed = yourHero.isA(tagged('Unleashed'))
/** Returns the restriction "Play only if N or more Bloods are in play." */
const onlyWith = (n: number) =>
  self.has(playOnlyIf(n === 1 ? thereIs(each(your.blood)) : thereAreAtLeast(n, each(your.blood))))
const onlyUnleashed = self.has(playOnlyIf(isUnleashed))
/** An opposing ally, equipment or ability. The print names the three kinds in another order. */
const ofTheirs = and(or(any.ally, any.equipment, any.ability), opposing.card)
const abilityOrEquipment = or(any.ability, any.equipment)
/** The players of Swath of Destruction: the one who loses an ally, and the one who is named next. */
const first = controllerOf(thatTarget)
const second = controllerOf(rememberedCards('second'))
const third = controllerOf(rememberedCards('third'))
const notOf = (filter: Filter, ...players: PlayerNoun[]): Filter =>
  and(filter, ...players.map((who) => not(controlledBy(who).card)))
const ODD = [1, 3, 5]

export const abilities = {
  3: ability(
    'Abyssal Reinforcements',
    { cost: 3, ...uncommon },
    '',
    putToken(abyssalToken),
    ongoing(onYourTurn(pay(destroying(each(your.blood), 2)).to(putToken(abyssalToken)))),
  ),
  4: ability(
    'Bathe in Blood',
    { cost: 0, ...uncommon },
    '',
    yourHero.deals(2, 'melee').to(target(any.heroOrAlly)),
    onlyIf(isUnleashed, gainBlood),
  ),
  5: ability('Blast Nova', { cost: 2, ...uncommon }, '', flipOver(each(your.lair))),
  6: ability(
    'Blindside',
    { cost: 2, ...uncommon },
    '',
    putAndRememberAs('hands', cardsInHand(opponents), 'removed'),
    nextTimeFromYourNextTurn(turnEnds(you), put(rememberedCards('hands'), 'hand')),
  ),
  7: ability('Blood Siphon', { cost: 2, ...uncommon }, '', ongoing(pay(destroySelf).to(you.draw(3)))),
  8: ability(
    'Broken Hopes',
    { cost: 1, ...uncommon },
    '',
    ongoing(pay(destroySelf).to(destroy(target(abilityOrEquipment)))),
  ),
  9: ability(
    'Brush Aside',
    { cost: 3, instant: true, ...uncommon },
    '',
    interrupt(target(any.permanent, 'chain')),
    yourHero.deals(numberOfBloods, 'melee').to(heroOf(controllerOf(thatTarget))),
  ),
  10: ability(
    'Cleave Apart',
    { cost: 2, instant: true, ...uncommon },
    '',
    you.choose(1, each(controlledBy(targetOpponent).ability), 'ability'),
    you.choose(1, each(readyOnes(controlledBy(thatTargetPlayer).ally)), 'ally'),
    you.choose(1, each(controlledBy(thatTargetPlayer).equipment), 'equipment'),
    destroy(both(rememberedCards('ability'), rememberedCards('ally'), rememberedCards('equipment'))),
  ),
  11: ability(
    'Deadly Sweep',
    { cost: 3, ...uncommon },
    '',
    destroy(upToOneTargetOfEach(opponents, any.permanent)),
  ),
  12: ability(
    'Demonic Fury',
    { cost: 2, ...uncommon },
    '',
    self.has(entersPlayWith({ exhausted: true })),
    ongoing(pay(exhaustSelf).to(thisTurn(each(your.card).has(costsLess(2, { next: true }))))),
  ),
  13: ability(
    'Fel Ruination',
    { cost: 2, ...uncommon },
    '',
    onlyWith(7),
    raidersTogether.destroy(numberOfBloods, raiderControlled.permanent),
  ),
  14: ability(
    'Fiery Pits',
    { cost: 2, ...uncommon },
    '',
    putDividedDamage(raidersAsChooser, 15, each(raiderControlled.heroOrAlly)),
  ),
  15: ability(
    "Magtheridon's Rage",
    { cost: 0, costHasX: true, ...uncommon },
    '',
    yourHero.deals(valueOfX, 'melee').to(targetsBetween(1, sum(1, numberOfBloods), any.ally)),
  ),
  16: ability(
    'Mind Exhaustion',
    { cost: 1, ...uncommon },
    '',
    attachTo(target(any.heroOrAlly)),
    yourHero.deals(4, 'fire').to(thatTarget),
    ongoing(hostCard.cant('exhaust', any.cube)),
  ),
  17: ability(
    'One Fell Swoop',
    { cost: 6, ...uncommon },
    '',
    onlyWith(15),
    self.has(additionalCost(exhausting(yourHero))),
    yourHero.deals(30, 'melee').to(each(opposing.heroOrAlly)),
    self.has(cant('beInterrupted')),
  ),
  18: ability(
    'Path of Ruin',
    { cost: 4, ...uncommon },
    '',
    you.chooseNumber(cardsWithHighest('cost', opposing.permanent).stat('cost')),
    destroy(each(withStat(ofTheirs, 'cost', '=', rememberedNumber('chosenNumber')))),
  ),
  19: ability(
    'Power Returns',
    { cost: 4, ...uncommon },
    '',
    you.draw(numberOfBloods),
    usableFromGraveyard(pay(destroying(each(your.blood))).to(put(self, 'hand'))),
  ),
  20: ability(
    'Rampant Destruction',
    { cost: 3, ...uncommon },
    '',
    you.destroys(numberOfBloods, and(abilityOrEquipment, opposing.card)),
    activeInZone('graveyard', when(isDiscardedBy(self, opponents), you.may(put(self, 'hand')))),
  ),
  21: ability(
    'Redouble Effort',
    { cost: 3, ...uncommon },
    '',
    ongoing(
      pay(exhaustSelf).to(
        ready(yourHero),
        thisTurn(yourHero.cant('attack', wasAttackedThisTurnBy(yourHero, any.hero))),
      ),
    ),
  ),
  22: ability(
    'Sadistic Choice',
    { cost: 1, ...uncommon },
    '',
    reveal(topCards(2, you)),
    ifDoneOrElse(
      targetOpponent.may(put(revealedCards, 'graveyard')),
      you.draw(2),
      put(revealedCards, 'hand'),
    ),
  ),
  23: ability(
    'Sow Destruction',
    { cost: 1, ...uncommon },
    '',
    self.has(entersPlayWith({ counter: 'curse', count: numberOfBloods })),
    ongoing(
      atStartOfYourTurn(
        addCounters('curse'),
        you.choose(1, cardsWithLowest('damage', opposing.hero)),
        yourHero.deals(numberOfCounters('curse'), 'fire').to(chosenCards),
      ),
    ),
  ),
  24: ability(
    'Spirit Wrench',
    { cost: 3, ...uncommon },
    '',
    onlyWith(7),
    moveDamage(target(opposing.hero), anotherTarget(any.hero)),
  ),
  25: ability(
    'Squish Together',
    { cost: 1, ...uncommon },
    '',
    exhaust(targetsBetween(2, 2, opposing.ally), 'both'),
    rememberedCards('both')
      .eachDeals(eachCardDealingDamage.stat('atk'), 'melee')
      .to(
        each(
          and(
            { kind: 'is', what: rememberedCards('both').is },
            not({ kind: 'is', what: eachCardDealingDamage.is }),
          ),
        ),
      ),
  ),
  26: ability(
    'Swath of Destruction',
    { cost: 2, ...uncommon },
    '',
    onlyWith(1),
    destroy(target(opposing.ally)),
    first.choose(1, each(notOf(opposing.hero, first)), 'second'),
    second.destroys(1, controlledBy(second).resource),
    second.choose(1, each(notOf(opposing.hero, first, second)), 'third'),
    third.discard(1),
  ),
  27: ability(
    'Terrifying Presence',
    { cost: 2, ...uncommon },
    '',
    ongoing(
      each(opposing.ally).has(entersPlayWith({ exhausted: true })),
      pay(exhaustSelf).to(exhaust(target(any.ally))),
    ),
  ),
  28: ability(
    'Toss About',
    { cost: 2, ...uncommon },
    '',
    onlyWith(1),
    repeatWhile(
      thereIs(each(withRolledFace(ODD, raiderControlled.hero))),
      rollDieForEachCard(each(raiderControlled.hero), 'controllers'),
      yourHero.deals(1, 'melee').to(each(withRolledFace(ODD, raiderControlled.hero))),
    ),
  ),
  29: ability(
    'Trample Underfoot',
    { cost: 2, ...uncommon },
    '',
    yourHero.deals(2, 'melee').to(target(any.heroOrAlly)),
    ongoing(when(exhausts(yourHero), yourHero.deals(2, 'melee').to(target(any.heroOrAlly)))),
  ),
  30: ability(
    'Violent Reflex',
    { cost: 1, ...uncommon },
    '',
    ongoing(when(isDealtDamage(yourHero), yourHero.deals(1, 'melee').to(thatDamageDealer))),
  ),
  31: ability(
    'Whiplash',
    { cost: 1, ...uncommon },
    '',
    you.choose(sum(numberOfCards(cardsInHand(you)), -7), each(opposing.ally)),
    exhaust(chosenCards),
    onlyIf(isUnleashed, gainBlood),
  ),
  32: ability(
    'Will of the Legion',
    { cost: 2, instant: true, ...uncommon },
    '',
    interrupt(target(any.permanent, 'chain')),
    onlyIf(isUnleashed, gainBlood),
  ),
  39: armor(
    "Pit Lord's Armor",
    { cost: 2, ...uncommon },
    'Plate, Chest (1)',
    onlyUnleashed,
    pay(destroying(each(your.blood))).to(
      thisTurn(
        yourHero.has(cant('beTargeted', { by: opponents })),
        each(your.card).has(cant('beInterrupted')),
      ),
    ),
  ),
  40: weapon(
    "Pit Lord's Glaive",
    { cost: 4, melee: 4, strikeCost: 4, ...uncommon },
    'Two-Handed, Melee (1), Polearm',
    onlyUnleashed,
    when(
      dealsCombatDamage(yourHero, any.heroOrAlly),
      yourHero
        .deals(thatMuch, 'melee')
        .to(target(and(any.heroOrAlly, not({ kind: 'is', what: { kind: 'event', role: 'dealtTo' } })))),
    ),
  ),
}
