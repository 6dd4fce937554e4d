/** When an open panel must be updated, and whether the update is urgent. */
import { expect, test } from 'vitest'
import type { Game } from '../../engine/index.ts'
import { scenario } from '../../scenarios/scenario.ts'
import { fakeRaidInfo, playerLookFor } from '../fixture.ts'
import { isUrgentPanelUpdate, panelVersionOf } from './panel-version.ts'

const RAID = fakeRaidInfo(1, 3)
const [ANNA, BEN, CLEO] = [0, 1, 2]

const panelOf = (game: Game, seat: number) => panelVersionOf(playerLookFor(RAID, game, seat), 'hand')

/** Returns the game before and after Anna places a resource. */
function turn() {
  const story = scenario({ raiders: { Anna: { hand: ['Brigg', 'Brigg'] }, Ben: {}, Cleo: {} } })
  const before = structuredClone(story.game)
  story.raider('Anna').places('Brigg')
  story.waitsFor('Anna')
  return { before, after: story.game }
}

test('the panel of a player who is or was asked is urgent', () => {
  const { before, after } = turn()
  const [anna, later] = [panelOf(before, ANNA), panelOf(after, ANNA)]
  expect(later.state).not.toBe(anna.state)
  expect(isUrgentPanelUpdate(anna, later)).toBe(true)
  expect(isUrgentPanelUpdate(anna, panelOf(after, BEN))).toBe(true) // as if Ben had been asked before
  expect(isUrgentPanelUpdate(panelOf(before, BEN), later)).toBe(true)
})

test('the panel of a player who only watches is not urgent, even if their hand changes', () => {
  const { before, after } = turn()
  for (const seat of [BEN, CLEO])
    expect(isUrgentPanelUpdate(panelOf(before, seat), panelOf(after, seat))).toBe(false)
})
