/**
 * The consequences for a fallen Boss before the last, and for the Boss player's cards, without the chain (R302.1,
 * R303.1a, R502.1a).
 */

import { type Atom, batch } from '../../changes/atoms.ts'
import { printed, raidOf } from '../../model/data/card-registry.ts'
import type { Game, Player } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { moveOf } from '../../model/state/move.ts'
import { cardOf, inPlay, isInPlay, lairSeat, objectOf } from '../../model/state/objects.ts'
import { isOwnRow } from '../../model/state/rows.ts'
import { bossBefore, nextBoss } from '../../queries/boss.ts'
import { resourcesOf } from '../../queries/resources.ts'
import { announceCard } from '../links/announce.ts'
import { addScene } from '../links/scenes.ts'

/**
 * Continues the consequences of a fall while no Boss is in play. One event after the other is turned up and played.
 * Then the next Boss arrives, with the Minions that were among the events (R502.1c, R502.1d, R502.2). Returns whether
 * anything was done.
 */
export function goOnFalling(game: Game): boolean {
  const deck = raidOf(game).lair?.bosses?.events
  const player = deck === undefined ? undefined : game.players[lairSeat(game)]
  if (!player || player.out || isInPlay(game, player.hero) || isWaiting(game)) return false
  const event = resourcesOf(game, player.seat).find((id) => objectOf(game, id).deck === deck)
  if (event === undefined) return bringNext(game, player)
  turn(game, [event])
  announceCard(game, player.seat, event, true)
  return true
}

/** Whether an event of the Boss player, or the arrival of the next Boss, is still on the chain. */
function isWaiting(game: Game): boolean {
  return game.chain.some(({ origin, kind, ctx }) => {
    return origin === 'game' || (kind === 'card' && printed(game, ctx.card).type === 'event')
  })
}

function bringNext(game: Game, player: Player): boolean {
  const next = nextBoss(game)
  if (next === undefined) return false
  addScene(game, 'arrival', next, { minions: uncoverResources(game, player.seat) })
  return true
}

/** Destroys all face-up cards in the lair's own rows as a Boss falls (R502.1b). */
function destroyEvents(game: Game): void {
  const gone = game.play.filter((id) => isOwnRow(inPlay(game, id).row))
  if (gone.length > 0)
    batch(
      game,
      gone.map((object): Atom => moveOf(object, 'graveyard', 'destroyed')),
    )
}

/**
 * Removes a Boss before the last from the game when it is destroyed. If the fall is a scene, its player turns all
 * runes face down and removes the Minions in the resource row, which then return as allies (R302.1, R302.2).
 */
export function removeFallen(game: Game): void {
  if (raidOf(game).lair?.bosses?.fallen !== 'removed') return
  const hero = game.players[lairSeat(game)]?.hero ?? 0
  const object = game.objects[hero]?.became
  if (object === undefined || game.objects[object]?.zone !== 'graveyard' || !bossBefore(game, hero)) return
  const fallen = remove(game, [object])[0] ?? object
  if (raidOf(game).lair?.bosses?.events) return destroyEvents(game)
  if (!cardOf(game, fallen).scenes?.fall) return
  turnRunesDown(game)
  const minions = uncoverResources(game, lairSeat(game))
  if (minions.length > 0) addScene(game, 'fall', fallen, { minions })
}

/** A Boss that has turned over awakens the next Boss (R303.1a). Returns whether this has happened. */
export function awaken(game: Game): boolean {
  const player = game.players[lairSeat(game)]
  if (!player || player.out || !isInPlay(game, player.hero)) return false
  if (!inPlay(game, player.hero).faceDown || !cardOf(game, player.hero).scenes?.awakening) return false
  const next = nextBoss(game)
  const [was = player.hero] = remove(game, [player.hero])
  removeBelongings(game, player)
  const minions = uncoverResources(game, player.seat)
  addScene(game, 'awakening', was, { minions, next: next === undefined ? [] : [next] })
  return true
}

/** Removes the Boss player's main deck and its graveyard, then the hand, then the allies in the party. */
function removeBelongings(game: Game, { seat, deck, graveyard, hand }: Player): void {
  remove(game, [...deck, ...graveyard])
  remove(game, [...hand])
  remove(
    game,
    game.play.filter((id) => inPlay(game, id).row === 'ally' && inPlay(game, id).controller === seat),
  )
}

function turnRunesDown(game: Game): void {
  const runes = game.play.filter((id) => isOwnRow(inPlay(game, id).row) && !inPlay(game, id).faceDown)
  turn(game, runes)
}

/** Turns the Boss player's resources face up and removes them from the game, so that everybody sees them. */
function uncoverResources(game: Game, seat: Seat): ObjectId[] {
  const resources = resourcesOf(game, seat)
  turn(
    game,
    resources.filter((id) => inPlay(game, id).faceDown),
  )
  return remove(game, resources)
}

function turn(game: Game, ids: readonly ObjectId[]): void {
  if (ids.length > 0)
    batch(
      game,
      ids.map((object): Atom => ({ atom: 'turnOver', object })),
    )
}

/** Removes cards from the game and returns the objects that they have become there. */
function remove(game: Game, ids: readonly ObjectId[]): ObjectId[] {
  if (ids.length > 0)
    batch(
      game,
      ids.map((object): Atom => moveOf(object, 'removed', 'removed')),
    )
  return ids.map((id) => objectOf(game, id).became ?? id)
}
