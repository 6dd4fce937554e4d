/**
 * Chooses the character at which the computer aims a dropped card: the one for which the hits are worth most, over all
 * throws of the dice (R304).
 */
import {
  type CardView,
  cornerWhereDropLands,
  type Decision,
  isCellCoveredByDrop,
  type ObjectId,
  type Option,
  type View,
} from '../engine/index.ts'

const DICE = [1, 2, 3, 4, 5, 6]
const THROWS = DICE.flatMap((across) => DICE.map((along) => [across, along]))
/** The damage that each hit of a dropped card is assumed to deal. The text of the card isn't read. */
const HIT = 5
const KILL = 4
const FALL = 20

export function chooseDropCell(view: View, { options }: Decision): string {
  const chances = options.map((option) => ({ id: option.id, worth: worthOf(view, option) }))
  return chances.reduce((best, one) => (one.worth > best.worth ? one : best), { id: '', worth: -1 }).id
}

function worthOf(view: View, option: Option): number {
  const aimed = 'object' in option ? option.object : 0
  const area = view.drop?.areas.find(({ lying }) => lying.some(({ object }) => object === aimed))
  const at = area?.lying.find(({ object }) => object === aimed)
  if (!area || !at) return 0
  const touched = THROWS.flatMap((dice) => {
    const corner = cornerWhereDropLands([at.column, at.row], dice)
    return area.lying.filter(({ column, row }) => isCellCoveredByDrop(corner, [column, row]))
  })
  return touched.reduce((sum, { object }) => sum + hurt(view, object), 0)
}

function hurt(view: View, object: ObjectId): number {
  const [seat] = view.seats.filter(({ hero, allies }) =>
    [hero, ...allies].some((one) => one?.object === object),
  )
  const isHero = seat?.hero?.object === object
  const left = leftOf(isHero ? seat?.hero : seat?.allies.find((one) => one.object === object))
  return left > HIT ? HIT : left + (isHero ? FALL : KILL)
}

const leftOf = (card: CardView | null | undefined): number =>
  Math.max(0, (card?.health ?? 0) - (card?.damage ?? 0))
