/** How characters lie before something is dropped on them, as its text has noted it so far (R304). */
import type { Context, Game } from '../model/game.ts'
import type { ObjectId, Seat } from '../model/ids.ts'
import { controllerOf, playerAt } from '../model/objects.ts'
import type { Effect } from '../model/vocabulary/effects.ts'
import { type Cell, cellName, cellsFor, cellsOf, LAYOUTS, type Layout } from './layouts.ts'
import { playersOf } from './reading/players.ts'
import { fitting } from './reading/selecting.ts'

export type Drop = Extract<Effect, { kind: 'drop' }>

/** What is dropped, and whom its text asks. */
export interface Dropping {
  game: Game
  ctx: Context
  node: Drop
}

/** A character and the cell in which it lies. */
export interface Lying {
  object: ObjectId
  cell: Cell
}

export const layersOf = ({ game, ctx, node }: Dropping): Seat[] => playersOf(game, ctx, node.of)

/** Who could be hit, the hero first. */
export function charactersOf({ game, ctx, node }: Dropping, seat: Seat): ObjectId[] {
  const own = fitting(game, ctx, game.play, node.onto).filter((id) => controllerOf(game, id) === seat)
  const { hero } = playerAt(game, seat)
  return [...own.filter((id) => id === hero), ...own.filter((id) => id !== hero)]
}

const keyOf = ({ node }: Dropping, seat: Seat): string => `${node.as}.${seat}`
const placeKey = (drop: Dropping, seat: Seat, id: ObjectId): string => `${keyOf(drop, seat)}.${id}`

/** Who hasn't said yet how his characters lie; nobody is asked about one alone, and a lair by itself has them spread out. */
export const unlaid = (drop: Dropping): Seat[] =>
  layersOf(drop).filter(
    (seat) =>
      drop.ctx.bound[keyOf(drop, seat)] === undefined &&
      !playerAt(drop.game, seat).automaton &&
      charactersOf(drop, seat).length > 1,
  )

/** As it was chosen; before that, and where single ones were placed, from spread out on. */
export const layoutOf = (drop: Dropping, seat: Seat): Layout => {
  const at = drop.ctx.bound[keyOf(drop, seat)]
  return LAYOUTS[typeof at === 'number' ? at : 0] ?? LAYOUTS[0]
}

/** Where each of them lies. */
export function lyingOf(drop: Dropping, seat: Seat): Lying[] {
  const ids = charactersOf(drop, seat)
  const cells = cellsOf(ids.length)
  const laid = cellsFor(ids.length, layoutOf(drop, seat))
  return ids.map((object, i) => {
    const at = drop.ctx.bound[placeKey(drop, seat, object)]
    return { object, cell: (typeof at === 'number' ? cells[at] : laid[i]) ?? [0, 0] }
  })
}

/** Where nobody else of his lies. */
export function freeCells(drop: Dropping, seat: Seat, id: ObjectId): Cell[] {
  const lying = lyingOf(drop, seat)
  const taken = lying.filter(({ object }) => object !== id).map(({ cell }) => cellName(cell))
  return cellsOf(lying.length).filter((cell) => !taken.includes(cellName(cell)))
}

export const isPlacedSingly = (drop: Dropping, seat: Seat): boolean =>
  charactersOf(drop, seat).some((id) => drop.ctx.bound[placeKey(drop, seat, id)] !== undefined)

/** Notes for good how they lie: as one of the layouts has it, or as they lie already. */
export function lay(drop: Dropping, seat: Seat, layout: number | null): void {
  drop.ctx.bound[keyOf(drop, seat)] = layout ?? 0
  if (layout !== null)
    for (const id of charactersOf(drop, seat)) delete drop.ctx.bound[placeKey(drop, seat, id)]
}

/** Notes where one lies; the others stay where they are. */
export function place(drop: Dropping, seat: Seat, id: ObjectId, cell: Cell): void {
  const count = charactersOf(drop, seat).length
  const at = cellsOf(count).findIndex((one) => cellName(one) === cellName(cell))
  drop.ctx.bound[placeKey(drop, seat, id)] = at
}
