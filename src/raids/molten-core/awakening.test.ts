/** Majordomo Executus and the awakening of Ragnaros (R303.1). */
import { expect, test } from 'vitest'
import type { Story } from '../../scenarios/scenario.ts'
import '../index.ts'
import { countInPlay, moltenCoreStory } from './molten.testkit.ts'

const RAGNAROS_DECK = Array(10).fill('Growl')
const MANY = Array(8).fill('Squire')

/** Begins a story with Majordomo as the Boss, in his action phase, with only the story's allies. */
const majordomo = (more = {}, anna = {}) =>
  moltenCoreStory(
    { boss: 9, minions: MANY, ragnaros: RAGNAROS_DECK, hand: ['Ember'], ...more },
    { Anna: { hand: ['Stab', 'Sweep', 'Growl'], play: ['Tracker'], ...anna } },
  )

/** Begins a story in Anna's action phase after Ragnaros has awoken. */
const awakened = (more = {}, anna = {}): Story => {
  const story = majordomo(more, anna)
  return story.turnOf('Anna')
}

test('Majordomo can’t be destroyed, and flips at the end of a turn only if he has no ally (R303.1a)', () => {
  const story = majordomo({ play: [{ card: 'Squire', deck: 'minions' }] })
  story.turnOf('Anna').raider('Anna').plays('Stab', { on: 'Majordomo Executus' })
  story.resolveAll()
  expect([story.isInPlay('Majordomo Executus'), story.isFaceDown('Majordomo Executus')]).toEqual([
    true,
    false,
  ])
  story.raider('Anna').plays('Sweep')
  story.resolveAll()
  expect(countInPlay(story, 'Squire')).toBe(0)
  expect(story.isInPlay('Majordomo Executus')).toBe(true)
  story.passUntil(() => story.isInPlay('Ragnaros'))
  expect(story.isInPlay('Majordomo Executus')).toBe(false)
  story.waitsFor('Anna')
})

test('then he, the Main deck with its graveyard, and the hand are removed from the game (R303.1a)', () => {
  const story = awakened({ graveyard: ['Count'] })
  const removed = story.cards('Boss', 'removed')
  expect(removed).toEqual(expect.arrayContaining(['Majordomo Executus', 'Count', 'Ember', 'Sneak Attack']))
  expect([story.cards('Boss', 'deck'), story.cards('Boss', 'graveyard')]).toEqual([[], []])
  expect(story.eventsOfKind('scene')).toMatchObject([{ scene: 'awakening', card: 'MCR-9' }])
  story.waitsFor('Anna')
})

test('his Minions come, Ragnaros with his Submerged side, and seven cards of a separate deck, with no mulligan (R303.1b)', () => {
  const story = awakened()
  expect(countInPlay(story, 'Squire')).toBe(1)
  expect(story.resources('Boss').total).toBe(0)
  expect([story.isInPlay('Ragnaros'), story.isFaceDown('Ragnaros')]).toEqual([true, false])
  expect(story.has('Ragnaros', 'untargetable')).toBe(1)
  expect(story.cards('Boss', 'hand')).toEqual(Array(7).fill('Growl'))
  const { ragnaros } = story.game.players[1]?.decks ?? {}
  expect([ragnaros?.deck.length, story.eventsOfKind('mulligan').length]).toEqual([3, 1])
  story.waitsFor('Anna')
})

test('from then on he draws from that deck, which is replenished from its own graveyard (R301.1, R303.1b)', () => {
  const story = awakened()
  story.turnOf('Boss')
  expect(story.cards('Boss', 'hand')).toHaveLength(8)
  expect(story.game.players[1]?.decks?.ragnaros?.deck).toHaveLength(2)
  story.waitsFor('Boss')
})

test('Ragnaros has a hand of at most ten, and while submerged he neither plays nor discards (R100.4)', () => {
  const story = awakened()
  expect(story.game.players[1]?.handSize).toBe(10)
  story.turnOf('Boss')
  expect(story.isFaceDown('Ragnaros')).toBe(true)
  story.raider('Boss').plays('Growl')
  story.resolveAll()
  expect(story.game.players[1]?.decks?.ragnaros?.graveyard).toHaveLength(1)
  story.waitsFor('Boss')
})

test('with exactly three resources eight Sons of Flame come and he submerges, and he rises when the last of them is gone', () => {
  const story = awakened({ ragnaros: Array(20).fill('Standard') }, { deck: Array(12).fill('Squire') })
  story.turnOf('Boss').turnOf('Anna').turnOf('Boss').turnOf('Anna').turnOf('Boss')
  expect(story.resources('Boss').total).toBe(3)
  story.turnOf('Anna')
  expect([countInPlay(story, 'Son of Flame'), story.isFaceDown('Ragnaros')]).toEqual([8, false])
  story.raider('Anna').plays('Sweep')
  story.resolveAll()
  expect([countInPlay(story, 'Son of Flame'), story.isFaceDown('Ragnaros')]).toEqual([0, true])
  story.waitsFor('Anna')
})

test('fire damage can’t be dealt to Ragnaros and the Sons of Flame, and with fatal damage on Ragnaros the raiders win (R100.2)', () => {
  const story = awakened({}, { hand: ['Fireball', 'Stab', 'Growl'] })
  story.turnOf('Boss').turnOf('Anna').raider('Anna').plays('Fireball', { on: 'Ragnaros' })
  story.resolveAll()
  expect([story.isInPlay('Ragnaros'), story.damage('Ragnaros')]).toEqual([true, 0])
  story.raider('Anna').plays('Stab', { on: 'Ragnaros' })
  story.resolveAll()
  story.isOver('raiders')
})
