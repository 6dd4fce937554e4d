/**
 * Drops a card onto the table. The players who may be hit lay out their characters, then the card is aimed, and dice
 * decide where it lands (R304).
 */

import { rollDiceWithReplacements, takeRolledDice } from '../../changes/rolling.ts'
import { emitEvent } from '../../model/derived/derived-cache.ts'
import type { Option } from '../../model/state/decision.ts'
import type { EffectHandlers, RunningEffect } from '../../model/state/effect-run.ts'
import { askQuestion, popFrame, takeAnswer } from '../../model/state/frames.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { cardOf, controllerOf } from '../../model/state/objects.ts'
import { objectOption, pickedIndex, pickedObject, wordOption } from '../../model/state/picks.ts'
import {
  cellKey,
  charactersThatCanBeHit,
  chosenLayoutOf,
  freeCells,
  hasPlacedCharacter,
  layoutKey,
  placedCharactersOfPlayer,
  type RunningDrop,
  seatsThatDropMayHit,
  seatsToAskForLayout,
} from '../../queries/dropped.ts'
import {
  areaCells,
  type Cell,
  cellName,
  cornerWhereDropLands,
  isCellCoveredByDrop,
  LAYOUTS,
  PLACED_ONE_BY_ONE_TEXT,
} from '../../queries/layouts.ts'

export const dropHandlers: EffectHandlers<'drop'> = {
  drop(run) {
    const { game, frame, ctx } = run
    const rolled = takeRolledDice(frame)
    if (rolled) return land(run, frame.ids?.[0], rolled)
    const answer = takeAnswer(frame)
    const [open] = seatsToAskForLayout(run)
    if (open !== undefined) return layOut(run, open, answer?.[0])
    const whom = seatsThatDropMayHit(run).flatMap((seat) => charactersThatCanBeHit(run, seat))
    const [only] = whom
    if (only === undefined) return popFrame(game)
    if (answer || whom.length === 1) return fall(run, answer ? pickedObject(answer[0]) : only)
    askQuestion(game, {
      kind: 'aim',
      seat: ctx.controller,
      options: whom.map(objectOption),
      source: ctx.source,
    })
  },
}

/**
 * Processes a player's pick while they lay out their characters: a layout, or a character and its cell, one after the
 * other.
 */
function layOut(run: RunningEffect<'drop'>, seat: Seat, pick: string | undefined): void {
  const { frame } = run
  const [moving] = frame.chosen ?? []
  if (pick === undefined) return askLayout(run, seat)
  if (moving !== undefined) return putDown(run, seat, moving, pickedIndex(pick))
  const object = pickedObject(pick)
  if (object === 0) return settle(run, seat, pickedIndex(pick))
  frame.chosen = [object]
  askPlace(run, seat, object)
}

function askLayout({ game, ctx, frame, node }: RunningEffect<'drop'>, seat: Seat): void {
  const drop = { game, ctx, node }
  delete frame.chosen
  const words = [...LAYOUTS, ...(hasPlacedCharacter(drop, seat) ? [PLACED_ONE_BY_ONE_TEXT] : [])]
  const options: Option[] = [
    ...words.map(wordOption),
    ...charactersThatCanBeHit(drop, seat).map(objectOption),
  ]
  askQuestion(game, { kind: 'layOut', seat, options, source: ctx.source })
}

function askPlace(run: RunningEffect<'drop'>, seat: Seat, object: ObjectId): void {
  const { game, ctx } = run
  const options = freeCells(run, seat, object).map((cell, i) => wordOption(cellName(cell), i))
  askQuestion(game, { kind: 'place', seat, options, source: ctx.source, about: object })
}

function putDown(run: RunningEffect<'drop'>, seat: Seat, object: ObjectId, at: number): void {
  const cell = freeCells(run, seat, object)[at]
  if (cell) storeCharacterCell(run, seat, object, cell)
  askLayout(run, seat)
}

function settle(run: RunningEffect<'drop'>, seat: Seat, at: number): void {
  const layout = LAYOUTS[at]
  storeChosenLayout(run, seat, layout === undefined ? null : at)
  emitEvent(run.game, { kind: 'laidOut', seat, layout: layout ?? PLACED_ONE_BY_ONE_TEXT, for: run.ctx.card })
}

/** Stores a player's final layout: the index of a layout, or null for the current cells of the characters. */
function storeChosenLayout(drop: RunningDrop, seat: Seat, layout: number | null): void {
  drop.ctx.bound[layoutKey(drop, seat)] = layout ?? 0
  if (layout !== null)
    for (const id of charactersThatCanBeHit(drop, seat)) delete drop.ctx.bound[cellKey(drop, seat, id)]
}

/** Stores the cell of one character. The other characters stay in their cells. */
function storeCharacterCell(drop: RunningDrop, seat: Seat, id: ObjectId, cell: Cell): void {
  const count = charactersThatCanBeHit(drop, seat).length
  const at = areaCells(count).findIndex((one) => cellName(one) === cellName(cell))
  drop.ctx.bound[cellKey(drop, seat, id)] = at
}

function fall({ game, frame, ctx }: RunningEffect<'drop'>, aimed: ObjectId): void {
  frame.ids = [aimed]
  rollDiceWithReplacements(game, ctx.controller, 2, ctx)
}

function land(run: RunningEffect<'drop'>, aimed: ObjectId | undefined, dice: readonly number[]): void {
  const { game, ctx, node } = run
  popFrame(game)
  if (aimed === undefined) return
  const seat = controllerOf(game, aimed)
  const lying = placedCharactersOfPlayer(run, seat)
  const corner = cornerWhereDropLands(lying.find(({ object }) => object === aimed)?.cell ?? [0, 0], dice)
  const touched = lying.flatMap(({ object, cell }) => (isCellCoveredByDrop(corner, cell) ? [object] : []))
  ctx.bound[node.as] = touched
  emitEvent(game, {
    kind: 'landed',
    seat,
    at: aimed,
    atCard: cardOf(game, aimed).id,
    touched,
    cards: touched.map((id) => cardOf(game, id).id),
    for: ctx.card,
  })
  emitEvent(game, {
    kind: 'scattered',
    seat,
    at: aimed,
    layout: hasPlacedCharacter(run, seat) ? PLACED_ONE_BY_ONE_TEXT : chosenLayoutOf(run, seat),
    corner: cellOf(corner),
    lying: lying.map(({ object, cell }) => ({
      object,
      card: cardOf(game, object).id,
      ...cellOf(cell),
      touched: touched.includes(object),
    })),
    for: ctx.card,
  })
}

const cellOf = ([column, row]: Cell) => ({ column, row })
