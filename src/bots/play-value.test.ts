/** Which of several playable cards the computer plays. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  always,
  any,
  atkBonus,
  attachTo,
  chosenCards,
  destroy,
  each,
  empower,
  enters,
  everyone,
  exhaustSelf,
  hostCard,
  item,
  mayLookAtTopCard,
  named,
  nextTime,
  numberedCardsOfSet,
  ongoing,
  onlyIf,
  pay,
  put,
  target,
  thatTarget,
  thereIs,
  thisTurn,
  turnStarts,
  weapon,
  when,
  you,
  your,
} from '../cards/builders.ts'
import { type Story, scenario } from '../scenarios/scenario.ts'
import type { PartySetup } from '../scenarios/table-setup.ts'
import { heuristicPicks } from './heuristic-picks.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ally('Scout', { cost: 1, melee: 1, health: 1 }, ''),
  2: ally('Guard', { cost: 1, melee: 1, health: 2 }, ''),
  3: ally('Knight', { cost: 3, melee: 3, health: 3 }, ''),
  4: ability('Foresight', { cost: 2 }, '', ongoing(mayLookAtTopCard(you, you))),
  5: weapon('Anvil', { cost: 3, melee: 1, strikeCost: 3 }, 'Melee (1), Mace'),
  6: ability(
    'Drill',
    { cost: 0 },
    '',
    ongoing(pay(exhaustSelf).to(thisTurn(target(your.ally).has(atkBonus(2))))),
  ),
  8: item('Ban', { cost: 2 }, 'Item', always(each(any.ally).cant('bePlayed'))),
  9: ability('Rush', { cost: 1 }, '', thisTurn(target(your.ally).has(atkBonus(2)))),
  10: ability('Chill', { cost: 1 }, '', empower('Murloc', you.draw(1))),
  11: ability('Chorus', { cost: 1 }, '', onlyIf(thereIs(each(your.ally)), you.draw(1))),
  12: ally('Pup', { cost: 0, melee: 0, health: 1 }, ''),
  13: ability('Truce', { cost: 0 }, '', thisTurn(each(any.ally).cant('attack'))),
  14: ability('Retreat', { cost: 0 }, '', put(target(your.ally), 'hand')),
  15: ability('Vendetta', { cost: 3 }, '', ongoing(when(enters(named('Nobody')), destroy(target(any.ally))))),
  16: ability('Blight', { cost: 3 }, '', attachTo(target(any.hero)), ongoing(hostCard.cant('beReadied'))),
  17: ability(
    'Frenzy',
    { cost: 0 },
    '',
    thisTurn(target(your.ally).has(atkBonus(3))),
    you.choose(1, thatTarget),
    nextTime(turnStarts(everyone), destroy(chosenCards)),
  ),
  7: ally('Giant', { cost: 0, melee: 6, health: 6 }, ''),
})

function wishes({ game, decision, offers }: Story): string[] {
  if (!decision) throw new Error('nobody is asked')
  const picks = heuristicPicks(game, decision)
  return picks.flatMap((pick) => offers[decision.options.findIndex(({ id }) => id === pick)] ?? pick)
}

function onTurn(anna: PartySetup): Story {
  const story = scenario({
    cards,
    raiders: { Anna: { ...anna, hand: [...(anna.hand ?? []), 'Brigg'] }, Bert: {} },
  })
  story.raider('Anna').places('Brigg')
  return story.resolve()
}

test.each([
  ['two allies rather than one ability of doubtful use', ['Foresight', 'Scout', 'Guard'], 1, 'play Guard'],
  ['an ally rather than a weapon with a dear strike cost', ['Anvil', 'Knight'], 2, 'play Knight'],
])('it plays %s', (_, hand, resources, wanted) => {
  const story = onTurn({ hand, resources })
  expect(wishes(story)).toEqual([wanted])
  story.waitsFor('Anna')
})

test.each([
  ['whose harm waits for an event', 'Vendetta'],
  ['whose harm no ally of the lair can suffer', 'Blight'],
])('beside an ally of the lair, it plays an ally rather than an ability %s', (_, card) => {
  const raiders = { Anna: { hand: [card, 'Knight', 'Brigg'], resources: 2 }, Bert: {} }
  const story = scenario({ cards, raiders, dungeon: { play: ['Giant'] } })
  story.raider('Anna').places('Brigg')
  expect(wishes(story.resolve())).toEqual(['play Knight'])
  story.waitsFor('Anna')
})

test('a bonus for attackers is given to a ready ally', () => {
  const story = onTurn({ play: ['Drill', 'Giant', 'Knight'], resources: 0 })
  story.pick('attack Giant')
  story.pick('Dungeon')
  story.resolve()
  story.pick('power Drill')
  expect(wishes(story)).toEqual(['Knight'])
  story.waitsFor('Anna', 'target')
})

test.each([
  ['that would keep its own hand from being played', { hand: ['Ban', 'Knight'], resources: 1 }, 'pass'],
  ['that keeps its own allies from attacking', { hand: ['Truce'], play: ['Giant'] }, 'attack Giant'],
  ['that destroys an own ally later', { hand: ['Frenzy'], play: ['Giant'] }, 'attack Giant'],
  ['that returns an own ally', { hand: ['Retreat'], play: ['Giant'] }, 'attack Giant'],
])('it doesn’t play a card %s', (_, anna, wanted) => {
  const story = onTurn(anna)
  expect(wishes(story)).toEqual([wanted])
  story.waitsFor('Anna')
})

test.each([
  ['for a class or race that the player lacks', 'Chill', [], 'pass'],
  ['that needs an ally, without an ally', 'Chorus', [], 'pass'],
  ['that needs an ally, beside an ally', 'Chorus', ['Pup'], 'play Chorus'],
])('of an ability %s: %j beside %j, it chooses %s', (_, card, play, wanted) => {
  const story = onTurn({ hand: [card], play, resources: 1 })
  expect(wishes(story)).toEqual([wanted])
  story.waitsFor('Anna')
})

test('it plays a bonus for attackers before the attack, not after it', () => {
  const story = onTurn({ hand: ['Rush'], play: ['Giant'], resources: 0 })
  expect(wishes(story)).toEqual(['play Rush'])
  story.pick('attack Giant')
  story.pick('Dungeon')
  story.resolve()
  expect(wishes(story)).toEqual(['pass'])
  story.waitsFor('Anna')
})
