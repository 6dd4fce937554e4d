/**
 * Onyxia's treasure: the abilities. Most of them affect a whole side. Anna and Cleo are friends, and Bert is their
 * opponent.
 */
import { expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  cant,
  each,
  numberedCardsOfSet,
  self,
  target,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { type Story, scenario } from '../scenario.ts'
import type { PartySetup } from '../table-setup.ts'

const cards = numberedCardsOfSet('EX', {
  bolt: ability('Bolt', { cost: 0, instant: true }, '', yourHero.deals(3, 'fire').to(target(any.heroOrAlly))),
  rock: ally('Rock', { cost: 1, melee: 5, health: 5 }, '', self.has(cant('beDestroyed'))),
  veil: ability('Veil', { cost: 0 }, '', {
    ongoing: [{ kind: 'continuous', mods: each(your.hero).cant('beAttacked') }],
  }),
})

const table = (parties: { Anna: PartySetup; Bert?: PartySetup; Cleo?: PartySetup }, turn = 'Anna'): Story =>
  scenario({
    cards,
    teams: [['Anna', 'Cleo'], ['Bert']],
    players: { Bert: {}, Cleo: {}, ...parties },
    turn,
  })

const hand = (story: Story, player: string): number => story.cards(player, 'hand').length

test('Arcane Revelation: each friendly player draws a card', () => {
  const story = table({ Anna: { hand: ['Arcane Revelation', 'Wrath'], resources: 3 } })
  story.raider('Anna').plays('Arcane Revelation')
  story.resolve()
  expect(['Anna', 'Bert', 'Cleo'].map((name) => hand(story, name))).toEqual([2, 0, 1])
  story.waitsFor('Anna')
})

test('Coordinated Attack: friendly heroes exhaust, and each that does deals a character 1', () => {
  const story = table({
    Anna: { hand: ['OLT-2', 'Wrath'], resources: 4 },
    Bert: { hand: ['Bolt'], play: ['Brigg'] },
    Cleo: { hand: ['Bolt'] },
  })
  const anna = story.raider('Anna').plays('Coordinated Attack')
  story.resolve()
  anna.uses('Anna', { on: 'Bert' })
  expect(story.raider('Bert').may('power Bert')).toBe(false)
  story.raider('Cleo').uses('Cleo', { on: 'Brigg' })
  story.resolveAll()
  expect([story.damage('Bert'), story.damage('Brigg'), story.exhausted('Cleo')]).toEqual([1, 1, true])
  expect(story.eventsOfKind('damaged').map(({ by, types }) => [story.heroName(by ?? 0), types])).toEqual([
    ['Cleo', ['ranged']],
    ['Anna', ['ranged']],
  ])
  story.waitsFor('Anna')
})

test.each([
  [['Brigg'], ['Valanos'], 3],
  [['none'], ['Valanos'], 2],
  [['none'], ['none'], 0],
  [['Brigg'], ['none'], 1],
])(
  'Cull the Weak deals a hero damage equal to the ATK of the allies that its friends destroy: %s, %s',
  (a, c, dealt) => {
    const story = table({
      Anna: { hand: ['Cull the Weak', 'Wrath'], play: ['Brigg'], resources: 3 },
      Bert: { play: ['Zulanji'] },
      Cleo: { play: ['Valanos', 'Rock'] },
    })
    story.raider('Anna').plays('Cull the Weak', { on: 'Bert' })
    story.resolve()
    const picks = (names: string[]) => (names[0] === 'none' ? [] : names)
    story.raider('Anna').answers(...picks(a))
    expect(story.offers).toEqual(['Valanos']) // Rock can't be destroyed (709.2b)
    story.raider('Cleo').answers(...picks(c))
    expect([story.damage('Bert'), story.isInPlay('Brigg'), story.isInPlay('Rock')]).toEqual([
      dealt,
      a[0] !== 'Brigg',
      true,
    ])
    story.waitsFor('Anna')
  },
)

test('Natural Alignment deals and heals as much damage as there are friendly players', () => {
  const story = table({ Anna: { hand: ['Natural Alignment', 'Wrath'], resources: 2, damage: 5 } })
  story.raider('Anna').plays('Natural Alignment').answers('Bert').answers('Anna')
  story.resolve()
  expect([story.damage('Bert'), story.damage('Anna')]).toEqual([2, 3])
  expect(story.eventsOfKind('damaged')[0]?.types).toEqual(['nature'])
  story.waitsFor('Anna')
})

test('Natural Alignment doesn’t count a defeated player, and both targets may be the same', () => {
  const story = table({
    Anna: { hand: ['Natural Alignment', 'Wrath'], resources: 2 },
    Cleo: { out: true },
  })
  story.raider('Anna').plays('Natural Alignment').answers('Anna').answers('Anna')
  story.resolve()
  expect([story.damage('Anna'), story.eventsOfKind('healed').map(({ amount }) => amount)]).toEqual([0, [1]])
  story.waitsFor('Anna')
})

test('Shelter the Flock heals each friendly hero', () => {
  const story = table({
    Anna: { hand: ['OLT-5', 'Wrath'], resources: 4, damage: 15 },
    Bert: { damage: 15 },
    Cleo: { damage: 12 },
  })
  story.raider('Anna').plays('Shelter the Flock')
  story.resolve()
  expect(['Anna', 'Bert', 'Cleo'].map((name) => story.damage(name))).toEqual([4, 15, 1])
  story.waitsFor('Anna')
})

test('Spread the Word makes the damage of friendly heroes unpreventable, but no other damage', () => {
  const helm = 'Golem Skull Helm'
  const story = table({
    Anna: { hand: ['Bolt', 'Wrath'], play: ['OLT-6', 'Brigg'] },
    Bert: { hand: ['Bolt'], play: [helm] },
    Cleo: { hand: ['Bolt'] },
  })
  story.raider('Anna').plays('Bolt', { on: 'Bert' })
  story.raider('Cleo').plays('Bolt', { on: 'Bert' })
  story.resolveAll()
  expect([story.damage('Bert'), story.exhausted(helm)]).toEqual([6, false])
  story.raider('Anna').proposes('Brigg', 'Bert')
  story.idleUntil(() => story.decision?.kind === 'prevent')
  expect(story.decision?.seat).toBe(story.seat('Bert'))
  story.pick('none')
  story.fight()
  story.waitsFor('Anna')
})

test('Sunfire deals as much damage as there are friendly characters, and draws a card', () => {
  const story = table({
    Anna: { hand: ['Sunfire', 'Wrath'], play: ['Valanos'], resources: 7 },
    Bert: { play: ['Brigg', 'Zulanji'] },
    Cleo: { play: ['Brigg'] },
  })
  story.raider('Anna').plays('Sunfire', { on: 'Bert' })
  story.resolve()
  expect([story.damage('Bert'), hand(story, 'Anna')]).toEqual([4, 2])
  expect(story.eventsOfKind('damaged')[0]?.types).toEqual(['arcane'])
  story.waitsFor('Anna')
})

test.each([
  [[], ['Anna']],
  [['Veil'], ['Brigg', 'Cleo']],
])('Thorn in the Side: the hero can attack only Anna, if it can attack her (%s)', (play, offered) => {
  const story = table(
    {
      Anna: { play: [{ card: 'Thorn in the Side', on: 'Bert' }, 'Brigg', ...play] },
      Bert: { hand: ['Wrath'], play: ['Fel Iron Hatchet'] },
    },
    'Bert',
  )
  story.raider('Bert').proposes('Bert', offered.at(-1) ?? '')
  story.resolve()
  if (story.decision?.kind === 'strike') story.pick('Fel Iron Hatchet')
  story.fight()
  expect(story.damage(offered.at(-1) ?? '')).toBe(2)
  story.waitsFor('Bert')
})

test('Thorn in the Side can be attached to any player’s hero', () => {
  const story = table({
    Anna: { hand: ['Thorn in the Side', 'Wrath'], resources: 3 },
    Bert: { hand: ['Wrath'], play: ['Fel Iron Hatchet', 'Brigg'] },
  })
  const anna = story.raider('Anna').plays('Thorn in the Side')
  expect(story.offers).toEqual(['Bert', 'Cleo', 'Anna'])
  anna.answers('Bert')
  story.resolve()
  expect(story.host('Thorn in the Side')).toBe('Bert')
  story.turnOf('Bert')
  const attack = story.decision?.options.find(
    (one) => one.kind === 'attack' && one.object === story.object('Bert').id,
  )
  story.pick(attack?.id ?? '')
  expect(story.offers).toEqual(['Anna'])
  story.pick('back')
  story.waitsFor('Bert')
})

test('Tricks of the Trade: opponents can’t target friendly heroes this turn', () => {
  const story = table({
    Anna: { hand: ['Tricks of the Trade', 'Brigg', 'Bolt', 'Wrath'], resources: 4, play: ['Valanos'] },
    Bert: { hand: ['Bolt', 'Bolt'] },
    Cleo: { hand: ['Bolt'] },
  })
  const anna = story.raider('Anna').plays('Tricks of the Trade')
  story.resolve()
  anna.plays('Brigg')
  story.raider('Bert').plays('Bolt')
  expect(story.offers).toEqual(['Bert', 'Valanos'])
  story.raider('Bert').answers('Bert')
  story.raider('Cleo').plays('Bolt', { on: 'Anna' })
  story.resolveAll()
  expect(story.damage('Anna')).toBe(3)
  story.turnOf('Bert')
  story.raider('Bert').plays('Bolt', { on: 'Cleo' })
  story.resolveAll()
  expect(story.damage('Cleo')).toBe(3)
  story.waitsFor('Bert')
})
