/** Molten Core's hard cards: Bosses that flip both ways, a Boss that is dropped, and an ability that knows its Boss. */
import { describe, expect, test } from 'vitest'
import {
  ability,
  ally,
  any,
  cardsOf,
  each,
  hero,
  inGraveyard,
  named,
  noneOf,
  put,
  target,
  whenIf,
  you,
  your,
  yourHero,
} from '../../cards/builders.ts'
import { raidCards } from '../examples/raids.ts'
import { scenario } from '../scenario.ts'
import type { Party } from '../setting.ts'

const cards = [
  ...raidCards,
  ...cardsOf('OWN', {
    1: hero('Golemagg the Incinerator', { melee: 0, health: 20 }, 'Giant, Boss 8'),
    2: hero('Ragnaros', { fire: 0, health: 99 }, 'Elemental'),
    3: ally('Tracker', { cost: 1, melee: 1, health: 3 }, 'Orc, Hunter'),
    4: ability('Strike Down', { cost: 0 }, '', yourHero.deals(50, 'melee').to(target(any.hero))),
    6: ability('Growl', { cost: 0, instant: true }, '', you.draw(1)),
    5: ally(
      'Herald',
      { cost: 1, melee: 0, health: 9 },
      '',
      whenIf(
        { event: 'turnStarts', of: you.are },
        noneOf(each(your.hero)),
        put(inGraveyard(you, named('Ragnaros')), 'play'),
      ),
    ),
  }),
]
const against = (
  boss: string,
  raiders: Record<string, Party>,
  more: Omit<Party, 'hero'> = {},
  turn = 'Boss',
) => scenario({ cards, raiders, boss: { bosses: [boss, 'OWN-2'], ...more }, turn })

describe('Magmadar', () => {
  const begun = (anna: Party = {}) => against('MCR-2', { Anna: { play: ['Tracker'], resources: 1, ...anna } })
  const flipped = (anna: Party = {}) => begun(anna).turnOf('Anna')

  test('attacks heroes only, with +5 ATK while he does', () => {
    const story = begun()
    expect(story.atk('Boss')).toBe(0)
    story.raider('Boss').proposes('Boss', 'Anna')
    story.fight()
    expect(story.damage('Anna')).toBe(5)
    story.waitsFor('Anna')
  })
  test('flips at the end of his turn, and then has +10 while attacking heroes', () => {
    const story = begun({ resources: 0, play: [] })
    story.turnOf('Anna').turnOf('Boss')
    expect(story.isFaceDown('Boss')).toBe(true)
    story.raider('Boss').proposes('Boss', 'Anna')
    story.fight()
    expect(story.damage('Anna')).toBe(10)
    story.waitsFor('Boss')
  })
  test('is flipped back by a player who exhausts a Hunter of his own, in his own turn', () => {
    const story = flipped()
    story.raider('Anna').uses('Boss')
    story.resolve()
    expect([story.isFaceDown('Boss'), story.exhausted('Tracker')]).toEqual([false, true])
    expect(story.resources('Anna').ready).toBe(0)
    story.waitsFor('Anna')
  })
  test('isn’t without a Hunter, without a resource, or in somebody else’s turn', () => {
    for (const anna of [{ play: [] }, { resources: 0 }]) {
      const story = flipped(anna)
      expect(story.offers).not.toContain('power Magmadar')
      story.waitsFor('Anna')
    }
    const story = flipped({ hand: ['Growl'] }).turnOf('Boss')
    story.pick('pass')
    expect(story.offers).toEqual(['pass', 'play Growl'])
    story.waitsFor('Anna')
  })
})

describe('Sulfuron Harbinger', () => {
  test('exhausts to flip in his own turn, and has +8 instead of +4 while attacking heroes', () => {
    const story = against('MCR-7', { Anna: {} })
    story.raider('Boss').uses('Boss')
    story.resolve()
    expect([story.isFaceDown('Boss'), story.exhausted('Boss')]).toEqual([true, true])
    story.turnOf('Anna').turnOf('Boss').raider('Boss').proposes('Boss', 'Anna')
    story.fight()
    expect(story.damage('Anna')).toBe(8)
    story.waitsFor('Boss')
  })
  test('has +4 before, and doesn’t flip in a raider’s turn', () => {
    const story = against('MCR-7', { Anna: { play: ['Tracker'] } }, { hand: ['Growl'] })
    story.raider('Boss').proposes('Boss', 'Anna')
    story.fight()
    expect(story.damage('Anna')).toBe(4)
    story.turnOf('Anna')
    story.pick('pass')
    expect(story.offers).toEqual(['pass', 'play Growl'])
    story.waitsFor('Boss')
  })
})

