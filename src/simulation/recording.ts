/**
 * Recorded raids that can be played again: the setup, the seed, every answer, and a short hash of the events of each
 * answer. A change that should preserve all behaviour must replay them to the same hashes.
 */
import { contentHash } from '../cards/hash.ts'
import { apply, type Game, type GameEvent, isRefusal, type Setup, start } from '../engine/index.ts'
import { cardsHash } from '../raids/index.ts'
import { playRaid, type RaidPlan, setupFor } from './simulate.ts'

export interface RecordedRaid {
  policy: string
  setup: Omit<Setup, 'cards'> // without the hash of the cards: a replay uses today's cards
  seed: number
  picks: string[][] // the picks of each answer
  hashes: string[] // of the events of the start, then of each answer
}

/** The first answer at which a replay differs from the recording, and its decision. */
export interface Departure {
  answer: number // 0 is the start
  why: string
}

/** Plays a raid by a computer player and records it. */
export function record(plan: Omit<RaidPlan, 'twin'>): RecordedRaid {
  const picks: string[][] = []
  const hashes: string[] = []
  playRaid({
    ...plan,
    twin: false,
    watch: false,
    onApplied: (answer, events) => {
      if (answer) picks.push(answer)
      hashes.push(hashOf(events))
    },
  })
  const { cards: _, ...setup } = setupFor(plan)
  return { policy: plan.policy.name, setup, seed: plan.seed, picks, hashes }
}

/** Replays a recording with today's rules and cards. Returns null if every answer has the same events. */
export function departure({ setup, seed, picks, hashes }: RecordedRaid): Departure | null {
  const { game, events } = start({ ...setup, cards: cardsHash }, seed)
  if (hashOf(events) !== hashes[0]) return { answer: 0, why: 'the start tells other events' }
  for (const [n, answer] of picks.entries()) {
    const why = strayed(game, answer, hashes[n + 1])
    if (why) return { answer: n + 1, why }
  }
  return game.outcome ? null : { answer: picks.length, why: 'it is not over' }
}

function strayed(game: Game, picks: string[], hash: string | undefined): string | null {
  const { decision } = game
  if (!decision) return 'nothing is asked'
  const events = apply(game, { kind: 'answer', decision: decision.id, seat: decision.seat, picks })
  if (isRefusal(events)) return `${decision.kind} ${picks} is refused: ${events.why}`
  return hashOf(events) === hash ? null : `${decision.kind} ${picks} tells other events`
}

/** Eight hexadecimal digits that don't depend on the order in which fields were set. */
function hashOf(events: readonly GameEvent[]): string {
  return contentHash(events).slice(0, 8)
}
