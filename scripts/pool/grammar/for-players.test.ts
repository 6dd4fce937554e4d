/** Modifiers for players, costs on chosen cards, numbers that are set, random choices, and cards that may attach. */
import { test } from 'vitest'
import {
  ability,
  alsoTagged,
  any,
  asLongAs,
  atkAndHealthBonus,
  attaches,
  attachTo,
  cant,
  chooseOneOrAttachTo,
  chosenCards,
  destroy,
  each,
  everyone,
  hasTakenFirstTurn,
  hostCard,
  numberOfCards,
  ongoing,
  opponents,
  opposing,
  pay,
  puttingDamageOnSome,
  removingOneCounter,
  rollResult,
  self,
  statsBecome,
  target,
  thisTurn,
  when,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { expectAbility, expectAlly, expectText } from '../pool.testkit.ts'

test('a text changes the maximum hand size of players, or the number of resources that they may place', () => {
  expectAlly('Your maximum hand size is increased by two.', you.hasHandSize({ more: 2 }))
  expectAlly(
    "Each opponent's maximum hand size is reduced by one for each weapon you control.",
    opponents.hasHandSize({ less: numberOfCards(each(your.weapon)) }),
  )
  expectAlly('You have no maximum hand size.', you.hasHandSize({ none: true }))
  expectAlly('You can place an additional resource on each of your turns.', you.mayPlaceMore())
})

test('players can’t draw, discard or place cards', () => {
  expectAlly("Opponents can't draw cards.", opponents.cant('draw'))
  expectAlly("Each opponent can't draw more than one card per turn.", opponents.cant('draw', 1))
  expectAbility("Players can't discard cards this turn.", thisTurn(everyone.cant('discard')))
  expectAlly("Players can't place resources face down.", everyone.cant('placeFaceDown'))
  expectAlly(
    "Opponents can't place quests face up.",
    each(any.quest).has(cant('bePlacedFaceUp', { by: opponents })),
  )
  expectAlly("Opposing allies can't ready.", each(opposing.ally).cant('beReadied'))
})

test('a text asks whether an opponent went first', () => {
  expectAlly(
    'Mira has +2 ATK if an opponent went first this game.',
    asLongAs(hasTakenFirstTurn(opponents), self.has({ kind: 'stats', atk: 2 })),
  )
})

test('a cost puts damage on a chosen card, or removes a counter from one', () => {
  expectAlly(
    '1, Put 2 damage on an ally you control → Draw a card.',
    pay(1, puttingDamageOnSome(2, each(your.ally))).to(you.draw(1)),
  )
  expectAlly(
    'Pay 3 or remove a luck counter from a card you control → Draw a card.',
    pay(3).to(you.draw(1)),
    pay(removingOneCounter('luck', each(your.card))).to(you.draw(1)),
  )
})

test('healed damage is counted', () => {
  expectAbility(
    'Your hero heals 2 damage from target ally. Draw a card for each damage healed this way.',
    yourHero.heals(2).from(target(any.ally), { total: 'healing' }),
    you.draw(rollResult('healing')),
  )
})

test('an ability does something or attaches', () => {
  expectText(
    'ability',
    'Choose one: Destroy target equipment or attach to target ally.\nOngoing: Attached ally has +1/+1.',
    ability(
      '',
      {},
      '',
      ...chooseOneOrAttachTo(destroy(target(any.equipment)), target(any.ally)),
      ongoing(hostCard.has(atkAndHealthBonus(1, 1))),
    ),
  )
})

test('an ally gets other numbers and another tag', () => {
  expectText(
    'ability',
    'Attach to target ally.\nOngoing: Attached ally becomes 2/2 and is also a Sheep.',
    ability(
      '',
      {},
      '',
      attachTo(target(any.ally)),
      ongoing(hostCard.has(statsBecome(2, 2), alsoTagged('Sheep'))),
    ),
  )
})

test('a card is chosen at random', () => {
  expectAbility(
    'Your hero deals 2 fire damage to a random opposing ally.',
    you.chooseRandom(1, each(opposing.ally)),
    yourHero.deals(2, 'fire').to(chosenCards),
  )
})

test('a power triggers on attaching', () => {
  expectAlly(
    'When you attach an ability to an ally, draw a card.',
    when(attaches(you, any.ability, any.ally), you.draw(1)),
  )
})
