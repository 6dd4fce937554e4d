/** The five Boss allies of The Deadmines. */
import { expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'

const BOSSES = ['Admiral Ripsnarl', 'Foe Reaper 5000', 'Glubtok', 'Helix Gearbreaker', 'Lumbering Oaf']

test.each(BOSSES)('%s is a Boss: the Dungeon hero can’t be attacked', (boss) => {
  const story = scenario({ raiders: { Anna: {} }, dungeon: { play: [boss] } })
  story.pick('attack Frizlix of Kezan')
  expect(story.offers).toEqual([boss])
  story.waitsFor('Anna', 'defender')
})

test('Admiral Ripsnarl attacks the raiding ally with the highest printed health, whoever is MARKED', () => {
  const story = scenario({
    raiders: {
      Anna: { play: ['Brigg'] },
      Bert: { play: ['Karrok Scarrend', 'Zulanji'] },
    },
    dungeon: { play: ['Admiral Ripsnarl'], below: 0 },
    turn: 'Dungeon',
    marked: 'Anna',
  })
  expect(story.cards('Bert', 'graveyard')).toEqual(['Karrok Scarrend'])
  expect(story.damage('Admiral Ripsnarl')).toBe(5)
  story.waitsFor('Anna')
})

test('Admiral Ripsnarl attacks the MARKED hero when there is no ally to attack', () => {
  const story = scenario({
    raiders: { Anna: {}, Bert: { play: ['Zakis Trickstab'] } },
    dungeon: { play: ['Admiral Ripsnarl'], below: 0 },
    turn: 'Dungeon',
    marked: 'Anna',
  })
  expect([story.damage('Anna'), story.cards('Bert', 'graveyard')]).toEqual([9, []])
  story.waitsFor('Anna')
})

test('Admiral Ripsnarl can’t be protected against (Stealth)', () => {
  const story = scenario({
    raiders: { Anna: { play: ['Tyrennius Scatheblade', 'Brigg'] } },
    dungeon: { play: ['Admiral Ripsnarl', 'Ogre Bodyguard'], below: 0 },
  })
  expect(story.nextTurnUnprotected()).toEqual(['Dungeon', 'Ogre Bodyguard'])
  expect(story.eventsOfKind('attacking')).toHaveLength(3)
  story.waitsFor('Anna')
})

test('Foe Reaper 5000 can attack at once (Ferocity) for 5 (Assault 5)', () => {
  const story = scenario({
    raiders: { Anna: { hero: 'Gurzak of Orgrimmar' } },
    dungeon: { deck: ['Foe Reaper 5000'], below: 0 },
    turn: 'Dungeon',
  })
  expect(story.eventsOfKind('damaged').map((one) => [one.byCard, one.amount])).toEqual([
    ['DDD-1', 3],
    ['DDD-6', 5],
  ])
  story.waitsFor('Anna')
})

test('Foe Reaper 5000 has 10 more in its turn while it has 5 damage', () => {
  const story = scenario({
    raiders: { Anna: { hero: 'Gurzak of Orgrimmar' } },
    dungeon: {
      play: [
        { card: 'Foe Reaper 5000', damage: 5 },
        { card: 'Foe Reaper 5000', damage: 4 },
      ],
      below: 0,
    },
    turn: 'Dungeon',
  })
  expect(story.eventsOfKind('damaged').map((one) => one.amount)).toEqual([3, 15, 5])
  story.waitsFor('Anna')
})

test('Glubtok rolls two dice when he attacks, for his Assault this turn', () => {
  const story = scenario({ raiders: { Anna: {} }, dungeon: { play: ['Glubtok'], below: 0 } })
  story.rolling(3, 5).nextTurn()
  expect(story.eventsOfKind('damaged').map((one) => [one.byCard, one.amount])).toEqual([
    ['DDD-1', 3],
    ['DDD-7', 8],
  ])
  expect(story.has('Glubtok', 'assault')).toBe(0)
  story.waitsFor('Anna')
})

test('Helix Gearbreaker is Elusive and Untargetable while the Oaf is in play', () => {
  const story = scenario({
    raiders: { Anna: { hand: ['Prey on the Weak', 'Prey on the Weak'], resources: 4 } },
    dungeon: { play: ['Helix Gearbreaker', 'Lumbering Oaf'] },
  })
  const anna = story.raider('Anna').plays('Prey on the Weak')
  expect(story.offers).toEqual(['Lumbering Oaf'])
  anna.answers('back')
  story.pick('attack Frizlix of Kezan')
  expect(story.offers).toEqual(['Lumbering Oaf'])
  anna.answers('back').plays('Prey on the Weak', { on: 'Lumbering Oaf' })
  story.resolve()
  expect(
    ['elusive', 'ferocity', 'untargetable'].map((keyword) =>
      story.has('Helix Gearbreaker', keyword as 'elusive'),
    ),
  ).toEqual([0, 0, 0])
  anna.plays('Prey on the Weak', { on: 'Helix Gearbreaker' })
  story.resolve()
  expect(story.party('Dungeon')).toHaveLength(1)
  story.waitsFor('Anna')
})

test.each([
  [['Lumbering Oaf'], 1],
  [[], 0],
])('Helix Gearbreaker attacks in the turn in which he is flipped beside %j: %i times', (play, times) => {
  const story = scenario({
    raiders: { Anna: {} },
    dungeon: { play, deck: ['Helix Gearbreaker'], below: 0 },
    turn: 'Dungeon',
  })
  expect(story.eventsOfKind('attacking').filter((one) => one.card === 'DDD-8')).toHaveLength(times)
  story.waitsFor('Anna')
})

test('Lumbering Oaf puts Helix Gearbreaker on top of the Dungeon deck, who is flipped next', () => {
  const story = scenario({
    raiders: { Anna: {} },
    dungeon: { deck: ['Lumbering Oaf', 'Sneak Attack', 'Helix Gearbreaker'] },
    turn: 'Dungeon',
  })
  expect(story.eventsOfKind('flipped').map((one) => one.card)).toEqual(['DDD-9', 'DDD-8'])
  expect(story.eventsOfKind('shuffled')).toHaveLength(1)
  story.waitsFor('Anna')
})
