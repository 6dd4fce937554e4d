/**
 * A game whose invariants are checked after each input. Property tests, `simulate` and `fuzz` use it, and report the
 * violations.
 */
import {
  type Game,
  type GameEvent,
  type Input,
  isRefusal,
  type MovedEvent,
  type Seat,
} from '../../engine/index.ts'
import { resetDerived } from '../../engine/internals.ts'
import { randomIllegalInputs, singlePickAnswers } from './answers.ts'
import { type CheckedEngine, realEngine, rebuildFromJson } from './checked-engine.ts'
import { doublesOfAlwaysHiddenCards } from './doubles.ts'
import { EventReplayer } from './event-replayer.ts'
import { gameWithCardsReplaced, gameWithHiddenCardsExchanged, viewersOfGame } from './hidden.ts'
import { checkImaginedGames } from './imagining.ts'
import { checkInvariants, countCardsPerOwner } from './invariants.ts'
import { newRandomNumberGenerator, type RandomNumberGenerator, randomElement } from './random-numbers.ts'
import { cardMemoryOfGame, checkCardMemory } from './remembering.ts'
import { assertInvariant, firstDifference } from './violation.ts'

/** The interval of each check in inputs: 1 checks every input, 5 about every fifth one, 0 none. */
export interface CheckIntervals {
  twin: number
  options: number
  refusals: number
  views: number
  events: number
  imagined: number
  memory: number
}

/** The intervals with which random play runs all checks. */
export const FREQUENT_CHECKS: CheckIntervals = {
  twin: 2,
  options: 12,
  refusals: 2,
  views: 4,
  events: 4,
  imagined: 6,
  memory: 2,
}
/** Only the checks of what players know: imagined games and memory. A thousand tables take minutes. */
export const SECRECY_CHECKS: CheckIntervals = {
  twin: 0,
  options: 0,
  refusals: 0,
  views: 0,
  events: 0,
  imagined: 24,
  memory: 2,
}
/** Intervals that switch all checks with an interval off. The checks after every input still run. */
export const NO_CHECKS: CheckIntervals = {
  twin: 0,
  options: 0,
  refusals: 0,
  views: 0,
  events: 0,
  imagined: 0,
  memory: 0,
}

/** The maximum number of options that are tried one by one at a decision. */
const MOST_OPTIONS = 8

/** Applies the inputs of a game, and checks the game after each of them. */
export class InvariantCheckedGame {
  readonly game: Game
  readonly #watch: CheckIntervals
  readonly #engine: CheckedEngine
  readonly #next: RandomNumberGenerator
  readonly #replayer: EventReplayer
  readonly #owned: number[]

  constructor(game: Game, watch: CheckIntervals, seed: number, asked: CheckedEngine = realEngine) {
    this.game = game
    this.#watch = watch
    this.#engine = asked
    this.#next = newRandomNumberGenerator(seed + 11)
    this.#replayer = new EventReplayer(game)
    this.#owned = countCardsPerOwner(game)
    checkInvariants(game)
  }

  /** Applies a legal input and runs the checks. Returns the events. Throws an `InvariantViolation` if a check fails. */
  apply(input: Input): GameEvent[] {
    const { game } = this
    if (this.#now('refusals')) this.#refuses()
    if (this.#now('options')) this.#everyOptionApplies()
    if (this.#now('views')) this.#viewsHide()
    if (this.#now('imagined')) checkImaginedGames(game, this.#next, this.#engine)
    const twin = this.#now('twin') ? rebuildFromJson(game) : null
    const before = this.#now('events') ? rebuildFromJson(game) : null
    const remembered = this.#now('memory') ? cardMemoryOfGame(game) : null
    const result = this.#engine.apply(game, input)
    assertInvariant(
      !isRefusal(result),
      () => `offered but refused: ${JSON.stringify(input)}: ${isRefusal(result) && result.why}`,
    )
    if (twin) this.#compare(twin, input, result)
    this.#checkGame(result)
    if (remembered) checkCardMemory(remembered, game, result)
    if (before) this.#eventsHide(before, input, result)
    return result
  }

  #now(what: keyof CheckIntervals): boolean {
    const every = this.#watch[what]
    return every > 0 && this.#next(every) === 0
  }

  #checkGame(result: readonly GameEvent[]): void {
    const { game } = this
    checkInvariants(game)
    for (const event of result) if (event.kind === 'moved') this.#handOver(event)
    assertInvariant(
      countCardsPerOwner(game).join() === this.#owned.join(),
      () => `cards were ${this.#owned}, now ${countCardsPerOwner(game)}`,
    )
    this.#replayer.check(game, result)
  }

  /**
   * Updates the owner of a card that moves to another player's zone. From then on the card belongs to that player
   * (415.2).
   */
  #handOver({ seat, owner }: MovedEvent): void {
    if (owner === undefined) return
    this.#owned[seat] = (this.#owned[seat] ?? 0) - 1
    this.#owned[owner] = (this.#owned[owner] ?? 0) + 1
  }

  /**
   * Compares the game with its twin. A game that is rebuilt from JSON at each step, without caches, must return the
   * same events and reach the same state.
   */
  #compare(twin: Game, input: Input, result: readonly GameEvent[]): void {
    const retold = this.#engine.apply(twin, rebuildFromJson(input), resetDerived)
    const events = firstDifference(retold, result)
    assertInvariant(events === null, () => `the twin tells something else: ${events}`)
    if (JSON.stringify(twin) === JSON.stringify(this.game)) return
    const state = firstDifference(rebuildFromJson(twin), rebuildFromJson(this.game))
    assertInvariant(state === null, () => `the twin came to another state: ${state}`)
  }

