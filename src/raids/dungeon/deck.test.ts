/** A Dungeon without a hand: its deck, its graveyard, its costs. Also the results that earn XP. */
import { expect, test } from 'vitest'
import type { Card, Effect } from '../../engine/index.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../scenarios/table-setup.ts'
import { destroyedBosses } from '../tally.ts'

const OAF = 'Lumbering Oaf'

test('a Dungeon card put into its owner’s hand goes on top of the Dungeon deck', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Drizzie Steelslam', 'Brigg'], resources: 5 } },
    dungeon: { play: ["Cookie's Stirring Stick"], below: 3 },
  })
  story.raider('Anna').plays('Drizzie Steelslam')
  story.resolve()
  story.pick("Cookie's Stirring Stick")
  story.resolve()
  story.pick('yes')
  expect(story.cards(DUNGEON_NAME, 'deck')[0]).toBe("Cookie's Stirring Stick")
  expect(story.cards(DUNGEON_NAME, 'hand')).toEqual([])
  story.waitsFor('Anna')
})

test('when the Dungeon would discard, the top cards of its deck go to its graveyard', () => {
  const story = scenario({
    cards: [own({ kind: 'discard', who: { kind: 'opponents' }, count: 2 })],
    raiders: { Anna: { hand: ['OWN-1', 'Brigg'] } },
    dungeon: { deck: ['Vapor', OAF, 'Ogre Bodyguard'] },
  })
  story.raider('Anna').plays('Mischief')
  story.resolve()
  expect(story.cards(DUNGEON_NAME, 'graveyard')).toEqual(['Vapor', OAF])
  story.waitsFor('Anna')
})

test('a Dungeon draws nothing', () => {
  const story = scenario({
    cards: [own({ kind: 'draw', who: { kind: 'opponents' }, count: 2 })],
    raiders: { Anna: { hand: ['OWN-1', 'Brigg'] } },
    dungeon: { deck: ['Vapor'], below: 0 },
  })
  story.raider('Anna').plays('Mischief')
  story.resolve()
  expect([story.cards(DUNGEON_NAME, 'deck'), story.eventsOfKind('lost')]).toEqual([['Vapor'], []])
  story.waitsFor('Anna')
})

test('an empty Dungeon deck is replenished from the Dungeon graveyard', () => {
  const story = scenario({
    raiders: { Anna: {} },
    dungeon: { deck: ['Life ... and Death'], graveyard: ['Vapor', OAF], below: 0 },
    turn: DUNGEON_NAME,
  })
  expect(story.eventsOfKind('shuffled').at(0)).toMatchObject({ seat: 1, replenished: true })
  expect(story.eventsOfKind('flipped')).toHaveLength(2)
  expect(story.eventsOfKind('lost')).toEqual([])
  story.waitsFor('Anna')
})

test('the Dungeon with no card to flip attacks, and its turn ends', () => {
  const story = scenario({ raiders: { Anna: {} }, dungeon: { below: 0 }, turn: DUNGEON_NAME })
  expect([story.eventsOfKind('flipped'), story.damage('Anna')]).toEqual([[], 3])
  story.waitsFor('Anna')
})

test('Dungeon cards cost 0 for those who look at it', () => {
  const dear = {
    ...own({ kind: 'do', steps: [] }),
    type: 'ally',
    name: 'Dear',
    cost: 9,
    atk: 1,
    health: 3,
  } as const
  const story = scenario({
    cards: [dear],
    raiders: { Anna: { hand: ['Prey on the Weak', 'Brigg'], resources: 2, play: ['OWN-1'] } },
    dungeon: { play: ['OWN-1'] },
  })
  story.raider('Anna').plays('Prey on the Weak')
  expect(story.offers).toEqual(['Dear'])
  story.pick('Dear')
  story.resolve()
  expect(story.cards(DUNGEON_NAME, 'graveyard')).toEqual(['Dear'])
  story.waitsFor('Anna')
})

test('the tally counts all damage dealt to the Dungeon hero, healed or not', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Oruk Starstorm'] } },
    dungeon: { deck: ['Life ... and Death'], filler: 'Life ... and Death' },
  })
  story.raider('Anna').attacks('Oruk Starstorm', DUNGEON_NAME)
  story.turnOf('Anna')
  expect(story.damage(DUNGEON_NAME)).toBe(0)
  story.raider('Anna').attacks('Oruk Starstorm', DUNGEON_NAME)
  expect([story.damage(DUNGEON_NAME), story.game.registers.tally.damage]).toEqual([4, 8])
  story.waitsFor('Anna')
})

test('the tally counts each Boss once a run, and the hero', () => {
  const story = scenario({
    raiders: {
      Anna: {
        hand: ['Prey on the Weak', 'Prey on the Weak', 'Prey on the Weak'],
        resources: 6,
        play: ['Oruk Starstorm'],
      },
    },
    dungeon: { play: [OAF, OAF, 'Vapor', 'Glubtok'], damage: 49 },
  })
  const anna = story.raider('Anna')
  for (const boss of [OAF, OAF, 'Glubtok']) {
    anna.plays('Prey on the Weak', { on: boss })
    story.resolve()
  }
  expect(destroyedBosses(story.game)).toEqual(['DDD-9', 'DDD-7'])
  anna.attacks('Oruk Starstorm', DUNGEON_NAME)
  expect(story.game.registers.tally).toEqual({
    'boss:DDD-9': 1,
    'boss:DDD-7': 1,
    damage: 4,
    heroDestroyed: 1,
    wentFirst: 0,
  })
  story.isOver('raiders')
})

function own(effect: Effect): Card {
  return { id: 'OWN-1', set: 'OWN', no: '1', name: 'Mischief', type: 'ability', tags: [], powers: [], effect }
}
