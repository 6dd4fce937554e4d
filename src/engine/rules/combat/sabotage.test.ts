/** Sabotage of things that aren't cards: a player, or a player's deck, hand or graveyard (601.2b). */
import { expect, test } from 'vitest'
import {
  ally,
  any,
  cardsInGraveyard,
  controllerOf,
  numberedCardsOfSet,
  numberOfCards,
  otherCardOfEvent,
  protector,
  put,
  sabotage,
  sabotages,
  sabotageTarget,
  self,
  target,
  topCards,
  when,
} from '../../../cards/builders.ts'
import { cardTextLines } from '../../../cards/text.ts'
import { type Story, scenario } from '../../../scenarios/scenario.ts'

const theirs = controllerOf(otherCardOfEvent)
const cards = numberedCardsOfSet('OWN', {
  1: ally(
    'Mole',
    { melee: 2, health: 9 },
    '',
    sabotage(sabotageTarget('deck')),
    when(sabotages(self, sabotageTarget('deck')), put(topCards(1, theirs), 'removed')),
  ),
  2: ally(
    'Bully',
    { melee: 2, health: 9 },
    '',
    sabotage(sabotageTarget('player'), sabotageTarget('hand')),
    when(sabotages(self, sabotageTarget('player')), theirs.discard(1)),
  ),
  3: ally(
    'Ghoul',
    { melee: 2, health: 9 },
    '',
    sabotage(sabotageTarget('graveyard')),
    when(
      sabotages(self, sabotageTarget('graveyard')),
      self.deals(numberOfCards(cardsInGraveyard(theirs)), 'shadow').to(target(any.hero)),
    ),
  ),
  4: ally('Guard', { melee: 1, health: 9 }, '', protector),
})
const three = (spy: string, bert: string[] = []): Story =>
  scenario({
    cards,
    players: {
      Anna: { play: [spy], hand: ['Gouge'], resources: 1 },
      Bert: { play: bert, hand: ['Rend'], graveyard: ['Rend', 'Brigg'], deck: ['Zulanji'] },
      Cleo: {},
    },
  })

test('a deck of any opponent can be sabotaged: no damage is dealt, and powers about that deck trigger (601.2b, 603.1)', () => {
  const story = three('Mole')
  story.pick('attack Mole')
  expect(story.offers).toEqual(['Bert', 'Cleo', 'deck1', 'deck2'])
  story.pick('deck1')
  story.passUntil(() => story.game.combat?.defender != null)
  expect(story.game.combat?.sabotage).toBe(true)
  story.fight()
  expect([story.cards('Bert', 'removed'), story.eventsOfKind('damaged')]).toEqual([['Zulanji'], []])
  expect(story.eventsOfKind('sabotaged')).toMatchObject([{ thing: { what: 'deck', seat: 1 } }])
  story.waitsFor('Anna')
})

test('the player is sabotaged, not the hero (601.2b)', () => {
  const story = three('Bully')
  story.pick('attack Bully')
  expect(story.offers).toEqual(['Bert', 'Cleo', 'player1', 'player2', 'hand1', 'hand2'])
  story.pick('player1')
  story.fight()
  expect([story.cards('Bert', 'hand'), story.damage('Bert')]).toEqual([[], 0])
  story.waitsFor('Anna')
})

test('a graveyard can be sabotaged, and its cards are counted (601.2b)', () => {
  const story = three('Ghoul')
  story.raider('Anna').proposes('Ghoul', 'graveyard1')
  story.fight()
  story.pick('Cleo')
  story.resolve()
  expect([story.damage('Cleo'), story.damage('Bert')]).toEqual([2, 0])
  story.waitsFor('Anna')
})

test('a character that protects a deck makes it a normal combat (602.2c)', () => {
  const story = three('Mole', ['Guard'])
  story.raider('Anna').proposes('Mole', 'deck1')
  story.passUntil(() => false)
  story.pick('Guard')
  story.fight()
  expect([story.damage('Guard'), story.cards('Bert', 'removed')]).toEqual([2, []])
  story.waitsFor('Anna')
})

test('the deck of a player who has left is no longer sabotaged (602.4)', () => {
  const story = three('Mole')
  story.raider('Anna').proposes('Mole', 'deck1')
  story.passUntil(() => story.game.combat?.defender != null)
  story.raider('Bert').concedes()
  story.fight()
  expect([story.eventsOfKind('sabotaged'), story.eventsOfKind('combatEnded').length]).toEqual([[], 1])
  story.waitsFor('Anna')
})

test('the card text names the things that can be sabotaged', () => {
  const [mole, bully] = cards
  expect([mole, bully].flatMap((card) => (card ? cardTextLines(card) : []))).toEqual([
    'Sabotage: deck',
    "When this ally sabotages a deck, remove the card on top of that player's deck from the game.",
    'Sabotage: player and hand',
    'When this ally sabotages a player, that player discards a card.',
  ])
})
