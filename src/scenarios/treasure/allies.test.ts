/** The treasure's allies of the two factions. */
import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

test.each([
  [1, 2],
  [0, 0],
])(
  'Bloodfang Berserker can attack at once, and has 2 more ATK against a damaged character (%i damage before)',
  (before, dealt) => {
    const story = scenario({
      players: { Anna: { hand: ['DTP-11', 'Wrath'], resources: 2 }, Bert: { damage: before } },
    })
    story.raider('Anna').plays('Bloodfang Berserker')
    story.resolve()
    story.raider('Anna').attacks('Bloodfang Berserker', 'Bert')
    expect(story.damage('Bert')).toBe(before + dealt)
    story.waitsFor('Anna')
  },
)

test('Bloodfang Berserker has no more ATK while it doesn’t attack', () => {
  const story = scenario({
    players: { Anna: { hand: ['Wrath'], play: ['DTP-11'] }, Bert: { damage: 3, play: ['Zulanji'] } },
    turn: 'Bert',
  })
  story.raider('Bert').attacks('Zulanji', 'Bloodfang Berserker')
  expect(story.isInPlay('Zulanji')).toBe(true)
  story.waitsFor('Bert')
})

test.each([
  ['yes', 'protect'],
  ['no', 'priority'],
] as const)(
  'Crime Scene Alarm-O-Bot may ready when an opposing character attacks (%s), and can protect then',
  (answer, kind) => {
    const story = scenario({
      players: {
        Anna: { hand: ['Wrath'], play: ['Zulanji'] },
        Bert: { play: [{ card: 'Crime Scene Alarm-O-Bot', exhausted: true }] },
      },
    })
    story.raider('Anna').proposes('Zulanji', 'Bert')
    story.passUntil(() => story.decision?.kind === 'may')
    story.raider('Bert').answers(answer)
    story.passUntil(() => story.decision?.kind === 'protect' || !story.game.combat)
    story.waitsFor(kind === 'protect' ? 'Bert' : 'Anna', kind)
  },
)

test('Crime Scene Alarm-O-Bot doesn’t react to attacks of its own side', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Zulanji', { card: 'Crime Scene Alarm-O-Bot', exhausted: true }] },
      Bert: {},
    },
  })
  story.raider('Anna').attacks('Zulanji', 'Bert')
  expect(story.eventsOfKind('used')).toEqual([])
  story.waitsFor('Anna')
})

test.each([
  ['Zulanji', 'removed', undefined],
  ['Fel Iron Hatchet', 'play', 'yes'],
  ['Fel Iron Hatchet', 'deck', 'no'],
  ['Wrath', 'deck', undefined],
] as const)('Lieutenant Horatio Laine reveals %s of an opponent’s deck: %s', (card, where, answer) => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Lieutenant Horatio Laine'], deck: ['Wrath'] },
      Bert: { hand: ['Brigg'], deck: [card] },
    },
  })
  story.passUntil(() => story.decision?.kind === 'target')
  expect(story.offers).toEqual(['Bert'])
  story.raider('Anna').answers('Bert')
  story.passUntil(() => story.eventsOfKind('revealed').length > 0)
  if (answer) story.raider('Anna').answers(answer)
  expect(story.cards('Bert', 'removed')).toEqual(where === 'removed' ? [card] : [])
  expect(story.party('Anna').includes(card)).toBe(where === 'play')
  expect(story.eventsOfKind('revealed')).toHaveLength(1)
  story.passUntil(() => story.isCalm())
  expect(story.cards('Bert', 'hand').includes(card)).toBe(where === 'deck')
  story.waitsFor('Bert')
})

test('Packleader Ivar Bloodfang gives your allies Assault 2, once a turn', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Packleader Ivar Bloodfang', 'Zulanji'] },
      Bert: { play: ['Brigg'] },
    },
  })
  const anna = story.raider('Anna').uses('Packleader Ivar Bloodfang')
  story.resolve()
  expect(story.has('Packleader Ivar Bloodfang', 'aberration')).toBe(1)
  expect(['Packleader Ivar Bloodfang', 'Zulanji', 'Brigg', 'Anna'].map((name) => story.atk(name))).toEqual([
    5, 6, 1, 0,
  ])
  expect(story.has('Brigg', 'assault')).toBe(0)
  expect(anna.may('power Packleader Ivar Bloodfang')).toBe(false)
  story.turnOf('Bert')
  expect(story.has('Zulanji', 'assault')).toBe(0)
  story.turnOf('Anna')
  expect(anna.may('power Packleader Ivar Bloodfang')).toBe(true)
  story.waitsFor('Anna')
})

