/**
 * Cards of the examples about building decks (100), names (200.3), resources (412.2) and effects that happen unless a
 * player pays.
 */
import {
  ability,
  ally,
  and,
  any,
  asLongAs,
  assault,
  atkBonus,
  attachTo,
  controllerOf,
  destroy,
  each,
  everyone,
  exhaust,
  ferocity,
  flipHero,
  hero,
  hostCard,
  inCombat,
  item,
  numberedCardsOfSet,
  ongoing,
  onlyIf,
  opposing,
  pay,
  protector,
  putIntoResourceRow,
  putToken,
  self,
  tagged,
  target,
  thisTurn,
  token,
  topCards,
  turnStarts,
  type UnnumberedCard,
  unless,
  valueOfX,
  wasDealtCombatDamageThisTurn,
  when,
  whileInGraveyard,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import type { Card } from '../../engine/index.ts'

const yourPets = each(and(tagged('Pet'), your.ally))
const itsController = controllerOf(hostCard)

const cards: Record<string, UnnumberedCard> = {
  1: {
    ...hero(
      'Baxxel Geartooth',
      { health: 28, faction: 'Horde', classes: ['Hunter'], rarity: 'uncommon' },
      'Goblin, Hunter',
      pay(4, flipHero).to(),
    ),
    back: { powers: [{ kind: 'continuous', mods: yourPets.has(assault(2)) }] },
  },
  2: ability(
    'Aimed Shot',
    { cost: 1, costHasX: true, classes: ['Hunter'], talent: 'Marksmanship', rarity: 'rare' },
    'Marksmanship',
    yourHero.deals(valueOfX, 'ranged').to(target(any.heroOrAlly)),
  ),
  3: ally(
    'Deuce',
    { cost: 2, nature: 4, health: 3, classes: ['Hunter'], talent: 'Beast Mastery', rarity: 'rare' },
    'Chimaera, Pet (1)',
    whileInGraveyard(each(and(tagged('Pet'), your.card)).mayBeMore(1, 'Pet')),
  ),
  4: ability(
    'Lightning Reflexes',
    { cost: 1, instant: true, classes: ['Hunter'], talent: 'Survival', rarity: 'rare' },
    'Survival',
    ongoing(
      asLongAs(
        yourHero.isA({ kind: 'state', state: 'inCombat' }),
        each(inCombat(opposing.heroOrAlly)).has(atkBonus(-1)),
      ),
    ),
  ),
  5: ability(
    'Force of Nature',
    { cost: 4, classes: ['Druid'], talent: 'Balance', rarity: 'rare' },
    'Balance',
    putToken(token('Treant', { melee: 1, health: 1 }, ferocity), 3),
  ),
  6: ability(
    'Lobotomize',
    { cost: 5, classes: ['Rogue'], rarity: 'rare' },
    'Combat',
    destroy(target(any.resource)),
    onlyIf(
      yourHero.isA({ kind: 'keyword', keyword: 'stealth' }),
      putIntoResourceRow(topCards(1, you), { exhausted: true }),
    ),
  ),
  7: ability(
    'Crippling Poison',
    { cost: 1, instant: true, classes: ['Rogue'], rarity: 'uncommon' },
    'Poison',
    attachTo(target(wasDealtCombatDamageThisTurn(yourHero, any.heroOrAlly))),
    ongoing(when(turnStarts(everyone), unless(itsController.may(itsController.pays(3)), exhaust(hostCard)))),
  ),
  8: hero(
    'Warrax',
    { health: 30, faction: 'Alliance', classes: ['Warrior'], talent: 'Protection', rarity: 'uncommon' },
    'Dwarf, Warrior',
    pay(1, flipHero).to(thisTurn(self.has(protector))),
  ),
  9: item(
    "Mason's Fraternity Ring",
    {
      cost: 3,
      classes: ['Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
      rarity: 'uncommon',
    },
    'Ring (2)',
    asLongAs(yourHero.isAttacking(), yourHero.has(atkBonus(1))),
  ),
}

export const exampleCardsAboutDecks: readonly Card[] = numberedCardsOfSet(
  'EX',
  Object.fromEntries(Object.entries(cards).map(([no, card]) => [`decks-${no}`, card])),
)
