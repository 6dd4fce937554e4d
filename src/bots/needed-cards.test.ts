/** Cards with which a computer player doesn't pay, shown by a Boss and his Bloods. */
import { expect, test } from 'vitest'
import { storyWithUnleashedBoss } from '../raids/magtheridon/magtheridon.testkit.ts'
import { heuristicPicks } from './heuristic-picks.ts'

const REINFORCEMENTS = 'power Abyssal Reinforcements'

/** Whether, after his attack, he pays two of N Bloods for an Abyssal. The cards that he draws can't be played. */
function pays(bloods: number, hand: string[]): boolean {
  const deck = ["Pit Lord's Glaive", "Pit Lord's Glaive"]
  const story = storyWithUnleashedBoss(
    { bloods, hand, deck, play: ['Abyssal Reinforcements'] },
    { Anna: { play: ['Ogre'] } },
  )
  story.raider('Boss').attacks('Magtheridon', 'Ogre')
  story.passUntil(() => story.game.combat === null)
  const { game, decision, offers } = story
  if (!decision) throw new Error('nobody is asked')
  expect(offers).toContain(REINFORCEMENTS)
  const [pick] = heuristicPicks(game, decision)
  story.waitsFor('Boss')
  return offers[decision.options.findIndex(({ id }) => id === pick)] === REINFORCEMENTS
}

test('it pays with Bloods if nothing in its hand needs them', () => {
  expect([pays(3, []), pays(14, ['Toss About'])]).toEqual([true, true])
})

test('it keeps its Bloods while it holds a card that needs fifteen in play, however few there are', () => {
  expect([pays(3, ['One Fell Swoop']), pays(14, ['One Fell Swoop'])]).toEqual([false, false])
})

test('it pays with the Bloods above the number that its card needs', () => {
  const short = 'Spirit Wrench' // needs seven, and costs more than he has
  expect([pays(8, [short]), pays(9, [short])]).toEqual([false, true])
})
