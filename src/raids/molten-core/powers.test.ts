/** The powers of Molten Core's Bosses, runes and tokens (MCR-1 to 17, MCR-54 to 62). */
import { describe, expect, test } from 'vitest'
import type { Story } from '../../scenarios/scenario.ts'
import '../index.ts'
import { countInPlay, moltenCoreStory } from './molten.testkit.ts'

const MANY = Array(20).fill('Squire')
const rune = (name: string) => ({ card: name, deck: 'runes' })

/** Begins a story in this Boss's action phase, with his rune if he has one. */
const facing = (boss: number, runes: string[] = [], lair = {}, raiders: object = {}) =>
  moltenCoreStory({ boss, minions: MANY, runes, play: runes.map(rune), ...lair }, { Anna: {}, ...raiders })

/** Plays on to this player's action phase. Triggers go onto the chain in the listed order. */
function onTo(story: Story, name: string): Story {
  const number = story.game.turn.number
  const there = () =>
    story.game.turn.number > number && story.game.turn.player === story.seat(name) && story.isCalm()
  while (!there()) {
    const { kind, options = [], min = 1 } = story.decision ?? {}
    if (kind === 'order' || kind === 'handSize') story.pick(...options.slice(0, min).map(({ id }) => id))
    else story.passUntil(() => there() || story.decision?.kind !== 'priority')
    if (story.decision && !['order', 'handSize', 'priority'].includes(story.decision.kind)) return story
  }
  return story
}

describe('Lucifron', () => {
  test('flips at the start of his third turn, and then deals 6 to each opposing hero at the end of his turns', () => {
    const story = facing(1, [], {}, { Bert: {} })
    story.turnOf('Anna').turnOf('Boss')
    expect(story.isFaceDown('Lucifron')).toBe(false)
    story.turnOf('Anna').turnOf('Boss')
    expect([story.isFaceDown('Lucifron'), story.damage('Anna')]).toEqual([true, 0])
    story.turnOf('Anna')
    expect([story.damage('Anna'), story.damage('Bert')]).toEqual([6, 6])
    story.waitsFor('Anna')
  })

  test('his Protectors exhaust an ally, which deals damage to its own hero', () => {
    const story = facing(1, [], {}, { Anna: { play: ['Squire'] } })
    story.turnOf('Anna').turnOf('Boss').raider('Boss').uses('Flamewaker Protector', { on: 'Squire' })
    story.resolveAll()
    expect([story.exhausted('Squire'), story.damage('Anna')]).toEqual([true, 2])
    story.waitsFor('Boss')
  })
})

test('Gehennas deals damage to a random hero, whose player discards, and flips, and then he burns each opposing ally and flips back', () => {
  const story = facing(
    3,
    ['Rune of Mohn'],
    {},
    { Anna: { hand: ['Growl'], play: ['Tracker', 'Mend'].slice(0, 1) } },
  )
  story.turnOf('Anna')
  expect([story.damage('Anna'), story.isFaceDown('Gehennas')]).toEqual([3, true])
  expect(story.cards('Anna', 'graveyard')).toHaveLength(1)
  story.turnOf('Boss').turnOf('Anna')
  expect([story.damage('Tracker'), story.isFaceDown('Gehennas')]).toEqual([1, false])
  story.waitsFor('Anna')
})

test('with the Rune of Mohn no card of the raiders can be healed', () => {
  const story = facing(2, ['Rune of Mohn'], {}, { Anna: { hand: ['Heal', 'Growl'], damage: 5 } })
  story.turnOf('Anna')
  const before = story.damage('Anna')
  story.raider('Anna').plays('Heal')
  story.resolveAll()
  expect(story.damage('Anna')).toBe(before)
  story.waitsFor('Anna')
})

