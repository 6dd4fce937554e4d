/** The Dungeon's abilities, first half: 18 to 27. */
import { expect, test } from 'vitest'
import { type Story, scenario } from '../../../scenarios/scenario.ts'
import type { PartySetup, TableSetup } from '../../../scenarios/table-setup.ts'

/**
 * Begins a story in which the Dungeon flips this card first. The cards that it flips next do nothing here. Bert is
 * MARKED.
 */
function flipping(
  card: string,
  raiders: Record<string, PartySetup>,
  dungeon: TableSetup['dungeon'] = {},
): Story {
  return scenario({
    raiders,
    dungeon: {
      filler: 'Life ... and Death',
      ...dungeon,
      deck: [card, 'Life ... and Death', ...(dungeon.deck ?? [])],
    },
    turn: 'Dungeon',
    marked: 'Bert',
  })
}

const damageBy = (story: Story, card: string) =>
  story.eventsOfKind('damaged').flatMap((one) => (one.byCard === card ? [one.amount] : []))

test('A Potent Plan gives Dungeon allies 5 ATK this turn', () => {
  const story = flipping(
    'A Potent Plan',
    { Anna: { play: ['Brigg'] }, Bert: {} },
    { play: ['Defias Envoker'] },
  )
  expect([damageBy(story, 'DDD-10'), damageBy(story, 'DDD-1')]).toEqual([[10], [3]])
  expect([story.atk('Defias Envoker'), story.atk('Brigg')]).toEqual([5, 1])
  story.waitsFor('Anna')
})

test('Biding Her Time: each raider chooses a card other than their hero, which goes on top of its owner’s deck', () => {
  const story = flipping('Biding Her Time', {
    Anna: { play: ['Brigg', 'Defias Gunpowder'], resources: 1 },
    Bert: { play: ['Zulanji'] },
    Cleo: {},
  })
  expect(story.offers).toEqual(['Brigg', 'Defias Gunpowder', 'Oruk Starstorm'])
  story.raider('Anna').answers('Brigg')
  expect([story.cards('Anna', 'deck')[0], story.cards('Bert', 'deck')[0]]).toEqual(['Brigg', 'Zulanji'])
  expect(story.party('Cleo')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('The Brotherhood Assembles puts the allies of the top three into play, and the rest away', () => {
  const story = flipping(
    'The Brotherhood Assembles',
    { Anna: {}, Bert: {} },
    {
      deck: ['Ogre Bodyguard', "Cookie's Cauldron"],
      below: 8,
    },
  )
  expect(story.eventsOfKind('revealed')).toMatchObject([{ cards: ['DDD-31', 'DDD-16', 'DDD-37'] }])
  expect(story.party('Dungeon').slice(1)).toEqual(['Ogre Bodyguard'])
  expect(story.cards('Dungeon', 'graveyard').sort()).toEqual([
    "Cookie's Cauldron",
    'Life ... and Death',
    'Life ... and Death',
    'The Brotherhood Assembles',
  ])
  story.waitsFor('Anna')
})

test('Building Her Forces attaches to the Dungeon ally with the highest printed health: 5 ATK and 5 health more', () => {
  const play = [{ card: 'Lumbering Oaf', damage: 7 }, 'Defias Watcher']
  const story = flipping(
    'Building Her Forces',
    { Anna: {}, Bert: {} },
    { play, filler: 'Marked for Death', deck: [] },
  )
  expect(story.host('Building Her Forces')).toBe('Lumbering Oaf')
  expect([story.atk('Lumbering Oaf'), story.health('Lumbering Oaf')]).toEqual([9, 13])
  expect([story.atk('Defias Watcher'), story.health('Defias Watcher')]).toEqual([5, 5])
  story.waitsFor('Anna')
})

test('The Captain’s Command: the Dungeon hero deals the MARKED hero 3 for each Dungeon ally', () => {
  const story = flipping(
    "The Captain's Command",
    { Anna: { play: ['Brigg'] }, Bert: {} },
    {
      play: ['Defias Squallshaper', 'Defias Squallshaper'],
    },
  )
  expect(damageBy(story, 'DDD-1')).toEqual([6, 3])
  expect(story.damage('Bert')).toBe(6 + 3 + 3 + 3)
  story.waitsFor('Anna')
})

test.each([
  [1, 'Brigg'],
  [3, 'Brigg'],
  [4, 'Scarlet Kris'],
  [5, 'Battle Shout'],
  [6, 'Oruk Starstorm'],
])('The Casualties of War: on a %i a raider chooses what to lose: %s', (roll, lost) => {
  const story = scenario({
    raiders: {
      Anna: { play: ['Brigg', 'Scarlet Kris', 'Battle Shout'], resources: 1, hand: ['Karrok Scarrend'] },
    },
    dungeon: { deck: ['The Casualties of War'] },
  })
  story.rolling(roll).nextTurn()
  expect(story.cards('Anna', 'graveyard')).toEqual([lost])
  story.waitsFor('Anna')
})

test('The Casualties of War: each raider rolls, in turn order, and the chosen cards are destroyed together (802.1)', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Brigg', 'Zulanji'], hand: ['Rend'] }, Bert: { play: ['Brigg', 'Zulanji'] } },
    dungeon: { deck: ['The Casualties of War'] },
  })
  story.turnOf('Bert')
  story.luckily(() => story.eventsOfKind('rolled').at(0)?.dice[0] === 2).nextTurn()
  expect(story.cards('Anna', 'graveyard')).toEqual([])
  story.luckily(() => story.eventsOfKind('rolled').at(-1)?.dice[0] === 3).pick('Zulanji')
  story.raider('Bert').answers('Brigg')
  expect([story.cards('Anna', 'graveyard'), story.cards('Bert', 'graveyard')]).toEqual([
    ['Zulanji'],
    ['Brigg'],
  ])
  story.waitsFor('Anna')
})

