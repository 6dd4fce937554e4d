/** Treasure weapons whose strike cost changes, and Cookie's Tenderizer. */
import { expect, test } from 'vitest'
import { ability, numberedCardsOfSet, ready, yourHero } from '../../cards/builders.ts'
import { type Story, scenario } from '../scenario.ts'

test.each([
  [['Brigg', 'Zulanji', 'Valanos'], 3],
  [['Brigg', 'Zulanji'], 0],
])('Arced War Axe costs (3) less to strike with if you have three allies: %s', (allies, left) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Arced War Axe', ...allies], resources: 3 },
      Bert: { play: ['Zerzu'] },
    },
  })
  story.raider('Anna').attacks('Anna', 'Bert', 'Arced War Axe')
  expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([3, left])
  story.waitsFor('Anna')
})

test.each([
  ['yes', 2, 3],
  ['no', 1, 2],
])(
  'Emberstone Staff may get a counter for an ability that you play, and then costs less and has more ATK: %s',
  (answer, dealt, left) => {
    const story = scenario({
      players: {
        Anna: { hand: ['Chain Heal', 'Brigg', 'Wrath'], play: ['Emberstone Staff'], resources: 9 },
        Bert: {},
      },
    })
    const anna = story.raider('Anna').plays('Brigg')
    story.resolve()
    expect(story.eventsOfKind('used')).toEqual([])
    anna.plays('Chain Heal')
    story.pick('Bert')
    story.passUntil(() => story.decision?.kind === 'may')
    anna.answers(answer)
    story.resolveAll()
    anna.attacks('Anna', 'Bert', 'Emberstone Staff')
    expect([story.damage('Bert'), story.resources('Anna').ready]).toEqual([dealt, left])
    story.waitsFor('Anna')
  },
)

test('Emberstone Staff doesn’t react to an opponent’s ability', () => {
  const story = scenario({
    players: {
      Anna: { play: ['Emberstone Staff'] },
      Bert: { hand: ['Stargaze', 'Wrath'], resources: 5 },
    },
    turn: 'Bert',
  })
  story.raider('Bert').plays('Stargaze')
  story.resolveAll()
  expect(story.eventsOfKind('used')).toEqual([])
  story.waitsFor('Bert')
})

test('Cookie’s Tenderizer: your allies deal 1 more this turn to a character that your hero has hit with it', () => {
  const story = scenario({
    teams: [['Anna'], ['Bert', 'Cleo']],
    players: {
      Anna: { hand: ['Wrath'], play: ["Cookie's Tenderizer", 'Valanos', 'Drizzie Steelslam'] },
      Bert: {},
      Cleo: {},
    },
  })
  const anna = story.raider('Anna').attacks('Anna', 'Bert', "Cookie's Tenderizer")
  anna.attacks('Valanos', 'Bert')
  expect(story.damage('Bert')).toBe(4)
  anna.attacks('Drizzie Steelslam', 'Cleo')
  expect(story.damage('Cleo')).toBe(3)
  story.turnOf('Anna')
  anna.attacks('Valanos', 'Bert')
  expect(story.damage('Bert')).toBe(6)
  story.waitsFor('Anna')
})

test('Cookie’s Tenderizer does nothing when your hero strikes without it', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ["Cookie's Tenderizer", 'Ancient Bone Bow'], resources: 2 },
      Bert: {},
    },
  })
  story.raider('Anna').attacks('Anna', 'Bert', 'Ancient Bone Bow')
  expect(story.eventsOfKind('used').filter(({ card }) => card === 'DTP-48')).toEqual([])
  story.waitsFor('Anna')
})

test('Cookie’s Tenderizer doesn’t increase your hero’s own damage', () => {
  const story = scenario({
    players: { Anna: { hand: ['Breath', 'Wrath'], play: ["Cookie's Tenderizer"] }, Bert: {} },
    cards: numberedCardsOfSet('EX', { 1: ability('Breath', { cost: 0 }, '', ready(yourHero)) }),
  })
  const anna = story.raider('Anna').attacks('Anna', 'Bert', "Cookie's Tenderizer")
  anna.plays('Breath')
  story.resolveAll()
  anna.attacks('Anna', 'Bert')
  expect(story.damage('Bert')).toBe(1)
  story.waitsFor('Anna')
})

test('Cookie’s Tenderizer also works when an ally was hit', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ["Cookie's Tenderizer", 'Valanos'] },
      Bert: { play: ['Crazy Igvand'] },
    },
  })
  const anna = story.raider('Anna')
  for (const attacker of ['Anna', 'Valanos']) {
    anna.proposes(attacker, 'Crazy Igvand')
    story.resolve()
    if (story.decision?.kind === 'strike') story.pick("Cookie's Tenderizer")
    story.fight()
  }
  expect(story.damage('Crazy Igvand')).toBe(4)
  story.waitsFor('Anna')
})

test.each([
  ['Brigg', 'yes', true],
  ['Brigg', 'no', false],
  ['Crazy Igvand', undefined, false],
])('Buzzer Blade: fatal damage to an ally (%s) lets you destroy an equipment: %s', (whom, answer, gone) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Buzzer Blade'], resources: 1 },
      Bert: { play: [{ card: whom, exhausted: true }, 'Golem Skull Helm'] },
    },
  })
  const anna = story.raider('Anna').attacks('Anna', whom, 'Buzzer Blade')
  if (answer) {
    expect(story.offers).toEqual(['Buzzer Blade', 'Golem Skull Helm'])
    anna.answers('Golem Skull Helm')
    story.resolve()
    anna.answers(answer)
  }
  expect(story.isInPlay('Golem Skull Helm')).toBe(!gone)
  story.waitsFor('Anna')
})

