/**
 * The five Channelers (MLR-34 to 38), and their common rules: whom they attack, with how much ATK, how they leave.
 */
import { describe, expect, test } from 'vitest'
import { passUntilTurnOf, storyWithChainedBoss } from '../magtheridon.testkit.ts'

/**
 * The effect of a Channeler's power: whether an Abyssal has come, the damage on a Grunt that had 2, and the damage on
 * Anna.
 */
interface Does {
  on?: string
  abyssal: boolean
  grunt: number
  anna: number
}
const SUMMONS: Does = { abyssal: true, grunt: 2, anna: 0 }
const MENDS: Does = { on: 'Grunt', abyssal: false, grunt: 0, anna: 0 }
const SCORCHES: Does = { on: 'Anna', abyssal: false, grunt: 2, anna: 1 }

describe.each<[string, Does]>([
  ['Summoner Channeler', SUMMONS],
  ['Summoner Channeler#2', SUMMONS],
  ['Dark Mending Channeler', MENDS],
  ['Shadow Channeler', SCORCHES],
  ['Shadow Channeler#2', SCORCHES],
])('%s', (name, does) => {
  test('attacks only heroes', () => {
    const story = storyWithChainedBoss({}, { Anna: { play: ['Ogre'] }, Bert: {} })
    const { id } = story.object(name)
    story.pick(`attack${id}`)
    expect([story.decision?.kind, story.offers]).toEqual(['defender', ['Anna', 'Bert']])
    story.waitsFor('Boss', 'defender')
  })

  test('has 1 ATK while attacking as long as no Warlock has left, and none at other times', () => {
    const story = storyWithChainedBoss({}, { Anna: {} })
    expect(story.atk(name)).toBe(0)
    story.raider('Boss').proposes(name, 'Anna')
    story.fight()
    expect(story.damage('Anna')).toBe(1)
    story.waitsFor('Boss')
  })

  test('is removed from the game when it is destroyed (R402.1a)', () => {
    const story = storyWithChainedBoss({}, { Anna: { hand: ['Point'] } }, { turn: 'Anna' })
    const { card } = story.object(name)
    story.raider('Anna').plays('Point', { on: name })
    story.resolve()
    const { removed = [], graveyard = [] } = story.game.players[story.seat('Boss')] ?? {}
    expect([removed.map((id) => story.game.objects[id]?.card), graveyard]).toEqual([[card], []])
    story.waitsFor('Anna')
  })

  test('exhausts for its power: an Abyssal, healing, damage', () => {
    const story = storyWithChainedBoss({ resources: 3, play: [{ card: 'Grunt', damage: 2 }] }, { Anna: {} })
    story.raider('Boss').uses(name, does.on ? { on: does.on } : {})
    story.resolve()
    const { abyssal, grunt, anna } = does
    expect([story.party('Boss').includes('Abyssal'), story.damage('Grunt'), story.damage('Anna')]).toEqual([
      abyssal,
      grunt,
      anna,
    ])
    expect(story.exhausted(name)).toBe(true)
    story.waitsFor('Boss')
  })
})

test('can be used only in the Boss player’s turn', () => {
  const story = storyWithChainedBoss(
    { resources: 3, play: [{ card: 'Grunt', damage: 2 }] },
    { Anna: {} },
    { everyWindow: true },
  )
  passUntilTurnOf(story, 'Anna')
  story.passUntil(() => story.decision?.seat === story.seat('Boss'))
  expect(story.offers.filter((offer) => offer.startsWith('power'))).toEqual([])
  story.waitsFor('Boss')
})
