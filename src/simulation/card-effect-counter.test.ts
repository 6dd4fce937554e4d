/** When a card counts as seen to work. */
import { expect, test } from 'vitest'
import { blackTempleStory } from '../raids/black-temple/temple.testkit.ts'
import { CardEffectCounter } from './card-effect-counter.ts'

test.each([
  ['Fel Geyser works when its opponent turns down one quest to complete another', ['Fel Geyser'], 1],
  ['it doesn’t work if it isn’t there', [], 0],
])('%s', (_, play, times) => {
  const anna = { quests: ['Errand', 'Chore'], hand: ['Growl'] }
  const story = blackTempleStory({ boss: 2, play }, { Anna: anna }).turnOf('Anna')
  const worked = new CardEffectCounter(story.game, ['BTR-11'])
  const before = story.log.length
  story.raider('Anna').completes('Errand')
  worked.see(story.game, story.log.slice(before))
  expect(worked.times).toEqual({ 'BTR-11': times })
  story.resolve()
  story.waitsFor('Anna')
})
