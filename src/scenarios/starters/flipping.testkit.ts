/** A test for all heroes of the starters: their payment powers can be used only in their player's own turn. */
import { expect } from 'vitest'
import { scenario } from '../scenario.ts'

/** Checks that Bert gets no decision in Anna's turn, although he could pay for his hero's power. */
export function expectPowerOnlyOnOwnTurn(hero: string, resources: number): void {
  const story = scenario({
    players: { Anna: { play: ['Brigg'] }, Bert: { hero, resources, play: ['Brigg'] } },
  })
  story.passUntil(() => story.decision?.seat === story.seat('Bert'))
  expect(story.game.turn.player).toBe(story.seat('Bert'))
  story.waitsFor('Bert')
}
