/**
 * The line that describes how long a raid has waited, the turn order, and the players who have passed, are
 * absent or are passed for.
 */
import type { Seat, View } from '../../engine/index.ts'
import type { AutoPassingSeat } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import { discordTimestamp } from '../absence/news.ts'
import type { SeatNames } from '../message-parts/names.ts'

export interface WaitingDetails {
  since: Date | null
  passing: readonly AutoPassingSeat[]
}

/** Returns the seats that are asked now or later in this window and haven't answered in advance. */
export const seatsWithoutAnswer = ({
  view,
  decided,
}: {
  view: View | null
  decided: readonly Seat[]
}): Seat[] =>
  [...(view?.waitingFor ? [view.waitingFor.seat] : []), ...(view?.window?.next ?? [])].filter(
    (seat) => !decided.includes(seat),
  )

/**
 * Returns the line in small print; '' if the raid waits for nobody. The lair's player is not listed among those who
 * have passed. The turn order is left out while a computer player thinks, which takes a moment.
 */
export function waitingDetailsLine(view: View, names: SeatNames, { since, passing }: WaitingDetails): string {
  if (!view.waitingFor) return ''
  const { seat: asked } = view.waitingFor
  const isThinking = names.isComputers(asked) || names.isTakenOver(asked)
  const passed = (view.window?.passed ?? []).filter((seat) => !names.isLair(seat))
  const facts = [
    ...(since ? [texts.autopilot.since(Math.floor(since.getTime() / 1000))] : []),
    ...(isThinking ? [] : [texts.autopilot.turnOrder(view.order.map((seat) => names.seat(seat)))]),
    ...(passed.length > 0 ? [texts.autopilot.passed(passed.map((seat) => names.seat(seat)))] : []),
    ...names.away.map(({ seat, until }) =>
      texts.absence.away(names.seat(seat), discordTimestamp(until, 'D')),
    ),
    ...view.order.filter(names.isTakenOver).map((seat) => texts.takeover.plays(names.seat(seat))),
    ...passing.map(({ seat, until }) => texts.autopilot.passing[until](names.seat(seat))),
  ]
  return texts.autopilot.facts(facts)
}
