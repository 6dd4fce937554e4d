/** The Mage starters' heroes and abilities. */
import { expect, test } from 'vitest'
import { any, each, item, numberedCardsOfSet } from '../../cards/builders.ts'
import { scenario } from '../scenario.ts'

const OAF = 'Lumbering Oaf'
const ARROW = 'Blistering Fire'

test('Rumi deals 2 damage to a hero and 2 to an ally, for (4) on her turn', () => {
  const story = scenario({
    raiders: { Bert: {}, Anna: { hero: 'Rumi of Gnomeregan', resources: 8 } },
    dungeon: { play: [OAF] },
    turn: 'Anna',
  })
  story.raider('Anna').uses('Anna')
  expect(story.offers).toEqual(['Bert', 'Anna', 'Dungeon'])
  story.pick('Dungeon')
  expect(story.offers).toEqual([OAF])
  story.pick(OAF)
  expect(story.resources('Anna').ready).toBe(4)
  story.resolve()
  expect([story.damage('Dungeon'), story.damage(OAF)]).toEqual([2, 2])
  expect(story.raider('Anna').may('power Rumi of Gnomeregan')).toBe(false)
  story.waitsFor('Anna')
})

test('Rumi needs no ally as a target, and can use her power only on her own turn', () => {
  const story = scenario({
    raiders: {
      Anna: { hero: 'Rumi of Gnomeregan', resources: 4 },
      Bert: { hand: ['Zulanji'], resources: 2 },
    },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Zulanji')
  expect(story.party('Bert')).toContain('Zulanji') // nobody was asked
  story.turnOf('Anna')
  story.raider('Anna').uses('Anna', { on: 'Dungeon' }).answers()
  story.resolve()
  expect([story.damage('Dungeon'), story.damage('Zulanji')]).toEqual([2, 0])
  story.waitsFor('Anna')
})

test('Zumix flips for (4) to draw two cards, on his turn', () => {
  const story = scenario({
    raiders: { Anna: { hero: 'Zumix of Kezan', resources: 8 }, Bert: { hand: ['Zulanji'], resources: 2 } },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Zulanji')
  expect(story.party('Bert')).toContain('Zulanji') // nobody was asked
  story.turnOf('Anna')
  const before = story.cards('Anna', 'hand').length
  story.raider('Anna').uses('Anna')
  story.resolve()
  expect([story.cards('Anna', 'hand').length - before, story.resources('Anna').ready]).toEqual([2, 4])
  expect(story.raider('Anna').may('power Zumix of Kezan')).toBe(false)
  story.waitsFor('Anna')
})

const everybody = ['Anna', 'Dungeon', 'Brigg', OAF]

test.each([
  ['Arcane Barrage', 4, everybody],
  ['Fire Blast', 2, everybody],
  ['Scorch', 1, everybody],
  ['Frostbolt', 3, everybody],
  ['Fireball', 4, everybody],
  [ARROW, 3, ['Anna', 'Dungeon']],
])('%s deals %i damage to one of %j', (card, damage, targets) => {
  const story = scenario({
    raiders: { Anna: { hand: [card, 'Gouge'], play: ['Brigg'], resources: 5 } },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').plays(card)
  expect(story.offers).toEqual(targets)
  story.pick('Dungeon')
  story.resolve()
  expect(everybody.map((name) => story.damage(name))).toEqual([0, damage, 0, 0])
  story.waitsFor('Anna')
})

test('Cold Front: no ally attacks this turn, even one that enters play later, but heroes do', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Cold Front', 'Gurzuk'], play: ['Brigg'], resources: 5 } },
    dungeon: { play: ['Defias Pirate'], below: 0 },
  })
  const anna = story.raider('Anna').plays('Cold Front')
  story.resolve()
  anna.plays('Gurzuk')
  story.resolve()
  const may = ['Frizlix of Kezan', 'Brigg', 'Gurzuk'].map((name) => anna.may(`attack ${name}`))
  expect(may).toEqual([true, false, false])
  story.turnOf('Anna')
  expect(anna.may('attack Brigg')).toBe(true)
  story.waitsFor('Anna')
})

test('Cold Front prevents the Dungeon’s allies from attacking in the Dungeon’s turn', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Cold Front'], resources: 2 } },
    dungeon: { play: ['Defias Squallshaper'], deck: ['Defias Pirate'], below: 0 },
    turn: 'Dungeon',
  })
  story.raider('Anna').plays('Cold Front')
  story.turnOf('Anna')
  expect(story.damage('Anna')).toBe(3) // from the Dungeon hero
  expect(story.eventsOfKind('attacking')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('Fireball stays attached to its target, and deals it 1 damage at the start of each of your turns', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Fireball'], resources: 4 }, Bert: {} },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').plays('Fireball', { on: OAF })
  story.resolve()
  expect([story.host('Fireball'), story.damage(OAF)]).toEqual([OAF, 4])
  story.turnOf('Bert')
  expect(story.damage(OAF)).toBe(4)
  story.turnOf('Anna')
  expect(story.damage(OAF)).toBe(5)
  story.waitsFor('Anna')
})

test('Frostbolt prevents a character that it damaged from attacking this turn', () => {
  const story = scenario({
    players: {
      Anna: { play: ['Vaerik Proudhoof', 'Karrok Scarrend', 'Brigg'] },
      Bert: { hand: ['Frostbolt'], resources: 3 },
    },
  })
  story.raider('Anna').proposes('Vaerik Proudhoof', 'Bert')
  story.raider('Bert').plays('Frostbolt', { on: 'Karrok Scarrend' })
  story.fight()
  const may = (name: string) => story.raider('Anna').may(`attack ${name}`)
  expect([story.damage('Karrok Scarrend'), may('Karrok Scarrend'), may('Brigg')]).toEqual([3, false, true])
  story.waitsFor('Anna')
})

test('Frost Nova deals 1 to each opposing character, and a character that was dealt damage can’t attack this turn', () => {
  const story = scenario({
    players: {
      Anna: { play: ['Vaerik Proudhoof', 'Gurzuk', 'Ogre Bodyguard'] },
      Bert: { hand: ['Frost Nova'], play: ['Brigg'], resources: 4 },
    },
  })
  story.raider('Anna').proposes('Gurzuk', 'Bert')
  story.raider('Bert').plays('Frost Nova')
  story.resolve()
  story.fight()
  expect(['Anna', 'Vaerik Proudhoof', 'Gurzuk', 'Ogre Bodyguard'].map((name) => story.damage(name))).toEqual([
    1, 1, 1, 0,
  ])
  expect(['Bert', 'Brigg'].map((name) => story.damage(name))).toEqual([0, 0])
  const may = (name: string) => story.raider('Anna').may(`attack ${name}`)
  expect([may('Vaerik Proudhoof'), may('Gurzuk'), may('Ogre Bodyguard')]).toEqual([false, false, true])
  story.waitsFor('Anna')
})

test.each([
  ['ready', 6, OAF],
  ['exhausted', 2, { card: OAF, exhausted: true as const }],
])('Ice Lance deals a %s ally %i', (_, damage, oaf) => {
  const story = scenario({
    raiders: { Anna: { hand: ['Ice Lance'], play: ['Brigg'], resources: 2 } },
    dungeon: { play: [oaf] },
  })
  story.raider('Anna').plays('Ice Lance')
  expect(story.offers).toEqual(['Brigg', OAF])
  story.pick(OAF)
  story.resolve()
  expect(story.damage(OAF)).toBe(damage)
  story.waitsFor('Anna')
})

test('Mana Agate stays in play until it is destroyed for (1) to draw two cards', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Mana Agate'], resources: 3 } } })
  const anna = story.raider('Anna').plays('Mana Agate')
  story.resolve()
  expect(story.party('Anna')).toContain('Mana Agate')
  anna.uses('Mana Agate')
  expect([story.cards('Anna', 'graveyard'), story.resources('Anna').ready]).toEqual([['Mana Agate'], 0])
  story.resolve()
  expect(story.cards('Anna', 'hand')).toHaveLength(2)
  story.waitsFor('Anna')
})

