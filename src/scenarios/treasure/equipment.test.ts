/** The treasure's equipment and quests. */
import { expect, test } from 'vitest'
import { ally, item, numberedCardsOfSet } from '../../cards/builders.ts'
import { scenario } from '../scenario.ts'

test('Chain of the Scarlet Crusade: your characters have Assault 1 for each of your turns since it entered play', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['DTP-38', 'Valanos'] },
      Bert: { play: ['Brigg'] },
    },
    turn: 'Bert',
  })
  story.turnOf('Anna')
  story.turnOf('Bert')
  expect(['Anna', 'Valanos', 'Brigg', 'Bert'].map((name) => story.has(name, 'assault'))).toEqual([1, 1, 0, 0])
  expect(story.has('Chain of the Scarlet Crusade', 'assault')).toBe(0)
  story.turnOf('Anna')
  expect(story.atk('Valanos')).toBe(4)
  story.waitsFor('Anna')
})

test.each([
  [['Valanos', 'Brigg', 'Zulanji', 'Zerzu'], 1],
  [['Valanos', 'Brigg', 'Zulanji'], 0],
])('Defias Brotherhood Vest: if you have four allies, they have Assault 1 and Stealth: %s', (allies, n) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Defias Brotherhood Vest', ...allies] },
      Bert: { play: ["Taz'dingo"] },
    },
  })
  expect(['Valanos', "Taz'dingo", 'Anna'].map((name) => story.has(name, 'assault'))).toEqual([n, 0, 0])
  expect(['Valanos', "Taz'dingo", 'Anna'].map((name) => story.has(name, 'stealth'))).toEqual([n, 0, 0])
  story.waitsFor('Anna')
})

test.each([
  ['Anna', 'yes'],
  ['Anna', 'no'],
  ['Cleo', 'yes'],
])(
  'Robes of Arugal: a friendly ally may deal a hero 1 damage when it enters play (%s, %s)',
  (player, answer) => {
    const party = { hand: ['Brigg', 'Wrath'], resources: 1 }
    const story = scenario({
      teams: [['Anna', 'Cleo'], ['Bert']],
      players: {
        Anna: { play: ['Robes of Arugal'], ...(player === 'Anna' ? party : {}) },
        Bert: {},
        Cleo: player === 'Cleo' ? party : {},
      },
      turn: player,
    })
    story.raider(player).plays('Brigg')
    story.resolve()
    expect(story.offers).toHaveLength(3)
    story.raider('Anna').answers('Bert')
    story.resolve()
    story.raider('Anna').answers(answer)
    expect(story.damage('Bert')).toBe(answer === 'yes' ? 1 : 0)
    if (answer === 'yes')
      expect(story.eventsOfKind('damaged')[0]).toMatchObject({ by: story.find('Brigg'), types: ['arcane'] })
    story.waitsFor(player)
  },
)

test.each([
  ['Bert', 'Brigg'],
  ['Anna', "Mograine's Might"],
])('Robes of Arugal react only to allies, and not to an opponent’s: %s plays %s', (player, card) => {
  const party = { hand: [card, 'Wrath'], resources: 4 }
  const story = scenario({
    players: {
      Anna: { play: ['Robes of Arugal'], ...(player === 'Anna' ? party : {}) },
      Bert: player === 'Bert' ? party : {},
    },
    turn: player,
  })
  story.raider(player).plays(card)
  story.resolveAll()
  expect(story.eventsOfKind('used').filter(({ card: by }) => by === 'DTP-41')).toEqual([])
  story.waitsFor(player)
})

test('Dog Whistle puts a Hound into play when it enters, and on your turn for (4)', () => {
  const story = scenario({
    players: { Anna: { hand: ['Dog Whistle', 'Wrath'], resources: 8 }, Bert: {} },
  })
  story.raider('Anna').plays('Dog Whistle')
  story.resolveAll()
  expect([story.atk('Hound'), story.health('Hound'), story.has('Hound', 'protector')]).toEqual([2, 2, 1])
  story.raider('Anna').uses('Dog Whistle')
  story.resolve()
  expect([
    story.party('Anna').filter((name) => name === 'Hound').length,
    story.resources('Anna').ready,
  ]).toEqual([2, 0])
  expect([story.has('Hound#2', 'protector'), story.exhausted('Dog Whistle')]).toEqual([1, true])
  story.turnOf('Bert')
  expect(story.raider('Anna').may('power Dog Whistle')).toBe(false)
  story.waitsFor('Bert')
})

test('Dog Whistle can’t be used in another player’s turn', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Execute', 'Wrath'], play: ['Dog Whistle'], resources: 6 },
      Bert: { hand: ['Brigg'], resources: 2 },
    },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Brigg')
  while (story.decision?.seat !== story.seat('Anna') && story.chain.length > 0) story.pick('pass')
  expect(story.offers).not.toContain('power Dog Whistle')
  story.resolveAll()
  story.waitsFor('Bert')
})

test.each([
  ['Bert', 15, 4],
  ['Bert', 14, 2],
])('Butcher’s Cleaver has 2 more ATK against a hero with 15 damage (%s, %i)', (whom, damage, dealt) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ["Butcher's Cleaver"], resources: 2 },
      Bert: { damage, play: ['Brigg'] },
    },
  })
  story.raider('Anna').attacks('Anna', whom, "Butcher's Cleaver")
  expect(story.damage('Bert')).toBe(damage + dealt)
  story.waitsFor('Anna')
})

