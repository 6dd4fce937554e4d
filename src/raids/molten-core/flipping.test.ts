/** The Bosses of Molten Core that can flip back (MCR-2 and 7). */
import { describe, expect, test } from 'vitest'
import { ability, ally, hero, numberedCardsOfSet, you } from '../../cards/builders.ts'
import { scenario } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import '../index.ts'

const cards = numberedCardsOfSet('OWN', {
  2: hero('Ragnaros', { fire: 0, health: 99 }, 'Elemental'),
  3: ally('Tracker', { cost: 1, melee: 1, health: 3 }, 'Orc, Hunter'),
  6: ability('Growl', { cost: 0, instant: true }, '', you.draw(1)),
})
const against = (
  boss: string,
  raiders: Record<string, PartySetup>,
  more: Omit<PartySetup, 'hero'> = {},
  turn = 'Boss',
) => scenario({ cards, raiders, boss: { bosses: [boss, 'OWN-2'], ...more }, turn })

describe('Magmadar', () => {
  const begun = (anna: PartySetup = {}) =>
    against('MCR-2', { Anna: { play: ['Tracker'], resources: 1, ...anna } })
  const flipped = (anna: PartySetup = {}) => begun(anna).turnOf('Anna')

  test('attacks only heroes, with +5 ATK while he does', () => {
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
  test('can be flipped back by a player who exhausts one of their Hunters, in that player’s own turn', () => {
    const story = flipped()
    story.raider('Anna').uses('Boss')
    story.resolve()
    expect([story.isFaceDown('Boss'), story.exhausted('Tracker')]).toEqual([false, true])
    expect(story.resources('Anna').ready).toBe(0)
    story.waitsFor('Anna')
  })
  test('can’t be without a Hunter, without a resource, or in another player’s turn', () => {
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
  test('has +4 before, and can’t flip in a raider’s turn', () => {
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
