/** Splits the log of a raid into chapters, one for each turn. */
import { eventAsSeenBy, type GameEvent } from '../../engine/index.ts'
import type { SavedInput } from '../../store/raids/inputs.ts'
import { parseConsequences } from '../stored/parse-stored.ts'
import type { ReplayChapterName, ReplayInputNews } from './contract.ts'

interface Chapter {
  name: ReplayChapterName
  news: ReplayInputNews[]
}

/**
 * Returns the public events of a raid by turn. The events of an input that ends one turn and begins the next are
 * split.
 */
export function replayChaptersOfLog(inputs: readonly SavedInput[]): Chapter[] {
  const chapters: Chapter[] = [{ name: { kind: 'opening' }, news: [] }]
  for (const { events: stored } of inputs) {
    const { events, objects } = parseConsequences(stored)
    for (const part of cutAtTurns(events.map((event) => eventAsSeenBy(event, null)))) {
      const [first] = part
      if (first?.kind === 'turnStarted')
        chapters.push({ name: { kind: 'turn', number: first.number, seat: first.seat }, news: [] })
      if (first) chapters.at(-1)?.news.push({ events: part, objects })
    }
  }
  return chapters
}

function cutAtTurns(events: readonly GameEvent[]): GameEvent[][] {
  const parts: GameEvent[][] = [[]]
  for (const event of events) {
    if (event.kind === 'turnStarted') parts.push([])
    parts.at(-1)?.push(event)
  }
  return parts
}
