/** The computer when it must choose which of its side's cards suffer. */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  and,
  atkBonus,
  attachTo,
  chosenCards,
  destroy,
  each,
  filterOfNoun,
  hostCard,
  not,
  numberedCardsOfSet,
  ongoing,
  put,
  raiderControlled,
  raidersAsChooser,
  you,
  your,
} from '../cards/builders.ts'
import { type Story, scenario } from '../scenarios/scenario.ts'
import type { PartySetup } from '../scenarios/table-setup.ts'
import { heuristicPicks } from './heuristic-picks.ts'

const cards = numberedCardsOfSet('OWN', {
  1: ally('Big', { cost: 0, melee: 5, health: 5 }, ''),
  2: ally('Small', { cost: 0, melee: 1, health: 1 }, ''),
  3: ability('Tribute', { cost: 0 }, '', you.choose(1, each(your.ally)), put(chosenCards, 'deckTop')),
  5: ability(
    'Cull',
    { cost: 0 },
    '',
    you.choose(1, each(your.ally)),
    destroy(each(and(your.ally, not(filterOfNoun(chosenCards))))),
  ),
  4: ability(
    'Hex',
    { cost: 0 },
    '',
    attachTo(each(raiderControlled.hero), raidersAsChooser),
    ongoing(hostCard.has(atkBonus(-1))),
  ),
})

function wishes({ game, decision, offers }: Story): string[] {
  if (!decision) throw new Error('nobody is asked')
  const picks = heuristicPicks(game, decision)
  return picks.flatMap((pick) => offers[decision.options.findIndex(({ id }) => id === pick)] ?? pick)
}

function afterPlaying(card: string, anna: PartySetup, bert: PartySetup = {}): Story {
  const story = scenario({ cards, raiders: { Anna: { hand: [card], ...anna }, Bert: bert } })
  story.pick(`play ${card}`)
  return story.resolve()
}

test('a card that leaves play for the top of the deck is the least valuable one', () => {
  const story = afterPlaying('Tribute', { play: ['Big', 'Small'] })
  expect(wishes(story)).toEqual(['Small'])
  story.waitsFor('Anna', 'choose')
})

test('the only card that isn’t destroyed is the most valuable one', () => {
  const story = afterPlaying('Cull', { play: ['Big', 'Small'] })
  expect(wishes(story)).toEqual(['Big'])
  story.waitsFor('Anna', 'choose')
})

test('an enemy text is attached to the hero with the most health left', () => {
  const story = afterPlaying('Hex', { damage: 9 })
  expect(wishes(story)).toEqual(['Bert'])
  story.waitsFor('Anna', 'choose')
})
