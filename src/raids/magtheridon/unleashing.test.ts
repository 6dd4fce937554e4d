/** How Magtheridon is unleashed (R402.1), and his Bloods (R402.2). */
import { describe, expect, test } from 'vitest'
import { canBeInterrupted } from '../../engine/internals.ts'
import type { Story } from '../../scenarios/scenario.ts'
import {
  countBloods,
  countInPlayOfAllPlayers,
  passUntilTurnOf,
  storyWithChainedBoss,
  storyWithUnleashedBoss,
} from './magtheridon.testkit.ts'

const CHANNELERS = [
  'Summoner Channeler',
  'Summoner Channeler#2',
  'Dark Mending Channeler',
  'Shadow Channeler',
  'Shadow Channeler#2',
]
const isUnleashed = (story: Story) => story.object('Boss').card === 'MLR-2'
const removed = (story: Story) => story.cards('Boss', 'removed')

/**
 * Begins a story in which Anna plays N cards, one after the other, each on another Channeler. The last effects wait
 * on the chain.
 */
const without = (n: number, card = 'Fireball') => {
  const story = storyWithChainedBoss({}, { Anna: { hand: Array(n).fill(card), damage: 0 } }, { turn: 'Anna' })
  for (let i = 0; i < n; i++) {
    story
      .raider('Anna')
      .plays(card, { on: story.party('Boss').find((name) => name.endsWith('Channeler')) ?? '' })
    story.resolve()
  }
  return story
}

describe('a Channeler', () => {
  test.each(['Fireball', 'Point', 'Recall'])(
    'that would leave play is removed from the game instead (%s, R402.1a)',
    (card) => {
      const story = without(1, card)
      expect([removed(story).length, story.cards('Boss', 'graveyard'), story.party('Boss')]).toEqual([
        1,
        [],
        expect.arrayContaining(['Magtheridon']),
      ])
      expect(countInPlayOfAllPlayers(story, 'Summoner Channeler')).toBe(1)
      story.waitsFor('Anna')
    },
  )
})

describe('unleashing', () => {
  test('when four have left he is still chained (R402.1a)', () => {
    const story = without(4)
    expect(isUnleashed(story)).toBe(false)
    story.waitsFor('Anna')
  })

  test('when the last Channeler leaves he flips, and then everything comes (R402.1a)', () => {
    const story = without(5)
    story.resolveAll()
    expect(isUnleashed(story)).toBe(true)
    expect([
      countBloods(story),
      countInPlayOfAllPlayers(story, 'Manticron Cube'),
      countInPlayOfAllPlayers(story, "Magtheridon's Lair"),
    ]).toEqual([1, 5, 1])
    expect([
      story.isFaceDown("Magtheridon's Lair"),
      story.isFaceDown('Boss'),
      story.exhausted('Boss'),
    ]).toEqual([false, false, false])
    story.waitsFor('Anna')
  })

  test('the Blood comes first, then the Cubes, the Lair on its Cooldown side, and the swap (R402.1a)', () => {
    const story = without(5)
    story.resolveAll()
    const came = story.log.flatMap((one) => {
      if (one.kind === 'swapped') return ['swap']
      if (one.kind !== 'moved' || one.to !== 'play' || one.faceDown) return []
      return ['MLR-41', 'MLR-42', 'MLR-43'].includes(one.card) ? [one.card] : []
    })
    expect(came).toEqual(['MLR-41', ...Array(5).fill('MLR-42'), 'MLR-43', 'swap'])
    story.waitsFor('Anna')
  })

  test('a Channeler of which another player gains control has also left his party (R402.1a)', () => {
    const story = storyWithChainedBoss(
      {},
      { Anna: { hand: [...Array(4).fill('Fireball'), 'Betrayal'] } },
      { turn: 'Anna' },
    )
    for (const name of CHANNELERS.slice(1, 5).toReversed()) {
      story.raider('Anna').plays('Fireball', { on: name.replace('#2', '') })
      story.resolve()
    }
    story.raider('Anna').plays('Betrayal', { on: 'Summoner Channeler' })
    story.resolve()
    story.resolveAll()
    expect([isUnleashed(story), story.controller('Summoner Channeler')]).toEqual([true, 'Anna'])
    story.waitsFor('Anna')
  })

  test('when the fifth resource is placed he flips, even with Channelers in play (R402.1a)', () => {
    const story = storyWithChainedBoss({ resources: 4 })
    expect([isUnleashed(story), story.resources('Boss').total, countBloods(story)]).toEqual([true, 5, 1])
    expect(countInPlayOfAllPlayers(story, 'Shadow Channeler')).toBe(2)
    story.waitsFor('Boss')
  })

  test('not with the fourth resource', () => {
    const story = storyWithChainedBoss({ resources: 3 })
    expect([isUnleashed(story), story.resources('Boss').total]).toEqual([false, 4])
    story.waitsFor('Boss')
  })

  test('its effect can’t be interrupted by players, but the flip before it can (R402.1a)', () => {
    const story = storyWithChainedBoss({ resources: 4 }, { Anna: {} }, { everyWindow: true, turn: 'Anna' })
    story.passUntil(() => story.game.turn.player === 1 && story.game.chain.length > 0)
    const [first] = story.game.chain
    expect(first && canBeInterrupted(story.game, first)).toBe(true)
    story.resolveTopmost()
    const [second] = story.game.chain
    expect([story.isFaceDown('Boss'), second && canBeInterrupted(story.game, second)]).toEqual([true, false])
    story.waitsFor('Boss')
  })

  test('he is unleashed once, even if both happen: the second doesn’t flip him again', () => {
    const story = storyWithChainedBoss(
      { resources: 4, play: [] },
      { Anna: { hand: Array(5).fill('Fireball') } },
      { everyWindow: true, turn: 'Anna' },
    )
    for (const name of CHANNELERS.slice(0, 4)) {
      story.raider('Anna').plays('Fireball', { on: name.replace('#2', '') })
      story.resolve()
    }
    story.passUntil(() => story.game.turn.player === 1 && story.game.chain.length > 0)
    story.passUntil(() => story.decision?.seat === 0)
    story.raider('Anna').plays('Fireball', { on: 'Shadow Channeler' })
    story.resolveAll()
    expect([isUnleashed(story), story.isFaceDown('Boss'), countBloods(story)]).toEqual([true, false, 1])
    story.waitsFor('Boss')
  })

  test('attachments, counters and lasting effects stay on him, but damage doesn’t (R101.4, R402.1a)', () => {
    const story = without(5)
    story.resolveAll()
    expect(story.eventsOfKind('swapped')).toMatchObject([{ from: 'MLR-1', card: 'MLR-2' }])
    expect(story.damage('Boss')).toBe(0)
    story.waitsFor('Anna')
  })
})

