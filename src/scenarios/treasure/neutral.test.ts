/** The treasure's allies without a faction. */
import { expect, test } from 'vitest'
import { ally, elusive, ferocity, item, numberedCardsOfSet, stealth } from '../../cards/builders.ts'
import { scenario } from '../scenario.ts'

test.each([
  [1, 'yes', false],
  [1, 'no', true],
  [0, undefined, true],
] as const)(
  'Admiral Ripsnarl with %i damage may go to his owner’s hand at the end of any turn (%s)',
  (damage, answer, stays) => {
    const story = scenario({
      players: { Anna: { hand: ['Wrath'], play: [{ card: 'DTP-23', damage }] }, Bert: {} },
      turn: 'Bert',
    })
    expect([story.has('Admiral Ripsnarl', 'ferocity'), story.has('Admiral Ripsnarl', 'stealth')]).toEqual([
      1, 1,
    ])
    story.passUntil(() => story.decision?.kind === 'may' || story.game.turn.number > 1)
    if (answer) story.raider('Anna').answers(answer)
    expect(story.isInPlay('Admiral Ripsnarl')).toBe(stays)
    story.passUntil(() => story.isCalm())
    story.waitsFor('Anna')
  },
)

test('Archmage Arugal: you control an opposing ally, with 4 more of each, while he remains under your control', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Archmage Arugal', 'Wrath'], play: ['Valanos'], resources: 8 },
      Bert: { play: ['Brigg', 'Zulanji'] },
    },
  })
  story.raider('Anna').plays('Archmage Arugal')
  story.resolve()
  expect(story.offers).toEqual(['Brigg', 'Zulanji'])
  story.raider('Anna').answers('Zulanji')
  story.resolve()
  expect([story.controller('Zulanji'), story.atk('Zulanji'), story.health('Zulanji')]).toEqual(['Anna', 8, 5])
  expect(story.has('Archmage Arugal', 'elusive')).toBe(1)
  story.waitsFor('Anna')
})

test('when Archmage Arugal leaves, the ally goes back', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Archmage Arugal', 'Wrath'], resources: 8 },
      Bert: { hand: ['Karkas Deathhowl'], play: ['Zulanji'], resources: 5 },
    },
  })
  story.raider('Anna').plays('Archmage Arugal')
  story.resolve()
  story.raider('Anna').answers('Zulanji')
  story.resolve()
  story.turnOf('Bert')
  story.raider('Bert').plays('Karkas Deathhowl')
  story.resolve()
  story.raider('Bert').answers('Archmage Arugal')
  story.resolve()
  story.raider('Bert').answers('yes')
  expect([story.controller('Zulanji'), story.atk('Zulanji'), story.health('Zulanji')]).toEqual(['Bert', 4, 1])
  story.waitsFor('Bert')
})

test.each([
  ['yes', 3],
  ['no', 6],
] as const)(
  'High Inquisitor Whitemane may put an ally back into your deck and heal damage equal to its cost: %s',
  (answer, left) => {
    const story = scenario({
      players: {
        Anna: {
          hand: ['Wrath'],
          play: ['DTP-29'],
          graveyard: ['Zerzu', 'Wrath'],
          damage: 6,
        },
        Bert: { graveyard: ['Brigg'] },
      },
    })
    story.raider('Anna').proposes('High Inquisitor Whitemane', 'Bert')
    story.resolve()
    expect(story.offers).toEqual(['Zerzu'])
    story.raider('Anna').answers('Zerzu')
    story.passUntil(() => story.decision?.kind === 'may')
    story.raider('Anna').answers(answer)
    story.fight()
    expect(story.damage('Anna')).toBe(left)
    expect(story.cards('Anna', 'deck')[0] === 'Zerzu').toBe(answer === 'yes')
    story.waitsFor('Anna')
  },
)

test('Lord Godfrey creates two Ghouls at the start of your turn, and deals damage equal to your number of them at the end', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['DTP-30', 'Valanos', 'Grave'] },
      Bert: { hand: ['Wrath'], play: ['Brigg', 'Bloodthirsty Ghoul', 'Fel Iron Hatchet'] },
    },
    turn: 'Bert',
    cards: numberedCardsOfSet('EX', { grave: item('Grave', { cost: 0 }, 'Ghoul') }), // a Ghoul that isn't an ally
  })
  story.turnOf('Anna')
  expect(story.party('Anna').filter((name) => name === 'Ghoul')).toHaveLength(2)
  expect([story.atk('Ghoul'), story.health('Ghoul')]).toEqual([3, 3])
  story.passUntil(() => story.decision?.kind === 'target')
  expect(story.offers).toEqual(['Bert', 'Brigg', 'Bloodthirsty Ghoul'])
  story.raider('Anna').answers('Bert')
  story.resolve()
  expect(story.damage('Bert')).toBe(2)
  expect(story.eventsOfKind('damaged')[0]?.types).toEqual(['shadow'])
  story.passUntil(() => story.isCalm())
  story.waitsFor('Bert')
})

test('Mercenary Dominic gives your hero Assault 2 for (2), once a turn', () => {
  const story = scenario({
    players: { Anna: { hand: ['Wrath'], play: ['Mercenary Dominic'], resources: 4 }, Bert: {} },
  })
  const anna = story.raider('Anna').uses('Mercenary Dominic')
  story.resolve()
  expect([story.atk('Anna'), story.resources('Anna').ready]).toEqual([2, 2])
  expect(anna.may('power Mercenary Dominic')).toBe(false)
  story.turnOf('Bert')
  expect(story.has('Anna', 'assault')).toBe(0)
  story.waitsFor('Bert')
})

