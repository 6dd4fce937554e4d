/**
 * Destruction in waves (410.6), uniqueness (414), attachments that lose their hosts (400.5), the end of the raid
 * (102).
 */
import { expect, test } from 'vitest'
import { cardWithId } from '../../../cards/index.ts'
import { scenario } from '../../../scenarios/scenario.ts'
import { DUNGEON_NAME } from '../../../scenarios/table-setup.ts'
import type { Card } from '../../model/data/card.ts'

const OAF = 'Lumbering Oaf'
const own = (no: number, from: string, change: Partial<Card>): Card => ({
  ...cardWithId(from),
  id: `OWN-${no}`,
  ...change,
})

test('characters with fatal damage are destroyed at the same time, and the next wave checks again (405.2, 410.6)', () => {
  const props = own(1, 'CD2-W19', {
    name: 'Prop',
    health: 1,
    powers: [
      {
        kind: 'continuous',
        mods: [
          { kind: 'stats', to: { kind: 'filter', filter: { kind: 'named', name: 'Leaner' } }, health: 2 },
        ],
      },
    ],
  })
  const leaner = own(2, 'CD2-W19', { name: 'Leaner', health: 1 })
  const story = scenario({
    cards: [props, leaner],
    raiders: { Anna: { hand: ['Fan of Knives', 'Brigg'], resources: 3 } },
    dungeon: { play: ['OWN-1', 'OWN-2', 'Vapor'] },
  })
  story.raider('Anna').plays('Fan of Knives')
  story.resolve()
  const destroyed = story.eventsOfKind('moved').filter((one) => one.why === 'destroyed')
  expect(destroyed.map((one) => one.card)).toEqual(['OWN-1', 'DDD-17', 'OWN-2'])
  story.waitsFor('Anna')
})

test('an attachment is destroyed with its host (400.5)', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Prey on the Weak', 'Brigg'], resources: 2, play: [{ card: 'Rend', on: OAF }] },
    },
    dungeon: { play: [OAF, { card: 'Building Her Forces', on: OAF }] },
  })
  story.raider('Anna').plays('Prey on the Weak', { on: OAF })
  story.resolve()
  expect(story.cards('Anna', 'graveyard')).toEqual(['Rend', 'Prey on the Weak'])
  expect(story.cards(DUNGEON_NAME, 'graveyard')).toEqual([OAF, 'Building Her Forces'])
  story.waitsFor('Anna')
})

test('damage becomes fatal when an attachment that raised the health leaves', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Rend', 'Brigg'], resources: 1 } },
    dungeon: {
      play: [
        { card: OAF, damage: 12 },
        { card: 'Building Her Forces', on: OAF },
      ],
    },
  })
  expect(story.health(OAF)).toBe(13)
  story.raider('Anna').plays('Rend', { on: OAF })
  story.resolve()
  story.turnOf('Anna')
  expect(story.isInPlay(OAF)).toBe(false)
  story.waitsFor('Anna')
})

test('a player with two Melee (1) weapons chooses one to destroy before the game continues (414.1, 414.2, 414.3b, 710.1f)', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ["Perdition's Blade", 'Brigg'], resources: 3, play: ['Scarlet Kris'] },
      Bert: { play: ['Scarlet Kris'] },
    },
  })
  story.raider('Anna').plays("Perdition's Blade")
  expect([story.decision?.kind, story.offers]).toEqual(['unique', ['Scarlet Kris', "Perdition's Blade"]])
  story.raider('Anna').answers('Scarlet Kris')
  expect(story.party('Bert')).toContain('Scarlet Kris')
  story.waitsFor('Anna', 'target')
})

test('a Two-Handed and an Off-Hand card violate uniqueness (414.3c)', () => {
  const orb = own(1, 'DDD-37', {
    name: 'Orb',
    cost: 1,
    tags: [{ tag: 'Item' }, { tag: 'Off-Hand' }],
    powers: [],
  })
  const story = scenario({
    cards: [orb],
    raiders: { Anna: { hand: ['OWN-1', 'Brigg'], resources: 1, play: ['Arcanite Reaper'] } },
  })
  story.raider('Anna').plays('Orb')
  expect(story.offers).toEqual(['Arcanite Reaper', 'Orb'])
  story.raider('Anna').answers('Orb')
  expect(story.party('Anna')).toContain('Arcanite Reaper')
  story.waitsFor('Anna')
})

test('two unique cards of the same name violate uniqueness (414.3a)', () => {
  const hog = own(1, 'CD2-W16', { name: 'Hog', cost: 1, unique: true })
  const story = scenario({
    cards: [hog],
    raiders: { Anna: { hand: ['OWN-1', 'Brigg'], resources: 1, play: ['OWN-1'] } },
  })
  story.raider('Anna').plays('Hog')
  expect([story.decision?.kind, story.offers]).toEqual(['unique', ['Hog', 'Hog']])
  story.pick('Hog')
  expect(story.cards('Anna', 'graveyard')).toEqual(['Hog'])
  story.waitsFor('Anna')
})

test('the game destroys a card for uniqueness even if it can’t be destroyed (103.3, 414.2)', () => {
  const rock = own(1, 'CD2-W16', {
    name: 'Rock',
    cost: 1,
    unique: true,
    powers: [{ kind: 'continuous', mods: [{ kind: 'cant', to: { kind: 'self' }, what: 'beDestroyed' }] }],
  })
  const story = scenario({
    cards: [rock],
    raiders: { Anna: { hand: ['OWN-1', 'Brigg'], resources: 1, play: ['OWN-1'] } },
  })
  story.raider('Anna').plays('Rock')
  story.pick('Rock')
  expect(story.cards('Anna', 'graveyard')).toEqual(['Rock'])
  story.waitsFor('Anna')
})

test('the raiders win when the Dungeon hero is destroyed (102.1)', () => {
  const story = scenario({ raiders: { Anna: { play: ['Brigg'] } }, dungeon: { damage: 49 } })
  story.raider('Anna').attacks('Brigg', DUNGEON_NAME)
  expect(story.eventsOfKind('ended')).toHaveLength(1)
  story.isOver('raiders')
})

test('the Dungeon wins when the last raiding hero is destroyed (102.1)', () => {
  const story = scenario({ raiders: { Anna: { damage: 25 } } })
  story.nextTurn()
  expect(story.eventsOfKind('lost')).toMatchObject([{ seat: 0, why: 'destroyed' }])
  story.isOver('lair')
})

test('the game is a draw if both sides’ last heroes are destroyed at the same time (102.1a)', () => {
  const story = scenario({
    level: 4,
    raiders: { Anna: { damage: 26, play: ['Scarlet Kris'] } },
    dungeon: { damage: 49 },
  })
  story.raider('Anna').attacks('Anna', DUNGEON_NAME, 'Scarlet Kris')
  expect(story.eventsOfKind('earned').map((one) => one.card)).not.toContain('DDD-41')
  story.isOver()
})
