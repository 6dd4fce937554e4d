/**
 * Updates after every batch: the controllers of cards in play, powers that have come back, and ghosts (401.3, 700.3,
 * R503.1).
 */

import type { TriggerMatch } from '../model/derived/derived.ts'
import { derivedCacheOf, emitEvent, invalidateAll } from '../model/derived/derived-cache.ts'
import type { GameEvent } from '../model/state/events.ts'
import type { CreatedModifier, Game, GameObject, Player } from '../model/state/game.ts'
import type { Seat } from '../model/state/ids.ts'
import { inPlayStateOf, nextTimestamp, objectById } from '../model/state/objects.ts'
import { isBlankAndHidden } from '../model/state/rows.ts'
import { mayHandOverResourceUnderBossRules } from '../queries/boss.ts'
import { isActForbidden } from '../queries/cant.ts'
import { isSelectedPlayer } from '../queries/card-text/players.ts'
import { isGhostPlayer } from '../queries/ghosts.ts'
import { inForceFlags, modifiersInForce } from '../queries/in-force.ts'
import { modifiersOfKindAffectingCard } from '../queries/modifiers-affecting-card.ts'
import { printedPowers } from '../queries/powers.ts'
import { characteristicsOf } from '../queries/projection.ts'
import { removeFromCombatWithoutEvent } from './moving.ts'
import { collectTriggersOfEvent } from './triggers.ts'

/**
 * Compares the projected controller of each card with the stored one. Each difference becomes an event (401.3). The
 * card stays the same card, and all its modifiers stay (401.3a).
 */
export function updateStoredControllers(game: Game, found: TriggerMatch[]): GameEvent[] {
  const events: GameEvent[] = []
  modifiersInForce(game)
  const cache = derivedCacheOf(game)
  const varies = cache.controlVaries
  if (!varies && !cache.checkControl) return events
  cache.checkControl = false
  const fixed = !varies && !game.modifiers.some(saysWhoControls)
  if (fixed && isAsEntered(game)) return events
  for (const id of [...game.play]) {
    const object = objectById(game, id)
    if (!object.play || (fixed && object.play.controller === object.play.under)) continue
    const to = projectedController(game, object, varies)
    if (to === object.play.controller) continue
    const event: GameEvent = {
      kind: 'controlled',
      object: id,
      card: isBlankAndHidden(object.play) ? '' : object.card,
      from: object.play.controller,
      to,
    }
    collectTriggersOfEvent(game, { event: 'leavesParty', subject: id }, found)
    object.play.controller = to
    object.play.since = nextTimestamp(game)
    removeFromCombatWithoutEvent(game, id)
    events.push(event)
    emitEvent(game, event)
  }
  if (events.length === 0) return events
  cache.checkAchievements = true
  invalidateAll(game)
  return events
}

/** Whether each card is controlled by the player under whose control it entered. */
function isAsEntered(game: Game): boolean {
  for (const id of game.play) {
    const { controller, under } = inPlayStateOf(game, id)
    if (controller !== under) return false
  }
  return true
}

function saysWhoControls({ kind }: CreatedModifier): boolean {
  return kind === 'control'
}

/**
 * Returns the player who gains control of a card by the latest modifier, or the player under whose control the card
 * entered (401.3b).
 */
function projectedController(game: Game, object: GameObject, varies: boolean): Seat {
  let seat = inPlayStateOf(game, object.id).under
  let at = 0
  for (const modifier of game.modifiers)
    if (
      modifier.kind === 'control' &&
      modifier.seat !== undefined &&
      modifier.flagged?.includes(object.id) &&
      mayHandOverResourceUnderBossRules(game, object, modifier.ctx.controller, modifier.seat) &&
      !isActForbidden(game, object.id, 'leaveControl')
    ) {
      seat = modifier.seat
      at = modifier.at
    }
  if (!varies) return seat
  return latestController(game, object, seat, at)
}

function latestController(game: Game, object: GameObject, seat: Seat, at: number): Seat {
  const latest = modifiersOfKindAffectingCard(game, object.id, 'control').sort((a, b) => b.at - a.at)[0]
  if (!latest || latest.at < at) return seat
  const by = game.players.find(
    (player) => !player.out && isSelectedPlayer(game, latest.ctx, latest.mod.by, player.seat),
  )
  if (!by || isActForbidden(game, object.id, 'leaveControl')) return seat
  return mayHandOverResourceUnderBossRules(game, object, latest.ctx.controller, by.seat) ? by.seat : seat
}

/**
 * Gives a card whose lost powers come back a new timestamp (700.3, 718.2f). Lost keywords don't count, because the
 * modifiers of keywords don't use the card's timestamp.
 */
export function renewTimestampsOfRegainedPowers(game: Game): void {
  modifiersInForce(game)
  const cache = derivedCacheOf(game)
  const { powersVary } = cache
  if (!powersVary && !cache.powersVaried) return
  cache.powersVaried = powersVary
  let regained = false
  for (const id of game.play) {
    const play = inPlayStateOf(game, id)
    if (!powersVary && !play.powerless) continue
    const lost = characteristicsOf(game, id).powersLost === true && printedPowers(game, id).length > 0
    if (lost === (play.powerless === true)) continue
    if (lost) play.powerless = true
    else {
      play.powerless = undefined
      play.regained = nextTimestamp(game)
      regained = true
    }
  }
  if (regained) invalidateAll(game)
}

/**
 * Updates which players are stored as ghosts. Each difference from the current ghosts becomes an event (R503.1b).
 * Nothing is reported about players who are out of the game (102.2).
 */
export function updateWhichPlayersAreGhosts(game: Game): void {
  if (!inForceFlags(game).ghost && !game.players.some(wasGhost)) return
  for (const player of game.players) {
    const is = isGhostPlayer(game, player.seat)
    if (player.out || is === wasGhost(player)) continue
    player.ghost = is ? true : undefined
    emitEvent(game, { kind: 'ghost', seat: player.seat, is })
  }
}

function wasGhost({ ghost }: Player): boolean {
  return ghost === true
}
