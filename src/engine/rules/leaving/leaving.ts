/** Losing, conceding and being removed from the game (102, 401.3b). */

import { type Atom, batch } from '../../atoms/atoms.ts'
import { syncControl } from '../../atoms/control.ts'
import { occur } from '../../atoms/triggers.ts'
import type { GameEvent } from '../../model/events.ts'
import type { Frame } from '../../model/frame.ts'
import { top } from '../../model/frames.ts'
import type { Decision, Game, ObjectId, Outcome, Player, Seat } from '../../model/game.ts'
import { inPlay, objectOf, playerAt } from '../../model/objects.ts'
import { changed, emit, rearranged, runtimeOf } from '../../model/runtime.ts'
import { announceAgain } from '../links/choosing.ts'
import { interrupt } from '../links/interrupt.ts'

/** A player loses and is removed from the game, at whatever time (102.3), with all cards he owns (102.2). */
export function leave(game: Game, seat: Seat, why: Extract<GameEvent, { kind: 'lost' }>['why']): void {
  const player = playerAt(game, seat)
  if (player.out) return
  player.out = true
  emit(game, { kind: 'lost', seat, side: player.side, why })
  unwind(game, seat)
  for (const link of game.chain.filter((one) => one.controller === seat)) interrupt(game, link, true)
  game.modifiers = game.modifiers.filter(
    (modifier) => modifier.ctx.controller !== seat && modifier.seat !== seat,
  )
  game.waiting = game.waiting.filter((effect) => effect.ctx.controller !== seat)
  changed(game)
  removeCards(game, seat)
  if (game.turn.player === seat) game.turn.over = true
  runtimeOf(game).checkUniqueness = true
}

function removeCards(game: Game, seat: Seat): void {
  const owned = game.play.filter((id) => objectOf(game, id).owner === seat)
  if (owned.length > 0) batch(game, owned.map(removal))
  syncControl(game)
  const orphans = game.play.filter((id) => inPlay(game, id).controller === seat)
  if (orphans.length > 0) batch(game, orphans.map(removal))
  const player = playerAt(game, seat)
  const others = Object.values(player.decks ?? {}).flatMap(({ deck, graveyard }) => [deck, graveyard])
  for (const ids of [player.deck, player.hand, player.graveyard, ...others]) {
    for (const id of ids) objectOf(game, id).zone = 'removed'
    player.removed.push(...ids.splice(0))
  }
  rearranged(game, seat)
  changed(game)
}

function removal(object: ObjectId): Atom {
  return { atom: 'move', object, to: 'removed', why: 'removed' }
}

/** A leaver's announcements and resolving links are dropped; what else is open is asked again. */
function unwind(game: Game, seat: Seat): void {
  const at = game.frames.findIndex((frame) => belongsTo(game, frame, seat))
  if (at >= 0) {
    game.frames.length = at
    game.decision = null
  }
  askAgain(game, seat)
}

/** What is open is asked again: what was offered may be no more, and who was asked may have left. */
export function askAgain(game: Game, leaver?: Seat): void {
  const { decision } = game
  const frame = top(game)
  if (!decision || !frame || (decision.kind === 'mulligan' && decision.seat !== leaver)) return
  if (frame.kind === 'announce') announceAgain(game, frame)
  else rewind(frame, decision)
  game.decision = null
}

/** Back to where it asked; a priority window begins with its checks. */
function rewind(frame: Frame, decision: Decision): void {
  if (frame.kind === 'priority') Object.assign(frame, { step: 'process', passes: 0 })
  if (frame.kind === 'process') frame.step = 'add'
  if (frame.kind === 'combat' && decision.kind === 'protect') frame.asked?.pop()
}

function belongsTo(game: Game, frame: Frame, seat: Seat): boolean {
  if (frame.kind === 'announce') return frame.ctx.controller === seat
  if (frame.kind === 'resolve')
    return game.chain.some((link) => link.id === frame.link && link.controller === seat)
  return false
}

/** Once one side only is left it has won (102.1); with nobody left it is a draw (102.1a). */
export function decideOutcome(game: Game): void {
  if (game.outcome) return
  const side = game.players.find(isIn)?.side
  for (const player of game.players) if (!player.out && player.side !== side) return
  if (side === undefined) return end(game, { kind: 'drawn' })
  occur(game, { event: 'won', side })
  end(game, { kind: 'won', side })
}

function isIn({ out }: Player): boolean {
  return !out
}

/** A card has a player win, with those of his side. */
export function win(game: Game, seat: Seat): void {
  const { side } = playerAt(game, seat)
  occur(game, { event: 'won', side })
  end(game, { kind: 'won', side })
}

export function end(game: Game, outcome: Outcome): void {
  game.outcome = outcome
  game.frames = []
  game.decision = null
  emit(game, { kind: 'ended', outcome })
}
