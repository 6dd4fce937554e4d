/** The Hunter starters' Pets, other allies and weapons. */
import { expect, test } from 'vitest'
import { type Story, scenario } from '../scenario.ts'

test.each([true, false])('Chops may exhaust a character when he attacks (%s)', (wanted) => {
  const story = scenario({
    players: { Anna: { hand: ['Brigg'], play: ['Chops'] }, Bert: { play: ['Brigg'] } },
  })
  story.raider('Anna').proposes('Chops', 'Bert')
  story.resolve()
  expect(story.offers).toEqual(['Anna', 'Bert', 'Chops', 'Brigg'])
  story.raider('Anna').answers('Brigg')
  story.resolve()
  story.raider('Anna').answers(wanted ? 'yes' : 'no')
  story.fight()
  expect([story.exhausted('Brigg'), story.damage('Bert')]).toEqual([wanted, 3])
  story.waitsFor('Anna')
})

test('Loque can’t be attacked or targeted (Elusive, Untargetable)', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Brigg'], resources: 2 },
      Bert: { play: ['Loque', 'Zulanji'] },
    },
  })
  story.pick('attack Brigg')
  expect(story.offers).toEqual(['Bert', 'Zulanji'])
  story.pick('back')
  story.raider('Anna').plays('Wrath')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Brigg', 'Zulanji'])
  story.waitsFor('Anna', 'target')
})

test('no character can protect against Loque (Stealth), and no armor prevents his damage', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Brigg'], play: ['Loque'] },
      Bert: { play: ['Tyrennius Scatheblade', 'Golem Skull Helm'] },
    },
  })
  story.raider('Anna').proposes('Loque', 'Bert')
  story.passUntil(() => !story.game.combat)
  expect(story.damage('Bert')).toBe(8)
  story.waitsFor('Anna')
})

test.each([
  ['Tesla', 4, 5],
  ['Fury', 5, 5],
  ['Zip', 2, 2],
])('%s can attack at once (Ferocity)', (name, resources, atk) => {
  const story = scenario({ players: { Anna: { hand: [name, 'Brigg'], resources }, Bert: {} } })
  story.raider('Anna').plays(name)
  story.resolve()
  story.raider('Anna').attacks(name, 'Bert')
  expect(story.damage('Bert')).toBe(atk)
  story.waitsFor('Anna')
})

test('Tesla has 2 ATK more in your turn only (Assault 2)', () => {
  const story = scenario({ players: { Anna: { play: ['Tesla'] }, Bert: {} } })
  expect(story.atk('Tesla')).toBe(5)
  story.turnOf('Bert')
  expect(story.atk('Tesla')).toBe(3)
  story.waitsFor('Bert')
})

test('a player with two Pets keeps one of them', () => {
  const story = scenario({
    players: { Anna: { hand: ['Zip', 'Brigg'], play: ['Chops'], resources: 2 }, Bert: {} },
  })
  story.raider('Anna').plays('Zip')
  story.resolve()
  story.raider('Anna').answers('Chops')
  expect([story.party('Anna').length, story.cards('Anna', 'graveyard').length]).toEqual([2, 1])
  story.waitsFor('Anna')
})

test('Bizzazz draws a card when he enters play', () => {
  const story = scenario({ players: { Anna: { hand: ['Bizzazz'], resources: 3 }, Bert: {} } })
  story.raider('Anna').plays('Bizzazz')
  story.resolveAll()
  expect(story.cards('Anna', 'hand')).toHaveLength(1)
  story.waitsFor('Anna')
})

test.each(['Crazy Igvand', 'Crusty'])('%s protects (Protector)', (name) => {
  const story = scenario({
    players: { Anna: { hand: ['Brigg'], play: ['Zulanji'] }, Bert: { play: [name] } },
  })
  story.raider('Anna').proposes('Zulanji', 'Bert')
  story.passUntil(() => story.decision?.kind === 'protect')
  expect(story.offers).toEqual([name, 'none'])
  story.waitsFor('Bert', 'protect')
})

test.each(['Guruvan', 'Pithran Mithrilshot'])('%s is dealt no damage by defenders (Long-Range)', (name) => {
  const story = scenario({
    players: { Anna: { hand: ['Brigg'], play: [name] }, Bert: { play: ['Karrok Scarrend'] } },
  })
  story.raider('Anna').attacks(name, 'Karrok Scarrend')
  expect([story.isInPlay(name), story.damage('Karrok Scarrend')]).toEqual([true, 3])
  story.waitsFor('Anna')
})

test('Pithran Mithrilshot can’t be attacked (Elusive)', () => {
  const story = scenario({
    players: { Anna: { play: ['Brigg'] }, Bert: { play: ['Pithran Mithrilshot', 'Zulanji'] } },
  })
  story.pick('attack Brigg')
  expect(story.offers).toEqual(['Bert', 'Zulanji'])
  story.waitsFor('Anna', 'defender')
})

