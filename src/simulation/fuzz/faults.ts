/**
 * Plants faults between the engine and its watchers, to check that the watchers find them. Only the seed and the game
 * decide where and when a fault happens, so a twin has the same faults.
 */
import {
  cardView,
  type Decision,
  type Game,
  type GameEvent,
  type ImaginedGame,
  type Input,
  isRefusal,
  type ObjectId,
  type Refusal,
  type Seat,
  type StepObserver,
} from '../../engine/index.ts'
import { derivedCacheOf } from '../../engine/internals.ts'
import { randomAnswer } from '../invariant-checks/answers.ts'
import { type CheckedEngine, realEngine } from '../invariant-checks/checked-engine.ts'
import {
  newRandomNumberGenerator,
  type RandomNumberGenerator,
  randomElement,
} from '../invariant-checks/random-numbers.ts'

/** The names of the faults that can be planted. */
export const PLANTABLE_FAULTS = [
  'lose-card',
  'leak-name',
  'accept-illegal',
  'skip-event',
  'keep-idle',
  'keep-hands',
  'know-lists',
  'remember-draws',
] as const
export type PlantableFault = (typeof PLANTABLE_FAULTS)[number]

/** The average number of inputs between two faults. */
const RARELY = 12

/** Returns an engine that has this fault. */
export function engineWithFault(fault: PlantableFault, seed: number): CheckedEngine {
  return faults[fault](seed)
}

const faults: Record<PlantableFault, (seed: number) => CheckedEngine> = {
  'lose-card': (seed) => ({
    ...realEngine,
    apply: (game, input, see) => losing(game, realEngine.apply(game, input, see), seed),
  }),
  'leak-name': (seed) => (seed % 2 === 0 ? leakingViews : leakingEvents),
  'accept-illegal': (seed) => ({
    ...realEngine,
    apply: (game, input, see) => accepting(game, input, seed, see),
  }),
  'skip-event': (seed) => ({
    ...realEngine,
    apply: (game, input, see) => skipping(game, realEngine.apply(game, input, see), seed),
  }),
  'keep-idle': () => ({
    ...realEngine,
    apply: (game, input, see = keepsIdle()) => realEngine.apply(game, input, see),
  }),
  'keep-hands': () => ({ ...realEngine, imagined: keepingHands }),
  'know-lists': () => ({ ...realEngine, imagined: knowingLists }),
  'remember-draws': () => ({ ...realEngine, apply: rememberingDraws }),
}

function strikes(game: Game, seed: number): RandomNumberGenerator | null {
  const next = newRandomNumberGenerator(seed + 31 * game.nextDecision)
  return next(RARELY) === 0 ? next : null
}

/** Removes a card from its zone, at some inputs. */
function losing(game: Game, result: GameEvent[] | Refusal, seed: number): GameEvent[] | Refusal {
  const next = isRefusal(result) ? null : strikes(game, seed)
  const piles = game.players.flatMap(({ deck, hand, graveyard }) => [deck, hand, graveyard])
  const full = [...piles, game.play].filter((pile) => pile.length > 0)
  if (next && full.length > 0) {
    const [lost] = randomElement(full, next).splice(0, 1)
    if (lost !== undefined) delete game.objects[lost]
  }
  return result
}

/** Shows the name of a card in another player's hand to every viewer. */
const leakingViews: CheckedEngine = {
  ...realEngine,
  viewFor(game, viewer) {
    const view = realEngine.viewFor(game, viewer)
    for (const { seat, hand } of view.seats) {
      const ids: ObjectId[] = game.players[seat]?.hand ?? []
      if (hand.cards.length === 0) hand.cards = ids.slice(0, 1).map((id) => cardView(game, seat, id))
    }
    return view
  },
}

/** Shows the name of each drawn card to every viewer. */
const leakingEvents: CheckedEngine = {
  ...realEngine,
  eventFor: (game, event, viewer) =>
    event.kind === 'moved' && event.to === 'hand' ? event : realEngine.eventFor(game, event, viewer),
}

/** Accepts one kind of illegal answer. */
function accepting(game: Game, input: Input, seed: number, see?: StepObserver): GameEvent[] | Refusal {
  const result = realEngine.apply(game, input, see)
  const kind = randomElement(['stale', 'notYours', 'notOffered', 'count'], newRandomNumberGenerator(seed))
  if (!isRefusal(result) || result.refused !== kind || !game.decision) return result
  return realEngine.apply(game, mended(game.decision, seed), see)
}

const mended = (decision: Decision, seed: number): Input =>
  randomAnswer(decision, newRandomNumberGenerator(seed))

/** Leaves out an event, at some inputs. */
function skipping(game: Game, result: GameEvent[] | Refusal, seed: number): GameEvent[] | Refusal {
  const next = isRefusal(result) ? null : strikes(game, seed)
  if (!next || isRefusal(result) || result.length === 0) return result
  const at = next(result.length)
  return result.filter((_, i) => i !== at)
}

/** Doesn't reset the cached list of seats that can only pass at the next input. */
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

/** Leaves the hands of all players as they are in an imagined game. */
function keepingHands(game: Game, seat: Seat, seed: number): ImaginedGame {
  const dealt = realEngine.imagined(game, seat, seed)
  for (const id of game.players.flatMap(({ hand }) => hand)) {
    const [object, real] = [dealt.objects[id], game.objects[id]]
    if (object && real) object.card = real.card
  }
  return dealt
}

/** Deals the true cards of other players' decks in an imagined game, in a fixed order. */
function knowingLists(game: Game, seat: Seat, seed: number): ImaginedGame {
  const dealt = realEngine.imagined(game, seat, seed)
  for (const { deck } of game.players.filter((player) => player.seat !== seat)) {
    const cards = deck.map((id) => game.objects[id]?.card ?? '').sort()
    for (const id of deck) {
      const object = dealt.objects[id]
      if (object) object.card = cards.pop() ?? ''
    }
  }
  return dealt
}

/** Lets every player remember the cards that somebody draws. */
function rememberingDraws(game: Game, input: Input, see?: StepObserver): GameEvent[] | Refusal {
  const result = realEngine.apply(game, input, see)
  const drawn = isRefusal(result)
    ? []
    : result.flatMap((event) => (event.kind === 'moved' && event.why === 'drawn' ? event.object : []))
  for (const id of drawn) {
    const object = game.objects[id]
    if (object?.zone === 'hand') object.rememberedBy = game.players.map(({ seat }) => seat)
  }
  return result
}
