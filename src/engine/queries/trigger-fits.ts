/** Checks whether an event is one for which a triggered power watches (703.1). */

import type { DamageType } from '../model/data/vocabulary/basic-words.ts'
import type { Filter, PlayerSelector } from '../model/data/vocabulary/expressions.ts'
import type { ActiveTrigger, EventForTriggers } from '../model/derived/derived.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import { isConditionTrue } from './card-text/conditions.ts'
import { cardMatchesFilter } from './card-text/matching.ts'
import { isSelectedPlayer } from './card-text/players.ts'

/** Whether an event is one for which the trigger watches. */
export function doesEventFulfilTrigger(
  game: Game,
  activeTrigger: ActiveTrigger,
  occurrence: EventForTriggers,
): boolean {
  const { on, ctx } = activeTrigger
  switch (on.event) {
    case 'played':
    case 'used':
    case 'completed':
      return about(game, ctx, occurrence.subject, on.what) && by(game, ctx, occurrence, on.of)
    case 'targeted':
      return about(game, ctx, occurrence.subject, on.what) && about(game, ctx, occurrence.dealer, on.by)
    case 'enters':
    case 'entersParty':
    case 'leavesParty':
    case 'heroBecomes':
    case 'protects':
    case 'readies':
    case 'flips':
    case 'turnsDown':
    case 'openingHand':
      return about(game, ctx, occurrence.subject, on.what)
    // Without `whom`, a character starts attacking (602.1). With `whom`, it attacks a defender (602.3).
    case 'attacks':
      return (
        (on.whom === undefined) === (occurrence.against === undefined) &&
        (!on.first || occurrence.first === true) &&
        about(game, ctx, occurrence.subject, on.what) &&
        about(game, ctx, occurrence.against, on.whom)
      )
    case 'defends':
      return about(game, ctx, occurrence.subject, on.what) && about(game, ctx, occurrence.against, on.against)
    case 'entersCombat':
    case 'strikes':
      return about(game, ctx, occurrence.subject, on.what) && about(game, ctx, occurrence.against, on.with)
    case 'sabotages':
      return about(game, ctx, occurrence.subject, on.what) && about(game, ctx, occurrence.against, on.whom)
    case 'inspired':
      return about(game, ctx, occurrence.subject, on.what) && about(game, ctx, occurrence.against, on.by)
    case 'exhausts':
      return (!on.first || occurrence.first === true) && about(game, ctx, occurrence.subject, on.what)
    case 'destroyed':
      return (
        about(game, ctx, occurrence.subject, on.what) &&
        anyOf(game, ctx, occurrence.by, on.by) &&
        anyOf(game, ctx, occurrence.with, on.with) &&
        areOf(occurrence.types, on.types) &&
        (on.while === undefined || isConditionTrue(game, ctx, on.while))
      )
    case 'dealt':
      return (
        about(game, ctx, occurrence.dealer, on.by) &&
        about(game, ctx, occurrence.dealtTo, on.to) &&
        (!on.combat || occurrence.combat === true) &&
        areOf(occurrence.types, on.types) &&
        anyOf(game, ctx, occurrence.with, on.with)
      )
    case 'prevented':
      return (
        about(game, ctx, occurrence.subject, on.to) &&
        about(game, ctx, occurrence.dealer, on.dealer) &&
        anyOf(game, ctx, occurrence.by, on.by)
      )
    case 'attached':
      return (
        about(game, ctx, occurrence.subject, on.what) &&
        about(game, ctx, occurrence.against, on.to) &&
        by(game, ctx, occurrence, on.of)
      )
    case 'placed':
      return about(game, ctx, occurrence.subject, on.what) && by(game, ctx, occurrence, on.of)
    case 'drawn':
      return by(game, ctx, occurrence, on.of)
    case 'combatEnds':
      return true
    case 'healed':
      return (
        about(game, ctx, occurrence.dealer, on.by) &&
        about(game, ctx, occurrence.subject, on.from) &&
        anyOf(game, ctx, occurrence.with, on.with)
      )
    case 'turnStarts':
    case 'turnEnds':
    case 'turnOver':
      return occurrence.player !== undefined && isSelectedPlayer(game, ctx, on.of, occurrence.player)
    case 'moved':
      return (
        (on.from === undefined || on.from === occurrence.from) &&
        (on.to === undefined ? occurrence.to !== occurrence.from : on.to === occurrence.to) &&
        about(game, ctx, occurrence.subject, on.what) &&
        by(game, ctx, occurrence, on.of) &&
        (!on.doer || (occurrence.doer !== undefined && isSelectedPlayer(game, ctx, on.doer, occurrence.doer)))
      )
    case 'state': // The file `changes/achievements.ts` checks this event.
      return false
    case 'stashed':
      return false // The effect of Stash is added directly as the card is stashed.
    case 'enraged':
      return occurrence.dealer === ctx.source && about(game, ctx, occurrence.subject, on.what)
    case 'revealed':
      return (
        (on.from === undefined || on.from === occurrence.from) &&
        (on.by === undefined || occurrence.quest === true) &&
        about(game, ctx, occurrence.subject, on.what)
      )
    case 'won':
      return on.side === occurrence.side
  }
}

/** Whether the damage has one of the required types. Returns true if no types are required. */
function areOf(types: readonly DamageType[] | undefined, asked: readonly DamageType[] | undefined): boolean {
  if (!asked) return true
  for (const type of asked) if (types?.includes(type)) return true
  return false
}

function about(game: Game, ctx: TextContext, id: ObjectId | undefined, filter: Filter | undefined): boolean {
  return !filter || (id !== undefined && id !== 0 && cardMatchesFilter(game, ctx, filter, id))
}

function anyOf(
  game: Game,
  ctx: TextContext,
  ids: ObjectId[] | undefined,
  filter: Filter | undefined,
): boolean {
  if (!filter) return true
  if (ids) for (const id of ids) if (about(game, ctx, id, filter)) return true
  return false
}

function by(
  game: Game,
  ctx: TextContext,
  { player }: EventForTriggers,
  players: PlayerSelector | undefined,
): boolean {
  return !players || (player !== undefined && isSelectedPlayer(game, ctx, players, player))
}
