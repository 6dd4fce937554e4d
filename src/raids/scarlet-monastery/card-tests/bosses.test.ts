/** The seven Boss allies of Scarlet Monastery. */
import { expect, test } from 'vitest'
import {
  damageDealtBy,
  HARMLESS_CARD,
  pickFirstOption,
  proposedDefenders,
  scarletMonasteryStory,
  storyWithAttackers,
  storyWithFlippedCard,
} from './table.testkit.ts'

const BOSSES = [
  'Arcanist Doan',
  'Bloodmage Thalnos',
  'Herod, The Scarlet Champion',
  'High Inquisitor Fairbanks',
  'High Inquisitor Whitemane',
  'Houndmaster Loksey',
  'Interrogator Vishas',
]

test.each(BOSSES)('%s is a Boss: the Dungeon hero can’t be attacked', (boss) => {
  const story = scarletMonasteryStory({ raiders: { Anna: {} }, dungeon: { play: [boss] } })
  story.pick('attack Frizlix of Kezan')
  expect(story.offers).toEqual([boss])
  story.waitsFor('Anna', 'defender')
})

test('Arcanist Doan deals the MARKED hero 1 for each of its raider’s resources, of which one is destroyed', () => {
  const story = storyWithAttackers(['Arcanist Doan'], {
    Anna: { resources: 5 },
    Bert: { resources: 3, play: ['Brigg'] },
  })
  expect(story.damage('Bert')).toBe(3 + 3)
  pickFirstOption(story)
  expect([story.resources('Bert').total, story.resources('Anna').total]).toEqual([2, 5])
  expect([damageDealtBy(story, 'DSM-5'), story.damage('Anna'), story.isInPlay('Brigg')]).toEqual([
    [3, 4],
    0,
    true,
  ])
  story.waitsFor('Anna')
})

test('Bloodmage Thalnos deals the MARKED hero damage equal to the highest cost in its party', () => {
  const story = storyWithAttackers(['Bloodmage Thalnos'], {
    Anna: { play: ['Moko Hunts-at-Dawn'] },
    Bert: { play: ['Brigg', 'Karrok Scarrend'] },
  })
  expect([damageDealtBy(story, 'DSM-6'), story.damage('Bert')]).toEqual([[5, 2], 3 + 5 + 2])
  story.waitsFor('Anna')
})

test('Bloodmage Thalnos is dealt double holy damage, and no other damage is doubled', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: { play: ['Zulanji', 'Brigg'] } },
    dungeon: { play: ['Bloodmage Thalnos'] },
  })
  story.raider('Anna').attacks('Brigg', 'Bloodmage Thalnos')
  expect(story.damage('Bloodmage Thalnos')).toBe(1)
  story.raider('Anna').attacks('Zulanji', 'Bloodmage Thalnos')
  expect(story.damage('Bloodmage Thalnos')).toBe(1 + 8)
  story.waitsFor('Anna')
})

test('Herod, The Scarlet Champion, deals each raiding hero 3 when he attacks', () => {
  const story = storyWithAttackers(['Herod, The Scarlet Champion'], { Anna: { play: ['Brigg'] }, Bert: {} })
  expect([story.damage('Anna'), story.damage('Bert')]).toEqual([3, 3 + 3 + 3])
  expect(story.damage('Brigg')).toBe(0)
  story.waitsFor('Anna')
})

test('High Inquisitor Fairbanks, flipped first, deals the MARKED hero 6 and is shuffled back', () => {
  const story = storyWithFlippedCard('High Inquisitor Fairbanks', {
    Anna: {},
    Bert: { hero: 'Gurzak of Orgrimmar', play: ['Golem Skull Helm'] },
  })
  expect([story.damage('Bert'), story.damage('Anna')]).toEqual([6, 0])
  expect(story.cards('Dungeon', 'deck')).toContain('High Inquisitor Fairbanks')
  expect([story.isInPlay('High Inquisitor Fairbanks'), story.eventsOfKind('shuffled').at(-1)?.seat]).toEqual([
    false,
    story.seat('Dungeon'),
  ])
  story.waitsFor('Bert', 'prevent')
})

