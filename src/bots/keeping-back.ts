/**
 * Keeps protectors ready against a Boss player. A protector that has attacked is exhausted when the other side
 * strikes.
 */
import { type CardView, lairOf, type View } from '../engine/index.ts'
import { hardestBlow } from './combat-sense.ts'
import { seatOf } from './sight.ts'

/**
 * The card stays back if it can prevent more damage than its attack is worth, and there are no more ready protectors
 * than opponents who strike that hard.
 */
export function staysBack(view: View, card: CardView, blow: number): boolean {
  const { side } = seatOf(view, card.controller)
  if (!lairOf(view)?.boss || side === 'lair' || !card.keywords.protector || card.type !== 'ally') return false
  const hard = blowsAgainst(view, side).filter((atk) => atk >= HARD && HERO * atk > blow)
  return readyProtectors(view, side) <= hard.length
}

/** Opponents with less ATK need no protector. */
const HARD = 4
/**
 * The value of a point of damage that a hero isn't dealt. It equals `HERO` in harm.ts, the value of a point that a
 * hero is dealt.
 */
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