test.each([true, false])('Bogspike may deal an ally 1 melee damage when it enters play (%s)', (wanted) => {
  const story = scenario({
    players: { Anna: { hand: ['Bogspike', 'Brigg'], resources: 1 }, Bert: { play: ['Karrok Scarrend'] } },
  })
  story.raider('Anna').plays('Bogspike')
  story.resolve()
  expect(story.offers).toEqual(['Karrok Scarrend', 'Bogspike'])
  story.raider('Anna').answers('Karrok Scarrend')
  story.resolve()
  story.raider('Anna').answers(wanted ? 'yes' : 'no')
  expect(story.eventsOfKind('damaged').map(({ types }) => types)).toEqual(wanted ? [['melee']] : [])
  expect(story.damage('Karrok Scarrend')).toBe(wanted ? 1 : 0)
  story.waitsFor('Anna')
})

test.each([true, false])(
  'Crusty may deal the combat damage that it deals to an ally to another character as well (%s)',
  (wanted) => {
    const story = scenario({
      players: {
        Anna: { hand: ['Brigg'], play: ['Crusty'] },
        Bert: { play: ['Zulanji', 'Karrok Scarrend'] },
      },
    })
    story.raider('Anna').proposes('Crusty', 'Karrok Scarrend')
    story.idleUntil(() => false)
    expect(story.offers).toEqual(['Anna', 'Bert', 'Crusty', 'Zulanji'])
    story.raider('Anna').answers('Bert')
    story.resolve()
    story.raider('Anna').answers(wanted ? 'yes' : 'no')
    expect([story.damage('Karrok Scarrend'), story.damage('Bert')]).toEqual([2, wanted ? 2 : 0])
    story.waitsFor('Anna')
  },
)

test('Crusty deals no further damage when it attacks a hero or deals other damage', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Kill Command', 'Brigg'], play: ['Crusty'], resources: 2 },
      Bert: { play: ['Karrok Scarrend'] },
    },
  })
  story.raider('Anna').attacks('Crusty', 'Bert')
  story.raider('Anna').plays('Kill Command', { on: 'Crusty' }).answers('Karrok Scarrend')
  story.resolveAll()
  expect([story.damage('Bert'), story.damage('Karrok Scarrend')]).toEqual([2, 2])
  story.waitsFor('Anna')
})

test('Kalnuf Eagleheart shows a player’s hand to his controller', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Kalnuf Eagleheart', 'Wrath'], resources: 2 },
      Bert: { hand: ['Brigg', 'Zip'] },
    },
  })
  story.raider('Anna').plays('Kalnuf Eagleheart')
  story.resolve()
  expect(story.offers).toEqual(['Anna', 'Bert'])
  story.raider('Anna').answers('Bert')
  story.resolve()
  expect(story.eventsOfKind('looked').map(({ seenBy, cards }) => [seenBy, cards])).toEqual([
    [[0], ['CD2-W11', 'CD3-H14']],
  ])
  story.waitsFor('Anna')
})

/** Begins a story in which Anna attacks an ally with 4 ATK, and can strike with the weapon. */
function shooting(weapon: string): Story {
  const story = scenario({
    players: { Anna: { hand: ['Brigg'], play: [weapon], resources: 2 }, Bert: { play: ["Lu'ka the Wall"] } },
  })
  story.raider('Anna').proposes('Anna', "Lu'ka the Wall")
  return story
}

test.each([
  ['Ancient Bone Bow', 2],
  ['Blackcrow', 1],
  ['Stakethrower', 2],
])('%s: the defender deals your hero no damage', (weapon, atk) => {
  const story = shooting(weapon)
  story.resolve()
  story.pick(weapon)
  story.passUntil(() => !story.game.combat || story.decision?.kind === 'target')
  expect([story.damage('Anna'), story.damage("Lu'ka the Wall")]).toEqual([0, atk])
  story.waitsFor('Bert', 'target')
})

test.each(['Ancient Bone Bow', 'Blackcrow'])(
  '%s does nothing if you strike with another weapon',
  (weapon) => {
    const story = scenario({
      players: {
        Anna: { hand: ['Brigg'], play: [weapon, 'Fel Iron Hatchet'], resources: 2 },
        Bert: { play: ['Karrok Scarrend'] },
      },
    })
    story.raider('Anna').attacks('Anna', 'Karrok Scarrend', 'Fel Iron Hatchet')
    expect([story.damage('Anna'), story.damage('Karrok Scarrend')]).toEqual([5, 2])
    story.waitsFor('Anna')
  },
)

test('Stakethrower enters play with a stake, which can be removed for 3 more ATK in a combat', () => {
  const story = scenario({
    players: { Anna: { hand: ['Brigg', 'Stakethrower'], resources: 6 }, Bert: {} },
  })
  story.raider('Anna').plays('Stakethrower')
  story.resolve()
  expect(story.counters('Stakethrower')).toEqual({ stake: 1 })
  story.raider('Anna').proposes('Anna', 'Bert')
  story.resolve()
  story.pick('Stakethrower')
  story.raider('Anna').uses('Stakethrower')
  story.fight()
  expect([story.damage('Bert'), story.atk('Stakethrower')]).toEqual([5, 2])
  expect(story.raider('Anna').may('power Stakethrower')).toBe(false)
  story.waitsFor('Anna')
})
