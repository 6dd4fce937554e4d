/** Guesses (712.8) and doubled damage (glossary). */
import { expect, test } from 'vitest'
import { zoneExamples } from '../examples/zones.ts'
import { scenario } from '../scenario.ts'
import { DUNGEON, type Party } from '../setting.ts'

const Z = (n: number): string => `EX-zones-${n}`
const table = (anna: Party, dungeon: Omit<Party, 'hero' | 'hand' | 'resources' | 'quests'> = {}) =>
  scenario({ cards: zoneExamples, raiders: { Anna: anna }, dungeon })

const drawnByNobundo = (mine: string, guess: string): number => {
  const story = table({ play: [Z(6)], hand: ['Brigg'], deck: [mine, mine] }, { deck: [] })
  story.turnOf('Anna')
  story.resolveAll()
  const before = story.told('moved').filter(({ why }) => why === 'drawn').length
  story.pick(guess)
  story.resolveAll()
  const after = story.told('moved').filter(({ why }) => why === 'drawn').length
  story.idleUntil(() => story.isCalm())
  story.waitsFor('Anna')
  return after - before
}

test('Farseer Nobundo: both top cards are revealed, and who has guessed right draws (712.8)', () => {
  expect([drawnByNobundo('Oruk Starstorm', 'w1'), drawnByNobundo('Oruk Starstorm', 'w0')]).toEqual([1, 0])
})

test('Farseer Nobundo: without a card to compare with no guess is right (712.8)', () => {
  const story = table({ play: [Z(6)], hand: ['Brigg'] })
  const dungeon = story.game.players[1]
  story.turnOf('Anna')
  dungeon?.deck.splice(0)
  const before = story.told('moved').length
  story.pick('w1')
  story.resolveAll()
  expect(story.told('revealed').at(-1)?.seat).toBe(0)
  const drawn = story
    .told('moved')
    .slice(before)
    .filter(({ why }) => why === 'drawn').length
  expect(drawn).toBe(0)
  story.waitsFor('Anna')
})

test('Concussive Barrage with three in the graveyard: 2 damage doubled three times', () => {
  const story = table({ hand: [Z(7), 'Brigg'], graveyard: [Z(7), Z(7), Z(7)], resources: 1 })
  story.raider('Anna').plays('Concussive Barrage', { on: DUNGEON })
  story.resolve()
  expect(story.damage(DUNGEON)).toBe(16)
  story.waitsFor('Anna')
})
