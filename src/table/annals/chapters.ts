/** A raid's log cut into turns. */
import { eventFor, type GameEvent } from '../../engine/state/events.ts'
import type { SavedInput } from '../../store/inputs.ts'
import { toldShape } from '../shapes.ts'
import type { ChapterName, ChapterNews } from './contract.ts'

export interface Chapter {
  name: ChapterName
  news: ChapterNews[]
  /** The input with which it begins; the table is shown as it was after it. */
  seq: number
}

/** What everybody may know of it, turn by turn; an input that ends one turn and begins the next is cut in two. */
export function chaptersOf(inputs: readonly SavedInput[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const { seq, events: stored } of inputs) {
    const { events, objects } = toldShape.parse(stored)
    if (chapters.length === 0) chapters.push({ name: { kind: 'opening' }, news: [], seq })
    for (const part of cutAtTurns(events.map((event) => eventFor(event, null)))) {
      const [first] = part
      if (first?.kind === 'turnStarted')
        chapters.push({ name: { kind: 'turn', number: first.number, seat: first.seat }, news: [], seq })
      if (first) chapters.at(-1)?.news.push({ events: part, objects })
    }
  }
  const last = inputs.at(-1)
  return last ? [...chapters, { name: { kind: 'end' }, news: [], seq: last.seq }] : []
}

function cutAtTurns(events: readonly GameEvent[]): GameEvent[][] {
  const parts: GameEvent[][] = [[]]
  for (const event of events) {
    if (event.kind === 'turnStarted') parts.push([])
    parts.at(-1)?.push(event)
  }
  return parts
}
