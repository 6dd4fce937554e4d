/** The Priest starters' heroes, abilities and quest. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

const OAF = 'Lumbering Oaf'
const BODYGUARD = 'Ogre Bodyguard'

test('Kaave flips for (4) to heal 3 from each hero and ally you control, on her turn', () => {
  const story = scenario({
    players: {
      Bert: { hand: ['Zulanji'], resources: 2, damage: 4 },
      Anna: {
        hero: 'Kaave of the Exodar',
        play: [{ card: 'Karrok Scarrend', damage: 2 }],
        damage: 9,
        resources: 8,
      },
    },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Zulanji')
  expect(story.party('Bert')).toContain('Zulanji') // nobody was asked
  story.turnOf('Anna')
  story.raider('Anna').uses('Anna')
  story.resolve()
  expect(['Anna', 'Karrok Scarrend', 'Bert'].map((name) => story.damage(name))).toEqual([6, 0, 4])
  expect(story.resources('Anna').ready).toBe(4)
  expect(story.raider('Anna').may('power Kaave of the Exodar')).toBe(false)
  story.waitsFor('Anna')
})

test('Teretha flips for (3) to make an opponent put an ally of their choice into its owner’s hand, on her turn', () => {
  const story = scenario({
    players: {
      Bert: { play: ['Brigg', 'Karrok Scarrend'], hand: ['Zulanji'], resources: 2 },
      Anna: { hero: 'Teretha of the Undercity', play: ['Oruk Starstorm'], resources: 6 },
      Cleo: { play: ['Vaerik Proudhoof'] },
    },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Zulanji')
  expect(story.party('Bert')).toContain('Zulanji') // nobody was asked
  story.turnOf('Anna')
  story.raider('Anna').uses('Anna')
  expect(story.offers.toSorted()).toEqual(['Bert', 'Cleo'])
  story.pick('Bert')
  story.resolve()
  expect([story.name(story.decision?.seat ?? 0), story.offers]).toEqual([
    'Bert',
    ['Brigg', 'Karrok Scarrend', 'Zulanji'],
  ])
  story.raider('Bert').answers('Karrok Scarrend')
  expect([story.cards('Bert', 'hand').includes('Karrok Scarrend'), story.resources('Anna').ready]).toEqual([
    true,
    3,
  ])
  expect(story.raider('Anna').may('power Teretha of the Undercity')).toBe(false)
  story.waitsFor('Anna')
})

const everybody = ['Anna', 'Bert', 'Dungeon', 'Brigg', BODYGUARD, OAF]
const table = (card: string, resources = 6) =>
  scenario({
    raiders: {
      Anna: { hand: [card, 'Gouge'], play: ['Brigg'], resources: resources + 1, damage: 9 },
      Bert: { damage: 12 },
    },
    dungeon: { play: [BODYGUARD, OAF] },
  })

test('Chasten deals 3 unpreventable holy damage', () => {
  const story = table('Chasten')
  story.raider('Anna').plays('Chasten')
  expect(story.offers).toEqual(everybody)
  story.pick(BODYGUARD)
  story.resolve()
  expect([story.damage(BODYGUARD), story.eventsOfKind('damaged').at(-1)?.types]).toEqual([3, ['holy']])
  story.waitsFor('Anna')
})

test('Circle of Healing heals 10 from each friendly character', () => {
  const story = scenario({
    raiders: {
      Anna: {
        hand: ['Circle of Healing'],
        play: [{ card: 'Karrok Scarrend', damage: 3 }],
        resources: 3,
        damage: 9,
      },
      Bert: { damage: 12 },
    },
    dungeon: { damage: 5 },
  })
  story.raider('Anna').plays('Circle of Healing')
  story.resolve()
  expect(['Anna', 'Karrok Scarrend', 'Bert', 'Dungeon'].map((name) => story.damage(name))).toEqual([
    0, 0, 2, 5,
  ])
  story.waitsFor('Anna')
})

test.each([
  ['Flash Heal', 4],
  ['Heal', 7],
])('%s heals %i', (card, healed) => {
  const story = table(card)
  story.raider('Anna').plays(card)
  expect(story.offers).toEqual(everybody)
  story.pick('Bert')
  story.resolve()
  expect([story.damage('Bert'), story.damage('Anna')]).toEqual([12 - healed, 9])
  story.waitsFor('Anna')
})

test('Dispel Magic destroys an ability in play', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Dispel Magic'], play: ['Brigg', 'Mana Agate'], resources: 1 },
      Bert: { play: ['Battle Shout', 'Scarlet Kris'] },
    },
  })
  story.raider('Anna').plays('Dispel Magic')
  expect(story.offers).toEqual(['Mana Agate', 'Battle Shout'])
  story.pick('Battle Shout')
  story.resolve()
  expect(story.cards('Bert', 'graveyard')).toEqual(['Battle Shout'])
  story.waitsFor('Anna')
})

test('Expel deals an ally 1 unpreventable damage for each of your allies', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Expel'], play: ['Brigg', 'Zulanji'], resources: 1 },
      Bert: { play: ['Brigg'] },
    },
    dungeon: { play: [BODYGUARD] },
  })
  story.raider('Anna').plays('Expel')
  expect(story.offers).toEqual(['Brigg', 'Zulanji', 'Brigg', BODYGUARD])
  story.pick(BODYGUARD)
  story.resolve()
  expect([story.damage(BODYGUARD), story.eventsOfKind('damaged').at(-1)?.types]).toEqual([2, ['holy']])
  story.waitsFor('Anna')
})

test('Power Word: Vigor gives an ally 5 health', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Power Word: Vigor'], play: ['Brigg'], resources: 2 },
      Bert: { play: ['Zulanji'] },
    },
  })
  story.raider('Anna').plays('Power Word: Vigor')
  expect(story.offers).toEqual(['Brigg', 'Zulanji'])
  story.pick('Brigg')
  story.resolve()
  expect([story.host('Power Word: Vigor'), story.health('Brigg'), story.atk('Brigg')]).toEqual([
    'Brigg',
    7,
    1,
  ])
  story.waitsFor('Anna')
})

test.each([
  ['Karrok Scarrend', 5, true],
  ['Karrok Scarrend', 4, false],
])('Resurrection puts %s (cost 5) into play with %i resources: %s', (ally, resources, comes) => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Resurrection'], graveyard: [ally, 'Rend'], resources },
      Bert: { graveyard: ['Brigg'], resources: 5 },
    },
  })
  story.raider('Anna').plays('Resurrection')
  expect(story.offers).toEqual([ally])
  story.pick(ally)
  story.resolve()
  expect(story.party('Anna').includes(ally)).toBe(comes)
  story.waitsFor('Anna')
})

test('Twist of Faith: you control the ally as long as it is attached', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Twist of Faith', 'Dispel Magic'], play: ['Brigg'], resources: 6 },
      Bert: { play: ['Zulanji'] },
    },
  })
  const anna = story.raider('Anna').plays('Twist of Faith')
  expect(story.offers).toEqual(['Brigg', 'Zulanji'])
  story.pick('Zulanji')
  story.resolve()
  expect([story.host('Twist of Faith'), story.controller('Zulanji')]).toEqual(['Zulanji', 'Anna'])
  anna.plays('Dispel Magic', { on: 'Twist of Faith' })
  story.resolve()
  expect(story.controller('Zulanji')).toBe('Bert')
  story.waitsFor('Anna')
})

test('Dark Extortion: a player chooses one of their allies, and you take control of it permanently', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Dark Extortion', 'Dark Extortion'], resources: 10 },
      Bert: { play: ['Zulanji', 'Brigg'] },
    },
  })
  const anna = story.raider('Anna').plays('Dark Extortion')
  expect(story.offers).toEqual(['Anna', 'Bert'])
  story.pick('Bert')
  story.resolve()
  expect([story.name(story.decision?.seat ?? 0), story.offers]).toEqual(['Bert', ['Zulanji', 'Brigg']])
  story.raider('Bert').answers('Brigg')
  expect(story.controller('Brigg')).toBe('Anna')
  anna.plays('Dark Extortion', { on: 'Bert' })
  story.resolve()
  expect(story.controller('Zulanji')).toBe('Anna')
  story.turnOf('Bert')
  expect(story.party('Bert')).toEqual(['Frizlix of Kezan'])
  story.waitsFor('Bert')
})

test('Favor of Spirit gives a friendly ally Assault 2, and may destroy an ability when that ally is destroyed', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Favor of Spirit', 'Fire Blast', 'Gouge'], play: ['Brigg'], resources: 3 },
      Bert: { play: ['Zulanji', 'Battle Shout'] },
    },
  })
  const anna = story.raider('Anna').plays('Favor of Spirit')
  expect(story.offers).toEqual(['Brigg'])
  story.pick('Brigg')
  story.resolve()
  expect([story.host('Favor of Spirit'), story.atk('Brigg')]).toEqual(['Brigg', 3])
  anna.plays('Fire Blast', { on: 'Brigg' })
  story.resolve()
  expect(story.offers).toEqual(['Battle Shout'])
  story.pick('Battle Shout')
  story.resolve()
  anna.answers('yes')
  expect(story.isInPlay('Battle Shout')).toBe(false)
  story.waitsFor('Anna')
})

test.each([
  ['Mind Melt', 3],
  ['Mind Spike', 1],
])('%s: its controller discards a card for each of the %i damage dealt', (card, damage) => {
  const duel = (oaf: string) =>
    scenario({
      players: {
        Anna: { hand: [card, 'Gouge'], play: ['Brigg'], resources: 6 },
        Bert: { play: [oaf], hand: ['Rend', 'Gouge', 'Zulanji', 'Battle Shout'] },
      },
    })
  const story = duel(OAF)
  story.raider('Anna').plays(card)
  expect(story.offers).toEqual(['Anna', 'Bert', 'Brigg', OAF])
  story.pick(OAF)
  story.resolve()
  expect([story.decision?.seat, story.decision?.min, story.decision?.max]).toEqual([1, damage, damage])
  expect([story.damage(OAF), story.eventsOfKind('damaged').at(-1)?.types]).toEqual([damage, ['shadow']])
  story.waitsFor('Bert', 'discard')
  const prevented = duel(BODYGUARD)
  prevented.raider('Anna').plays(card, { on: BODYGUARD })
  prevented.resolve()
  expect([prevented.damage(BODYGUARD), prevented.cards('Bert', 'hand').length]).toEqual([0, 4])
  prevented.waitsFor('Anna')
})

test('Prayer of Fortitude gives your hero and allies 5 health', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Prayer of Fortitude'], play: ['Brigg'], resources: 6 },
      Bert: { play: ['Zulanji'] },
    },
  })
  story.raider('Anna').plays('Prayer of Fortitude')
  story.resolve()
  expect(['Anna', 'Brigg', 'Bert', 'Zulanji'].map((name) => story.health(name))).toEqual([32, 7, 27, 1])
  story.waitsFor('Anna')
})

test('The Ichor of Undeath returns an ally from your graveyard to your hand, for (2)', () => {
  const story = scenario({
    raiders: {
      Anna: { quests: ['The Ichor of Undeath'], graveyard: ['Rend', 'Brigg', 'Zulanji'], resources: 2 },
      Bert: { graveyard: ['Karrok Scarrend'] },
    },
  })
  story.raider('Anna').completes('The Ichor of Undeath')
  expect(story.offers).toEqual(['Brigg', 'Zulanji'])
  story.pick('Zulanji')
  story.resolve()
  expect([story.cards('Anna', 'hand'), story.resources('Anna').ready]).toEqual([['Zulanji'], 1])
  story.waitsFor('Anna')
})
