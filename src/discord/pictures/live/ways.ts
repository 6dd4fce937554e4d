/** The ways of arrows: out of a card beside its party, along the street between lair and raiders, and in again. */
import type { ArrowShown, PartyShown } from '../board/board.ts'
import type { Box } from '../shapes.ts'
import type { LaidBoard, LaidParty } from './layout.ts'
import { GAP } from './measures.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Way {
  readonly arrow: ArrowShown
  readonly points: readonly Point[]
  /** Where it turns towards what it points at. */
  readonly turn: Point
}

/** Where a card lies; `box` is null for a hero. */
interface Place {
  readonly party: LaidParty
  readonly box: Box | null
}

/** How far an arrow's tip reaches into what it points at. */
const INTO = 3
/** Attacks and targets keep beside one another. */
const BESIDE = 7

export function waysOf(arrows: readonly ArrowShown[], laid: LaidBoard): Way[] {
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

/** From the street into a card. */
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
  const x = side === 'left' ? party.box.x - GAP / 2 : party.box.x + party.box.width + GAP / 2
  const y = box.y + box.height / 2 + aside / 3
  const end = side === 'left' ? box.x + INTO : box.x + box.width - INTO
  return [
    { x, y: street },
    { x, y },
    { x: end, y },
  ]
}

/** From below; beside what lies below it, where something does. */
function intoLair(lair: LaidParty, box: Box | null, street: number, aside: number): Point[] {
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

/** As long as an arrow's tip. */
const STUB = 20

function besideOthers(box: Box, street: number): Point[] {
  const [x, y] = [box.x + box.width + 4, box.y + box.height / 2]
  return [
    { x, y: street },
    { x, y },
    { x: x - STUB, y },
  ]
}

/** The edge of the party that is nearer; of two alike, the one on the other end's side. */
function sideOf(party: Box, box: Box, other: number): 'left' | 'right' {
  const [left, right] = [box.x - party.x, party.x + party.width - box.x - box.width]
  if (Math.abs(left - right) > 2) return left < right ? 'left' : 'right'
  return other < box.x + box.width / 2 ? 'left' : 'right'
}

/** What is attached is where its host is. */
function placesOf({ parties }: LaidBoard): Map<number, Place> {
  const places = new Map<number, Place>()
  const put = (cards: readonly NonNullable<PartyShown['hero']>[], place: Place) => {
    for (const { id, attached } of cards) for (const one of [{ id }, ...attached]) places.set(one.id, place)
  }
  for (const party of parties) {
    put(party.party.hero ? [party.party.hero] : [], { party, box: null })
    for (const { tile, box } of party.cards) put(tile.stack.cards, { party, box })
  }
  return places
}
