/** Losing, conceding and leaving the game (102, 401.3b). */

import { applyAtoms, newMoveToZone } from '../../changes/atoms.ts'
import { updateStoredControllers } from '../../changes/control.ts'
import { addTriggeredEffectsToWaitingList, triggerPowersOnEvent } from '../../changes/triggers.ts'
import type { LossReason } from '../../model/data/vocabulary/basic-words.ts'
import type { TriggerMatch } from '../../model/derived/derived.ts'
import {
  derivedCacheOf,
  emitEvent,
  invalidateAll,
  invalidateHandAndGraveyard,
} from '../../model/derived/derived-cache.ts'
import type { Game, GameObject, GameOutcome, Player } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { type Move, newMove } from '../../model/state/move.ts'
import { inPlayStateOf, linkOfObject, objectById, playerInSeat } from '../../model/state/objects.ts'
import { interruptLink, removeInterruptedLink } from '../links/interrupt.ts'
import { cancelActionsOfLeavingPlayer, isCardBeingMoved, isLinkOfLeavingPlayer } from './cancelling.ts'

/** Lets a player lose (102.3), and removes the player from the game with all cards that they own (102.2). */
export function makePlayerLose(game: Game, seat: Seat, why: LossReason): void {
  const player = playerInSeat(game, seat)
  if (player.out) return
  player.out = true
  player.lost = why
  emitEvent(game, { kind: 'lost', seat, side: player.side, why })
  cancelActionsOfLeavingPlayer(game, seat)
  const placed = takeLinks(game, seat)
  game.modifiers = game.modifiers.filter(
    (modifier) => modifier.ctx.controller !== seat && modifier.seat !== seat,
  )
  game.waiting = game.waiting.filter((effect) => effect.ctx.controller !== seat)
  invalidateAll(game)
  removeCards(game, seat, placed)
  if (game.turn.player === seat) game.turn.over = true
  derivedCacheOf(game).checkUniqueness = true
  derivedCacheOf(game).checkAchievements = true
}

/**
 * Interrupts the leaver's links and other players' links with the leaver's cards. Returns the objects that were being
 * placed face down.
 */
function takeLinks(game: Game, seat: Seat): ObjectId[] {
  const hidden: ObjectId[] = []
  for (const link of game.chain.filter((one) => isLinkOfLeavingPlayer(game, one, seat))) {
    const { object } = link
    if (object === undefined || objectById(game, object).owner !== seat) interruptLink(game, link, true)
    else removeInterruptedLink(game, link, true)
    if (object !== undefined && link.kind === 'resource' && link.path !== 'faceUp') hidden.push(object)
  }
  turnAway(game, seat)
  return hidden
}

/** Moves other players' cards that the leaver was moving from the chain to their owners' graveyards (711.1). */
function turnAway(game: Game, seat: Seat): void {
  const stranded = onTheChain(game).filter(
    ({ id, owner }) => owner !== seat && !linkOfObject(game, id) && !isCardBeingMoved(game, id),
  )
  const moves = stranded.map(
    ({ id }): Move => ({ ...newMoveToZone(game, id, 'graveyard'), why: 'interrupted' }),
  )
  if (moves.length > 0) applyAtoms(game, moves)
}

function onTheChain(game: Game): GameObject[] {
  const found: GameObject[] = []
  for (let id = 1; id <= game.nextId; id++) {
    const object = game.objects[id]
    if (object?.zone === 'chain') found.push(object)
  }
  return found
}

/** Removes all cards that the player owns from the game, including those that are about to enter play. */
function removeCards(game: Game, seat: Seat, hidden: readonly ObjectId[]): void {
  const owned = [...game.play, ...onTheChain(game).map(({ id }) => id)].filter(
    (id) => objectById(game, id).owner === seat,
  )
  if (owned.length > 0)
    applyAtoms(
      game,
      owned.map((id) =>
        hidden.includes(id) ? { ...removal(id), hidden: true, faceDown: true } : removal(id),
      ),
    )
  const lost: TriggerMatch[] = []
  updateStoredControllers(game, lost)
  if (lost.length > 0) addTriggeredEffectsToWaitingList(game, lost)
  const orphans = game.play.filter((id) => inPlayStateOf(game, id).controller === seat)
  if (orphans.length > 0) applyAtoms(game, orphans.map(removal))
  const player = playerInSeat(game, seat)
  const others = Object.values(player.decks ?? {}).flatMap(({ deck, graveyard }) => [deck, graveyard])
  for (const ids of [player.deck, player.hand, player.graveyard, player.collection ?? [], ...others]) {
    for (const id of ids) objectById(game, id).zone = 'removed'
    player.removed.push(...ids.splice(0))
  }
  invalidateHandAndGraveyard(game, seat)
  invalidateAll(game)
}

function removal(object: ObjectId): Move {
  return newMove(object, 'removed', 'removed')
}

/** Ends the game if only one side is left, which wins (102.1). If nobody is left, the game is a draw (102.1a). */
export function endGameIfDecided(game: Game): void {
  if (game.outcome) return
  const side = game.players.find(isIn)?.side
  for (const player of game.players) if (!player.out && player.side !== side) return
  if (side === undefined) return endGame(game, { kind: 'drawn' })
  triggerPowersOnEvent(game, { event: 'won', side })
  endGame(game, { kind: 'won', side })
}

function isIn({ out }: Player): boolean {
  return !out
}

/** Ends the game because a card makes a player win, together with the other players of the side. */
export function winGameForSideOfPlayer(game: Game, seat: Seat): void {
  const { side } = playerInSeat(game, seat)
  triggerPowersOnEvent(game, { event: 'won', side })
  endGame(game, { kind: 'won', side })
}

/** Ends the game with this outcome. */
export function endGame(game: Game, outcome: GameOutcome): void {
  game.outcome = outcome
  game.frames = []
  game.decision = null
  emitEvent(game, { kind: 'ended', outcome })
}
