/** The treasure's abilities: the effect of each when an ally of its class joins your side. */
import { expect, test } from 'vitest'
import { item, numberedCardsOfSet } from '../../cards/builders.ts'
import { type Story, scenario } from '../scenario.ts'

const CLASSES = 'Hunter, Paladin, Shaman, Warrior, Priest, Mage, Death Knight, Warlock, Rogue, Druid'
/** An item of every class, which isn't an ally. */
const trophies = numberedCardsOfSet('EX', { trophy: item('Trophy', { cost: 0 }, CLASSES) })

const pairs: [ability: string, ally: string, other: string][] = [
  ['Bestial Instinct', 'Valanos', 'Zulanji'],
  ['Cover of the Light', 'Petreus Roffe', 'Zulanji'],
  ['Earthen Guidance', 'Orono the Great', 'Zulanji'],
  ["Executioner's Strikes", 'Karrok Scarrend', 'Zulanji'],
  ['Faithful Prayer', 'Zulanji', 'Valanos'],
  ['Focused Flames', 'Benethor Draigo', 'Zulanji'],
  ['Hand of Frost', 'Drandus the Deathcaller', 'Zulanji'],
  ['Nether Blast', 'Patricia Potter', 'Zulanji'],
  ['Poison Tipped', 'Kozik Skullcracker', 'Zulanji'],
  ['Stargaze', 'Oruk Starstorm', 'Zulanji'],
]

/**
 * Begins a story in which Anna has the ability in play, and Cleo is on her side. `player` has played a card in their
 * own turn.
 */
function played(ability: string, player: string, card: string): Story {
  const party = { hand: [card, 'Wrath'], resources: 5 }
  const story = scenario({
    teams: [['Anna', 'Cleo'], ['Bert']],
    players: {
      Anna: { play: [ability], ...(player === 'Anna' ? party : {}) },
      Bert: { play: [{ card: 'Crazy Igvand', damage: 1 }], ...(player === 'Bert' ? party : {}) },
      Cleo: player === 'Cleo' ? party : {},
    },
    turn: player,
    cards: trophies,
  })
  story.raider(player).plays(card)
  return story.resolve()
}

test.each(pairs)(
  '%s triggers for an ally of its class that its player or a friend plays: %s',
  (ability, ally) => {
    for (const player of ['Anna', 'Cleo']) {
      const story = played(ability, player, ally)
      if (story.decision?.kind === 'target') story.raider('Anna').answers(story.offers[0] ?? '')
      story.resolveAll()
      if (story.decision?.kind === 'may') story.raider('Anna').answers('yes')
      expect(story.eventsOfKind('used')).toHaveLength(1)
      story.waitsFor(player)
    }
  },
)

test.each(pairs)(
  '%s triggers neither for an opponent’s ally (%s) nor for another class, and only for allies',
  (ability, ally, other) => {
    for (const [player, card] of [
      ['Bert', ally],
      ['Anna', other],
      ['Anna', 'Trophy'],
    ] as const) {
      const story = played(ability, player, card)
      expect(story.eventsOfKind('used')).toEqual([])
      story.waitsFor(player)
    }
  },
)

test('Bestial Instinct: an ally may attack at once (Ferocity)', () => {
  const story = played('Bestial Instinct', 'Anna', 'Valanos')
  expect(story.offers).toEqual(['Crazy Igvand', 'Valanos'])
  story.raider('Anna').answers('Valanos')
  story.resolve()
  story.raider('Anna').attacks('Valanos', 'Bert')
  expect(story.damage('Bert')).toBe(2)
  story.turnOf('Bert')
  expect(story.has('Valanos', 'ferocity')).toBe(0)
  story.waitsFor('Bert')
})

/** Begins a story in which Anna has played a card while she has the ability in play. */
function table(ability: string, card: string): Story {
  const story = scenario({
    teams: [
      ['Anna', 'Cleo'],
      ['Bert', 'Dora'],
    ],
    players: {
      Anna: { hand: [card, 'Wrath'], play: [ability], resources: 5, damage: 6 },
      Bert: { play: [{ card: 'Crazy Igvand', damage: 1 }, 'Karrok Scarrend'], damage: 4 },
      Cleo: { play: [{ card: "Toz'jun", damage: 2 }], damage: 5 },
      Dora: { play: ['Roger Ulric'] },
    },
  })
  story.raider('Anna').plays(card)
  return story.resolve()
}

test('Cover of the Light: the Paladin heals 3 damage from a character', () => {
  const story = table('Cover of the Light', 'Petreus Roffe')
  expect(story.offers).toHaveLength(9)
  story.raider('Anna').answers('Anna')
  story.resolve()
  expect(story.damage('Anna')).toBe(3)
  story.waitsFor('Anna')
})

