/** Shows the reasons of computer players, in small print below their moves. */
import type { NewsAnnouncement } from '../../table/contract.ts'
import { texts } from '../../texts/texts.ts'
import type { SeatNames } from '../message-parts/names.ts'
import type { NarratedLine } from '../narrate/index.ts'

const MOVE_KINDS: ReadonlySet<NarratedLine['kind']> = new Set([
  'played',
  'used',
  'placed',
  'proposed',
  'attacking',
])

/** Adds the reason below the line of the move, or below the first line if the move has none. */
export function addReasonLineBelowMove(
  lines: readonly NarratedLine[],
  { reasons: [reason] = [] }: Pick<NewsAnnouncement, 'reasons'>,
  names: SeatNames,
): NarratedLine[] {
  if (!reason) return [...lines]
  const { moved, publicReasons } = texts.hints
  const because = moved(publicReasons[names.isLair(reason.seat) ? 'lair' : 'raiders'][reason.term])
  const at = Math.max(
    0,
    lines.findIndex(({ kind }) => MOVE_KINDS.has(kind)),
  )
  return lines.map((one, n) => (n === at ? { ...one, line: `${one.line}\n${because}` } : one))
}

/** Leaves out the reasons that the same computer player has given for its move before. */
export function withoutRepeatedReasons(news: readonly NewsAnnouncement[]): NewsAnnouncement[] {
  let last = ''
  return news.map((one) => {
    const [reason] = one.reasons ?? []
    const now = reason ? `${reason.seat} ${reason.term}` : last
    const isRepeated = reason !== undefined && now === last
    last = now
    return isRepeated ? { ...one, reasons: [] } : one
  })
}
