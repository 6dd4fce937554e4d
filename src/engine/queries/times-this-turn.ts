/**
 * Counts how often an event has happened this turn. "For the first time each turn" is about the whole turn. Events from
 * before the card had its power count too, as they do for Sentinel (rules glossary).
 */
import type { Filter } from '../model/data/vocabulary/expressions.ts'
import type { Trigger } from '../model/data/vocabulary/powers.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import { cardMatchesFilter } from './card-text/matching.ts'
import { countActsThisTurn, countDamagePacketsThisTurn, countHealingsThisTurn } from './past.ts'

/**
 * Returns the number of times that the event of a trigger has happened this turn, or undefined if the game records no
 * history of events of this kind.
 */
export function countTriggerEventsThisTurn(game: Game, ctx: TextContext, on: Trigger): number | undefined {
  const { attacked, fought = [] } = game.registers
  const isSuch = (id: ObjectId, filter: Filter | undefined): boolean =>
    !filter || cardMatchesFilter(game, ctx, filter, id)
  switch (on.event) {
    case 'dealt':
      return countDamagePacketsThisTurn(game, ctx, on)
    case 'healed':
      return on.with ? undefined : countHealingsThisTurn(game, ctx, on)
    case 'attacks':
      return on.whom
        ? fought.filter(([by, to]) => isSuch(by, on.what) && isSuch(to, on.whom)).length
        : attacked.filter((id) => isSuch(id, on.what)).length
    case 'defends':
      return fought.filter(([by, to]) => isSuch(to, on.what) && isSuch(by, on.against)).length
    case 'entersCombat':
      return fought
        .flatMap(([by, to]) => [[by, to] as const, [to, by] as const])
        .filter(([one, other]) => isSuch(one, on.what) && isSuch(other, on.with)).length
    case 'protects':
      return countActsThisTurn(game, ctx, { did: 'protected', what: on.what })
    case 'strikes': // The history names the weapon and the player. The text asks about that player.
      return countActsThisTurn(game, ctx, { did: 'struck', what: on.with, by: { kind: 'you' } })
    case 'enters':
      return countActsThisTurn(game, ctx, { did: 'entered', what: on.what })
    default:
      return undefined
  }
}
