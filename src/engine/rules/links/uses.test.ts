/** Payment powers: their limits, users and times (701), and the triggers of adding a link (707.1f). */
import { describe, expect, test } from 'vitest'
import { LUMBERING_OAF, storyAboutTargets } from '../../../scenarios/targets.testkit.ts'

describe('payment powers (701)', () => {
  test('(701.4, example) Elder Moorf’s power can be used once per turn, even if it is interrupted; a second Moorf is a different card', () => {
    const story = storyAboutTargets(
      { play: ['Elder Moorf', 'Brigg'], hand: ['Elder Moorf', 'Gurzuk'], resources: 5 },
      { Bert: { hand: ['Prey on the Weak'], resources: 2 } },
    )
    const anna = story.raider('Anna').uses('Elder Moorf', { on: 'Brigg' })
    anna.passes()
    story.raider('Bert').plays('Prey on the Weak', { on: 'Brigg' })
    story.resolveAll()
    expect(story.eventsOfKind('interrupted')).toMatchObject([{ byGame: true }])
    expect(anna.may('power Elder Moorf')).toBe(false)
    anna.plays('Elder Moorf')
    story.resolve()
    anna.uses('Elder Moorf#2', { on: 'Elder Moorf' })
    story.resolve()
    expect(story.atk('Elder Moorf')).toBe(3)
    expect(anna.may('power Elder Moorf')).toBe(false)
    story.waitsFor('Anna')
  })

  test('Elder Moorf’s power can be used again on the next turn', () => {
    const story = storyAboutTargets({ play: ['Elder Moorf'], hand: ['Gurzuk'], resources: 1 })
    story.raider('Anna').uses('Elder Moorf', { on: 'Elder Moorf' })
    story.turnOf('Anna')
    expect(story.raider('Anna').may('power Elder Moorf')).toBe(true)
    story.waitsFor('Anna')
  })

  test('(701.4a, example) a power that was lost and returns is the same power, and still used up', () => {
    const story = storyAboutTargets({
      play: ['Elder Moorf'],
      hand: ['Polymorph', 'Dispel', 'Gurzuk'],
      resources: 5,
    })
    const anna = story.raider('Anna').uses('Elder Moorf', { on: 'Elder Moorf' })
    story.resolve()
    anna.plays('Polymorph', { on: 'Elder Moorf' })
    story.resolve()
    expect(anna.may('attack Elder Moorf')).toBe(false)
    anna.plays('Dispel', { on: 'Polymorph' })
    story.resolve()
    expect(anna.may('attack Elder Moorf')).toBe(true)
    expect([anna.may('power Elder Moorf'), story.resources('Anna').ready]).toEqual([false, 2])
    story.waitsFor('Anna')
  })

  test('a card that has lost its powers can’t use them and has no keywords (700.3)', () => {
    const story = storyAboutTargets({
      play: ['Elder Moorf', 'Drizzie Steelslam', { card: 'Polymorph', on: 'Elder Moorf' }],
      hand: ['Gurzuk', 'Polymorph'],
      resources: 3,
    })
    const anna = story.raider('Anna')
    expect(anna.may('power Elder Moorf')).toBe(false)
    expect(story.has('Drizzie Steelslam', 'protector')).toBe(1)
    anna.plays('Polymorph', { on: 'Drizzie Steelslam' })
    story.resolve()
    expect(story.has('Drizzie Steelslam', 'protector')).toBe(0)
    story.waitsFor('Anna')
  })

  test('a basic power can be used only in your action phase with an empty chain (701.1a)', () => {
    const story = storyAboutTargets({ play: ['Slow'], hand: ['Gouge', 'Brave'], resources: 1 })
    const anna = story.raider('Anna')
    expect(anna.may('power Slow')).toBe(true)
    anna.plays('Brave', { on: 'Slow' })
    expect(anna.may('power Slow')).toBe(false)
    story.resolve()
    expect(anna.may('power Slow')).toBe(true)
    story.waitsFor('Anna')
  })

  test('a power for friendly players: the player who uses it controls the effect (701.2)', () => {
    const story = storyAboutTargets({ hand: ['Gouge'] }, { Bert: { play: ['Open'] } })
    const anna = story.raider('Anna').uses('Open')
    story.passUntil(() => story.chain.length === 0)
    expect(story.cards('Anna', 'hand')).toHaveLength(2)
    expect(anna.may('power Open')).toBe(false)
    story.waitsFor('Anna')
  })

  test('(706.1c, example) Face Smash: the second target is chosen as the power is used', () => {
    const story = storyAboutTargets({ hand: ['Face Smash', 'Gurzuk'], play: ['Brigg'], resources: 4 })
    const anna = story.raider('Anna').plays('Face Smash', { on: 'Brigg' })
    story.resolve()
    anna.uses('Brigg', { on: LUMBERING_OAF })
    expect(story.exhausted('Brigg')).toBe(true)
    story.resolve()
    expect(story.cards('Dungeon', 'graveyard')).toEqual([LUMBERING_OAF])
    story.waitsFor('Anna')
  })

  test('an activated power of an ally, even a granted one, can’t be used in the turn the ally entered (701.3)', () => {
    const story = storyAboutTargets({ hand: ['Face Smash', 'Brigg', 'Gurzuk'], resources: 5 })
    const anna = story.raider('Anna').plays('Brigg')
    story.resolve()
    anna.plays('Face Smash', { on: 'Brigg' })
    story.resolve()
    expect(anna.may('power Brigg')).toBe(false)
    story.waitsFor('Anna')
  })
})

test('adding a link triggers powers: a played card, a used power, a completed quest, a targeted card (707.1f)', () => {
  const story = storyAboutTargets({
    hand: ['Bolt', 'Gurzuk'],
    play: ['Watch', 'Slow'],
    quests: ['Errand'],
  })
  const anna = story.raider('Anna')
  const hurts = (does: () => unknown): number => {
    const before = story.damage('Anna')
    does()
    if (story.decision?.kind === 'order') story.pick('t0')
    story.resolveAll()
    return story.damage('Anna') - before
  }
  expect(hurts(() => anna.uses('Slow'))).toBe(2)
  expect(hurts(() => anna.completes('Errand'))).toBe(3)
  expect(hurts(() => anna.plays('Bolt', { on: 'Watch' }))).toBe(1 + 5)
  story.waitsFor('Anna')
})
