import { expect, test } from 'vitest'
import { refuseAdjustment } from '../../engine/index.ts'
import { userText } from '../../texts/user-text.ts'
import { randomAnswer } from '../invariant-checks/answers.ts'
import { numbers } from '../invariant-checks/numbers.ts'
import { FREQUENT_CHECKS, Watcher } from '../invariant-checks/watcher.ts'
import { anyAdjustment } from './adjustments.ts'
import { openTable, tableOf } from './tables.ts'

test('a game at a random table goes on by its rules after any correction', { timeout: 60_000 }, () => {
  const made = new Set<string>()
  for (let seed = 1; seed <= 25; seed++) {
    const game = openTable(tableOf(seed))
    const next = numbers(seed)
    const watcher = new Watcher(game, FREQUENT_CHECKS, seed)
    for (let i = 0; i < 60 && game.decision; i++) {
      const change = anyAdjustment(game, next)
      const { seat } = game.decision
      const isMade = next(3) === 0 && !refuseAdjustment(game, change)
      if (isMade) made.add(change.kind)
      watcher.apply(
        isMade
          ? { kind: 'adjust', seat, reason: userText('A mistake'), change }
          : randomAnswer(game.decision, next),
      )
    }
  }
  expect(made.size).toBe(11)
})
