/**
 * Builds the announcements in a raid's thread after an input. They come in this order: what happened, then the end or
 * the question.
 */
import { alsoAsked, type GameEvent, type Seat } from '../../engine/index.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue, type NewMessage } from '../../store/outbox.ts'
import { raidTopic } from '../../store/topics.ts'
import type { Addressed, Announcement, Happening, RaidCard } from '../contract.ts'
import type { ByOrder } from '../orders/contract.ts'
import { decidedIn, decliningIn, passingOf } from '../orders/obey.ts'
import { aheadIn } from '../preview/ahead.ts'
import type { Playing } from '../raid/sitting.ts'
import { shaped } from '../stored/reading.ts'
import type { NamedObjects } from './named.ts'

/** The public consequences of inputs. */
export interface PublicNews {
  by: Seat | null
  events: GameEvent[]
  objects: NamedObjects
  /** The players for whom the table has answered, in that order. */
  ordered: ByOrder[]
}

/** Returns the news of an input, or null if nobody can see that anything happened. */
export function newsOf(
  raid: RaidCard,
  { by, events, objects, ordered }: PublicNews,
  undone: Happening | null = null,
): Announcement | null {
  if (events.length === 0) return null
  const news = { kind: 'news', version: raid.version, by, events, objects, ordered } as const
  return undone ? { ...news, undone } : news
}

/** A correction has a separate message. */
export const isCorrection = (events: readonly GameEvent[]): boolean =>
  events.some(({ kind }) => kind === 'adjusted')

/** Returns the question and the player it is for, or null if nothing is asked. */
export function promptOf(
  { raid, game, places }: Pick<Playing, 'raid' | 'game' | 'places'>,
  { continues, since }: { continues: boolean; since: Date },
): Announcement | null {
  const { decision } = game
  if (!decision) return null
  const { person } = raid.seats[decision.seat] ?? {}
  if (!person) throw new Error(`nobody sits in seat ${decision.seat}, which is asked`)
  return {
    kind: 'prompt',
    version: raid.version,
    decision: decision.id,
    seat: decision.seat,
    person,
    continues,
    since: since.toISOString(),
    passing: passingOf(places),
    ...alsoIn({ raid, game, places }),
  }
}

/** The players who may also answer, without those for whom the table will answer. */
function alsoIn({ raid, game, places }: Pick<Playing, 'raid' | 'game' | 'places'>): { also?: Addressed[] } {
  const idle = [...decidedIn(game, places), ...answeredFor(game, places)]
  const also = alsoAsked(game).flatMap((seat) => {
    const { person } = raid.seats[seat] ?? {}
    return person && !idle.includes(seat) && isCalled(game, seat) ? [{ seat, person }] : []
  })
  return also.length > 0 ? { also } : {}
}

/**
 * Whether to mention the player. A player who can only strike may say so ahead, and is mentioned once nobody has
 * protected.
 */
const isCalled = (game: Playing['game'], seat: Seat): boolean =>
  game.decision?.kind !== 'protect' || aheadIn(game, seat)?.decision.kind === 'protect'

function answeredFor({ decision }: Playing['game'], places: Playing['places']): Seat[] {
  if (decision?.kind === 'priority') return passingOf(places).map(({ seat }) => seat)
  return decision?.kind === 'protect' ? decliningIn(places) : []
}

/**
 * The announcement that somebody has answered ahead. There are no events to report, but the question shows that fewer
 * players are awaited.
 */
export const answeredAhead = (raid: RaidCard, by: Seat): Announcement => ({
  kind: 'news',
  version: raid.version,
  by,
  events: [],
  objects: {},
  ordered: [],
})

/** Puts announcements into the outbox. */
export async function announce(
  tx: Tx,
  raid: RaidCard,
  announcements: readonly Announcement[],
): Promise<void> {
  await enqueue(tx, raidTopic(raid.id), messagesOf(raid, announcements))
}

/** The messages go to the thread or, before there is one, to the channel. */
export function messagesOf(raid: RaidCard, announcements: readonly Announcement[]): NewMessage[] {
  const channelId = raid.threadId ?? raid.channelId
  return announcements.map((one) => ({ kind: one.kind, channelId, payload: shaped(one) }))
}