test.each(['yes', 'no'])('Vanessa VanCleef may deal an exhausted character 4 nature damage: %s', (answer) => {
  const story = scenario({
    players: {
      Anna: { hand: ['DTP-33', 'Wrath'], resources: 5 },
      Bert: { play: [{ card: 'Karrok Scarrend', exhausted: true }, 'Brigg'], exhausted: true },
    },
  })
  story.raider('Anna').plays('Vanessa VanCleef')
  story.resolve()
  expect(story.offers).toEqual(['Bert', 'Karrok Scarrend'])
  story.raider('Anna').answers('Bert')
  story.resolve()
  story.raider('Anna').answers(answer)
  expect(story.damage('Bert')).toBe(answer === 'yes' ? 4 : 0)
  expect([story.has('Vanessa VanCleef', 'stealth'), story.has('Vanessa VanCleef', 'untargetable')]).toEqual([
    1, 1,
  ])
  story.waitsFor('Anna')
})

test('Mining Monkey: each friendly player may draw a card', () => {
  const story = scenario({
    teams: [['Anna', 'Cleo'], ['Bert']],
    players: { Anna: { hand: ['Mining Monkey', 'Wrath'], resources: 3 }, Bert: {}, Cleo: {} },
  })
  story.raider('Anna').plays('Mining Monkey')
  story.resolveAll()
  story.raider('Anna').answers('no')
  story.raider('Cleo').answers('yes')
  expect(['Anna', 'Bert', 'Cleo'].map((name) => story.cards(name, 'hand').length)).toEqual([1, 0, 1])
  story.waitsFor('Anna')
})

test('"Captain" Cookie removes the Murlocs among five cards from the game, and has their printed powers', () => {
  const story = scenario({
    players: {
      Anna: {
        hand: ['DTP-34', 'Wrath'],
        deck: ['Brigg', 'Swimmer', 'Zerzu', 'Raider', 'Valanos', 'Diver', 'Zulanji'],
        resources: 6,
      },
      Bert: {},
    },
    cards: numberedCardsOfSet('EX', {
      1: ally('Swimmer', { melee: 1, health: 1 }, 'Murloc', stealth),
      2: ally('Raider', { melee: 1, health: 1 }, 'Murloc', ferocity),
      3: ally('Diver', { melee: 1, health: 1 }, 'Murloc', elusive),
    }),
  })
  story.raider('Anna').plays('"Captain" Cookie')
  story.passUntil(() => story.chain.length === 0)
  for (; story.decision?.kind === 'order'; ) story.pick(...story.offers)
  expect(story.eventsOfKind('revealed')).toHaveLength(1)
  expect(story.cards('Anna', 'removed')).toEqual(['Raider', 'Swimmer'])
  expect(story.cards('Anna', 'deck').slice(0, 2)).toEqual(['Diver', 'Zulanji'])
  expect(story.cards('Anna', 'deck').slice(-3).sort()).toEqual(['Brigg', 'Valanos', 'Zerzu'])
  const keywords = ['stealth', 'ferocity', 'elusive'] as const
  expect(keywords.map((keyword) => story.has('"Captain" Cookie', keyword))).toEqual([1, 1, 0])
  story.waitsFor('Anna')
})

test.each([
  ['yes', 1],
  ['no', 0],
] as const)(
  'Prototype Reaper may deal an ally 1 when it enters play, exhausts and readies: %s',
  (answer, n) => {
    const story = scenario({
      players: {
        Anna: { hand: ['Prototype Reaper', 'Wrath'], resources: 3 },
        Bert: { hand: ['Wrath'], play: ['Karrok Scarrend'] },
      },
    })
    const hurt = () => {
      story.passUntil(() => story.decision?.kind === 'target')
      expect(story.offers).toEqual(['Karrok Scarrend', 'Prototype Reaper'])
      story.raider('Anna').answers('Karrok Scarrend')
      story.passUntil(() => story.decision?.kind === 'may')
      story.raider('Anna').answers(answer)
      return story.damage('Karrok Scarrend')
    }
    story.raider('Anna').plays('Prototype Reaper')
    expect(hurt()).toBe(n)
    story.turnOf('Bert')
    story.turnOf('Anna')
    story.raider('Anna').proposes('Prototype Reaper', 'Bert')
    story.resolve()
    expect(hurt()).toBe(2 * n)
    story.fight()
    story.turnOf('Bert')
    expect(hurt()).toBe(3 * n)
    story.passUntil(() => story.isCalm())
    story.waitsFor('Anna')
  },
)

test('Prototype Reaper may deal an ally 1 when it leaves play', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Prey on the Weak', 'Wrath'], play: ['Prototype Reaper'], resources: 2 },
      Bert: { play: ['Karrok Scarrend'] },
    },
  })
  story.raider('Anna').plays('Prey on the Weak', { on: 'Prototype Reaper' })
  story.resolve()
  story.raider('Anna').answers('Karrok Scarrend')
  story.resolve()
  story.raider('Anna').answers('yes')
  expect(story.damage('Karrok Scarrend')).toBe(1)
  expect(story.eventsOfKind('damaged')[0]?.types).toEqual(['melee'])
  story.waitsFor('Anna')
})
