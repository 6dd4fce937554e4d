/** No player is asked to do something impossible (103.2, 709.2b), or about cards that have left the game (102.2). */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  and,
  any,
  atk,
  attached,
  attachTo,
  cant,
  cardsOf,
  each,
  forEachCard,
  interrupt,
  item,
  ongoing,
  opponents,
  opposing,
  or,
  played,
  put,
  putIntoRow,
  self,
  target,
  thatCard,
  the,
  when,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { againstOnyxia } from '../../raids/onyxia/onyxia.testkit.ts'
import { scenario } from '../scenario.ts'

const own = cardsOf('OWN', {
  1: ability(
    'Muster',
    { cost: 0 },
    '',
    forEachCard(each(opposing.ally), 'one', you.may(you.draw(1)), yourHero.deals(1, 'fire').to(the('one'))),
  ),
  2: ally('Grunt', { cost: 0, melee: 1, health: 3 }, 'Orc'),
  3: ability('Whisper', { cost: 0 }, '', you.may(put(target(any.ally), 'hand'))),
  4: ally('Root', { cost: 0, melee: 1, health: 3 }, 'Treant', self.has(cant('leavePlay'))),
  5: ability(
    'Bury',
    { cost: 0 },
    '',
    putIntoRow(each(or(and(any.ally, your.card), and(any.ability, your.card)))),
  ),
  6: ability('Ivy', { cost: 0 }, '', attachTo(target(any.ally)), ongoing(attached.has(atk(1)))),
  7: item('Ear', { cost: 0 }, '', when(played(any.ability, opponents), you.may(interrupt(thatCard)))),
  8: ability('Shout', { cost: 0 }, '', you.draw(1), self.has(cant('beInterrupted'))),
})

test('a card whose owner has left the game meanwhile is skipped (102.2, Lava Cracks)', () => {
  const allies = { play: ['Grunt'] }
  const story = scenario({
    cards: own,
    players: { Anna: { hand: ['Muster'] }, Bert: allies, Cora: allies, Dora: allies },
  })
  story.raider('Anna').plays('Muster')
  story.resolve()
  story.raider('Cora').concedes()
  for (const name of ['Bert', 'Dora']) {
    expect([story.decision?.kind, name]).toEqual(['may', name])
    story.raider('Anna').answers('no')
  }
  expect(story.told('damaged')).toHaveLength(2)
  story.waitsFor('Anna')
})

test('no player is offered a yes for a card that can’t move (103.2, 712.7)', () => {
  const story = scenario({ cards: own, players: { Anna: { hand: ['Whisper'] }, Bert: { play: ['Root'] } } })
  story.raider('Anna').plays('Whisper', { on: 'Root' })
  const asked = story.askedWhile(() => story.resolve())
  expect(asked).not.toContainEqual(['Anna', 'may'])
  expect(story.isInPlay('Root')).toBe(true)
  story.waitsFor('Anna')
})

test('Stormwind Investigator: the top card of a Boss player’s deck can’t be moved (R101.3c)', () => {
  const story = againstOnyxia({}, { Anna: { hand: ['Stormwind Investigator'], resources: 2 } })
  story.turnOf('Anna').raider('Anna').plays('Stormwind Investigator')
  story.resolve()
  if (story.decision?.kind === 'target') story.raider('Anna').answers('Boss')
  story.passUntil(() => story.decision?.kind === 'may')
  story.raider('Anna').answers('yes')
  expect(story.decision?.kind).not.toBe('may')
  story.waitsFor('Anna')
})

test('nor to interrupt a link that can’t be interrupted (103.2)', () => {
  const story = scenario({
    cards: own,
    players: { Anna: { hand: ['Shout'] }, Bert: { play: ['Ear'] } },
  })
  story.raider('Anna').plays('Shout')
  const asked = story.askedWhile(() => story.resolveAll())
  expect(asked).not.toContainEqual(['Bert', 'may'])
  story.waitsFor('Anna')
})

test('several cards become resources although one is attached to another (802, 400.5)', () => {
  const story = scenario({
    cards: own,
    players: { Anna: { hand: ['Bury'], play: ['Grunt', { card: 'Ivy', on: 'Grunt' }] }, Bert: {} },
  })
  story.raider('Anna').plays('Bury')
  story.resolve()
  expect([story.resources('Anna').total, story.faceDown('Anna').sort()]).toEqual([2, ['Grunt', 'Ivy']])
  expect(story.cards('Anna', 'graveyard')).toEqual(['Bury'])
  story.waitsFor('Anna')
})
