/** The announcement of the open question. */
import { type Seat, seatsStillToBeAsked } from '../../engine/index.ts'
import { COMPUTER_BOSS_PLAYER_ID, isComputerPlayer } from '../../store/people/house.ts'
import { runInPublicLanguage } from '../../texts/language.ts'
import { texts } from '../../texts/texts.ts'
import { userText } from '../../texts/user-text.ts'
import { newsAfterInput } from '../announcing/news.ts'
import {
  autoPassingSeats,
  instructionsOfSeat,
  seatsThatAnsweredInAdvance,
  seatsThatDeclineAllAttacks,
} from '../autopilot/apply-instructions.ts'
import { willTablePassForLaterSeat } from '../autopilot/automatic.ts'
import { picksByInstructions } from '../autopilot/evaluate-instructions.ts'
import { hasPlanningComputerPlayer, isSeatPlayedByComputer } from '../computers/seats.ts'
import { seatsTakenOverByComputer } from '../computers/takeover.ts'
import { signalRaidWaitingForComputer } from '../computers/waiting-raids.ts'
import type { AfterInputContext, AnnouncingStep } from '../model/after-input.ts'
import type { AskedPerson, PromptAnnouncement } from '../model/announcement.ts'
import type { LockedGame } from '../model/locked-raid.ts'
import type { Person } from '../model/person.ts'
import { movesOfSeatAskedLater } from '../preview/possible-moves.ts'

/** Asks the open question, unless it was announced before the input. */
export const announceOpenQuestion: AnnouncingStep = (after) => {
  const { playing } = after
  if (playing.game.outcome || playing.game.decision?.id === playing.announced) return []
  const prompt = promptAnnouncementOf(playing, { continues: continues(after), since: new Date() })
  const hasBegun = playing.announced === null && playing.game.turn.number <= 1
  if (prompt?.thinking || (hasBegun && hasPlanningComputerPlayer(playing)))
    playing.writes.afterTransaction(() => signalRaidWaitingForComputer(playing.raid.id))
  return prompt ? [prompt] : []
}

/**
 * Whether the same player is asked again after a step that nobody else could see, such as the target of the card
 * that they play.
 */
function continues(after: AfterInputContext): boolean {
  const { by, events } = newsAfterInput(after)
  return events.length === 0 && after.playing.game.decision?.seat === by
}

/** Returns the announcement of the open question, or null if nothing is asked. */
export function promptAnnouncementOf(
  { raid, game, places }: Pick<LockedGame, 'raid' | 'game' | 'places'>,
  { continues, since }: { continues: boolean; since: Date },
): PromptAnnouncement | null {
  const { decision } = game
  if (!decision) return null
  const { person } = raid.seats[decision.seat] ?? {}
  const isThinking = isSeatPlayedByComputer({ raid, game, places }, decision.seat)
  if (!person && !isThinking) throw new Error(`nobody sits in seat ${decision.seat}, which is asked`)
  return {
    kind: 'prompt',
    version: raid.version,
    decision: decision.id,
    seat: decision.seat,
    person: person ?? computerBoss(),
    question: decision.kind,
    continues,
    since: since.toISOString(),
    passing: autoPassingSeats(places),
    ...(isThinking ? { thinking: true } : alsoIn({ raid, game, places })),
  }
}

/** The Boss player if the computer plays the Boss. It has no seat in the database. */
const computerBoss = (): Person => ({
  id: COMPUTER_BOSS_PLAYER_ID,
  name: userText(runInPublicLanguage(() => texts.lair.boss.name)),
})

/** Returns the players who may answer in advance, without those for whom the table will answer. */
function alsoIn({ raid, game, places }: Pick<LockedGame, 'raid' | 'game' | 'places'>): {
  also?: AskedPerson[]
} {
  const idle = [
    ...seatsThatAnsweredInAdvance(game, places),
    ...answeredFor(game, places),
    ...seatsTakenOverByComputer(places),
  ]
  const also = seatsStillToBeAsked(game).flatMap((seat) => {
    const { person } = raid.seats[seat] ?? {}
    return person && !isComputerPlayer(person) && !idle.includes(seat) && isCalled({ game, places }, seat)
      ? [{ seat, person }]
      : []
  })
  return also.length > 0 ? { also } : {}
}

/**
 * Whether to mention the player of a seat that is asked later. A player who can only strike may answer in advance, and is
 * mentioned once nobody has protected. A player for whom the table will answer isn't mentioned.
 */
function isCalled({ game, places }: Pick<LockedGame, 'game' | 'places'>, seat: Seat): boolean {
  if (game.decision?.kind !== 'protect') return !willTablePassForLaterSeat(game, seat)
  const { decision } = movesOfSeatAskedLater(game, seat) ?? {}
  const place = places[seat]
  return (
    decision?.kind === 'protect' &&
    (!place || !picksByInstructions(game, decision, instructionsOfSeat(place).list))
  )
}

function answeredFor({ decision }: LockedGame['game'], places: LockedGame['places']): Seat[] {
  if (decision?.kind === 'priority') return autoPassingSeats(places).map(({ seat }) => seat)
  return decision?.kind === 'protect' ? seatsThatDeclineAllAttacks(places) : []
}