test('Defias to the Core gives Dungeon allies 2 ATK and Ferocity this turn, also those that enter later', () => {
  const story = scenario({
    raiders: { Anna: {} },
    dungeon: { deck: ['Defias to the Core', 'Defias Envoker'] },
    turn: 'Dungeon',
  })
  expect(damageBy(story, 'DDD-10')).toEqual([7])
  expect([story.atk('Defias Envoker'), story.has('Defias Envoker', 'ferocity')]).toEqual([5, 0])
  story.waitsFor('Anna')
})

test('The Die Is Cast comes under the control of the MARKED raider, who can interrupt a Dungeon ability with it', () => {
  const story = scenario({
    raiders: { Anna: {}, Bert: { resources: 1 } },
    dungeon: { deck: ['The Die Is Cast', "The Captain's Command"], play: ['Vapor'] },
    turn: 'Dungeon',
    marked: 'Bert',
  })
  expect(story.controller('The Die Is Cast')).toBe('Bert')
  expect(story.chain).toEqual(["The Captain's Command"])
  story.raider('Bert').uses('The Die Is Cast', { on: "The Captain's Command" })
  story.resolveAll()
  expect(story.eventsOfKind('interrupted')).toMatchObject([{ card: 'DDD-22', byGame: false }])
  expect(story.cards('Dungeon', 'graveyard')).toEqual(['The Die Is Cast', "The Captain's Command"])
  expect(damageBy(story, 'DDD-1')).toEqual([3])
  expect(story.resources('Bert').ready).toBe(0)
  story.waitsFor('Anna')
})

test('The Die Is Cast does nothing against allies and equipment', () => {
  const story = scenario({
    raiders: { Anna: { play: ['The Die Is Cast'], resources: 1 } },
    dungeon: { deck: ['Defias Pirate', "Cookie's Cauldron"], below: 0 },
    turn: 'Dungeon',
  })
  expect(story.party('Dungeon').slice(1)).toEqual(['Defias Pirate', "Cookie's Cauldron"])
  story.waitsFor('Anna')
})

test('Do or Die: the MARKED raider discards three at random', () => {
  const story = flipping('Do or Die', {
    Anna: {},
    Bert: { hand: ['Brigg', 'Rend', 'Execute', 'Zulanji'], play: ['Wysko'] },
  })
  story.raider('Bert').answers('m0')
  expect([story.cards('Bert', 'hand').length, story.party('Bert').length]).toEqual([1, 2])
  story.waitsFor('Anna')
})

test('Do or Die: or the MARKED raider chooses and loses three of their allies', () => {
  const play = ['Wysko', 'Brigg', 'Zulanji', 'Karrok Scarrend']
  const story = flipping('Do or Die', { Anna: { play }, Bert: { hand: ['Rend'], play } })
  story.raider('Bert').answers('m1')
  story.raider('Bert').answers('Brigg', 'Wysko', 'Zulanji')
  expect(story.party('Bert').slice(1)).toEqual(['Karrok Scarrend'])
  expect([story.cards('Bert', 'hand').length, story.party('Anna').length]).toEqual([1, 5])
  story.waitsFor('Anna')
})

test('"Enjoy Your Fiery Deaths!" attaches to the MARKED hero, and each Dungeon ally that enters play deals it 3', () => {
  const story = scenario({
    raiders: { Anna: {}, Bert: {} },
    dungeon: { deck: ['"Enjoy Your Fiery Deaths!"', 'Ogre Bodyguard'], below: 0 },
    turn: 'Dungeon',
    marked: 'Bert',
  })
  expect(story.host('"Enjoy Your Fiery Deaths!"')).toBe('Bert')
  expect([damageBy(story, 'DDD-16'), story.damage('Bert'), story.damage('Anna')]).toEqual([[3], 6, 0])
  story.waitsFor('Anna')
})