test('Polymorph: the ally neither attacks nor protects, has no powers, gains none, and is also a Sheep', () => {
  const story = scenario({
    players: {
      Bert: { hand: ['Polymorph'], resources: 2 },
      Anna: { play: ['Drizzie Steelslam', 'Brigg'], hand: ['Infiltrate'], resources: 2 },
    },
  })
  story.raider('Bert').plays('Polymorph')
  expect(story.offers).toEqual(['Drizzie Steelslam', 'Brigg'])
  story.pick('Drizzie Steelslam')
  story.resolve()
  expect(story.host('Polymorph')).toBe('Drizzie Steelslam')
  expect(story.characteristics('Drizzie Steelslam').tags.map(({ tag }) => tag)).toEqual([
    'Goblin',
    'Warrior',
    'Sheep',
  ])
  story.turnOf('Anna')
  expect(story.raider('Anna').may('attack Drizzie Steelslam')).toBe(false)
  story.raider('Anna').plays('Infiltrate', { on: 'Drizzie Steelslam' })
  story.resolve()
  expect([story.has('Drizzie Steelslam', 'protector'), story.has('Drizzie Steelslam', 'stealth')]).toEqual([
    0, 0,
  ])
  story.waitsFor('Anna')
})

const call = numberedCardsOfSet('OWN', {
  1: item('Call to Arms', { cost: 0 }, '', each(any.ally).canProtect()),
})

