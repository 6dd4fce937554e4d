/**
 * Narrates the results of an answer for one player: the lines that lead to the result, and the cards that they
 * drew.
 */
import type { CardId, GameEvent, Seat } from '../../engine/index.ts'
import type { PublicEvents } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { SeatNames } from '../message-parts/names.ts'
import { narrateResultOfAnswer } from './index.ts'
import { quotedNewsLine } from './quoted.ts'

/** The number of lines that are shown. They are the last ones, because these lead to the result. */
const RESULTS = 3

export function privateResultLines(
  { events, objects }: PublicEvents,
  names: SeatNames,
  seat: Seat | null,
): string[] {
  const drawn = events.flatMap((event) => drawnBy(event, seat) ?? [])
  const others = events.filter((event) => drawnBy(event, seat) === null)
  const lines = narrateResultOfAnswer({ events: others, objects }, names, seat).slice(-RESULTS)
  const cards = drawn.map((card) => names.card(card))
  return [...lines.map(quotedNewsLine), ...(cards.length > 0 ? [texts.reply.drew(cards)] : [])]
}

function drawnBy(event: GameEvent, seat: Seat | null): CardId | null {
  const isDraw = event.kind === 'moved' && event.why === 'drawn' && event.seat === seat
  return isDraw && event.card !== '' ? event.card : null
}