test('High Inquisitor Fairbanks, flipped later, stays and can attack at once (Ferocity)', () => {
  const story = storyWithFlippedCard(HARMLESS_CARD, undefined, { deck: ['High Inquisitor Fairbanks'] }, 2)
  expect([damageDealtBy(story, 'DSM-8'), story.isInPlay('High Inquisitor Fairbanks')]).toEqual([[6], true])
  expect(story.damage('Bert')).toBe(5 + 6)
  story.waitsFor('Anna')
})

test('High Inquisitor Fairbanks, flipped again in the same turn, is no longer the first', () => {
  const story = storyWithFlippedCard('High Inquisitor Fairbanks', undefined, { below: 0 }, 2)
  expect(story.eventsOfKind('flipped')).toHaveLength(2)
  expect([damageDealtBy(story, 'DSM-8'), story.isInPlay('High Inquisitor Fairbanks')]).toEqual([[6, 6], true])
  story.waitsFor('Anna')
})

test('High Inquisitor Whitemane heals 10 damage from the Dungeon hero when she enters play', () => {
  const story = storyWithFlippedCard('High Inquisitor Whitemane', undefined, { damage: 15 })
  expect(story.damage('Dungeon')).toBe(5)
  story.waitsFor('Anna')
})

test('High Inquisitor Whitemane deals the MARKED hero 1 for each exhausted card of its raider', () => {
  const tired = { card: 'Brigg', exhausted: true } as const
  const story = storyWithAttackers(['High Inquisitor Whitemane'], {
    Anna: { play: [tired, tired] },
    Bert: { play: [tired, tired, 'Zulanji'], exhausted: true },
  })
  expect([damageDealtBy(story, 'DSM-9'), story.damage('Bert')]).toEqual([[3, 1], 3 + 3 + 1])
  story.waitsFor('Anna')
})

test('damage of High Inquisitor Whitemane when she attacks can’t be prevented', () => {
  const helm = { card: 'Golem Skull Helm' }
  const tired = { card: 'Brigg', exhausted: true } as const
  const story = storyWithAttackers(['High Inquisitor Whitemane'], {
    Anna: {},
    Bert: { hero: 'Gurzak of Orgrimmar', play: [helm, tired] },
  })
  story.pick('none')
  expect([story.damage('Bert'), story.eventsOfKind('damaged').at(-1)?.types]).toEqual([3 + 1, ['holy']])
  story.waitsFor('Bert', 'prevent')
})

test('Houndmaster Loksey readies Mograine, who next attacks a hero that is not MARKED', () => {
  const story = storyWithAttackers(['Houndmaster Loksey'], { Anna: {}, Bert: {} })
  expect(proposedDefenders(story)).toEqual(['Bert', 'Bert', 'Anna'])
  expect([story.damage('Anna'), story.damage('Bert')]).toEqual([3, 3 + 6])
  story.waitsFor('Anna')
})

test('without another hero, Mograine attacks the MARKED hero again after Houndmaster Loksey', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: {} },
    dungeon: { play: ['Houndmaster Loksey'], below: 0 },
    turn: 'Dungeon',
  })
  expect(story.damage('Anna')).toBe(3 + 6 + 3)
  story.waitsFor('Anna')
})

test.each([
  [['Brigg'], ['Rend'], 9],
  [['Brigg'], ['Zulanji'], 6],
])('Interrogator Vishas: with %j and %j on top of the decks he attacks for %i', (anna, bert, atk) => {
  const story = storyWithAttackers(['Interrogator Vishas'], { Anna: { deck: anna }, Bert: { deck: bert } })
  expect([damageDealtBy(story, 'DSM-11'), story.atk('Interrogator Vishas')]).toEqual([[atk], 3])
  expect([story.cards('Anna', 'graveyard'), story.cards('Bert', 'graveyard')]).toEqual([anna, bert])
  expect(story.eventsOfKind('revealed')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('Interrogator Vishas can’t be protected against (Stealth)', () => {
  const story = scarletMonasteryStory({
    raiders: { Anna: { play: ['Tyrennius Scatheblade', 'Brigg'] } },
    dungeon: { play: ['Interrogator Vishas', 'Scarlet Champion'], below: 0 },
  })
  expect(story.nextTurnUnprotected()).toEqual(['Dungeon', 'Scarlet Champion'])
  story.waitsFor('Anna')
})
