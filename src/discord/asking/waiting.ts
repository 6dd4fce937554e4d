/** The line that says how a raid waits: since when, whose turn comes when, who has passed, is away or is passed for. */
import type { Seat, View } from '../../engine/index.ts'
import type { Passing } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { moment } from '../absence/news.ts'
import type { SeatNames } from '../posts/names.ts'

export interface Wait {
  since: Date | null
  passing: readonly Passing[]
}

/** Who is asked, and who was told that they are asked too, but for those who have answered ahead. */
export const undecided = ({ view, decided }: { view: View | null; decided: readonly Seat[] }): Seat[] =>
  [...(view?.waitingFor ? [view.waitingFor.seat] : []), ...(view?.window?.next ?? [])].filter(
    (seat) => !decided.includes(seat),
  )

/** In small print; '' when nothing is waited for. The lair's player is not one who passes. */
export function waitLine(view: View, names: SeatNames, { since, passing }: Wait): string {
  if (!view.waitingFor) return ''
  const passed = (view.window?.passed ?? []).filter((seat) => !names.isLair(seat))
  const facts = [
    ...(since ? [texts.orders.since(Math.floor(since.getTime() / 1000))] : []),
    texts.orders.order(view.order.map((seat) => names.seat(seat))),
    ...(passed.length > 0 ? [texts.orders.passed(passed.map((seat) => names.seat(seat)))] : []),
    ...names.away.map(({ seat, until }) => texts.absence.away(names.seat(seat), moment(until, 'D'))),
    ...passing.map(({ seat, until }) => texts.orders.passing[until](names.seat(seat))),
  ]
  return texts.orders.facts(facts)
}
