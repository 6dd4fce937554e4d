/** Decks whose top card may be looked at, or is revealed (415.3e, 415.3f). */
import { expect, test } from 'vitest'
import { ability, ally, cardsOf, mayLookAtTop, opponents, topRevealed, you } from '../../../cards/builders.ts'
import { viewFor } from '../../../engine/view/view.ts'
import { type Story, scenario } from '../scenario.ts'
import type { Party } from '../setting.ts'

const cards = cardsOf('OWN', {
  'open-1': ally('Seer', { cost: 1, melee: 1, health: 3 }, '', mayLookAtTop(you, opponents)),
  'open-2': ally('Dreamer', { cost: 1, melee: 1, health: 3 }, '', topRevealed(you)),
  'open-3': ability('Study', { cost: 0, instant: true }, '', you.draw(2)),
})
const duel = (anna: Party, bert: Party = {}): Story =>
  scenario({ cards, players: { Anna: anna, Bert: bert } })
/** The top card of a deck as Anna, Bert and the table see it. */
const tops = (story: Story, seat: number) =>
  [0, 1, null].map((viewer) => viewFor(story.game, viewer).seats[seat]?.deckTop?.name)
const drawn = (story: Story) =>
  story.told('moved').flatMap(({ why, seenBy }) => (why === 'drawn' ? [seenBy ?? 'all'] : []))

test('who may look at a top card at any time does so while he has priority, and nobody else (415.3e)', () => {
  const story = duel({ play: ['Seer'], hand: ['Study'] }, { deck: ['Brigg', 'Wysko'], hand: ['Study'] })
  expect([tops(story, 1), tops(story, 0)]).toEqual([
    ['Brigg', undefined, undefined],
    [undefined, undefined, undefined],
  ])
  story.raider('Anna').plays('Study')
  expect([story.decision?.seat, tops(story, 1)]).toEqual([1, [undefined, undefined, undefined]])
  story.raider('Bert').plays('Study')
  story.resolveAll()
  expect(drawn(story)).toEqual([[1], [1], [0], [0]])
  story.waitsFor('Anna')
})

test('a revealed top card is seen by all, and so are the cards that are drawn then (415.3f, 415.9f)', () => {
  const story = duel({ play: ['Dreamer'], hand: ['Study', 'Study'], deck: ['Brigg', 'Wysko', 'Seer'] })
  expect(tops(story, 0)).toEqual(['Brigg', 'Brigg', 'Brigg'])
  story.raider('Anna').plays('Study')
  story.resolve()
  expect(drawn(story)).toEqual(['all', 'all'])
  expect([tops(story, 0), tops(story, 1)]).toEqual([
    ['Seer', 'Seer', 'Seer'],
    [undefined, undefined, undefined],
  ])
  story.waitsFor('Anna')
})