describe('Shazzrah', () => {
  const dropped = (...dice: number[]) => {
    const story = against(
      'MCR-6',
      { Anna: { play: ['Tracker'] }, Bert: {} },
      { resources: 2, play: ['Tracker'] },
    )
    story
      .rolling(...dice)
      .raider('Boss')
      .uses('Boss')
    return story.resolveAll()
  }
  test('lands on whom a 6 is rolled for: 5 arcane damage to each opposing hero or ally', () => {
    const story = dropped(6, 6, 5)
    expect(story.told('rolled')).toMatchObject([{ seat: 2, dice: [6, 6, 5] }])
    const hit = story
      .told('damaged')
      .map(({ object, amount, types }) => [story.find('Anna') === object, amount, types])
    expect(hit).toContainEqual([true, 5, ['arcane']])
    expect(story.told('damaged')).toHaveLength(2)
    story.waitsFor('Boss')
  })
  test('lands on nobody without a 6', () => {
    const story = dropped(1, 5, 4)
    expect(story.told('damaged')).toEqual([])
    story.waitsFor('Boss')
  })
  test('flips once a turn, and back at the start of his next turn without being dropped', () => {
    const story = dropped(1, 1, 1)
    expect(story.isFaceDown('Boss')).toBe(true)
    expect(story.offers).not.toContain('power Shazzrah')
    story.turnOf('Boss')
    expect(story.isFaceDown('Boss')).toBe(false)
    expect(story.told('rolled')).toHaveLength(1)
    story.raider('Boss').proposes('Boss', 'Anna')
    story.fight()
    expect(story.damage('Anna')).toBe(2)
    story.waitsFor('Boss')
  })
})

describe('Flames of the Incinerator', () => {
  const burning = (boss: string, more: Omit<Party, 'hero'> = {}) => {
    const story = against(
      boss,
      { Anna: { hand: ['Strike Down'], play: ['Tracker'] } },
      { hand: ['Flames of the Incinerator'], resources: 2, ...more },
    )
    story.raider('Boss').plays('Flames of the Incinerator', { on: 'Anna' })
    story.resolve()
    return story
  }
  test('attaches, burns for 3, and at the start of each of your turns for 1', () => {
    const story = burning('MCR-2')
    expect([story.host('Flames of the Incinerator'), story.damage('Anna')]).toEqual(['Anna', 3])
    story.turnOf('Anna').turnOf('Boss')
    expect(story.damage('Anna')).toBe(4)
    story.waitsFor('Boss')
  })
  test('for 4 if your hero is Golemagg', () => {
    const story = burning('OWN-1')
    story.turnOf('Anna').turnOf('Boss')
    expect(story.damage('Anna')).toBe(7)
    story.waitsFor('Boss')
  })
  test('your hero is the last Boss that left, until the next one enters play (R302.3)', () => {
    const story = burning('OWN-1', { play: ['Herald'], graveyard: ['Ragnaros'] })
    story.turnOf('Anna').raider('Anna').plays('Strike Down', { on: 'Golemagg the Incinerator' })
    story.resolve()
    expect(story.isInPlay('Golemagg the Incinerator')).toBe(false)
    story.passUntil(() => false)
    expect(story.decision).toMatchObject({ kind: 'order', seat: 1 })
    story.raider('Boss').answers('trigger Herald')
    story.turnOf('Anna')
    expect([story.damage('Anna'), story.isInPlay('Ragnaros')]).toEqual([3 + 4, true])
    story.turnOf('Boss')
    expect(story.damage('Anna')).toBe(3 + 4 + 1)
    story.waitsFor('Boss')
  })
})
