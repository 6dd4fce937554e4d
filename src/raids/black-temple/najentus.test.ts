/** The powers of Black Temple's first Boss on his two sides (BTR-1). */
import { expect, test } from 'vitest'
import type { Story } from '../../scenarios/scenario.ts'
import type { PartySetup } from '../../scenarios/table-setup.ts'
import { blackTempleStory } from './temple.testkit.ts'

const facing = (boss: number, anna: PartySetup): Story =>
  blackTempleStory(
    { boss, minions: Array(9).fill('Bonechewer Shield Disciple'), events: Array(8).fill('BTR-64') },
    { Anna: { hand: ['Growl'], ...anna } },
  )

/** Continues the story to the end of the Boss player's turn. Anna is the target if one is needed. */
function endsTurn(story: Story): Story {
  story.passUntil(() => story.decision?.kind === 'target' || story.game.turn.player === 0)
  if (story.decision?.kind === 'target') story.raider('Boss').answers('Anna')
  return story.turnOf('Anna')
}

test('Naj’entus impales a hero at the end of his turn, and a player turns him over by paying and exhausting a character without a spine', () => {
  const story = endsTurn(facing(1, { play: ['Squire'], resources: 3 }))
  expect([story.counters('Anna'), story.damage('Anna')]).toEqual([{ spine: 1 }, 2])
  story.raider('Anna').uses("High Warlord Naj'entus")
  if (story.decision?.kind !== 'priority') story.raider('Anna').answers('Squire')
  story.resolveAll()
  expect([story.counters('Anna'), story.exhausted('Squire'), story.resources('Anna').ready]).toEqual([
    {},
    true,
    1,
  ])
  expect([story.isFaceDown("High Warlord Naj'entus"), story.damage('Anna')]).toEqual([true, 4])
  story.turnOf('Boss').raider('Boss').attacks("High Warlord Naj'entus", 'Anna')
  expect(story.damage('Anna')).toBe(6)
  story.waitsFor('Boss')
})

test('a character with a spine can’t be exhausted for it', () => {
  const story = endsTurn(facing(1, { resources: 3 }))
  expect(story.offers.filter((offer) => offer.includes('Naj'))).toEqual([])
  story.waitsFor('Anna')
})
