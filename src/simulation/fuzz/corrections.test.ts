import { expect, test } from 'vitest'
import { runs } from '../../../test/support/extent.ts'
import { refusalOfCorrection } from '../../engine/index.ts'
import { userText } from '../../texts/user-text.ts'
import { randomAnswer } from '../invariant-checks/answers.ts'
import { FREQUENT_CHECKS, InvariantCheckedGame } from '../invariant-checks/checked-game.ts'
import { newRandomNumberGenerator } from '../invariant-checks/random-numbers.ts'
import { randomCorrection } from './corrections.ts'
import { randomFuzzTable, startFuzzTable } from './tables.ts'

/** The number of kinds of corrections that random tables allow. */
const KINDS = 13

test('a game at a random table goes on by its rules after any correction', { timeout: 60_000 }, () => {
  const made = new Set<string>()
  for (let seed = 1; seed <= runs(12, 0) || (made.size < KINDS && seed <= 120); seed++) {
    const game = startFuzzTable(randomFuzzTable(seed))
    const next = newRandomNumberGenerator(seed)
    const checkedGame = new InvariantCheckedGame(game, FREQUENT_CHECKS, seed)
    for (let i = 0; i < 60 && game.decision; i++) {
      const change = randomCorrection(game, next)
      const { seat } = game.decision
      const isMade = next(3) === 0 && !refusalOfCorrection(game, change)
      if (isMade) made.add(change.kind)
      checkedGame.apply(
        isMade
          ? { kind: 'adjust', seat, reason: userText('A mistake'), change }
          : randomAnswer(game.decision, next),
      )
    }
  }
  expect(made.size).toBe(KINDS)
})
