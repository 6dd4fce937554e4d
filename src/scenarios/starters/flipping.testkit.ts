/** A test that all the starters' heroes share: their payment powers work only on their player's own turn. */
import { expect } from 'vitest'
import { scenario } from '../scenario.ts'

/** Bert is asked nothing in Anna's turn, although he could pay for his hero's power. */
export function usesNothingInOthersTurns(hero: string, resources: number): void {
  const story = scenario({
    players: { Anna: { play: ['Brigg'] }, Bert: { hero, resources, play: ['Brigg'] } },
  })
  story.passUntil(() => story.decision?.seat === story.seat('Bert'))
  expect(story.game.turn.player).toBe(story.seat('Bert'))
  story.waitsFor('Bert')
}
