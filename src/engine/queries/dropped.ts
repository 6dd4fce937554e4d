/** The layout of the characters before a card is dropped on them, as the text has stored it so far (R304). */

import type { Effect } from '../model/data/vocabulary/effects.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { controllerOf, playerAt } from '../model/state/objects.ts'
import { playersOf } from './evaluation/players.ts'
import { fitting } from './evaluation/selecting.ts'
import { areaCells, type Cell, cellName, cellsFor, LAYOUTS, type Layout } from './layouts.ts'

export type DropEffect = Extract<Effect, { kind: 'drop' }>

/** The dropped card's text, with its game and context. */
export interface Dropping {
  game: Game
  ctx: TextContext
  node: DropEffect
}

/** A character and the cell that it occupies. */
export interface PlacedCharacter {
  object: ObjectId
  cell: Cell
}

export const playersLayingOut = ({ game, ctx, node }: Dropping): Seat[] => playersOf(game, ctx, node.of)

/** The characters of a player that could be hit, the hero first. */
export function charactersOf({ game, ctx, node }: Dropping, seat: Seat): ObjectId[] {
  const own = fitting(game, ctx, game.play, node.onto).filter((id) => controllerOf(game, id) === seat)
  const { hero } = playerAt(game, seat)
  return [...own.filter((id) => id === hero), ...own.filter((id) => id !== hero)]
}

const keyOf = ({ node }: Dropping, seat: Seat): string => `${node.as}.${seat}`
const placeKey = (drop: Dropping, seat: Seat, id: ObjectId): string => `${keyOf(drop, seat)}.${id}`

/**
 * The players who still have to choose a layout. Players with only one such character aren't asked. An automated lair
 * always uses the layout "spread out".
 */
export const seatsWithoutLayout = (drop: Dropping): Seat[] =>
  playersLayingOut(drop).filter(
    (seat) =>
      drop.ctx.bound[keyOf(drop, seat)] === undefined &&
      !playerAt(drop.game, seat).automaton &&
      charactersOf(drop, seat).length > 1,
  )

/**
 * The chosen layout. Before the choice, and for players who place characters one by one, it is the first one, "spread
 * out".
 */
export const layoutOf = (drop: Dropping, seat: Seat): Layout => {
  const at = drop.ctx.bound[keyOf(drop, seat)]
  return LAYOUTS[typeof at === 'number' ? at : 0] ?? LAYOUTS[0]
}

/** The cell of each character of a player. */
export function cellsOfPlayer(drop: Dropping, seat: Seat): PlacedCharacter[] {
  const ids = charactersOf(drop, seat)
  const cells = areaCells(ids.length)
  const laid = cellsFor(ids.length, layoutOf(drop, seat))
  return ids.map((object, i) => {
    const at = drop.ctx.bound[placeKey(drop, seat, object)]
    return { object, cell: (typeof at === 'number' ? cells[at] : laid[i]) ?? [0, 0] }
  })
}

/** The cells that no other character of the player occupies. */
export function freeCells(drop: Dropping, seat: Seat, id: ObjectId): Cell[] {
  const lying = cellsOfPlayer(drop, seat)
  const taken = lying.filter(({ object }) => object !== id).map(({ cell }) => cellName(cell))
  return areaCells(lying.length).filter((cell) => !taken.includes(cellName(cell)))
}

export const hasPlacedCharacter = (drop: Dropping, seat: Seat): boolean =>
  charactersOf(drop, seat).some((id) => drop.ctx.bound[placeKey(drop, seat, id)] !== undefined)

/** Stores a player's final layout: one of the layouts, or null for the current places. */
export function placeLayout(drop: Dropping, seat: Seat, layout: number | null): void {
  drop.ctx.bound[keyOf(drop, seat)] = layout ?? 0
  if (layout !== null)
    for (const id of charactersOf(drop, seat)) delete drop.ctx.bound[placeKey(drop, seat, id)]
}

/** Stores the place of one character. The others stay where they are. */
export function placeCharacter(drop: Dropping, seat: Seat, id: ObjectId, cell: Cell): void {
  const count = charactersOf(drop, seat).length
  const at = areaCells(count).findIndex((one) => cellName(one) === cellName(cell))
  drop.ctx.bound[placeKey(drop, seat, id)] = at
}
