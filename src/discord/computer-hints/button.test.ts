import { expect, test } from 'vitest'
import {
  assertDiscordAccepts,
  fakeRaidInfo,
  forEachQuestion,
  heuristicPlayer,
  playerLookFor,
} from '../fixture.ts'
import { answerPanel } from '../raid-questions/panel.ts'
import { hintComponentIds } from './ids.ts'

const plan = { seed: 3, seats: 3, policy: heuristicPlayer, most: 60 }
const raid = fakeRaidInfo(plan.seed, plan.seats)
const hints = (shown: unknown): number =>
  JSON.stringify(shown).split(hintComponentIds.ask(raid.code)).length - 1

test('the panel of each question has the button, unless the raid has no hints', () => {
  let asked = 0
  forEachQuestion(plan, ({ game, seat, own }) => {
    if (own.decision?.kind === 'mulligan') return
    const shown = answerPanel(playerLookFor(raid, game, seat))
    assertDiscordAccepts(shown)
    expect(hints(shown)).toBeLessThanOrEqual(1)
    asked += hints(shown)
    expect(hints(answerPanel(playerLookFor({ ...raid, hints: false }, game, seat)))).toBe(0)
  })
  expect(asked).toBeGreaterThan(20)
})
