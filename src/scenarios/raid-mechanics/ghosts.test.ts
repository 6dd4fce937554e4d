/** Teron Gorefiend's ghosts: a relation that keeps two groups of cards apart in everything (R503.1). */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  atkAndHealthBonus,
  attachTo,
  cardsInGraveyard,
  destroy,
  each,
  everyone,
  forEach,
  hero,
  hostCard,
  numberedCardsOfSet,
  ongoing,
  protector,
  put,
  target,
  targetPlayer,
  they,
  yourHero,
} from '../../cards/builders.ts'
import { scenario } from '../scenario.ts'
import type { PartySetup } from '../table-setup.ts'
import { exampleCardsOfRaids } from '../test-cards/raids.ts'

const CONSTRUCT = 'Shadowy Construct'
const cards = [
  ...exampleCardsOfRaids,
  ...numberedCardsOfSet('OWN', {
    1: hero('Gurtogg', { melee: 0, health: 99 }, 'Orc'),
    2: ally('Guard', { cost: 1, melee: 3, health: 6 }, 'Orc', protector),
    3: ability('Zap', { cost: 0 }, '', yourHero.deals(1, 'arcane').to(target(any.heroOrAlly))),
    4: ability('Storm', { cost: 0 }, '', yourHero.deals(1, 'nature').to(each(any.ally))),
    5: ability('Cull', { cost: 0 }, '', destroy(each(any.ally))),
    6: ability('Gift', { cost: 0 }, '', targetPlayer.draw(1)),
    7: ability('Feast', { cost: 0 }, '', everyone.draw(1)),
    8: ability(
      'Mark of the Wild',
      { cost: 0 },
      '',
      attachTo(target(any.ally)),
      ongoing(hostCard.has(atkAndHealthBonus(2, 2))),
    ),
    10: ability('Ruin', { cost: 0 }, '', forEach(everyone, they.discard('hand')), everyone.skipNextTurn()),
    11: ability('Exhume', { cost: 0 }, '', put(cardsInGraveyard(everyone), 'removed')),
    9: ability('Smite', { cost: 0 }, '', yourHero.deals(50, 'holy').to(target(any.hero))),
  }),
]
const hand = ['Zap', 'Storm', 'Cull', 'Gift', 'Feast', 'Smite']
const party: PartySetup = { hand, play: ['Guard'] }

/** Begins a story in Anna's turn, before which she has become a ghost at the end of Teron's first turn. */
const haunted = (boss: Omit<PartySetup, 'hero'> = {}, anna: PartySetup = party, bert: PartySetup = party) => {
  const story = scenario({
    cards,
    raiders: { Anna: anna, Bert: bert },
    boss: { bosses: ['BTR-4', 'OWN-1'], ...boss },
    turn: 'Boss',
  })
  story.passUntil(() => false)
  story.raider('Boss').answers('Anna')
  return story.passUntil(() => story.isCalm())
}

type Story = ReturnType<typeof haunted>
const constructs = (story: Story) => story.party('Boss').filter((name) => name === CONSTRUCT).length
const offered = (story: Story) => [...new Set(story.offers)].sort()
/** Begins a story in Anna's turn, in which her ability Storm has destroyed the Constructs. */
const cleared = () => {
  const story = haunted({ resources: 2 })
  story.raider('Anna').plays('Storm')
  return story.resolveAll()
}

test('at the end of his turn four Constructs come, and an opponent who isn’t a ghost becomes one (R503.1b)', () => {
  const story = haunted()
  expect(constructs(story)).toBe(4)
  story.turnOf('Boss').passUntil(() => constructs(story) === 8)
  expect(story.eventsOfKind('modified').map(({ card }) => card)).toEqual(['BTR-4', 'BTR-4'])
  expect(story.eventsOfKind('ghost').map(({ seat, is }) => [seat, is])).toEqual([
    [0, true],
    [1, true],
  ])
  story.waitsFor('Anna')
})

