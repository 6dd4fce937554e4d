/** The Mage starters' allies and weapons. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

const OAF = 'Lumbering Oaf'

test('Adrienne the Inspiring gives an ally Assault 4 this turn for (4)', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Adrienne the Inspiring', 'Brigg'], resources: 4 }, Bert: {} },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').uses('Adrienne the Inspiring')
  expect(story.offers).toEqual(['Adrienne the Inspiring', 'Brigg', OAF])
  story.pick('Brigg')
  expect(story.resources('Anna').ready).toBe(0)
  story.resolve()
  expect([story.has('Brigg', 'assault'), story.atk('Brigg')]).toEqual([4, 5])
  story.turnOf('Bert')
  expect(story.has('Brigg', 'assault')).toBe(0)
  story.waitsFor('Bert')
})

test.each(['Axar', 'Gabble'])('%s can’t be attacked (Elusive)', (name) => {
  const story = scenario({ players: { Anna: { play: ['Brigg'] }, Bert: { play: [name, 'Brigg'] } } })
  story.pick('attack Brigg')
  expect(story.offers).toEqual(['Bert', 'Brigg'])
  story.waitsFor('Anna', 'defender')
})

test.each(['Jarrod Gravon', 'Haranto Darkstrider', 'Kyroth Steelspite'])(
  '%s protects (Protector)',
  (name) => {
    const story = scenario({ players: { Anna: { play: ['Brigg'] }, Bert: { play: [name] } } })
    story.raider('Anna').proposes('Brigg', 'Bert')
    story.resolve()
    story.raider('Bert').answers(name)
    story.fight()
    expect([story.damage('Bert'), story.damage(name)]).toEqual([0, 1])
    story.waitsFor('Anna')
  },
)

test('Jarrod Gravon readies for (2), any number of times', () => {
  const story = scenario({
    raiders: { Anna: { play: [{ card: 'Jarrod Gravon', exhausted: true }], resources: 2 } },
  })
  story.raider('Anna').uses('Jarrod Gravon')
  story.resolve()
  expect([story.exhausted('Jarrod Gravon'), story.resources('Anna').ready]).toEqual([false, 0])
  story.waitsFor('Anna')
})

test('Josiah King deals 3 damage to a hero or ally for (5) and destroying himself', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Josiah King'], resources: 5 } },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').uses('Josiah King')
  expect(story.offers).toEqual(['Anna', 'Dungeon', 'Josiah King', OAF])
  story.pick(OAF)
  expect([story.cards('Anna', 'graveyard'), story.resources('Anna').ready]).toEqual([['Josiah King'], 0])
  story.resolve()
  expect(story.damage(OAF)).toBe(3)
  story.waitsFor('Anna')
})

test('Kirjen Fizzgar draws a card when he enters play', () => {
  const story = scenario({ raiders: { Anna: { hand: ['Kirjen Fizzgar'], resources: 3 } } })
  story.raider('Anna').plays('Kirjen Fizzgar')
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toEqual(['Oruk Starstorm'])
  story.waitsFor('Anna')
})

test('Lordbane Scepter has 2 ATK more this turn for each ability that you play', () => {
  const story = scenario({
    raiders: {
      Anna: { hand: ['Scorch', 'Ice Lance', 'Brigg'], play: ['Lordbane Scepter'], resources: 4 },
      Bert: { hand: ['Scorch'] },
    },
    dungeon: { play: [OAF] },
  })
  const anna = story.raider('Anna').plays('Scorch', { on: OAF })
  expect(story.chain).toEqual(['Scorch', 'Lordbane Scepter'])
  story.resolveAll()
  expect(story.atk('Lordbane Scepter')).toBe(3)
  anna.plays('Ice Lance', { on: OAF })
  story.resolveAll()
  anna.plays('Brigg')
  story.resolveAll()
  expect(story.atk('Lordbane Scepter')).toBe(5)
  story.turnOf('Bert')
  story.raider('Bert').plays('Scorch', { on: OAF })
  story.resolveAll()
  expect(story.atk('Lordbane Scepter')).toBe(1)
  story.waitsFor('Bert')
})

test.each([
  ['one of two opponents controls more allies', ['Brigg'], true],
  ['nobody controls more allies', ['Brigg', 'Brigg'], false],
])('Haranto Darkstrider when %s', (_, own, may) => {
  const story = scenario({
    players: {
      Anna: { play: ['Haranto Darkstrider', ...own], hand: ['Gouge'] },
      Bert: { play: ['Brigg'] },
      Cleo: { play: ['Brigg', 'Brigg', 'Brigg'] },
    },
  })
  expect(story.raider('Anna').may('attack Haranto Darkstrider')).toBe(may)
  story.waitsFor('Anna')
})

test('Haranto Darkstrider doesn’t count the allies of friends on either side', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Haranto Darkstrider'] }, Bert: { play: ['Brigg', 'Brigg'] } },
    dungeon: { play: ['Defias Envoker'] },
  })
  expect(story.raider('Anna').may('attack Haranto Darkstrider')).toBe(false)
  story.waitsFor('Anna')
})

test('Kyroth Steelspite: opponents can’t strike with weapons, but you and your friends can', () => {
  const story = scenario({
    players: {
      Bert: { play: ['Scarlet Kris'] },
      Anna: { play: ['Scarlet Kris', 'Kyroth Steelspite'] },
    },
  })
  story.raider('Bert').proposes('Bert', 'Anna')
  story.passUntil(() => false)
  story.pick('none')
  expect(story.offers).toEqual(['Scarlet Kris', 'none'])
  story.waitsFor('Anna', 'strike')
})

test('Nala Stalks-the-Night can attack at once, and no character can protect against her', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Nala Stalks-the-Night'], resources: 4 },
      Bert: { play: ['Jarrod Gravon'] },
    },
  })
  const anna = story.raider('Anna').plays('Nala Stalks-the-Night')
  story.resolve()
  anna.proposes('Nala Stalks-the-Night', 'Bert')
  story.passUntil(() => !story.game.combat && story.chain.length === 0)
  expect(story.damage('Bert')).toBe(2)
  story.waitsFor('Anna')
})

test('Spire of Sunset deals fire damage equal to the number of classes among your hero and allies', () => {
  const story = scenario({
    raiders: {
      Anna: { hero: 'Zumix of Kezan', play: ['Spire of Sunset', 'Brigg', 'Nikka Blastbor'], resources: 2 },
      Bert: { play: ['Zulanji'] },
    },
    dungeon: { play: [OAF] },
  })
  story.raider('Anna').uses('Spire of Sunset')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Dungeon', 'Brigg', 'Nikka Blastbor', 'Zulanji', OAF])
  story.pick('Dungeon')
  expect([story.exhausted('Anna'), story.resources('Anna').ready]).toEqual([true, 0])
  story.resolve()
  expect([story.damage('Dungeon'), story.eventsOfKind('damaged').at(-1)?.types]).toEqual([3, ['fire']])
  story.waitsFor('Anna')
})

test('Spire of Sunset counts a class once, needs a ready hero, and works only on your turn', () => {
  const story = scenario({
    raiders: {
      Anna: { play: ['Spire of Sunset', 'Zakis Trickstab', 'Kozik Skullcracker'], resources: 4 },
      Bert: { hand: ['Zulanji'], resources: 2 },
    },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Zulanji')
  expect(story.party('Bert')).toContain('Zulanji') // nobody was asked
  story.turnOf('Anna')
  story.raider('Anna').uses('Spire of Sunset', { on: 'Dungeon' })
  story.resolve()
  expect([story.damage('Dungeon'), story.resources('Anna').ready]).toEqual([1, 2])
  expect(story.raider('Anna').may('power Spire of Sunset')).toBe(false)
  story.waitsFor('Anna')
})
