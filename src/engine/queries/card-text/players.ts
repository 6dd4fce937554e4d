/** Evaluates selectors of players in card data. */

import { indexOfChoiceInText } from '../../model/data/text-choices.ts'
import type { PlayerSelector } from '../../model/data/vocabulary/expressions.ts'
import type { Game, TextContext } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import {
  areOpponents,
  controllerOf,
  objectById,
  playerInSeat,
  seatsInTurnOrder,
} from '../../model/state/objects.ts'
import { isGhostPlayer } from '../ghosts.ts'
import { wordChosenEarlier } from '../naming.ts'
import { selectCards } from './selecting.ts'

/** Returns the selected players in turn order, without those who have left the game. */
export function selectPlayers(game: Game, ctx: TextContext, players: PlayerSelector): Seat[] {
  return players.kind === 'you' ? [ctx.controller] : severalOf(game, ctx, players)
}

function severalOf(game: Game, ctx: TextContext, players: PlayerSelector): Seat[] {
  const found: Seat[] = []
  for (const seat of seatsInTurnOrder(game)) if (isSelectedPlayer(game, ctx, players, seat)) found.push(seat)
  return found
}

/** Whether the player is one of those whom the selector selects. */
export function isSelectedPlayer(game: Game, ctx: TextContext, players: PlayerSelector, seat: Seat): boolean {
  switch (players.kind) {
    case 'you':
      return seat === ctx.controller
    case 'everyone':
      return true
    case 'opponents':
      return areOpponents(game, seat, ctx.controller)
    case 'friends':
      return !areOpponents(game, seat, ctx.controller)
    case 'side':
      return playerInSeat(game, seat).side === players.side
    case 'controllerOf':
      return controlsOne(game, seat, selectCards(game, ctx, players.what))
    case 'ownerOf':
      return ownsOne(game, seat, selectCards(game, ctx, players.what))
    case 'targetPlayer':
      return (ctx.targets[players.n ?? indexOfChoiceInText(players)] ?? []).includes(seat)
    case 'ghosts':
      return isGhostPlayer(game, seat)
    case 'chosen':
      return wordChosenEarlier(game, ctx, players.name) === String(seat)
    case 'they':
      return ctx.they === seat
    case 'thatPlayer':
      return ctx.event?.player === seat
    case 'except':
      return (
        isSelectedPlayer(game, ctx, players.players, seat) &&
        !isSelectedPlayer(game, ctx, players.without, seat)
      )
  }
}

function controlsOne(game: Game, seat: Seat, ids: readonly ObjectId[]): boolean {
  return ids.some((id) => controllerOf(game, id) === seat)
}

function ownsOne(game: Game, seat: Seat, ids: readonly ObjectId[]): boolean {
  return ids.some((id) => objectById(game, id).owner === seat)
}