test('Scarlet Renegade has Assault 1 for each friendly ally of that name', () => {
  const story = scenario({
    teams: [['Anna', 'Cleo'], ['Bert']],
    players: {
      Anna: { hand: ['Wrath'], play: ['Scarlet Renegade', 'Zulanji'] },
      Bert: { play: ['Scarlet Renegade'] },
      Cleo: { play: ['Scarlet Renegade', 'Brigg'] },
    },
  })
  expect(story.atk('Scarlet Renegade')).toBe(3)
  story.turnOf('Bert')
  expect(story.has('Scarlet Renegade#2', 'assault')).toBe(1)
  story.waitsFor('Bert')
})

test.each([
  ['no', undefined, false],
  ['yes', 'no', false],
  ['yes', 'yes', true],
] as const)(
  'Stormwind Investigator may look at the top card of a deck (%s), and put it on the bottom (%s)',
  (look, bury, buried) => {
    const story = scenario({
      players: {
        Anna: { hand: ['Stormwind Investigator', 'Wrath'], resources: 2 },
        Bert: { deck: ['Zerzu'] },
      },
    })
    story.raider('Anna').plays('Stormwind Investigator')
    story.resolve()
    expect(story.offers).toEqual(['Anna', 'Bert'])
    story.raider('Anna').answers('Bert')
    story.resolve()
    story.raider('Anna').answers(look)
    expect(story.eventsOfKind('looked')).toHaveLength(look === 'yes' ? 1 : 0)
    if (bury) story.raider('Anna').answers(bury)
    expect(story.cards('Bert', 'graveyard')).toEqual(buried ? ['Zerzu'] : [])
    story.waitsFor('Anna')
  },
)

test('Deathstalker Commander Belmont gives your cheap allies 2 ATK, only on your turn', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Deathstalker Commander Belmont', 'Valanos', 'Vala Carville'] },
      Bert: { hand: ['Sneak Attack'], play: ['Zulanji'], resources: 3 },
    },
    turn: 'Bert',
  })
  expect(story.raider('Anna').may('power Deathstalker Commander Belmont')).toBe(false)
  story.turnOf('Anna')
  story.raider('Anna').uses('Deathstalker Commander Belmont')
  story.resolve()
  expect(['Valanos', 'Vala Carville', 'Zulanji'].map((name) => story.atk(name))).toEqual([4, 5, 4])
  expect(story.exhausted('Deathstalker Commander Belmont')).toBe(true)
  story.turnOf('Bert')
  expect(story.atk('Valanos')).toBe(2)
  story.waitsFor('Bert')
})

test('Deathstalker Commander Belmont does nothing in another player’s turn', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Execute', 'Wrath'], play: ['Deathstalker Commander Belmont'], resources: 3 },
      Bert: { hand: ['Zulanji'], resources: 3 },
    },
  })
  story.turnOf('Bert')
  story.raider('Bert').plays('Zulanji')
  for (; story.chain.length > 0; story.pick('pass'))
    expect(story.offers).not.toContain('power Deathstalker Commander Belmont')
  expect(story.isInPlay('Zulanji')).toBe(true)
  story.waitsFor('Bert')
})

test('Forsaken Blightspreader destroys an opposing ally that it deals damage', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Forsaken Blightspreader', 'Brigg'] },
      Bert: { play: ['Crazy Igvand', 'Zulanji'] },
    },
  })
  story.raider('Anna').proposes('Forsaken Blightspreader', 'Crazy Igvand')
  story.fight()
  story.passUntil(() => story.isCalm() || story.decision?.kind === 'protect')
  if (story.decision?.kind === 'protect') story.pick('none')
  story.passUntil(() => story.isCalm())
  expect(story.cards('Bert', 'graveyard')).toEqual(['Crazy Igvand'])
  story.raider('Anna').attacks('Brigg', 'Bert')
  expect(story.isInPlay('Bert')).toBe(false)
  story.waitsFor('Anna')
})