describe('Garr', () => {
  test('flips at the end of a turn with four Firesworn or fewer, and the Rune of Blaz destroys the raiders’ abilities', () => {
    const story = facing(4, ['Rune of Blaz'], {}, { Anna: { play: ['Standard'], hand: ['Growl'] } })
    onTo(story, 'Anna')
    expect([story.isFaceDown('Garr'), story.isInPlay('Standard')]).toEqual([true, false])
    story.waitsFor('Anna')
  })

  test('flipped, he destroys a Firesworn for 2 fire damage to a whole party, and the Firesworn deals damage to the source of its destruction', () => {
    const story = facing(
      4,
      ['Rune of Blaz'],
      { hand: ['Firesworn Call'] },
      { Anna: { hand: ['Prick'], play: ['Tracker'] } },
    )
    story.raider('Boss').plays('Firesworn Call')
    story.resolveAll()
    onTo(story, 'Anna').raider('Anna').plays('Prick', { on: 'Firesworn' })
    story.resolveAll()
    expect([countInPlay(story, 'Firesworn'), story.damage('Anna')]).toEqual([1, 1])
    onTo(story, 'Boss').raider('Boss').uses('Garr', { on: 'Anna' })
    story.resolveAll()
    expect([countInPlay(story, 'Firesworn'), story.damage('Anna'), story.damage('Tracker')]).toEqual([
      0, 3, 2,
    ])
    story.waitsFor('Boss')
  })
})

describe('Baron Geddon', () => {
  test('deals 1 damage for each of his resources, and with 12 damage he explodes and deals 12 to everybody', () => {
    const story = facing(5, [], { damage: 12 }, { Anna: { play: ['Tracker'] } })
    story.turnOf('Anna')
    expect([story.damage('Anna'), story.damage('Tracker')]).toEqual([1, 1])
    story.turnOf('Boss').raider('Boss').uses('Baron Geddon')
    story.resolveAll()
    expect(story.isFaceDown('Baron Geddon')).toBe(true)
    story.raider('Boss').uses('Baron Geddon')
    story.resolveAll()
    expect([story.isInPlay('Baron Geddon'), story.damage('Anna')]).toEqual([false, 13])
    expect(countInPlay(story, 'Squire')).toBe(2)
    story.waitsFor('Anna')
  })

  test('when he enters play each opponent keeps five resources', () => {
    const story = moltenCoreStory(
      { minions: MANY, runes: ['Rune of Zeth'] },
      { Anna: { hand: ['Stab', 'Growl'], resources: 7 } },
    )
    story.turnOf('Anna').raider('Anna').plays('Stab', { on: 'Lucifron' })
    story.resolveAll()
    story.passUntil(() => story.decision?.kind === 'choose')
    const { options = [], min } = story.decision ?? {}
    expect([options.length, min]).toEqual([7, 2])
    story.pick(...options.slice(0, 2).map(({ id }) => id))
    story.resolveAll()
    expect(story.resources('Anna').total).toBe(5)
    story.waitsFor('Boss')
  })

  test('The Bomb: a hero is chosen at the end of his turn, and is dealt damage with its allies at the start of the next (R304)', () => {
    const story = facing(5, ['Rune of Zeth'], {}, { Anna: { play: ['Tracker'] }, Bert: {} })
    onTo(story, 'Anna')
    expect(story.decision).toMatchObject({ kind: 'choose', seat: 2 })
    story.raider('Boss').answers('Anna')
    const before = [story.damage('Anna'), story.damage('Tracker'), story.damage('Bert')]
    story.passUntil(
      () =>
        story.game.turn.player === 2 &&
        story.game.turn.phase !== 'end' &&
        story.game.turn.number > 1 &&
        story.eventsOfKind('damaged').some(({ amount }) => amount === 5),
    )
    const after = [story.damage('Anna'), story.damage('Tracker'), story.damage('Bert')]
    expect(after.map((n, i) => n - (before[i] ?? 0))).toEqual([6, 6, 1]) // one damage comes at the end of his turn
    story.waitsFor('Boss')
  })
})