  /** Checks that illegal inputs are refused and change nothing. */
  #refuses(): void {
    const { game } = this
    if (!game.decision) return
    const before = JSON.stringify(game)
    for (const input of randomIllegalInputs(game, game.decision, this.#next)) {
      const result = this.#engine.apply(game, input)
      assertInvariant(isRefusal(result), () => `illegal, and accepted: ${JSON.stringify(input)}`)
    }
    assertInvariant(JSON.stringify(game) === before, () => 'what was refused has changed the game')
  }

  /** Tries each single option on a copy of the game. */
  #everyOptionApplies(): void {
    const { game } = this
    if (!game.decision) return
    const answers = singlePickAnswers(game.decision, this.#next)
    while (answers.length > MOST_OPTIONS) answers.splice(this.#next(answers.length), 1)
    for (const input of answers) {
      const copy = rebuildFromJson(game)
      const replayer = new EventReplayer(copy)
      const result = this.#engine.apply(copy, input)
      assertInvariant(!isRefusal(result), () => `offered but refused: ${JSON.stringify(input)}`)
      checkInvariants(copy)
      if (!isRefusal(result)) replayer.check(copy, result)
    }
  }

  /** Checks that a view doesn't depend on cards that its viewer may not know. */
  #viewsHide(): void {
    const { game } = this
    const viewer = randomElement(viewersOfGame(game), this.#next)
    const other = gameWithHiddenCardsExchanged(game, viewer, this.#next)
    const seen = firstDifference(this.#engine.viewFor(other, viewer), this.#engine.viewFor(game, viewer))
    assertInvariant(seen === null, () => `the view of ${whom(viewer)} depends on hidden cards: ${seen}`)
  }

  /**
   * Checks that the events that a viewer sees don't depend on cards that are hidden from that viewer before and after
   * the input.
   */
  #eventsHide(before: Game, input: Input, result: readonly GameEvent[]): void {
    const { game } = this
    const viewer = randomElement(viewersOfGame(game), this.#next)
    if (result.some((event) => shows(event, viewer))) return
    const other = gameWithCardsReplaced(before, doublesOfAlwaysHiddenCards(before, game, result, viewer))
    const retold = this.#engine.apply(other, input)
    if (isRefusal(retold))
      return assertInvariant(false, () => 'the same input is refused with doubles of hidden cards')
    const heard = this.#heard(game, result, viewer)
    const news = firstDifference(this.#heard(other, retold, viewer), heard)
    assertInvariant(news === null, () => `what ${whom(viewer)} is told depends on hidden cards: ${news}`)
    const seen = firstDifference(this.#engine.viewFor(other, viewer), this.#engine.viewFor(game, viewer))
    assertInvariant(seen === null, () => `the view of ${whom(viewer)} depends on hidden cards: ${seen}`)
  }

  #heard(game: Game, events: readonly GameEvent[], viewer: Seat | null): GameEvent[] {
    return rebuildFromJson(events.map((event) => this.#engine.eventFor(game, event, viewer)))
  }
}

/** Whether an event shows cards to the viewer without moving them. */
function shows(event: GameEvent, viewer: Seat | null): boolean {
  return (
    event.kind === 'revealed' || (event.kind === 'looked' && viewer !== null && event.seenBy.includes(viewer))
  )
}

function whom(viewer: Seat | null): string {
  return viewer === null ? 'the table' : `seat ${viewer}`
}
