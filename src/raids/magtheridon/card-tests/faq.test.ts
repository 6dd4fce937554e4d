/** The answers of the FAQ about Magtheridon's cards (R403). */
import { describe, expect, test } from 'vitest'
import { countBloods, storyWithUnleashedBoss } from '../magtheridon.testkit.ts'

describe('Cleave Apart (R403)', () => {
  test('the three cards are chosen when it resolves, and the ally must be ready', () => {
    const play = [
      'Lantern',
      'Lantern',
      'Idol',
      'Standard',
      'Ogre',
      { card: 'Grunt', exhausted: true as const },
    ]
    const story = storyWithUnleashedBoss(
      { bloods: 1, resources: 1, hand: ['Cleave Apart'] },
      { Anna: { play }, Bert: {} },
    )
    story.raider('Boss').plays('Cleave Apart', { on: 'Anna' })
    story.resolve()
    expect(story.offers).toEqual(['Lantern', 'Lantern']) // 709.2b: a card that can't be destroyed isn't offered
    story.raider('Boss').answers('Lantern')
    expect(story.party('Anna').slice(1)).toEqual(['Lantern', 'Idol', 'Grunt'])
    story.waitsFor('Boss')
  })

  test('a player who doesn’t control all three can be the target', () => {
    const story = storyWithUnleashedBoss(
      { resources: 1, hand: ['Cleave Apart'] },
      { Anna: { play: ['Ogre'] }, Bert: {} },
    )
    story.raider('Boss').plays('Cleave Apart', { on: 'Anna' })
    story.resolve()
    expect(story.isInPlay('Ogre')).toBe(false)
    story.waitsFor('Boss')
  })
})

describe('Fel Ruination (R403)', () => {
  const ruined = (bloods: number) =>
    storyWithUnleashedBoss(
      { bloods, resources: 1, hand: ['Fel Ruination'] },
      { Anna: { play: ['Ogre', 'Lantern', 'Standard', 'Grunt'] }, Bert: { play: Array(5).fill('Squire') } },
      { leader: 'Anna' },
    )

  test('can be played only if seven Bloods are in play', () => {
    const story = ruined(6)
    expect(story.offers).not.toContain('play Fel Ruination')
    story.waitsFor('Boss')
  })

  test('the raiders together choose seven cards in all, not seven each, when it resolves', () => {
    const story = ruined(7)
    story.raider('Boss').plays('Fel Ruination')
    story.resolve()
    expect(story.decision).toMatchObject({ kind: 'choose', seat: 0, side: 'raiders', min: 7, max: 7 })
    expect(story.offers).toHaveLength(9)
    const squires = [1, 2, 3, 4, 5].map((n) => (n === 1 ? 'Squire' : `Squire#${n}`))
    story.raider('Anna').answers(...squires, 'Lantern', 'Standard')
    expect([story.isInPlay('Ogre'), story.isInPlay('Lantern'), story.party('Bert')]).toEqual([
      true,
      false,
      ['Frizlix of Kezan'],
    ])
    story.waitsFor('Boss')
  })

  test('cards that can’t be destroyed can’t be chosen', () => {
    const story = storyWithUnleashedBoss(
      { bloods: 7, resources: 1, hand: ['Fel Ruination'] },
      { Anna: { play: ['Idol', 'Ogre', 'Grunt'] } },
    )
    story.raider('Boss').plays('Fel Ruination')
    story.resolve()
    expect([story.isInPlay('Idol'), story.isInPlay('Ogre'), story.isInPlay('Grunt')]).toEqual([
      true,
      false,
      false,
    ])
    story.waitsFor('Boss')
  })
})

describe('Fiery Pits (R403)', () => {
  test('15 damage in all, which the raiders divide, and no more than is fatal to each', () => {
    const story = storyWithUnleashedBoss(
      { resources: 1, hand: ['Fiery Pits'] },
      { Anna: { damage: 20, play: ['Grunt'] }, Bert: { damage: 20 } },
      { leader: 'Anna' },
    )
    story.raider('Boss').plays('Fiery Pits')
    story.resolve()
    expect(story.decision).toMatchObject({ kind: 'divide', seat: 0, side: 'raiders', amounts: { sum: 15 } })
    const most = story.decision?.amounts?.most ?? {}
    expect(Object.values(most)).toEqual([7, 7, 4])
    story.raider('Anna').answers('Anna=6', 'Grunt=4', 'Bert=5')
    expect([story.damage('Anna'), story.isInPlay('Grunt'), story.damage('Bert')]).toEqual([26, false, 25])
    expect(story.eventsOfKind('damaged')).toEqual([])
    story.waitsFor('Boss')
  })

  test('nobody is asked if only one character can take it', () => {
    const story = storyWithUnleashedBoss({ resources: 1, hand: ['Fiery Pits'] }, { Anna: {} })
    story.raider('Boss').plays('Fiery Pits')
    story.resolve()
    expect(story.damage('Anna')).toBe(15)
    story.waitsFor('Boss')
  })
})

describe('Toss About (R403)', () => {
  test('all roll until all roll even at once, and nobody gets priority in between', () => {
    const story = storyWithUnleashedBoss(
      { resources: 1, hand: ['Toss About'] },
      { Anna: { damage: 25 }, Bert: {} },
    )
    const dice = () => story.eventsOfKind('rolled').flatMap((one) => one.dice)
    story.luckily(() => dice().length === 6 && (dice()[0] ?? 0) % 2 === 1 && (dice()[2] ?? 0) % 2 === 1)
    story.raider('Boss').plays('Toss About')
    story.resolve()
    expect(
      dice()
        .slice(-2)
        .every((die) => die % 2 === 0),
    ).toBe(true)
    expect(
      story.eventsOfKind('damaged').every(({ types, amount }) => types.join() === 'melee' && amount === 1),
    ).toBe(true)
    expect(story.eventsOfKind('lost').map(({ seat }) => seat)).toEqual([0])
    story.waitsFor('Boss')
  })

  test('can be played only with a Blood in play', () => {
    const story = storyWithUnleashedBoss({ bloods: 1, resources: 1, hand: ['Toss About'] })
    expect([countBloods(story), story.offers.includes('play Toss About')]).toEqual([1, true])
    story.waitsFor('Boss')
  })
})