test.each([
  ['protects', [], true],
  ['doesn’t protect under Polymorph', [{ card: 'Polymorph', on: 'Karrok Scarrend' }], false],
])('an ally that may protect without Protector %s', (_, lying, protects) => {
  const story = scenario({
    players: {
      Anna: { play: ['Brigg'] },
      Bert: { play: ['Karrok Scarrend', 'Call to Arms', ...lying] },
    },
    cards: call,
  })
  story.raider('Anna').proposes('Brigg', 'Bert')
  story.resolve()
  if (protects) story.waitsFor('Bert', 'protect')
  else story.waitsFor('Anna')
})

test('Favor of the Arcane gives a friendly ally Assault 2, and draws a card when that ally is destroyed', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Favor of the Arcane', 'Fire Blast'], play: ['Brigg'], resources: 2 },
      Bert: { play: ['Zulanji'] },
    },
    dungeon: { play: [OAF] },
  })
  const anna = story.raider('Anna').plays('Favor of the Arcane')
  expect(story.offers).toEqual(['Brigg', 'Zulanji'])
  story.pick('Brigg')
  story.resolve()
  expect([story.atk('Brigg'), story.host('Favor of the Arcane')]).toEqual([3, 'Brigg'])
  anna.plays('Fire Blast', { on: 'Brigg' })
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('Fire Power: a Fire ability or a card with fire damage may deal 1 more damage', () => {
  const story = scenario({
    raiders: {
      Anna: {
        hand: ['Scorch', 'Gurzuk', 'Ice Lance', 'Fire Power'],
        play: ['Fire Power', 'Brigg'],
        resources: 5,
      },
      Bert: { hand: ['Scorch'] },
    },
  })
  const anna = story.raider('Anna').plays('Scorch', { on: 'Dungeon' })
  expect(story.offers).toEqual(['Anna', 'Bert', 'Dungeon', 'Brigg'])
  story.pick('Dungeon')
  story.resolve()
  anna.answers('yes')
  story.resolve()
  expect(story.damage('Dungeon')).toBe(2)
  anna.plays('Gurzuk')
  story.pick('Dungeon')
  story.resolve()
  anna.answers('no')
  story.resolve()
  expect(story.damage('Dungeon')).toBe(2)
  anna.plays('Ice Lance', { on: 'Brigg' })
  story.resolve()
  expect([story.damage('Dungeon'), story.isInPlay('Brigg')]).toEqual([2, false])
  story.turnOf('Bert')
  story.raider('Bert').plays('Scorch', { on: 'Dungeon' })
  story.resolveAll()
  expect(story.damage('Dungeon')).toBe(3)
  story.waitsFor('Bert')
})

test('Fire Power stays in play when it resolves', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Fire Power'], resources: 3 } } })
  story.raider('Anna').plays('Fire Power')
  story.resolve()
  expect(story.isInPlay('Fire Power')).toBe(true)
  story.waitsFor('Anna')
})

test('Ring of Frost deals 2 to each opposing ally that is ready', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Ring of Frost'], play: ['Brigg'], resources: 3 } },
    dungeon: { play: [OAF, { card: 'Glubtok', exhausted: true }] },
  })
  story.raider('Anna').plays('Ring of Frost')
  story.resolve()
  expect([OAF, 'Glubtok', 'Brigg', 'Dungeon'].map((name) => story.damage(name))).toEqual([2, 0, 0, 0])
  story.waitsFor('Anna')
})
