/**
 * The paths of arrows: out of a card beside its party, along the strip between lair and raiders, and into the
 * target.
 */
import type { ArrowContents, PartyContents } from '../board-contents/board.ts'
import type { Box } from '../shapes.ts'
import type { BoardLayout, PartyLayout } from './layout.ts'
import { BOARD_GAP } from './measures.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface ArrowPath {
  readonly arrow: ArrowContents
  readonly points: readonly Point[]
  /** The last corner before the target. */
  readonly turn: Point
}

/** The place of a card; `box` is null for a hero. */
interface Place {
  readonly party: PartyLayout
  readonly box: Box | null
}

/** The pixels by which an arrow's tip extends into its target. */
const INTO = 3
/** The pixels by which arrows of attacks and of targets are shifted in opposite directions. */
const BESIDE = 7

export function arrowPaths(arrows: readonly ArrowContents[], laid: BoardLayout): ArrowPath[] {
  const places = placesOf(laid)
  const isMixed = new Set(arrows.map(({ kind }) => kind)).size > 1
  return arrows.flatMap((arrow) => {
    const [from, to] = [places.get(arrow.from), places.get(arrow.to)]
    if (!from || !to) return []
    const aside = isMixed ? (arrow.kind === 'attack' ? -BESIDE : BESIDE) : 0
    const street = laid.street + aside
    const out = wayIn(from, middleOf(to), street, aside - 16)
    const into = wayIn(to, middleOf(from), street, aside + 16)
    const [turn] = into
    return turn ? [{ arrow, points: [...[...out].reverse(), ...into], turn }] : []
  })
}

const middleOf = ({ party, box }: Place): number => {
  const { x, width } = box ?? party.box
  return x + width / 2
}

/** Returns the path from the strip into a card. */
function wayIn({ party, box }: Place, other: number, street: number, aside: number): Point[] {
  if (party.party.isLair) return intoLair(party, box, street, aside)
  if (!box) {
    const x = party.box.x + party.box.width / 2 + aside
    return [
      { x, y: street },
      { x, y: party.box.y + INTO },
    ]
  }
  const side = sideOf(party.box, box, other)
  const x = side === 'left' ? party.box.x - BOARD_GAP / 2 : party.box.x + party.box.width + BOARD_GAP / 2
  const y = box.y + box.height / 2 + aside / 3
  const end = side === 'left' ? box.x + INTO : box.x + box.width - INTO
  return [
    { x, y: street },
    { x, y },
    { x: end, y },
  ]
}

/** Returns the path from below into the lair. It runs beside other cards that are below the target. */
function intoLair(lair: PartyLayout, box: Box | null, street: number, aside: number): Point[] {
  if (box && lair.cards.some((one) => isBelow(one.box, box))) return besideOthers(box, street)
  const { box: own, heroBox } = lair
  const x = box ? box.x + box.width * 0.7 + aside : heroBox.x + heroBox.width * 0.75 + aside
  const y = box ? box.y + box.height - INTO : own.y + own.height - INTO
  return [
    { x, y: street },
    { x, y },
  ]
}

const isBelow = (one: Box, other: Box): boolean =>
  one.y > other.y && one.x < other.x + other.width && other.x < one.x + one.width

/** The length of an arrow's tip. */
const STUB = 20

function besideOthers(box: Box, street: number): Point[] {
  const [x, y] = [box.x + box.width + 4, box.y + box.height / 2]
  return [
    { x, y: street },
    { x, y },
    { x: x - STUB, y },
  ]
}

/** Returns the nearer edge of the party. If both are equally near, the one on the side of the arrow's other end. */
function sideOf(party: Box, box: Box, other: number): 'left' | 'right' {
  const [left, right] = [box.x - party.x, party.x + party.width - box.x - box.width]
  if (Math.abs(left - right) > 2) return left < right ? 'left' : 'right'
  return other < box.x + box.width / 2 ? 'left' : 'right'
}

/** Returns the places of all cards. An attached card has the place of its host. */
function placesOf({ parties }: BoardLayout): Map<number, Place> {
  const places = new Map<number, Place>()
  const put = (cards: readonly NonNullable<PartyContents['hero']>[], place: Place) => {
    for (const { id, attached } of cards) for (const one of [{ id }, ...attached]) places.set(one.id, place)
  }
  for (const party of parties) {
    put(party.party.hero ? [party.party.hero] : [], { party, box: null })
    for (const { tile, box } of party.cards) put(tile.stack.cards, { party, box })
  }
  return places
}
