/** Puts inputs into games. Every change of a game goes through this module, which logs it with its consequences. */

import { applyInput, eventAsSeenBy, type GameEvent, type Input, isRefusal } from '../../engine/index.ts'
import { cardsMentionedIn, publiclyKnownCards } from '../announcing/mentioned-cards.ts'
import type { EventsAndNews, InputOrigin } from '../model/accepted-input.ts'
import type { InputConsequences } from '../model/consequences.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { MentionedCards } from '../model/public-events.ts'
import { Rejection } from '../model/rejection.ts'
import { withSchemaVersion } from '../stored/parse-stored.ts'
import type { StartLogEntry, UndoLogEntry } from '../stored/schemas.ts'
import { refusalSentence } from './refusal-text.ts'

/**
 * Puts an input into the game and logs it.
 * @throws Rejection with the reason when the rules refuse the input. Any other error from the engine is a bug of
 * ours
 */
export async function addInput(
  playing: LockedGame,
  input: Input,
  origin: InputOrigin,
): Promise<EventsAndNews> {
  const { game } = playing
  const before = publiclyKnownCards(game)
  const result = applyInput(game, input)
  if (isRefusal(result)) throw new Rejection(refusalSentence(game, input, result))
  return logInput(playing, input, { ...origin, events: result, before })
}

type Happened = InputOrigin & { events: GameEvent[]; before: MentionedCards }

/** Logs an input that the game has already accepted. */
export async function logInput(
  playing: LockedGame,
  input: Input | StartLogEntry | UndoLogEntry,
  happened: Happened,
): Promise<EventsAndNews> {
  const { writes, raid, game } = playing
  const { events, before, by, interactionId, instructionKind: order, how, reason, harmless } = happened
  const seat = input.kind === 'start' ? null : input.seat
  const told = events.map((event) => eventAsSeenBy(event, null))
  const objects = cardsMentionedIn(told, before, game)
  const all: InputConsequences = { events, objects }
  const entry = {
    raidId: raid.id,
    version: raid.version,
    kind: input.kind,
    seat,
    payload: {
      ...withSchemaVersion(input),
      told: told.length > 0 || how !== undefined,
      ...(order ? { order } : {}),
      ...(how ? { how } : {}),
      ...(reason ? { reason } : {}),
      ...(harmless ? { harmless } : {}),
    },
    events: withSchemaVersion(all),
    userId: by?.id ?? null,
    interactionId,
    state: game,
    ...(input.kind === 'undo' ? { backTo: input.to } : {}),
  }
  raid.version = await writes.input(entry, all)
  return {
    events,
    news: {
      by: seat,
      events: told,
      objects,
      ordered: order && seat !== null ? [{ seat, order }] : [],
      reasons: reason && told.length > 0 ? [reason] : [],
    },
  }
}
