/** The announcement of the open question. */
import { remainingSeats, type Seat } from '../../engine/index.ts'
import { isComputer } from '../../store/people/house.ts'
import { newsAfterInput } from '../announcing/news.ts'
import {
  instructionsOf,
  passingSeats,
  seatsAnsweredAhead,
  seatsThatDecline,
} from '../autopilot/apply-instructions.ts'
import { passesAutomatically } from '../autopilot/automatic.ts'
import { answerFromInstructions } from '../autopilot/evaluate-instructions.ts'
import { seatsTakenOver } from '../computers/takeover.ts'
import type { AfterInput, AnnouncingStep } from '../model/after-input.ts'
import type { Announcement, AskedPerson } from '../model/announcement.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import { movesAheadOf } from '../preview/ahead.ts'

/** Asks the open question, unless it was announced before the input. */
export const askQuestion: AnnouncingStep = (after) => {
  const { playing } = after
  if (playing.game.outcome || playing.game.decision?.id === playing.announced) return []
  const prompt = promptOf(playing, { continues: continues(after), since: new Date() })
  return prompt ? [prompt] : []
}

/**
 * Whether the same player is asked again after a step that nobody else could see, such as the target of the card
 * that they play.
 */
function continues(after: AfterInput): boolean {
  const { by, events } = newsAfterInput(after)
  return events.length === 0 && after.playing.game.decision?.seat === by
}

/** Returns the announcement of the open question, or null if nothing is asked. */
export function promptOf(
  { raid, game, places }: Pick<LockedGame, 'raid' | 'game' | 'places'>,
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
    question: decision.kind,
    continues,
    since: since.toISOString(),
    passing: passingSeats(places),
    ...alsoIn({ raid, game, places }),
  }
}

/** Returns the players who may answer ahead, without those for whom the table will answer. */
function alsoIn({ raid, game, places }: Pick<LockedGame, 'raid' | 'game' | 'places'>): {
  also?: AskedPerson[]
} {
  const idle = [...seatsAnsweredAhead(game, places), ...answeredFor(game, places), ...seatsTakenOver(places)]
  const also = remainingSeats(game).flatMap((seat) => {
    const { person } = raid.seats[seat] ?? {}
    return person && !isComputer(person) && !idle.includes(seat) && isCalled({ game, places }, seat)
      ? [{ seat, person }]
      : []
  })
  return also.length > 0 ? { also } : {}
}

/**
 * Whether to mention the player. A player who can only strike may say so ahead, and is mentioned once nobody has
 * protected. A player for whom the table will answer isn't mentioned.
 */
function isCalled({ game, places }: Pick<LockedGame, 'game' | 'places'>, seat: Seat): boolean {
  if (game.decision?.kind !== 'protect') return !passesAutomatically(game, seat)
  const { decision } = movesAheadOf(game, seat) ?? {}
  const place = places[seat]
  return (
    decision?.kind === 'protect' &&
    (!place || !answerFromInstructions(game, decision, instructionsOf(place).list))
  )
}

function answeredFor({ decision }: LockedGame['game'], places: LockedGame['places']): Seat[] {
  if (decision?.kind === 'priority') return passingSeats(places).map(({ seat }) => seat)
  return decision?.kind === 'protect' ? seatsThatDecline(places) : []
}
