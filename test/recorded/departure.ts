/** Replays recorded raids with today's rules and cards. */
import { applyInput, type Game, isRefusal, startGame } from '../../src/engine/index.ts'
import { hashOfAllCards } from '../../src/raids/index.ts'
import { hashGameEvents, type RaidRecording } from '../../src/simulation/recording.ts'

/** The first answer at which a replay differs from the recording, and its decision. */
export interface Departure {
  answer: number // 0 is the start
  why: string
}

/** Replays a recording with today's rules and cards. Returns null if every answer has the same events. */
export function departure({ setup, seed, picks, hashes }: RaidRecording): Departure | null {
  const { game, events } = startGame({ ...setup, cards: hashOfAllCards }, seed)
  if (hashGameEvents(events) !== hashes[0]) return { answer: 0, why: 'the start tells other events' }
  for (const [n, answer] of picks.entries()) {
    const why = strayed(game, answer, hashes[n + 1])
    if (why) return { answer: n + 1, why }
  }
  return game.outcome ? null : { answer: picks.length, why: 'it is not over' }
}

function strayed(game: Game, picks: string[], hash: string | undefined): string | null {
  const { decision } = game
  if (!decision) return 'nothing is asked'
  const events = applyInput(game, { kind: 'answer', decision: decision.id, seat: decision.seat, picks })
  if (isRefusal(events)) return `${decision.kind} ${picks} is refused: ${events.why}`
  return hashGameEvents(events) === hash ? null : `${decision.kind} ${picks} tells other events`
}
