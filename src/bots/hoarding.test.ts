/** What a player who is the computer's doesn't pay with, told by a Boss with his Bloods. */
import { expect, test } from 'vitest'
import { unleashed } from '../raids/magtheridon/magtheridon.kit.ts'
import { picksOf } from './boss.ts'

const REINFORCEMENTS = 'power Abyssal Reinforcements'

/** Once he has attacked, whether he pays two of so many Bloods for an Abyssal; what he holds and draws he can't play. */
function pays(bloods: number, hand: string[]): boolean {
  const deck = ["Pit Lord's Glaive", "Pit Lord's Glaive"]
  const story = unleashed(
    { bloods, hand, deck, play: ['Abyssal Reinforcements'] },
    { Anna: { play: ['Ogre'] } },
  )
  story.raider('Boss').attacks('Magtheridon', 'Ogre')
  story.passUntil(() => story.game.combat === null)
  const { game, decision, offers } = story
  if (!decision) throw new Error('nobody is asked')
  expect(offers).toContain(REINFORCEMENTS)
  const [pick] = picksOf(game, decision)
  story.waitsFor('Boss')
  return offers[decision.options.findIndex(({ id }) => id === pick)] === REINFORCEMENTS
}

test('it pays with Bloods where nothing in its hand wants them', () => {
  expect([pays(3, []), pays(14, ['Toss About'])]).toEqual([true, true])
})

test('it keeps them while it holds what wants fifteen in play, however few there are', () => {
  expect([pays(3, ['One Fell Swoop']), pays(14, ['One Fell Swoop'])]).toEqual([false, false])
})

test('and pays with those that are too many', () => {
  const short = 'Spirit Wrench' // wants seven, and costs more than he has
  expect([pays(8, [short]), pays(9, [short])]).toEqual([false, true])
})
