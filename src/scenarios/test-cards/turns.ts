/**
 * Printed cards about turns and combat that the rules have no example for: keywords, prices, and further things to
 * sabotage.
 */
import {
  ability,
  ally,
  and,
  any,
  atkAndHealthBonus,
  attachTo,
  bearFormKeyword,
  cardsInGraveyard,
  catFormKeyword,
  chosenCards,
  controlledBy,
  controllerOf,
  each,
  enters,
  everyone,
  exhaustSelf,
  filterOfNoun,
  forEach,
  hostCard,
  interrupt,
  losesKeywords,
  numberedCardsOfSet,
  numberOfCards,
  ongoing,
  onlyWhile,
  or,
  otherCardOfEvent,
  pay,
  protector,
  put,
  resourceCost,
  sabotage,
  sabotages,
  sabotageTarget,
  self,
  sentinel,
  target,
  their,
  thereIs,
  they,
  thisTurn,
  thrownKeyword,
  type UnnumberedCard,
  warStomp,
  weapon,
  when,
  willOfTheForsaken,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import type { Card } from '../../engine/index.ts'

const theirs = controllerOf(otherCardOfEvent)

const keywords: Record<string, UnnumberedCard> = {
  1: ally(
    'Neferset Runecaster',
    { cost: 4, holy: 1, health: 6 },
    'Tol’vir, Paladin, Priest',
    protector,
    sentinel,
  ),
  2: ally(
    'Himul Longstrider',
    { cost: 2, frost: 3, health: 2, faction: 'Horde' },
    'Tauren, Shaman',
    warStomp,
  ),
  3: weapon(
    'Shuriken of Negation',
    { rarity: 'rare', cost: 4, instant: true, ranged: 2, strikeCost: 1, classes: ['Rogue', 'Warrior'] },
    '1H, Ranged (1), Shuriken',
    when(enters(self), you.may(interrupt(target(any.ability, 'chain')))),
    thrownKeyword,
  ),
  4: ally(
    'Charkov',
    { cost: 5, shadow: 3, health: 4, faction: 'Horde' },
    'Undead, Priest',
    willOfTheForsaken,
    when(enters(self), forEach(everyone, they.choose(1, each(their.ally))), put(chosenCards, 'hand')),
  ),
  5: ability(
    'Pack Tactics',
    { rarity: 'uncommon', cost: 3, instant: true, classes: ['Druid'] },
    'Form (1), Feral, Combo',
    ongoing(each(your.ally).has(atkAndHealthBonus(1, 1)), yourHero.has(catFormKeyword)),
  ),
  6: ability(
    'Master Instinct',
    { cost: 2, instant: true, classes: ['Druid'] },
    'Form (1), Feral',
    ongoing(
      yourHero.has(bearFormKeyword),
      pay(exhaustSelf).to(
        onlyWhile(
          thereIs(each(and(filterOfNoun(self), your.ability))),
          thisTurn(yourHero.has(losesKeywords('bearForm'), catFormKeyword)),
        ),
      ),
    ),
  ),
}

const others: Record<string, UnnumberedCard> = {
  7: ability(
    'Living Roots',
    { cost: 1, classes: ['Druid'] },
    'Balance',
    attachTo(target(any.ally)),
    ongoing(hostCard.cantAttackOrExhaustUnlessPaid(resourceCost(2))),
  ),
  8: ally(
    'Retainer Ryn',
    { rarity: 'uncommon', cost: 4, melee: 3, health: 3, reputation: 'Scryer' },
    'Blood Elf, Rogue',
    sabotage(sabotageTarget('player')),
    when(
      sabotages(self, sabotageTarget('player')),
      theirs.choose(
        1,
        each(and(or(any.ability, any.ally, any.equipment, any.resource), controlledBy(theirs).card)),
      ),
      put(chosenCards, 'deckTop'),
    ),
  ),
  9: ally(
    'Magistrix Larynna',
    { rarity: 'epic', cost: 7, fire: 3, health: 8, unique: true, reputation: 'Scryer' },
    'Blood Elf, Mage',
    sabotage(sabotageTarget('graveyard')),
    when(
      sabotages(self, sabotageTarget('graveyard')),
      self.deals(numberOfCards(cardsInGraveyard(theirs)), 'fire').to(target(any.heroOrAlly)),
    ),
  ),
}

export const exampleCardsAboutTurns: readonly Card[] = numberedCardsOfSet(
  'EX',
  Object.fromEntries(Object.entries({ ...keywords, ...others }).map(([no, card]) => [`turns-${no}`, card])),
)
