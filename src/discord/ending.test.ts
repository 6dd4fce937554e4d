import { expect, test } from 'vitest'
import { start } from '../engine/engine.ts'
import type { Outcome } from '../engine/state/game.ts'
import { viewFor } from '../engine/view/view.ts'
import { setupFor } from '../players/simulate.ts'
import { endedPost } from './ending.ts'
import { judge, raidCardOf } from './fixture.ts'
import { ids } from './ids.ts'

const { game } = start(setupFor({ raid: 'deadmines', mode: 'novice', seats: 3, seed: 1 }), 1)
const raid = raidCardOf(1, 3)

const ended = (outcome: Outcome) =>
  endedPost({ kind: 'ended', version: 9, outcome, raid, rewards: [], view: viewFor(game, null) })

test.each<[string, Outcome, boolean]>([
  ['won', { kind: 'won', side: 'raiders' }, true],
  ['lost', { kind: 'won', side: 'lair' }, false],
  ['drawn', { kind: 'drawn' }, false],
  ['abandoned', { kind: 'abandoned' }, false],
])('below the end of a raid that is %s there is the treasure, or it is not', (_, outcome, hasTreasure) => {
  const post = ended(outcome)
  judge(post)
  const shown = post.components.flatMap((row) => row.components)
  const isTreasure = (one: object) => 'custom_id' in one && one.custom_id === ids.treasure(raid.code)
  expect(shown.some(isTreasure)).toBe(hasTreasure)
})
