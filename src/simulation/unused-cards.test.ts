/** Which cards and powers count as unused: those that could have been used when a raider ends their turn. */
import { expect, test } from 'vitest'
import { scenario } from '../scenarios/scenario.ts'
import { UnusedCardCounter } from './unused-cards.ts'

test('a playable card counts as used, or as unused at the end of the turn, and as left at the end', () => {
  const anna = { hand: ['Brigg', 'Brigg'], resources: 1 }
  const story = scenario({ raiders: { Anna: anna, Bert: {} } })
    .raider('Anna')
    .places('Brigg')
    .story.resolve()
  const counted = new UnusedCardCounter()
  const play = story.decision?.options.find(({ kind }) => kind === 'play')
  counted.see(story.game, ['pass'])
  counted.see(story.game, [play?.id ?? ''])
  counted.seeEnd(story.game)
  const { ally } = counted.kinds
  expect([ally?.used, ally?.unused, ally?.left]).toEqual([1, 1, 1])
  story.waitsFor('Anna')
})
