/** The treasure's allies without a faction. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

test.each([
  [1, 'yes', false],
  [1, 'no', true],
  [0, undefined, true],
] as const)(
  'Admiral Ripsnarl with %i damage may go to his owner’s hand as any turn ends (%s)',
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

test('Archmage Arugal leaves, and the ally goes back', () => {
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
  'High Inquisitor Whitemane may bring an ally back to your deck and heal as much as it costs: %s',
  (answer, left) => {
    const story = scenario({
      players: {
        Anna: {
          hand: ['Wrath'],
          play: ['High Inquisitor Whitemane'],
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

test('Lord Godfrey raises two Ghouls as your turn starts, and deals as much as you have as it ends', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['DTP-30', 'Valanos'] },
      Bert: { hand: ['Wrath'], play: ['Brigg'] },
    },
    turn: 'Bert',
  })
  story.turnOf('Anna')
  expect(story.party('Anna').filter((name) => name === 'Ghoul')).toHaveLength(2)
  expect([story.atk('Ghoul'), story.health('Ghoul')]).toEqual([3, 3])
  story.passUntil(() => story.decision?.kind === 'target')
  expect(story.offers).toEqual(['Bert', 'Brigg'])
  story.raider('Anna').answers('Bert')
  story.resolve()
  expect(story.damage('Bert')).toBe(2)
  expect(story.told('damaged')[0]?.types).toEqual(['shadow'])
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
