/** The only way into a game. The engine accepts an input, which is logged with its consequences. */

import { apply, eventFor, type GameEvent, type Input, isRefusal, type Seat } from '../../engine/index.ts'
import { fallenIn } from '../absence/falling.ts'
import { isCorrection, newsOf } from '../announcing/announce.ts'
import { mergeNames, namedIn, publicObjects } from '../announcing/named.ts'
import { answeredByComputer } from '../boss/boss.ts'
import type { Announcement } from '../model/announcement.ts'
import type { Happening, NamedObjects } from '../model/happening.ts'
import type { RaidCard } from '../model/raid.ts'
import { Rejection } from '../model/rejection.ts'
import type { Playing } from '../model/sitting.ts'
import type { Origin, PublicNews, Taken } from '../model/taken.ts'
import type { Told } from '../model/told.ts'
import { withdrawMotions } from '../motions/card.ts'
import { forgetPlans, obey } from '../orders/obey.ts'
import { shaped } from '../stored/reading.ts'
import type { Beginning, Undoing } from '../stored/shapes.ts'
import { ownNews } from '../threads/threads.ts'
import { finish } from './finish.ts'
import { promptOf } from './prompt.ts'
import { whyRefused } from './refused.ts'

/**
 * Puts an input into the game and logs it.
 * @throws Rejection with the reason when the rules refuse the input. Any other error from the engine is a bug of
 * ours
 */
export async function put(playing: Playing, input: Input, origin: Origin): Promise<Taken> {
  const { game } = playing
  const before = publicObjects(game)
  const result = apply(game, input)
  if (isRefusal(result)) throw new Rejection(whyRefused(game, input, result))
  return record(playing, input, { ...origin, events: result, before })
}

type Happened = Origin & { events: GameEvent[]; before: NamedObjects }

/** Logs an input that the game has already accepted. */
export async function record(
  playing: Playing,
  input: Input | Beginning | Undoing,
  happened: Happened,
): Promise<Taken> {
  const { pen, raid, game } = playing
  const { events, before, by, interactionId, order, how, harmless } = happened
  const seat = input.kind === 'start' ? null : input.seat
  const told = events.map((event) => eventFor(event, null))
  const objects = namedIn(told, before, game)
  const all: Told = { events, objects }
  const entry = {
    raidId: raid.id,
    version: raid.version,
    kind: input.kind,
    seat,
    payload: {
      ...shaped(input),
      told: told.length > 0 || how !== undefined,
      ...(order ? { order } : {}),
      ...(how ? { how } : {}),
      ...(harmless ? { harmless } : {}),
    },
    events: shaped(all),
    userId: by?.id ?? null,
    interactionId,
    state: game,
    ...(input.kind === 'undo' ? { backTo: input.to } : {}),
  }
  raid.version = await pen.input(entry, all)
  return {
    events,
    news: { by: seat, events: told, objects, ordered: order && seat !== null ? [{ seat, order }] : [] },
  }
}

/**
 * Runs the autopilot, announces what happened, then ends the raid or asks the next question. Call it once, after the
 * last input.
 * @param undone what an undo has taken back. The question is then asked again, whatever the instructions say
 * @returns the answers of the autopilot
 */
export async function conclude(
  playing: Playing,
  taken: readonly Taken[],
  undone: Happening | null = null,
): Promise<Taken[]> {
  const { pen, raid, game, announced } = playing
  if (!pen.isHeld) await withdrawMotions(playing.tx, raid)
  if (undone) await forgetPlans(playing)
  const ordered = await answeredByTable(playing, taken, undone !== null)
  const news = merged([...taken, ...ordered])
  const said = toldOf(raid, taken, ordered, undone)
  said.push(...fallenIn(raid, game, news.events))
  if (game.outcome) said.push(await finish(playing, game.outcome))
  else if (game.decision?.id !== announced)
    said.push(promptOf(playing, { continues: continues(playing, news), since: new Date() }))
  said.push(...ownNews(playing.places))
  await pen.say(
    raid,
    said.flatMap((one) => one ?? []),
  )
  return ordered
}

/**
 * Adds the automatic answers: those of the autopilot, unless a question is asked again, and the computer's answers
 * for a Boss.
 */
async function answeredByTable(playing: Playing, taken: readonly Taken[], anew: boolean): Promise<Taken[]> {
  const all: Taken[] = anew ? [] : await obey(playing, taken, put)
  for (let one = await answeredByComputer(playing, put); one; one = await answeredByComputer(playing, put))
    all.push(one, ...(anew ? [] : await obey(playing, [one], put)))
  return all
}

/** A correction is announced separately from the table's answers after it. */
function toldOf(
  raid: RaidCard,
  taken: readonly Taken[],
  ordered: readonly Taken[],
  undone: Happening | null,
): (Announcement | null)[] {
  if (!taken.some(({ events }) => isCorrection(events)))
    return [newsOf(raid, merged([...taken, ...ordered]), undone)]
  return [newsOf(raid, merged(taken)), newsOf(raid, merged(ordered))]
}

function merged(taken: readonly Taken[]): PublicNews {
  return {
    by: taken[0]?.news.by ?? null,
    events: taken.flatMap(({ news }) => news.events),
    objects: taken.map(({ news }) => news.objects).reduce(mergeNames, {}),
    ordered: taken.flatMap(({ news }) => news.ordered),
  }
}

/** A player continues after a step that only they have seen so far, such as the target of the card that they play. */
function continues({ game }: Playing, { by, events }: PublicNews): boolean {
  return events.length === 0 && game.decision?.seat === by
}

/** The events as the seat may know them. */
export function happeningFor(seat: Seat, taken: readonly Taken[]): Happening {
  const events = taken.flatMap((one) => one.events.map((event) => eventFor(event, seat)))
  return { events, objects: merged(taken).objects }
}