test('Buzzer Blade does nothing for fire damage, nor for a hero that defends', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Scorch', 'Rend'], play: ['Buzzer Blade'], resources: 1 },
      Bert: { hand: ['Rend'], play: ['Zulanji', 'Valanos'] },
    },
  })
  story.raider('Anna').plays('Scorch', { on: 'Zulanji' })
  story.resolve()
  expect(story.isInPlay('Zulanji')).toBe(false)
  story.turnOf('Bert')
  story.raider('Bert').proposes('Valanos', 'Anna')
  story.resolve()
  story.passUntil(() => !story.game.combat)
  story.raider('Anna').answers('Buzzer Blade')
  story.passUntil(() => !story.game.combat)
  expect([story.damage('Valanos'), story.eventsOfKind('used')]).toEqual([2, []])
  story.waitsFor('Bert')
})

test.each([
  ['Zulanji', 'Brigg'],
  ['Bert', 'Zulanji'],
])('Buzzer Blade does nothing for an ally, nor for an opposing hero (%s attacks %s)', (attacker, whom) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Buzzer Blade', 'Zulanji'] },
      Bert: { hand: ['Wrath'], play: ['Brigg', 'Ancient Bone Bow'], resources: 3 },
    },
    ...(attacker === 'Bert' ? { turn: 'Bert' } : {}),
  })
  const player = attacker === 'Bert' ? 'Bert' : 'Anna'
  story.raider(player).attacks(attacker, whom, attacker === 'Bert' ? 'Ancient Bone Bow' : 'none')
  expect(story.isInPlay(whom)).toBe(false)
  expect(story.eventsOfKind('used').filter(({ card }) => card === 'DTP-47')).toEqual([])
  story.waitsFor(player)
})

test('Buzzer Blade gives your hero Dual Wield', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Buzzer Blade', 'Abomination Knuckles'], resources: 1 },
      Bert: {},
    },
  })
  story.raider('Anna').proposes('Anna', 'Bert')
  story.resolve()
  for (const weapon of ['Buzzer Blade', 'Abomination Knuckles']) story.pick(weapon)
  story.fight()
  expect([story.damage('Bert'), story.has('Bert', 'dualWield')]).toEqual([3, 0])
  story.waitsFor('Anna')
})

test('Odo’s Ley Staff: your hero heals 1 damage from a character for each card you draw', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Arcane Shot', 'Wrath'], play: ["Odo's Ley Staff"], damage: 3, resources: 2 },
      Bert: { hand: ['Arcane Shot'], play: ['Brigg', 'Ancient Bone Bow'], resources: 2 },
    },
  })
  story.raider('Anna').plays('Arcane Shot', { on: 'Bert' })
  story.resolve()
  expect(story.offers).toEqual(['Anna', 'Bert', 'Brigg'])
  story.raider('Anna').answers('Anna')
  story.resolve()
  expect([story.damage('Anna'), story.damage('Bert')]).toEqual([2, 1])
  story.turnOf('Bert')
  story.raider('Bert').plays('Arcane Shot', { on: 'Anna' })
  story.resolveAll()
  expect(story.damage('Anna')).toBe(3)
  story.waitsFor('Bert')
})

/** Plays on to the decision which character to exhaust. */
const strikesWithReaver = (story: Story) => {
  const anna = story.raider('Anna').proposes('Anna', 'Bert')
  story.resolve()
  story.pick("Smite's Reaver")
  for (; story.decision?.kind !== 'target'; story.passUntil(() => story.decision?.kind === 'target'))
    if (story.decision?.kind !== 'priority') story.pick(story.decision?.options[0]?.id ?? '')
  return anna
}

test.each(['yes', 'no'])('Smite’s Reaver may exhaust a character when you strike with it: %s', (answer) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ["Smite's Reaver"], resources: 2 },
      Bert: { play: ['Brigg'] },
    },
  })
  const anna = strikesWithReaver(story)
  anna.answers('Brigg')
  story.passUntil(() => story.decision?.kind === 'may')
  anna.answers(answer)
  expect(story.exhausted('Brigg')).toBe(answer === 'yes')
  story.idleUntil(() => story.decision?.kind === 'may')
  anna.answers('no')
  expect([story.exhausted('Anna'), story.exhausted("Smite's Reaver")]).toEqual([true, true])
  story.waitsFor('Anna')
})

test('Smite’s Reaver and your hero may ready once a turn, when the combat ends', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ["Smite's Reaver"], resources: 4 },
      Bert: {},
    },
  })
  const anna = story.raider('Anna')
  const strike = () => {
    strikesWithReaver(story)
    anna.answers('Bert')
    story.passUntil(() => story.decision?.kind === 'may')
    anna.answers('no')
    story.idleUntil(() => story.isCalm() || story.decision?.kind === 'may')
  }
  strike()
  expect([story.decision?.kind, story.game.combat]).toEqual(['may', null])
  anna.answers('yes')
  expect([story.exhausted('Anna'), story.exhausted("Smite's Reaver")]).toEqual([false, false])
  strike()
  expect([story.exhausted('Anna'), story.exhausted("Smite's Reaver")]).toEqual([true, true])
  expect(story.damage('Bert')).toBe(8)
  story.waitsFor('Anna')
})

test('Smite’s Reaver does nothing when you strike with another weapon', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ["Smite's Reaver", 'Ancient Bone Bow'], resources: 3 },
      Bert: {},
    },
  })
  story.raider('Anna').attacks('Anna', 'Bert', 'Ancient Bone Bow')
  expect(story.eventsOfKind('used').filter(({ card }) => card === 'DTP-54')).toEqual([])
  expect(story.exhausted('Anna')).toBe(true)
  story.waitsFor('Anna')
})
