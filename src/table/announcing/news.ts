/** Merges the public news of several inputs. */
import { eventAsSeenBy, type Seat } from '../../engine/index.ts'
import type { EventsAndNews, PublicNews } from '../model/accepted-input.ts'
import type { AfterInputContext } from '../model/after-input.ts'
import type { PublicEvents } from '../model/public-events.ts'
import { mergeMentionedCards } from './mentioned-cards.ts'

export function mergeNews(taken: readonly EventsAndNews[]): PublicNews {
  return {
    by: taken[0]?.news.by ?? null,
    events: taken.flatMap(({ news }) => news.events),
    objects: taken.map(({ news }) => news.objects).reduce(mergeMentionedCards, {}),
    ordered: taken.flatMap(({ news }) => news.ordered),
    reasons: taken.flatMap(({ news }) => news.reasons),
  }
}

/** Returns the merged public news of a request's inputs and of the table's answers after them. */
export const newsAfterInput = ({ taken, answers }: AfterInputContext): PublicNews =>
  mergeNews([...taken, ...answers])

/** Returns the events of inputs as the player of a seat may know them. */
export function eventsVisibleToSeat(seat: Seat, taken: readonly EventsAndNews[]): PublicEvents {
  const events = taken.flatMap((one) => one.events.map((event) => eventAsSeenBy(event, seat)))
  return { events, objects: mergeNews(taken).objects }
}