test('the Rune of Mazj can interrupt any ability that an opponent plays', () => {
  const story = facing(6, ['Rune of Mazj'], {}, { Anna: { hand: ['Stab', 'Growl'] } })
  story.turnOf('Anna').raider('Anna').plays('Stab', { on: 'Shazzrah' })
  story.resolveAll()
  expect([story.isInPlay('Shazzrah'), story.damage('Shazzrah')]).toEqual([true, 0])
  story.waitsFor('Anna')
})

test('the Rune of Koro takes 2 ATK from the raiders’ allies', () => {
  const story = facing(7, ['Rune of Koro'], {}, { Anna: { play: ['Squire'] } })
  expect(story.atk('Squire')).toBe(0)
  story.waitsFor('Boss')
})

describe('Golemagg', () => {
  test('deals 3 at the end of his turn, flips with 15 damage, and then deals damage back', () => {
    const story = facing(8, [], { damage: 13 }, { Anna: { hand: ['Prick', 'Prick', 'Growl'] } })
    onTo(story, 'Anna')
    story.raider('Boss').answers('Anna')
    onTo(story, 'Anna')
    expect(story.damage('Anna')).toBe(3)
    story.raider('Anna').plays('Prick', { on: 'Golemagg the Incinerator' })
    story.resolveAll()
    onTo(story, 'Boss')
    expect(story.isFaceDown('Golemagg the Incinerator')).toBe(true)
    onTo(story, 'Anna')
    story.raider('Anna').plays('Prick', { on: 'Golemagg the Incinerator' })
    story.resolveAll()
    expect([story.isFaceDown('Golemagg the Incinerator'), story.damage('Anna')]).toEqual([true, 8])
    story.waitsFor('Anna')
  })

  test('with the Rune of Theri his Core Ragers can be neither destroyed nor taken over, and leave with him', () => {
    const story = facing(
      8,
      ['Rune of Theri'],
      { hand: ['Rager Call'] },
      { Anna: { hand: ['Doom', 'Betrayal', 'Stab', 'Growl'] } },
    )
    story.raider('Boss').plays('Rager Call')
    story.resolveAll()
    onTo(story, 'Anna')
    story.raider('Boss').answers('Anna')
    onTo(story, 'Anna').raider('Anna').plays('Doom', { on: 'Core Rager' })
    story.resolveAll()
    story.raider('Anna').plays('Betrayal', { on: 'Core Rager' })
    story.resolveAll()
    expect(countInPlay(story, 'Core Rager')).toBe(1)
    story.raider('Anna').plays('Stab', { on: 'Golemagg the Incinerator' })
    story.resolveAll()
    expect(story.isInPlay('Core Rager')).toBe(false)
    story.waitsFor('Anna')
  })
})

test('a Lava Spawn creates another one each turn', () => {
  const story = facing(1, [], { hand: ['Spawn Call'] })
  story.raider('Boss').plays('Spawn Call')
  story.resolveAll()
  onTo(onTo(story, 'Boss'), 'Boss')
  expect(countInPlay(story, 'Lava Spawn')).toBe(4)
  story.waitsFor('Boss')
})

test('Flamewakers destroy equipment, heal 4, and deal damage to a whole party', () => {
  const story = facing(1, [], { hand: ['Waker Call'], damage: 4 }, { Anna: { play: ['Lantern', 'Tracker'] } })
  story.raider('Boss').plays('Waker Call')
  story.resolveAll()
  story.turnOf('Anna').turnOf('Boss')
  story.raider('Boss').uses('Flamewaker Priest', { on: 'Lucifron' })
  story.resolveAll()
  expect(story.damage('Lucifron')).toBe(0)
  story.raider('Boss').uses('Flamewaker Healer', { on: 'Anna' })
  story.resolveAll()
  expect([story.damage('Anna'), story.damage('Tracker')]).toEqual([1, 1])
  story.raider('Boss').uses('Flamewaker', { on: 'Lantern' })
  story.resolveAll()
  expect([story.isInPlay('Lantern'), story.isInPlay('Flamewaker')]).toEqual([false, false])
  story.waitsFor('Boss')
})
