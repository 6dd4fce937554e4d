/** Bosses come and go (R301, R302). */
import { expect, test } from 'vitest'
import '../index.ts'
import { countInPlay, moltenCoreStory } from './molten.testkit.ts'

test('a Boss falls: he leaves the game, his Minions come, and the next one enters with rune and tokens (R302.1, R302.2, R301.5a)', () => {
  const story = moltenCoreStory(
    { minions: ['Squire', 'Squire', 'Squire', 'Squire'], runes: ['Rune of Blaz'] },
    { Anna: { hand: ['Stab'], play: ['Tracker'] } },
  )
  expect(story.resources('Boss')).toMatchObject({ total: 1 })
  expect(countInPlay(story, 'Flamewaker Protector')).toBe(2)
  story.turnOf('Anna').raider('Anna').plays('Stab', { on: 'Lucifron' })
  story.resolveAll()
  expect(story.cards('Boss', 'removed')).toContain('Lucifron')
  expect(story.resources('Boss').total).toBe(0)
  expect(story.party('Boss')).toEqual(['Flamewaker Protector', 'Flamewaker Protector', 'Squire'])
  story.turnOf('Boss')
  story.passUntil(() => story.game.turn.phase === 'action' && story.game.turn.player === 1)
  expect(countInPlay(story, 'Firesworn')).toBe(8)
  expect(story.isInPlay('Garr')).toBe(true)
  story.waitsFor('Boss')
})
