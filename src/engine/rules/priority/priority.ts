/** Priority and pre-priority processing (410, 708). */

import { detectLoopAndAskPlayers, optionsWithoutActionsBarredByLoop } from '../../changes/loops.ts'
import type { FrameProcedure } from '../../model/data/card-registry.ts'
import type { Option } from '../../model/state/decision.ts'
import type { Frame } from '../../model/state/frame.ts'
import {
  askQuestion,
  newQuestion,
  popFrame,
  pushFrame,
  takeAnswer,
  topFrame,
} from '../../model/state/frames.ts'
import type { Game, TriggeredEffect } from '../../model/state/game.ts'
import type { Seat } from '../../model/state/ids.ts'
import { countPlayersInGame, nextSeat, playerInSeat, seatsInTurnOrder } from '../../model/state/objects.ts'
import { optionId, pickedIndex } from '../../model/state/picks.ts'
import { announceTriggeredEffect, startAnnouncementOfPick } from '../links/announce.ts'
import { canTakeTurnActions, priorityOptions } from './options.ts'
import { hasNothingToUse } from './possible-actions.ts'
import { isAskedForPriority, mayBeAskedForPriority } from './stops.ts'
import { runChecksBeforePriority } from './waves.ts'

type Window = Frame<'priority'>

/** Runs a priority window: the checks, the question to the next player, and the answer. */
export const processPriority: FrameProcedure<'priority'> = (game, window) => {
  if (game.turn.ended && game.chain.length === 0) return popFrame(game)
  if (window.step === 'process') {
    game.shown = undefined
    window.step = 'offer'
    const above = game.frames.length
    if (runChecksBeforePriority(game) || game.waiting.length > 0) {
      // The processing goes below the frames that the checks have pushed.
      game.frames.splice(above, 0, { kind: 'process', step: 'waves' })
      return
    }
  }
  if (window.step === 'hear') hear(game, window)
  while (window.step === 'offer' && topFrame(game) === window) offer(game, window)
}

function offer(game: Game, window: Window): void {
  if (game.turn.over && game.chain.length === 0) return popFrame(game)
  if (playerInSeat(game, window.to).out) window.to = nextSeat(game, window.to)
  if (game.registers.sincePriority.length > 0) game.registers.sincePriority = []
  if (game.loop && detectLoopAndAskPlayers(game)) return
  if (isNeverAsked(game, window.to)) return pass(game, window)
  const options = optionsWithoutActionsBarredByLoop(game, window.to, priorityOptions(game, window.to))
  if (!isWorthAsking(game, options)) return pass(game, window)
  if (!isAskedForPriority(game, window.to, options)) return pass(game, window)
  window.step = 'hear'
  askQuestion(game, newQuestion('priority', window.to, options))
}

/** Whether checks that don't list the seat's options already show that the seat is not asked. */
function isNeverAsked(game: Game, seat: Seat): boolean {
  if (playerInSeat(game, seat).automaton) return true
  if (!game.everyWindow && !canTakeTurnActions(game, seat) && hasNothingToUse(game, seat)) return true
  return !mayBeAskedForPriority(game, seat)
}

const isWorthAsking = (game: Game, options: readonly Option[]): boolean =>
  options.length > 0 && (game.everyWindow || !canOnlyPass(options))

function canOnlyPass(options: readonly Option[]): boolean {
  return options.length === 1 && options[0]?.kind === 'pass'
}

/**
 * Returns the players who have passed in succession in the open window, and the players who still have to be asked, in
 * order. Returns null if no window is open.
 */
export function askingOrderInWindow(game: Game): AskingOrder | null {
  const window = topFrame(game)
  if (game.decision?.kind !== 'priority' || window?.kind !== 'priority') return null
  const { to, passes, window: name } = window
  const moment = [game.turn.number, game.turn.step, name, game.nextId].join('.')
  const around = [to]
  while (around.length < countPlayersInGame(game)) around.push(nextSeat(game, around.at(-1) ?? to))
  const heard = around.length - passes
  return { moment, passed: around.slice(heard), next: around.slice(1, heard) }
}

/** The players who are asked in turn at one decision. */
export interface AskingOrder {
  moment: string // An id of this window, which stays the same until a link is added.
  passed: Seat[]
  next: Seat[]
}