test('Forsaken Blightspreader destroys no hero', () => {
  const story = scenario({
    players: { Anna: { hand: ['Wrath'], play: ['Forsaken Blightspreader'] }, Bert: {} },
  })
  story.raider('Anna').attacks('Forsaken Blightspreader', 'Bert')
  expect([story.damage('Bert'), story.eventsOfKind('used')]).toEqual([1, []])
  story.waitsFor('Anna')
})

test('Forsaken Royal Dreadguard deals 1 to a hero for each friendly ally of that name at the start of your turn', () => {
  const story = scenario({
    teams: [['Anna', 'Cleo'], ['Bert']],
    players: {
      Anna: { hand: ['Wrath'], play: ['Forsaken Royal Dreadguard', 'Zulanji'] },
      Bert: { play: ['Brigg'] },
      Cleo: { play: ['Brigg'] },
    },
    turn: 'Bert',
  })
  story.turnOf('Cleo')
  expect(story.eventsOfKind('used')).toEqual([])
  story.passUntil(() => story.decision?.kind === 'target')
  expect(story.offers).toEqual(['Anna', 'Bert', 'Cleo'])
  story.raider('Anna').answers('Bert')
  story.resolve()
  expect(story.damage('Bert')).toBe(1)
  story.waitsFor('Anna')
})

test('Forsaken Royal Dreadguard counts a friend’s allies too, but no opponent’s', () => {
  const story = scenario({
    teams: [['Anna', 'Cleo'], ['Bert']],
    players: {
      Anna: { hand: ['Wrath'], play: ['Forsaken Royal Dreadguard'] },
      Bert: { play: ['Forsaken Royal Dreadguard'] },
      Cleo: { play: ['Forsaken Royal Dreadguard'] },
    },
    turn: 'Anna',
  })
  if (story.decision?.kind === 'target') story.raider('Anna').answers('Bert')
  story.resolve()
  expect(story.damage('Bert')).toBe(2)
  expect(story.eventsOfKind('damaged')[0]?.types).toEqual(['melee'])
  story.waitsFor('Anna')
})

test.each([
  [4, 10],
  [3, 0],
])('High Warlord Cromush with %i damage has Assault %i', (damage, n) => {
  const story = scenario({
    players: { Anna: { hand: ['Wrath'], play: [{ card: 'High Warlord Cromush', damage }] }, Bert: {} },
  })
  expect([
    story.has('High Warlord Cromush', 'assault'),
    story.has('High Warlord Cromush', 'protector'),
  ]).toEqual([n, 1])
  story.waitsFor('Anna')
})

test('Kagtha: opposing characters have neither Elusive nor Untargetable', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Wrath'], play: ['Kagtha', 'Zakis Trickstab'] },
      Bert: { play: ['Zakis Trickstab', 'Mindless Horror'] },
    },
  })
  expect(story.has('Zakis Trickstab', 'elusive')).toBe(1)
  expect(story.has('Zakis Trickstab#2', 'elusive')).toBe(0)
  expect(story.has('Zakis Trickstab#2', 'stealth')).toBe(1)
  expect(story.has('Mindless Horror', 'untargetable')).toBe(0)
  story.waitsFor('Anna')
})

test('Shattered Hand Assassin exhausts an opposing ally, which doesn’t ready in its controller’s next ready step', () => {
  const story = scenario({
    players: {
      Anna: { hand: ['Shattered Hand Assassin', 'Wrath'], play: ['Brigg'], resources: 3 },
      Bert: { play: ['Zulanji', 'Valanos'] },
    },
  })
  story.raider('Anna').plays('Shattered Hand Assassin')
  story.resolve()
  expect(story.offers).toEqual(['Zulanji', 'Valanos'])
  story.raider('Anna').answers('Zulanji')
  story.resolve()
  expect([story.exhausted('Zulanji'), story.has('Shattered Hand Assassin', 'stealth')]).toEqual([true, 1])
  story.turnOf('Bert')
  expect(story.exhausted('Zulanji')).toBe(true)
  story.turnOf('Anna')
  story.turnOf('Bert')
  expect(story.exhausted('Zulanji')).toBe(false)
  story.waitsFor('Bert')
})