test('Earthen Guidance: the Shaman deals 2 nature damage to an opposing ally', () => {
  const story = table('Earthen Guidance', 'Orono the Great')
  expect(story.offers).toEqual(['Crazy Igvand', 'Karrok Scarrend', 'Roger Ulric'])
  story.raider('Anna').answers('Karrok Scarrend')
  story.resolve()
  expect(story.damage('Karrok Scarrend')).toBe(2)
  expect(story.eventsOfKind('damaged')[0]).toMatchObject({
    by: story.find('Orono the Great'),
    types: ['nature'],
  })
  story.waitsFor('Anna')
})

test.each(['yes', 'no'])('Executioner’s Strikes may destroy a damaged ally: %s', (answer) => {
  const story = table("Executioner's Strikes", 'Karrok Scarrend')
  expect(story.offers).toEqual(['Crazy Igvand', "Toz'jun"])
  story.raider('Anna').answers('Crazy Igvand')
  story.resolve()
  story.raider('Anna').answers(answer)
  expect(story.isInPlay('Crazy Igvand')).toBe(answer === 'no')
  story.waitsFor('Anna')
})

test('Faithful Prayer: the Priest heals 1 damage from each friendly character', () => {
  const story = table('Faithful Prayer', 'Zulanji')
  story.resolve()
  const hurt = ['Anna', 'Cleo', "Toz'jun", 'Bert', 'Crazy Igvand'].map((name) => story.damage(name))
  expect(hurt).toEqual([5, 4, 1, 4, 1])
  story.waitsFor('Anna')
})

test('Focused Flames: the Mage deals 1 fire damage to each opposing ally', () => {
  const story = table('Focused Flames', 'Benethor Draigo')
  story.resolve()
  const hurt = ['Crazy Igvand', 'Karrok Scarrend', 'Roger Ulric', 'Bert', "Toz'jun"].map((name) =>
    story.damage(name),
  )
  expect(hurt).toEqual([2, 1, 1, 4, 2])
  const mage = story.find('Benethor Draigo')
  expect(story.eventsOfKind('damaged').every(({ by, types }) => by === mage && types.includes('fire'))).toBe(
    true,
  )
  story.waitsFor('Anna')
})

test('Hand of Frost: a character has Assault 2 this turn', () => {
  const story = table('Hand of Frost', 'Drandus the Deathcaller')
  expect(story.offers).toHaveLength(9)
  story.raider('Anna').answers('Drandus the Deathcaller')
  story.resolve()
  expect(story.atk('Drandus the Deathcaller')).toBe(4)
  story.turnOf('Bert')
  expect(story.has('Drandus the Deathcaller', 'assault')).toBe(0)
  story.waitsFor('Bert')
})

test('Nether Blast: your hero deals an opposing hero 1 shadow damage, and heals as much damage from itself', () => {
  const story = table('Nether Blast', 'Patricia Potter')
  expect(story.offers).toEqual(['Bert', 'Dora'])
  story.raider('Anna').answers('Dora')
  story.resolve()
  expect([story.damage('Dora'), story.damage('Anna')]).toEqual([1, 5])
  expect(story.eventsOfKind('damaged')[0]).toMatchObject({ by: story.find('Anna'), types: ['shadow'] })
  story.waitsFor('Anna')
})

test('Poison Tipped: your hero deals each opposing hero 2 nature damage', () => {
  const story = table('Poison Tipped', 'Kozik Skullcracker')
  story.resolve()
  const hurt = ['Bert', 'Dora', 'Cleo', 'Anna', 'Roger Ulric'].map((name) => story.damage(name))
  expect(hurt).toEqual([6, 2, 5, 6, 0])
  expect(story.eventsOfKind('damaged')[0]).toMatchObject({ by: story.find('Anna'), types: ['nature'] })
  story.waitsFor('Anna')
})

test('Stargaze: a player draws a card', () => {
  const story = table('Stargaze', 'Oruk Starstorm')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Cleo', 'Dora'])
  story.raider('Anna').answers('Cleo')
  story.resolve()
  expect(story.cards('Cleo', 'hand')).toHaveLength(1)
  story.waitsFor('Anna')
})

test('Nether Blast heals nothing if no damage was dealt', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Patricia Potter', 'Wrath'], play: ['Nether Blast'], resources: 5, damage: 6 },
      Bert: { play: ['Golem Skull Helm'] },
    },
  })
  story.raider('Anna').plays('Patricia Potter')
  story.resolve()
  story.raider('Anna').answers('Bert')
  story.resolve()
  story.raider('Bert').answers('Golem Skull Helm')
  expect([story.damage('Bert'), story.damage('Anna')]).toEqual([0, 6])
  story.waitsFor('Anna')
})
