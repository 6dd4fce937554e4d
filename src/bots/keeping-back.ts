/**
 * Who stays ready to protect against a Boss player: a protector that has attacked is exhausted as the other side strikes.
 */
import { type CardView, lairOf, type View } from '../engine/index.ts'
import { hardestBlow } from './combat-sense.ts'
import { seatOf } from './sight.ts'

/** It protects from more than its own blow is worth, and nobody else is there to do so for each who strikes that hard. */
export function staysBack(view: View, card: CardView, blow: number): boolean {
  const { side } = seatOf(view, card.controller)
  if (!lairOf(view)?.boss || side === 'lair' || !card.keywords.protector || card.type !== 'ally') return false
  const hard = blowsAgainst(view, side).filter((atk) => atk >= HARD && HERO * atk > blow)
  return readyProtectors(view, side) <= hard.length
}

/** What others can be left to take. */
const HARD = 4
/** A point of damage that a hero isn't dealt, as those are counted that are dealt. */
const HERO = 2

function blowsAgainst(view: View, side: string): number[] {
  return view.seats
    .filter((one) => one.side !== side)
    .flatMap(({ seat, hero, allies }) =>
      [...(hero ? [hero] : []), ...allies].map((one) => hardestBlow(view, seat, one)),
    )
}

const readyProtectors = (view: View, side: string): number =>
  view.seats
    .filter((one) => one.side === side)
    .flatMap(({ allies }) => allies)
    .filter(({ keywords, exhausted }) => keywords.protector && !exhausted).length