test('one event reports a new ghost, and one its end when the Boss turns over (R503.1b, R503.1d)', () => {
  const told = (story: Story) => story.eventsOfKind('ghost').map(({ seat, is }) => [seat, is])
  const later = haunted().turnOf('Bert')
  expect(told(later)).toEqual([[0, true]])
  later.waitsFor('Bert')
  const story = cleared()
  expect(story.isFaceDown('Teron Gorefiend')).toBe(true)
  expect(told(story)).toEqual([
    [0, true],
    [0, false],
  ])
  story.waitsFor('Anna')
})

describe('ghosts and non-ghosts don’t affect each other (R503.1c)', () => {
  test('a ghost’s characters attack only Constructs, and others attack Teron but no Construct', () => {
    const story = haunted()
    story.pick(story.decision?.options.find((one) => one.kind === 'attack')?.id ?? '')
    expect(offered(story)).toEqual([CONSTRUCT])
    story.pick('back')
    story.turnOf('Bert').pick(story.decision?.options.find((one) => one.kind === 'attack')?.id ?? '')
    expect(offered(story)).toEqual(['Boss'])
    story.waitsFor('Bert', 'defender')
  })

  test('a Construct deals no damage to a ghost that fights it', () => {
    const story = haunted()
    story.raider('Anna').proposes('Guard', CONSTRUCT)
    story.fight()
    expect([constructs(story), story.damage('Guard')]).toEqual([3, 0])
    story.waitsFor('Anna')
  })

  test('a Construct attacks non-ghosts only, and takes no damage from them', () => {
    const story = haunted().turnOf('Boss')
    story.raider('Boss').proposes(CONSTRUCT, 'Guard')
    story.fight()
    expect([constructs(story), story.damage('Guard#2'), story.damage('Guard')].sort()).toEqual([0, 2, 4])
    story.pick(story.decision?.options.filter((one) => one.kind === 'attack')[1]?.id ?? '')
    expect(offered(story)).toEqual(['Bert', 'Guard'])
    story.waitsFor('Boss', 'defender')
  })

  test('non-ghosts protect against Teron, ghosts against Constructs', () => {
    const asked = (attacker: string) => {
      const story = haunted().turnOf('Boss')
      story.raider('Boss').proposes(attacker, 'Bert')
      story.passUntil(() => false)
      const { kind, seat = 0 } = story.decision ?? {}
      story.waitsFor(story.name(seat), 'protect')
      return [kind, story.name(seat)]
    }
    expect(asked('Boss')).toEqual(['protect', 'Bert'])
    expect(asked(CONSTRUCT)).toEqual(['protect', 'Anna'])
  })

  test('their links target neither each other’s cards nor each other', () => {
    const story = haunted()
    story.raider('Anna').plays('Zap')
    expect(offered(story)).toEqual(['Anna', 'Guard', CONSTRUCT])
    story.pick('back')
    story.raider('Anna').plays('Gift')
    expect(offered(story)).toEqual(['Anna'])
    story.pick('back')
    story.turnOf('Bert').raider('Bert').plays('Zap')
    expect(offered(story)).toEqual(['Bert', 'Boss', 'Guard'])
    story.pick('back')
    story.raider('Bert').plays('Gift')
    expect(offered(story)).toEqual(['Bert', 'Boss'])
    story.waitsFor('Bert', 'target')
  })

  test('effects on all cards apply only to their own kind: damage, destruction, draws', () => {
    const story = haunted().turnOf('Bert')
    const hands = ['Anna', 'Bert', 'Boss'].map((name) => story.cards(name, 'hand').length)
    for (const card of ['Storm', 'Cull', 'Feast']) {
      story.raider('Bert').plays(card)
      story.resolve()
    }
    expect([constructs(story), story.controller('Guard'), story.damage('Guard')]).toEqual([4, 'Anna', 0])
    expect(['Anna', 'Bert', 'Boss'].map((name) => story.cards(name, 'hand').length)).toEqual([
      hands[0],
      (hands[1] ?? 0) - 3 + 1,
      hands[2],
    ])
    story.waitsFor('Bert')
  })

  test('effects on all players apply only to their own kind, also for cards in other zones', () => {
    const dead: PartySetup = { hand: ['Ruin', 'Exhume'], graveyard: ['Guard'] }
    const story = haunted({ graveyard: ['Guard'] }, dead, dead).turnOf('Bert')
    const bert = story.raider('Bert').plays('Exhume')
    story.resolve()
    bert.plays('Ruin')
    story.resolve()
    const left = (zone: 'hand' | 'removed') =>
      ['Anna', 'Bert', 'Boss'].map((name) => story.cards(name, zone).length > 0)
    expect([left('hand'), left('removed')]).toEqual([
      [true, false, false],
      [false, true, false],
    ])
    story.nextTurn()
    expect(story.eventsOfKind('turnSkipped').map(({ seat }) => seat)).toEqual([2])
    story.waitsFor('Anna')
  })

  test('a non-ghost’s attachment stays attached to a ghost, but no longer affects it', () => {
    const story = scenario({
      cards,
      raiders: { Anna: { play: ['Guard'] }, Bert: { hand: ['Mark of the Wild', 'Zap'] } },
      boss: { bosses: ['BTR-4', 'OWN-1'] },
      turn: 'Bert',
    })
    story.raider('Bert').plays('Mark of the Wild', { on: 'Guard' })
    story.resolve()
    expect(story.atk('Guard')).toBe(5)
    story.turnOf('Boss').passUntil(() => false)
    story.raider('Boss').answers('Anna')
    story.passUntil(() => story.isCalm())
    expect([story.atk('Guard'), story.host('Mark of the Wild')]).toEqual([3, 'Guard'])
    story.turnOf('Bert').raider('Bert').plays('Zap')
    expect(offered(story)).toEqual(['Bert', 'Boss'])
    story.waitsFor('Bert', 'target')
  })
})

