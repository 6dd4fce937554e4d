/** Puts cards into a resource row (412.1, 415.9a) and stashes them (rules glossary, Stash). */

import { applyAtoms } from '../../changes/atoms.ts'
import { triggerPowersOnEvent } from '../../changes/triggers.ts'
import { type FrameProcedure, printedCard } from '../../model/data/card-registry.ts'
import { emitEvent } from '../../model/derived/derived-cache.ts'
import type { ResourceRowEntryOptions } from '../../model/state/frame.ts'
import { askYesOrNo, popFrame, pushFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { letEverybodyRemember } from '../../model/state/memory.ts'
import { newMove } from '../../model/state/move.ts'
import { newObjectId, newTextContext, objectById } from '../../model/state/objects.ts'

/** Puts a card into a player's resource row, from any zone. A card that would enter face down may be stashed. */
export function enterResourceRow(
  game: Game,
  object: ObjectId,
  under: Seat,
  how: ResourceRowEntryOptions,
): void {
  const power = how.faceDown ? stashOf(game, object) : -1
  if (power < 0) enter(game, object, under, how)
  else pushFrame(game, { kind: 'stash', object, under, power, ...how })
}

function stashOf(game: Game, object: ObjectId): number {
  return printedCard(game, objectById(game, object).card).powers.findIndex(
    (power) => power.kind === 'triggered' && power.on.event === 'stashed',
  )
}

function enter(
  game: Game,
  object: ObjectId,
  under: Seat,
  { faceDown, exhausted, placed }: ResourceRowEntryOptions,
): ObjectId {
  const id = newObjectId(game)
  const move = newMove(object, 'play', 'entered')
  move.enter = {
    under,
    row: 'resource',
    faceDown,
    exhausted,
    host: undefined,
    id,
    as: undefined,
    named: undefined,
  }
  if (faceDown) move.hidden = true
  applyAtoms(game, [move])
  if (placed) triggerPowersOnEvent(game, { event: 'placed', subject: id, player: under })
  return id
}

/**
 * Asks whether the player stashes the card, and puts it into the resource row. A stashed card is first shown to
 * everybody, and its Stash power triggers.
 */
export const processStash: FrameProcedure<'stash'> = (game, it) => {
  const answer = takeAnswer(it)
  const { object, under, power } = it
  if (!answer) return askYesOrNo(game, { seat: under, source: object, about: object })
  popFrame(game)
  const { card } = objectById(game, object)
  const stashed = answer[0] === 'yes'
  if (stashed) emitEvent(game, { kind: 'revealed', seat: under, cards: [card] })
  const id = enter(game, object, under, it)
  if (!stashed) return
  letEverybodyRemember(game, [id])
  triggerPowersOnEvent(game, { event: 'flips', subject: id }) // The stashed card entered face up, and is turned face down.
  game.waiting.push({ path: `powers.${power}.effect`, ctx: newTextContext(card, id, under) })
}
