/** Finds the recent events that a spoken line of the lair can be about. */
import type { GameEvent, View } from '../../engine/index.ts'
import type { Announcement, NewsAnnouncement } from '../../table/contract.ts'
import type { LairLineOccasion } from '../../table/fallen-raiders/contract.ts'

/** The least damage of a big hit. */
const BIG_HIT = 4
/** The part of its health at which a hero is badly hurt. */
const BADLY_HURT = 1 / 3

/** Returns the occasions for a spoken line, the most remarkable first. The last one, `any`, always fits. */
export function lairLineOccasionsIn(view: View, log: readonly Announcement[]): LairLineOccasion[] {
  const events = sinceLairTurn(view, log)
  const found: (LairLineOccasion | null)[] = [
    events.some(isFall(view)) ? 'fall' : null,
    events.some(isBigHit(view)) ? 'hit' : null,
    isBadlyHurt(view, 'lair') ? 'hurt' : null,
    isBadlyHurt(view, 'raiders') ? 'weak' : null,
    events.some(isFlip(view)) ? 'flip' : null,
    'any',
  ]
  return found.filter((one) => one !== null)
}

const isNews = (one: Announcement): one is NewsAnnouncement => one.kind === 'news'

/** Returns the events since the lair's latest turn began, or all of them if they don't include its beginning. */
function sinceLairTurn(view: View, log: readonly Announcement[]): GameEvent[] {
  const events = log.filter(isNews).flatMap((news) => news.events)
  const lair = lairSeatView(view)?.seat
  const began = events.findLastIndex((event) => event.kind === 'turnStarted' && event.seat === lair)
  return events.slice(Math.max(0, began))
}

export const lairSeatView = (view: View) => view.seats.find(({ side }) => side === 'lair')

const isFall = (view: View) => (event: GameEvent) =>
  event.kind === 'lost' && event.seat !== lairSeatView(view)?.seat && event.why !== 'conceded'

const isFlip = (view: View) => (event: GameEvent) =>
  event.kind === 'flipped' || (event.kind === 'played' && event.seat === lairSeatView(view)?.seat)

/** Returns a function that tells whether an event is much damage at once to a raider's hero. */
function isBigHit(view: View) {
  const heroes = view.seats.flatMap(({ side, hero }) => (side === 'lair' || !hero ? [] : [hero.object]))
  return (event: GameEvent) =>
    event.kind === 'damaged' && event.amount >= BIG_HIT && heroes.includes(event.object)
}

const isBadlyHurt = (view: View, side: 'lair' | 'raiders'): boolean =>
  view.seats.some((seat) => {
    const { health, damage } = seat.hero ?? { health: null, damage: 0 }
    return seat.side === side && !seat.out && health !== null && health - damage <= health * BADLY_HURT
  })