/** Returns the players in the open window who will still be asked if nothing changes. */
export function seatsStillAskedInWindow(game: Game): Seat[] {
  const { decision } = game
  // The turn player may do many things before anybody else is asked.
  if (!decision || canTakeTurnActions(game, decision.seat)) return []
  return (askingOrderInWindow(game)?.next ?? []).filter((seat) => isToBeAsked(game, seat))
}

function isToBeAsked(game: Game, seat: Seat): boolean {
  if (playerInSeat(game, seat).out || isNeverAsked(game, seat)) return false
  const options = optionsWithoutActionsBarredByLoop(game, seat, priorityOptions(game, seat))
  return isWorthAsking(game, options) && isAskedForPriority(game, seat, options)
}

/**
 * Processes the answer of a player with priority. A player who adds a link gets priority again; after a pass, the next
 * player clockwise gets it (410.1).
 */
function hear(game: Game, window: Window): void {
  const picks = takeAnswer(window)
  window.step = 'offer'
  const [pick] = picks ?? []
  if (pick === undefined || pick === 'pass' || playerInSeat(game, window.to).out) return pass(game, window)
  window.step = 'process'
  startAnnouncementOfPick(game, window.to, pick)
}

/**
 * Records a pass. If all players pass in succession, the topmost link resolves (410.4a, 709.1) and the turn player gets
 * priority next (709.2h), or the window closes if the chain is empty (410.4b).
 */
function pass(game: Game, window: Window): void {
  window.passes += 1
  window.to = nextSeat(game, window.to)
  if (window.passes < countPlayersInGame(game)) return
  window.passes = 0
  if (game.chain.length === 0) return popFrame(game)
  window.step = 'process'
  window.to = playerInSeat(game, game.turn.player).out ? nextSeat(game, game.turn.player) : game.turn.player
  const link = game.chain[game.chain.length - 1]
  if (link) pushFrame(game, { kind: 'resolve', step: 'check', link: link.id })
}

/**
 * Does the pre-priority processing: waves of checks until nothing happens, then waiting triggered effects are added
 * (410.5).
 */
export const processBeforePriority: FrameProcedure<'process'> = (game, frame) => {
  if (frame.step === 'waves') {
    if (!runChecksBeforePriority(game)) frame.step = 'add'
    return
  }
  if (frame.step === 'add') return addWaiting(game, frame)
  hearOrder(game, frame)
}

/**
 * Adds waiting triggered effects to the chain. The turn player's effects come first, and each player orders their own
 * (708.1a). All are added before anybody has priority (708.1b).
 */
function addWaiting(game: Game, frame: Frame<'process'>): void {
  const seat = seatsInTurnOrder(game).find((one) =>
    game.waiting.some((effect) => effect.ctx.controller === one),
  )
  if (seat === undefined) {
    game.waiting = []
    return popFrame(game)
  }
  const own = game.waiting.filter((effect) => effect.ctx.controller === seat)
  if (own.length === 1 || playerInSeat(game, seat).automaton || alike(own)) return addFirst(game, own[0])
  frame.step = 'order'
  frame.seat = seat
  askQuestion(game, {
    kind: 'order',
    seat,
    options: own.map((effect, index) => ({
      id: optionId.trigger(index),
      kind: 'trigger',
      index,
      object: effect.ctx.source,
    })),
  })
}

/** Whether the effects have the same text and the same data, so that they need no order. */
function alike(effects: TriggeredEffect[]): boolean {
  const [first, ...rest] = effects.map((effect) =>
    JSON.stringify({ ...effect, ctx: { ...effect.ctx, source: 0 } }),
  )
  return rest.every((one) => one === first)
}

/** Adds the effect that the player picked to be added next. It will resolve after those added later. */
function hearOrder(game: Game, frame: Frame<'process'>): void {
  const [pick] = takeAnswer(frame) ?? []
  frame.step = 'add'
  const own = game.waiting.filter((effect) => effect.ctx.controller === frame.seat)
  addFirst(game, own[pickedIndex(pick)])
}

function addFirst(game: Game, effect: TriggeredEffect | undefined): void {
  if (!effect) return
  game.waiting.splice(game.waiting.indexOf(effect), 1)
  announceTriggeredEffect(game, effect)
}
