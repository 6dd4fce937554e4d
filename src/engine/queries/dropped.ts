/** The layouts of characters before a card is dropped on them, as the card's text has stored them so far (R304). */

import type { Effect } from '../model/data/vocabulary/effects.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { controllerOf, playerInSeat } from '../model/state/objects.ts'
import { selectPlayers } from './card-text/players.ts'
import { filterCards } from './card-text/selecting.ts'
import { areaCells, type Cell, cellName, cellsForLayout, LAYOUTS, type Layout } from './layouts.ts'

export type DropEffect = Extract<Effect, { kind: 'drop' }>

/** The effect that drops a card, with its game and context. */
export interface RunningDrop {
  game: Game
  ctx: TextContext
  node: DropEffect
}

/** A character and the cell that it occupies. */
export interface PlacedCharacter {
  object: ObjectId
  cell: Cell
}

/** Returns the players whose characters the dropped card may hit. */
export const seatsThatDropMayHit = ({ game, ctx, node }: RunningDrop): Seat[] =>
  selectPlayers(game, ctx, node.of)

/** Returns the characters of a player that the dropped card could hit, the hero first. */
export function charactersThatCanBeHit({ game, ctx, node }: RunningDrop, seat: Seat): ObjectId[] {
  const own = filterCards(game, ctx, game.play, node.onto).filter((id) => controllerOf(game, id) === seat)
  const { hero } = playerInSeat(game, seat)
  return [...own.filter((id) => id === hero), ...own.filter((id) => id !== hero)]
}

/** Returns the key in the text's context of the layout that a player has chosen. */
export const layoutKey = ({ node }: RunningDrop, seat: Seat): string => `${node.as}.${seat}`

/** Returns the key in the text's context of the cell that a player has chosen for a character. */
export const cellKey = (drop: RunningDrop, seat: Seat, id: ObjectId): string =>
  `${layoutKey(drop, seat)}.${id}`

/**
 * Returns the players who still have to choose a layout. Players with only one character that could be hit aren't
 * asked. An automated lair always uses the layout "spread out".
 */
export const seatsToAskForLayout = (drop: RunningDrop): Seat[] =>
  seatsThatDropMayHit(drop).filter(
    (seat) =>
      drop.ctx.bound[layoutKey(drop, seat)] === undefined &&
      !playerInSeat(drop.game, seat).automaton &&
      charactersThatCanBeHit(drop, seat).length > 1,
  )

/**
 * Returns the layout that a player has chosen. Before the choice, and for players who place characters one by one, it
 * is the first layout, "spread out".
 */
export const chosenLayoutOf = (drop: RunningDrop, seat: Seat): Layout => {
  const at = drop.ctx.bound[layoutKey(drop, seat)]
  return LAYOUTS[typeof at === 'number' ? at : 0] ?? LAYOUTS[0]
}

/** Returns the cell of each character of a player. */
export function placedCharactersOfPlayer(drop: RunningDrop, seat: Seat): PlacedCharacter[] {
  const ids = charactersThatCanBeHit(drop, seat)
  const cells = areaCells(ids.length)
  const laid = cellsForLayout(ids.length, chosenLayoutOf(drop, seat))
  return ids.map((object, i) => {
    const at = drop.ctx.bound[cellKey(drop, seat, object)]
    return { object, cell: (typeof at === 'number' ? cells[at] : laid[i]) ?? [0, 0] }
  })
}

/** Returns the cells that no other character of the player occupies. */
export function freeCells(drop: RunningDrop, seat: Seat, id: ObjectId): Cell[] {
  const lying = placedCharactersOfPlayer(drop, seat)
  const taken = lying.filter(({ object }) => object !== id).map(({ cell }) => cellName(cell))
  return areaCells(lying.length).filter((cell) => !taken.includes(cellName(cell)))
}

/** Whether a player has chosen the cell of at least one character, instead of a whole layout. */
export const hasPlacedCharacter = (drop: RunningDrop, seat: Seat): boolean =>
  charactersThatCanBeHit(drop, seat).some((id) => drop.ctx.bound[cellKey(drop, seat, id)] !== undefined)