describe('when Teron flips or leaves play, no player is a ghost any more (R503.1a, R503.1d)', () => {
  test('he flips once, when the last Construct leaves', () => {
    const story = cleared()
    expect([constructs(story), story.isFaceDown('Boss')]).toEqual([0, true])
    story.raider('Anna').plays('Zap')
    expect(offered(story)).toEqual(['Anna', 'Bert', 'Boss', 'Guard'])
    story.waitsFor('Anna', 'target')
  })
  test('when he is destroyed, his Constructs are destroyed with him', () => {
    const story = haunted().turnOf('Bert')
    story.raider('Bert').plays('Smite', { on: 'Boss' })
    story.resolveAll()
    expect(story.party('Boss')).toEqual([])
    story.raider('Bert').plays('Zap')
    expect(offered(story)).toEqual(['Anna', 'Bert', 'Guard'])
    story.waitsFor('Bert', 'target')
  })
})

test('on his other side he deals a random opponent’s characters 1 shadow damage for each of his resources', () => {
  const story = cleared().turnOf('Boss')
  story.raider('Boss').proposes('Boss', 'Anna')
  story.fight()
  expect(story.damage('Anna')).toBe(2)
  const before = story.log.length
  story.passUntil(() => story.isCalm() && story.game.turn.player === 0)
  const dealt = story.eventsOfKind('damaged', story.log.slice(before))
  expect(dealt.map(({ amount, types }) => [amount, types])).toEqual([
    [2, ['shadow']],
    [2, ['shadow']],
  ])
  expect(new Set(dealt.map(({ object }) => story.controllerOf(object))).size).toBe(1)
  story.waitsFor('Anna')
})

test('he has +4 while attacking, and wins at the start of his turn if all opponents are ghosts', () => {
  const story = scenario({ cards, raiders: { Anna: {} }, boss: { bosses: ['BTR-4', 'OWN-1'] }, turn: 'Boss' })
  story.raider('Boss').proposes('Boss', 'Anna')
  story.fight()
  expect(story.damage('Anna')).toBe(4)
  story.turnOf('Boss')
  story.isOver('lair')
})