test('Hand of Righteousness makes the damage of a character unpreventable this turn', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Hand of Righteousness', 'Valanos'], resources: 1 },
      Bert: { play: ['Golem Skull Helm'] },
    },
  })
  const anna = story.raider('Anna').uses('Hand of Righteousness')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Valanos'])
  anna.answers('Valanos')
  story.resolve()
  expect(story.resources('Anna').ready).toBe(0)
  anna.attacks('Valanos', 'Bert')
  expect([story.damage('Bert'), story.exhausted('Golem Skull Helm')]).toEqual([2, false])
  story.waitsFor('Anna')
})

test.each([
  ['Brigg', 'yes', 4],
  ['Fel Iron Hatchet', 'yes', 4],
  ['Wrath', 'yes', 4],
  ["Toz'jun", 'yes', 1],
  ['Blueleaf Tubers', 'yes', 1],
  ['Brigg', 'no', 1],
])('Meteor Shard looks for a cheap card on top of an opponent’s deck: %s (%s)', (card, answer, dealt) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Meteor Shard'], resources: 1 },
      Bert: { deck: [card] },
    },
  })
  story.raider('Anna').proposes('Anna', 'Bert')
  story.resolve()
  story.pick('Meteor Shard')
  if (story.decision?.kind === 'target') story.raider('Anna').answers('Bert')
  story.passUntil(() => story.decision?.kind === 'may')
  story.raider('Anna').answers(answer)
  story.fight()
  expect([story.damage('Bert'), story.eventsOfKind('revealed').length]).toEqual([
    dealt,
    answer === 'yes' ? 1 : 0,
  ])
  story.waitsFor('Anna')
})

test.each([
  ['Zulanji', 5],
  ['Brigg', 1],
])('Mograine’s Might gains ATK this turn equal to that of a holy ally that joins you: %s', (joining, atk) => {
  const story = scenario({
    players: { Anna: { hand: [joining, 'Wrath'], play: ['DTP-52'], resources: 5 }, Bert: {} },
  })
  story.raider('Anna').plays(joining)
  story.resolveAll()
  expect(story.atk("Mograine's Might")).toBe(atk)
  story.turnOf('Bert')
  expect(story.atk("Mograine's Might")).toBe(1)
  story.waitsFor('Bert')
})

test.each([
  ['Bert', 'Zulanji'],
  ['Anna', 'Aura'],
])(
  'Mograine’s Might reacts neither to an opponent’s ally nor to other holy cards: %s plays %s',
  (player, card) => {
    const party = { hand: [card, 'Wrath'], resources: 5 }
    const story = scenario({
      players: {
        Anna: { ...(player === 'Anna' ? party : {}), play: ['DTP-52'] },
        Bert: player === 'Bert' ? party : {},
      },
      turn: player,
      cards: numberedCardsOfSet('EX', { aura: item('Aura', { cost: 0, holy: 3 }, '') }),
    })
    story.raider(player).plays(card)
    story.resolveAll()
    expect(story.eventsOfKind('used')).toEqual([])
    story.waitsFor(player)
  },
)

test('Butcher’s Cleaver has no more ATK against an ally', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ["Butcher's Cleaver"], resources: 2 },
      Bert: { play: [{ card: 'Chief', damage: 15 }] },
    },
    cards: numberedCardsOfSet('EX', { chief: ally('Chief', { melee: 0, health: 30 }, '') }),
  })
  story.raider('Anna').attacks('Anna', 'Chief', "Butcher's Cleaver")
  expect(story.damage('Chief')).toBe(17)
  story.waitsFor('Anna')
})

test('Meteor Shard looks at nothing when you strike with another weapon', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Meteor Shard', 'Ancient Bone Bow'], resources: 3 },
      Bert: { deck: ['Brigg'] },
    },
  })
  story.raider('Anna').attacks('Anna', 'Bert', 'Ancient Bone Bow')
  expect(story.eventsOfKind('used').filter(({ card }) => card === 'DTP-51')).toEqual([])
  story.waitsFor('Anna')
})

test('The Defias Kingpin can’t be completed in another player’s turn', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], quests: ['The Defias Kingpin'], resources: 5 },
      Bert: { hand: ['Brigg', 'Wrath'], resources: 1 },
    },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Brigg')
  expect(story.raider('Anna').may('quest The Defias Kingpin')).toBe(false)
  story.resolve()
  story.waitsFor('Bert')
})

test.each([
  [['Zulanji'], 1],
  [['Darktwister Kern'], 1],
  [['Zulanji', 'Darktwister Kern'], 2],
  [['Brigg', "Mograine's Might"], 0],
])(
  'The Dark Side of the Light draws a card for a holy ally, and one for a shadow ally: %s',
  (play, drawn) => {
    const story = scenario({
      players: {
        Anna: { hand: ['Wrath'], play, quests: ['The Dark Side of the Light'], resources: 5 },
        Bert: { play: ['Zulanji', 'Darktwister Kern'] },
      },
    })
    story.raider('Anna').completes('The Dark Side of the Light')
    story.resolve()
    expect([story.cards('Anna', 'hand').length, story.resources('Anna').ready]).toEqual([1 + drawn, 1])
    story.waitsFor('Anna')
  },
)

test('The Defias Kingpin costs (1) less for each opposing ally, on your turn', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Zulanji'], quests: ['The Defias Kingpin'], resources: 4 },
      Bert: { play: ['Brigg', 'Zerzu', 'Fel Iron Hatchet'] },
    },
  })
  story.raider('Anna').completes('The Defias Kingpin')
  story.resolve()
  expect([story.cards('Anna', 'hand').length, story.resources('Anna').ready]).toEqual([2, 2])
  story.waitsFor('Anna')
})
