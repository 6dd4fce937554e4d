/**
 * Faults that are planted between the engine and its watchers, to check that the watchers find them. The seed and the
 * game alone decide where and when a fault strikes, so a twin gets the same faults.
 */
import {
  cardView,
  type Decision,
  type Game,
  type GameEvent,
  type Input,
  isRefusal,
  type ObjectId,
  type Refusal,
  type StepObserver,
} from '../../engine/index.ts'
import { derivedCacheOf } from '../../engine/inside.ts'
import { randomAnswer } from '../invariant-checks/answers.ts'
import { type Numbers, numbers, oneOf } from '../invariant-checks/numbers.ts'
import { type Referee, referee } from '../invariant-checks/referee.ts'

export const FAULTS = ['lose-card', 'leak-name', 'accept-illegal', 'skip-event', 'keep-idle'] as const
export type Fault = (typeof FAULTS)[number]

/** One input in this many is hit. */
const RARELY = 12

export function refereeWithFault(fault: Fault, seed: number): Referee {
  return faults[fault](seed)
}

const faults: Record<Fault, (seed: number) => Referee> = {
  'lose-card': (seed) => ({
    ...referee,
    apply: (game, input, see) => losing(game, referee.apply(game, input, see), seed),
  }),
  'leak-name': (seed) => (seed % 2 === 0 ? leakingViews : leakingEvents),
  'accept-illegal': (seed) => ({
    ...referee,
    apply: (game, input, see) => accepting(game, input, seed, see),
  }),
  'skip-event': (seed) => ({
    ...referee,
    apply: (game, input, see) => skipping(game, referee.apply(game, input, see), seed),
  }),
  'keep-idle': () => ({
    ...referee,
    apply: (game, input, see = keepsIdle()) => referee.apply(game, input, see),
  }),
}

function strikes(game: Game, seed: number): Numbers | null {
  const next = numbers(seed + 31 * game.nextDecision)
  return next(RARELY) === 0 ? next : null
}

/** A card vanishes from a zone. */
function losing(game: Game, told: GameEvent[] | Refusal, seed: number): GameEvent[] | Refusal {
  const next = isRefusal(told) ? null : strikes(game, seed)
  const piles = game.players.flatMap(({ deck, hand, graveyard }) => [deck, hand, graveyard])
  const full = [...piles, game.play].filter((pile) => pile.length > 0)
  if (next && full.length > 0) {
    const [lost] = oneOf(full, next).splice(0, 1)
    if (lost !== undefined) delete game.objects[lost]
  }
  return told
}

/** Every viewer sees the name of a card in another player's hand. */
const leakingViews: Referee = {
  ...referee,
  viewFor(game, viewer) {
    const view = referee.viewFor(game, viewer)
    for (const { seat, hand } of view.seats) {
      const ids: ObjectId[] = game.players[seat]?.hand ?? []
      if (hand.cards.length === 0) hand.cards = ids.slice(0, 1).map((id) => cardView(game, seat, id))
    }
    return view
  },
}

/** Every viewer gets the name of each drawn card. */
const leakingEvents: Referee = {
  ...referee,
  eventFor: (game, event, viewer) =>
    event.kind === 'moved' && event.to === 'hand' ? event : referee.eventFor(game, event, viewer),
}

/** One kind of illegal answer is treated as a legal one. */
function accepting(game: Game, input: Input, seed: number, see?: StepObserver): GameEvent[] | Refusal {
  const told = referee.apply(game, input, see)
  const kind = oneOf(['stale', 'notYours', 'notOffered', 'count'], numbers(seed))
  if (!isRefusal(told) || told.refused !== kind || !game.decision) return told
  return referee.apply(game, mended(game.decision, seed), see)
}

const mended = (decision: Decision, seed: number): Input => randomAnswer(decision, numbers(seed))

/** An event is left out. */
function skipping(game: Game, told: GameEvent[] | Refusal, seed: number): GameEvent[] | Refusal {
  const next = isRefusal(told) ? null : strikes(game, seed)
  if (!next || isRefusal(told) || told.length === 0) return told
  const at = next(told.length)
  return told.filter((_, i) => i !== at)
}

/** The cached list of seats that can only pass isn't reset at the next input. */
function keepsIdle(): StepObserver {
  const been: boolean[] = []
  return (game) => {
    const { idle } = derivedCacheOf(game)
    for (const { seat } of game.players) {
      been[seat] ||= idle[seat] === true
      idle[seat] = been[seat]
    }
  }
}
