/** The Warlock starters' heroes, abilities and quest. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

const OAF = 'Lumbering Oaf'

test('Kalia flips for (3) to make a player discard a card at random, on her turn', () => {
  const story = scenario({
    players: {
      Bert: { hand: ['Gouge', 'Rend', 'Zulanji'], resources: 2 },
      Anna: { hero: 'Kalia of Silvermoon City', resources: 6 },
    },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Zulanji')
  expect(story.party('Bert')).toContain('Zulanji') // nobody was asked
  story.turnOf('Anna')
  story.raider('Anna').uses('Anna')
  expect(story.offers).toEqual(['Anna', 'Bert'])
  story.luckily(() => story.eventsOfKind('moved').at(-1)?.card === 'CD2-W7').pick('Bert')
  expect(story.cards('Bert', 'graveyard')).toEqual(['Rend'])
  expect([story.cards('Bert', 'hand'), story.resources('Anna').ready]).toEqual([['Gouge'], 3])
  expect(story.raider('Anna').may('power Kalia of Silvermoon City')).toBe(false)
  story.waitsFor('Anna')
})

test('Gazriz flips for (3) to drain 2 from an ally, on his turn', () => {
  const story = scenario({
    raiders: {
      Bert: { hand: ['Zulanji'], resources: 2 },
      Anna: { hero: 'Gazriz of Gnomeregan', resources: 6, damage: 5 },
    },
    dungeon: { play: [OAF] },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Zulanji')
  expect(story.party('Bert')).toContain('Zulanji') // nobody was asked
  story.turnOf('Anna')
  story.raider('Anna').uses('Anna')
  expect(story.offers).toEqual([OAF, 'Zulanji'])
  const before = story.damage('Anna')
  story.pick(OAF)
  story.resolve()
  expect([story.damage(OAF), before - story.damage('Anna')]).toEqual([2, 2])
  expect([story.resources('Anna').ready, story.raider('Anna').may('power Gazriz of Gnomeregan')]).toEqual([
    3,
    false,
  ])
  story.waitsFor('Anna')
})

const everybody = ['Anna', 'Dungeon', 'Brigg', OAF]

test.each([
  ['Drain Essence', 3],
  ['Steal Essence', 2],
])('%s deals %i and heals as much damage from your hero as was dealt', (card, damage) => {
  const table = (played: string) =>
    scenario({
      raiders: { Anna: { hand: [played, 'Gouge'], play: ['Brigg'], resources: 4, damage: 9 } },
      dungeon: { play: [OAF, 'Ogre Bodyguard'] },
    })
  const story = table(card)
  story.raider('Anna').plays(card)
  expect(story.offers).toEqual([...everybody, 'Ogre Bodyguard'])
  story.pick(OAF)
  story.resolve()
  expect([story.damage(OAF), story.damage('Anna')]).toEqual([damage, 9 - damage])
  story.waitsFor('Anna')
  const prevented = table(card)
  prevented.raider('Anna').plays(card, { on: 'Ogre Bodyguard' })
  prevented.resolve()
  expect(prevented.damage('Anna')).toBe(9)
  prevented.waitsFor('Anna')
})

test('Siphon Life drains 2 from the attached character at the start of each of your turns', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Siphon Life', 'Gouge'], play: ['Brigg'], resources: 6, damage: 9 }, Bert: {} },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').plays('Siphon Life')
  expect(story.offers).toEqual(everybody.toSpliced(1, 0, 'Bert'))
  story.pick(OAF)
  story.resolve()
  expect([story.host('Siphon Life'), story.damage(OAF)]).toEqual([OAF, 0])
  story.turnOf('Bert')
  const before = story.damage('Anna')
  expect(story.damage(OAF)).toBe(0)
  story.turnOf('Anna')
  expect([story.damage(OAF), story.damage('Anna')]).toEqual([2, before - 2])
  story.waitsFor('Anna')
})

test('Fear returns an opposing ally to its owner’s hand', () => {
  const story = scenario({
    players: { Anna: { hand: ['Fear'], play: ['Brigg'], resources: 1 }, Bert: { play: ['Zulanji'] } },
  })
  story.raider('Anna').plays('Fear')
  expect(story.offers).toEqual(['Zulanji'])
  story.pick('Zulanji')
  story.resolve()
  expect(story.cards('Bert', 'hand')).toContain('Zulanji')
  story.waitsFor('Anna')
})

test('Dread Touch returns an opposing ally, and its owner discards a card', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Dread Touch'], play: ['Brigg'], resources: 3 },
      Bert: { play: ['Zulanji'], hand: ['Rend'] },
    },
  })
  story.raider('Anna').plays('Dread Touch')
  expect(story.offers).toEqual(['Zulanji'])
  story.pick('Zulanji')
  story.resolve()
  expect(story.offers).toEqual(['Rend', 'Zulanji'])
  story.raider('Bert').answers('Rend')
  expect([story.cards('Bert', 'hand'), story.cards('Bert', 'graveyard')]).toEqual([['Zulanji'], ['Rend']])
  story.waitsFor('Anna')
})

test('Fel Blaze deals 2 damage to every hero and ally that isn’t a Demon', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Fel Blaze'], play: ['Sarmoth', 'Vaerik Proudhoof'], resources: 2 }, Bert: {} },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').plays('Fel Blaze')
  story.resolve()
  const names = ['Anna', 'Bert', 'Dungeon', 'Vaerik Proudhoof', OAF, 'Sarmoth']
  expect(names.map((name) => story.damage(name))).toEqual([2, 2, 2, 2, 2, 0])
  story.waitsFor('Anna')
})

test('Fel Flame deals 2 unpreventable damage of two types when it enters play', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Fel Flame'], play: ['Brigg'], resources: 2 } },
    dungeon: { play: [OAF, 'Ogre Bodyguard'] },
  })
  story.raider('Anna').plays('Fel Flame')
  story.resolve()
  expect(story.offers).toEqual([...everybody, 'Ogre Bodyguard'])
  story.pick('Ogre Bodyguard')
  story.resolve()
  expect(story.damage('Ogre Bodyguard')).toBe(2)
  expect(story.eventsOfKind('damaged').at(-1)?.types).toEqual(['shadow', 'fire'])
  story.waitsFor('Anna')
})

test('Fel Flame gives your cards with shadow or fire damage 1 ATK for (2), this turn', () => {
  const mine = ['Maazhum', 'Garell Strout', 'Vaerik Proudhoof', 'Crimson Shocker']
  const story = scenario({
    raiders: { Anna: { play: ['Fel Flame', ...mine], resources: 2 }, Bert: { play: ["Waz'luk"] } },
  })
  const atk = () => [...mine, "Waz'luk"].map((name) => story.atk(name))
  expect(atk()).toEqual([3, 3, 5, 1, 2])
  story.raider('Anna').uses('Fel Flame')
  story.resolve()
  expect([atk(), story.resources('Anna').ready]).toEqual([[4, 4, 5, 2, 2], 0])
  story.turnOf('Bert')
  expect(atk()).toEqual([3, 3, 5, 1, 2])
  story.waitsFor('Bert')
})

test('Immolate deals 1 when it is attached, and 1 at the start of each of your turns', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Immolate', 'Gouge'], play: ['Brigg'], resources: 2 }, Bert: {} },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').plays('Immolate')
  expect(story.offers).toEqual(everybody.toSpliced(1, 0, 'Bert'))
  story.pick(OAF)
  story.resolve()
  expect([story.host('Immolate'), story.damage(OAF)]).toEqual([OAF, 1])
  story.turnOf('Bert')
  expect(story.damage(OAF)).toBe(1)
  story.turnOf('Anna')
  expect(story.damage(OAF)).toBe(2)
  story.waitsFor('Anna')
})

test('Life Tap draws two cards, and its cost includes 2 damage on your hero', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Life Tap'], resources: 2, damage: 20 } } })
  story.raider('Anna').plays('Life Tap')
  expect([story.damage('Anna'), story.resources('Anna').ready]).toEqual([22, 0])
  story.resolve()
  expect(story.cards('Anna', 'hand')).toHaveLength(2)
  story.waitsFor('Anna')
})

test('Life Tap can’t be played if your hero has room for only 1 damage (405.3)', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Life Tap', 'Gouge'], resources: 2, damage: 26 }, Bert: {} },
  })
  expect([story.raider('Anna').may('play Life Tap'), story.raider('Anna').may('play Gouge')]).toEqual([
    false,
    true,
  ])
  story.waitsFor('Anna')
})

test('Shadow Bolt deals 3 damage, and its target’s controller discards a card if the target is destroyed this turn', () => {
  const table = () =>
    scenario({
      players: {
        Anna: { hand: ['Shadow Bolt', 'Fire Blast', 'Gouge'], play: ['Brigg'], resources: 5 },
        Bert: { play: ['Vaerik Proudhoof', 'Karrok Scarrend'], hand: ['Rend', 'Gouge'] },
      },
    })
  const story = table()
  story.raider('Anna').plays('Shadow Bolt')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Brigg', 'Vaerik Proudhoof', 'Karrok Scarrend'])
  story.pick('Vaerik Proudhoof')
  story.resolveAll()
  story.raider('Bert').answers('Rend')
  expect(story.cards('Bert', 'graveyard')).toEqual(['Vaerik Proudhoof', 'Rend'])
  story.waitsFor('Anna')
  const later = table()
  later.raider('Anna').plays('Shadow Bolt', { on: 'Karrok Scarrend' })
  later.resolveAll()
  expect([later.damage('Karrok Scarrend'), later.cards('Bert', 'hand').length]).toEqual([3, 2])
  later.raider('Anna').plays('Fire Blast', { on: 'Karrok Scarrend' })
  later.resolveAll()
  later.waitsFor('Bert', 'discard')
  const next = table()
  next.raider('Anna').plays('Shadow Bolt', { on: 'Karrok Scarrend' })
  next.turnOf('Bert')
  next.turnOf('Anna')
  next.raider('Anna').plays('Fire Blast', { on: 'Karrok Scarrend' })
  next.resolveAll()
  expect([next.isInPlay('Karrok Scarrend'), next.cards('Bert', 'graveyard')]).toEqual([
    false,
    ['Karrok Scarrend'],
  ])
  next.waitsFor('Anna')
})

test('Invoke the Nether removes all allies from the game', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Invoke the Nether'], play: ['Brigg', 'Scarlet Kris'], resources: 6 },
      Bert: { play: ['Zulanji'] },
    },
  })
  story.raider('Anna').plays('Invoke the Nether')
  story.resolve()
  expect([story.cards('Anna', 'removed'), story.cards('Bert', 'removed')]).toEqual([['Brigg'], ['Zulanji']])
  expect(story.party('Anna')).toEqual(['Frizlix of Kezan', 'Scarlet Kris'])
  story.waitsFor('Anna')
})

test('Summoning Portal finds an ally in your deck, shows it to all and puts it into your hand', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Summoning Portal'], deck: ['Rend', 'Zulanji', 'Brigg'], below: 0, resources: 2 },
    },
  })
  story.raider('Anna').plays('Summoning Portal')
  story.resolve()
  expect(story.offers.toSorted()).toEqual(['Brigg', 'Zulanji'])
  story.pick('Brigg')
  expect([story.cards('Anna', 'hand'), story.eventsOfKind('revealed').at(-1)?.cards]).toEqual([
    ['Brigg'],
    ['CD2-W11'],
  ])
  expect(story.eventsOfKind('shuffled')).not.toEqual([])
  story.waitsFor('Anna')
})

test.each([
  ['with a Demon', ['Sarmoth'], true],
  ['without a Demon', ['Brigg'], false],
])('What Illidan Wants, Illidan Gets ... %s', (_, play, may) => {
  const story = scenario({
    raiders: {
      Anna: { quests: ['What Illidan Wants, Illidan Gets ...'], play, resources: 2 },
      Bert: { play: ['Sarmoth'] },
    },
  })
  const anna = story.raider('Anna')
  expect(anna.may('quest What Illidan Wants, Illidan Gets ...')).toBe(may)
  if (may) {
    anna.completes('What Illidan Wants, Illidan Gets ...')
    story.resolve()
    expect([story.cards('Anna', 'hand').length, story.resources('Anna').ready]).toEqual([1, 1])
  }
  story.waitsFor('Anna')
})