describe('chained', () => {
  test('he is untargetable, can’t be dealt damage and can’t attack', () => {
    const story = storyWithChainedBoss({ hand: ['Bathe in Blood'] }, { Anna: { hand: ['Fireball'] } })
    expect(story.offers).not.toContain('attack Magtheridon')
    story.raider('Boss').plays('Bathe in Blood')
    expect(story.offers).not.toContain('Boss')
    story.raider('Boss').answers('Anna')
    story.resolve()
    expect(countBloods(story)).toBe(0)
    story.waitsFor('Boss')
  })

  test('if fatal damage is put on him the raiders win, because he is one Boss (R100.2)', () => {
    const story = storyWithChainedBoss({}, { Anna: { hand: ['Curse'] }, Bert: {} }, { turn: 'Bert' })
    story.raider('Anna').plays('Curse')
    story.resolve()
    expect(story.eventsOfKind('lost').map(({ seat }) => seat)).toContain(2)
    expect(story.game.outcome).not.toBeNull()
    story.isOver()
  })
})

describe('Bloods', () => {
  test('raiders can’t interact with them in any way (R402.2b)', () => {
    const story = storyWithUnleashedBoss(
      { bloods: 3 },
      { Anna: { hand: ['Point', 'Landslide', 'Weariness'] } },
      { turn: 'Anna' },
    )
    story.raider('Anna').plays('Weariness')
    story.resolve()
    expect(story.exhausted("Magtheridon's Blood")).toBe(false)
    story.raider('Anna').plays('Landslide')
    story.resolve()
    expect(countBloods(story)).toBe(3)
    expect(story.offers).not.toContain('play Point')
    story.waitsFor('Anna')
  })

  test('they aren’t resources (R402.2b)', () => {
    const story = storyWithUnleashedBoss({ bloods: 3, hand: ['Path of Ruin'] })
    expect([story.resources('Boss').total, story.offers.includes('play Path of Ruin')]).toEqual([1, false])
    story.waitsFor('Boss')
  })

  test('one that is destroyed as a cost goes back to its pile, not to a graveyard (R402.2c)', () => {
    const story = storyWithUnleashedBoss({ bloods: 2, graveyard: ['Power Returns'] })
    story.raider('Boss').uses('Power Returns')
    story.resolve()
    expect([countBloods(story), story.cards('Boss', 'graveyard'), story.cards('Boss', 'removed')]).toEqual([
      1,
      [],
      [],
    ])
    expect(story.cards('Boss', 'hand')).toContain('Power Returns')
    story.waitsFor('Boss')
  })

  test('the pile never runs out: there can be more than 29 of them (R402.2d)', () => {
    const story = storyWithUnleashedBoss({ bloods: 30, resources: 20 })
    passUntilTurnOf(story, 'Boss')
    expect([countBloods(story), story.resources('Boss').total]).toEqual([31, 22])
    story.waitsFor('Boss')
  })

  test('with the tenth of them in play he flips, and has more ATK while attacking', () => {
    const story = storyWithUnleashedBoss({ bloods: 10 })
    expect([story.isFaceDown('Boss'), countBloods(story)]).toEqual([true, 10])
    story.raider('Boss').proposes('Boss', 'Anna')
    story.fight()
    expect(story.damage('Anna')).toBe(20)
    story.waitsFor('Boss')
  })

  test('not with the ninth: he has 1 ATK for each while he attacks', () => {
    const story = storyWithUnleashedBoss({ bloods: 9 })
    expect(story.isFaceDown('Boss')).toBe(false)
    story.raider('Boss').proposes('Boss', 'Anna')
    story.fight()
    expect(story.damage('Anna')).toBe(9)
    story.waitsFor('Boss')
  })
})
