/**
 * The progress of Achievements that have not been earned and that require a number of something. The counted events
 * are public.
 */

import type { Condition } from '../model/data/vocabulary/expressions.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { CardId } from '../model/state/ids.ts'
import { shallowCopyOfContext } from '../model/state/objects.ts'
import { evaluateAmount, evaluateAmountThatMayBeNegative } from '../queries/card-text/amounts.ts'
import { selectPlayers } from '../queries/card-text/players.ts'
import { selectCards } from '../queries/card-text/selecting.ts'
import { checksOfUnearnedAchievements } from './achievement-checks.ts'

interface Count {
  readonly now: number
  readonly of: number
}

export interface AchievementProgress extends Count {
  readonly card: CardId
}

/**
 * Returns the progress of each Achievement that is earned by a condition with a number above 1. Achievements that are
 * earned by events have no progress.
 */
export function progressOfUnearnedAchievements(game: Game): AchievementProgress[] {
  return checksOfUnearnedAchievements(game).each.flatMap(({ ctx, so }) => {
    const count = so ? counted(game, ctx, so) : null
    return count && count.of > 1 ? [{ card: ctx.card, ...count }] : []
  })
}

function counted(game: Game, ctx: TextContext, so: Condition): Count | null {
  switch (so.kind) {
    case 'exists':
      if (so.atLeast === undefined || so.atMost !== undefined) return null
      return { now: selectCards(game, ctx, so.what).length, of: evaluateAmount(game, ctx, so.atLeast) }
    case 'compare':
      return so.op === '>='
        ? {
            now: evaluateAmountThatMayBeNegative(game, ctx, so.a),
            of: evaluateAmountThatMayBeNegative(game, ctx, so.b),
          }
        : null
    case 'anyPlayer':
      return nearest(
        selectPlayers(game, ctx, so.of).map((they) => counted(game, theirs(ctx, they), so.holds)),
      )
    case 'all':
      return so.of.map((part) => counted(game, ctx, part)).find((one) => one !== null) ?? null
    default:
      return null
  }
}

function theirs(ctx: TextContext, they: number): TextContext {
  const own = shallowCopyOfContext(ctx)
  own.they = they
  return own
}

const nearest = (counts: readonly (Count | null)[]): Count | null =>
  counts.reduce((best, one) => (one && one.now > (best?.now ?? -1) ? one : best), null)
