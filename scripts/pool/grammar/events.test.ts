/** Circumstances of events, choices, and things that players can't do. */
import { test } from 'vitest'
import {
  and,
  any,
  attacks,
  cant,
  cardsInHand,
  chosenCards,
  defends,
  destroy,
  discardCards,
  each,
  enters,
  ifDoneOrElse,
  isYourTurn,
  lookAt,
  numberOfCards,
  onlyNthTimeEachTurn,
  opponents,
  placesResourceFaceUp,
  self,
  targetOpponent,
  targetPlayer,
  thatTargetPlayer,
  thisTurn,
  when,
  whenIf,
  you,
  your,
  yourHero,
} from '../../../src/cards/builders.ts'
import { expectAbility, expectAlly, expectRefused } from '../pool.testkit.ts'

test('an event happens for the first time in a turn, or on a turn', () => {
  expectAlly(
    'When Mira deals combat damage for the first time each turn, draw a card.',
    onlyNthTimeEachTurn(
      1,
      when({ event: 'dealt', by: { kind: 'is', what: self.is }, combat: true }, you.draw(1)),
    ),
  )
  expectAlly('When Mira attacks on your turn, draw a card.', whenIf(attacks(self), isYourTurn, you.draw(1)))
  expectRefused('ally', 'When an ally protects for the first time each turn, draw a card.', 'trigger')
})

test('an event happens while a card is in a state', () => {
  expectAlly(
    'When Mira deals combat damage while attacking, draw a card.',
    when(
      {
        event: 'dealt',
        by: and({ kind: 'is', what: self.is }, { kind: 'state', state: 'attacking' }),
        combat: true,
      },
      you.draw(1),
    ),
  )
})

test('a resource is turned face down', () => {
  expectAlly(
    'When a resource you control is turned face down, draw a card.',
    when({ event: 'flips', what: and({ kind: 'state', state: 'faceDown' }, your.resource) }, you.draw(1)),
  )
})

test('a resource, quest or location is placed face up', () => {
  expectAlly('When you place a resource face up, draw a card.', when(placesResourceFaceUp(you), you.draw(1)))
  expectAlly(
    'When you place a resource into your resource row face up, draw a card.',
    when(placesResourceFaceUp(you), you.draw(1)),
  )
  expectAlly(
    'When an opponent places a resource face up, draw a card.',
    when(placesResourceFaceUp(opponents), you.draw(1)),
  )
  expectAlly('When you place a quest, draw a card.', when(placesResourceFaceUp(you, any.quest), you.draw(1)))
})

test('a player chooses a card of theirs for the next sentence', () => {
  expectAbility(
    'Target opponent chooses an ally in his party, and your hero deals 3 fire damage to it.',
    {
      kind: 'choose',
      who: targetOpponent.are,
      from: { kind: 'all', filter: and(any.ally, { kind: 'controlledBy', players: thatTargetPlayer.are }) },
      count: 1,
      as: 'chosen',
    },
    yourHero.deals(3, 'fire').to(chosenCards),
  )
  expectRefused(
    'ally',
    'At the start of your turn, choose an ally in your party. Other allies have Stealth this turn.',
    'other than what',
  )
})

test('a card is chosen in a hand', () => {
  expectAbility(
    "Look at target player's hand and choose an ability card. He discards that card.",
    lookAt(cardsInHand(targetPlayer)),
    you.choose(1, cardsInHand(thatTargetPlayer, any.ability)),
    discardCards(chosenCards),
  )
})

test('players can not play or complete cards', () => {
  expectAbility(
    "Opponents can't play abilities this turn.",
    thisTurn(each(any.ability).has(cant('bePlayed', { by: opponents }))),
  )
  expectAlly("Opponents can't complete quests.", {
    kind: 'continuous',
    mods: each(any.quest).has(cant('beCompleted', { by: opponents })),
  })
})

test('one mode or all of them are chosen', () => {
  expectAbility('Choose one or both: Destroy target ally; or draw a card.', {
    kind: 'modal',
    who: you.are,
    modes: [destroy({ ...self, is: { kind: 'target', filter: any.ally } }), you.draw(1)],
    choose: 2,
    orFewer: true,
  })
})

test('otherwise, something else happens', () => {
  expectAlly(
    'When Mira enters play, you may pay 1. If you do, draw a card. Otherwise, discard a card.',
    when(enters(self), ifDoneOrElse(you.may(you.pays(1)), you.draw(1), you.discard(1))),
  )
})

test('an amount is counted in steps', () => {
  expectAbility('Draw a card for each three allies you control.', {
    kind: 'draw',
    who: you.are,
    count: { kind: 'quotient', of: numberOfCards(each(your.ally)), by: 3 },
  })
})

test('"it" is not an ability if damage is dealt to it, and its controller is not you because of your hero', () => {
  expectRefused(
    'ability',
    'Ongoing: At the start of your turn, destroy Made-Up Trick if you control an ally. Otherwise, your hero deals 2 fire damage to it.',
    'pronoun without a noun',
  )
  expectRefused(
    'ally',
    'When Mira enters play, your hero deals 1 fire damage to each opposing ally if its controller has no cards in his hand.',
    'pronoun without a noun',
  )
})

test('“attacks or defends” are two events, each of which triggers', () => {
  expectAlly(
    'When Mira attacks or defends, draw a card.',
    when(attacks(self), you.draw(1)),
    when(defends(self), you.draw(1)),
  )
})
