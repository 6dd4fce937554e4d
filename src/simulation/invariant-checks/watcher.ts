/**
 * The watchers: they see each input to a game and its results, and report violations. The property tests, `simulate`
 * and `fuzz` use this one module.
 */
import {
  type Game,
  type GameEvent,
  type Input,
  isRefusal,
  type MovedEvent,
  type Seat,
} from '../../engine/index.ts'
import { resetDerived } from '../../engine/inside.ts'
import { madeUpInputs, singleAnswers } from './answers.ts'
import { alwaysHiddenCards } from './doubles.ts'
import { exchangeHiddenCards, viewers, withCards } from './hidden.ts'
import { Ledger } from './ledger.ts'
import { assertInvariant, difference } from './must.ts'
import { type Numbers, numbers, oneOf } from './numbers.ts'
import { type Referee, rebuilt, referee } from './referee.ts'
import { checkInvariants, ownersCards } from './sane.ts'

/** How often each check runs: 1 is at every input, 5 at about every fifth, 0 never. */
export interface Watch {
  twin: number
  options: number
  refusals: number
  views: number
  events: number
}

export const FREQUENT_CHECKS: Watch = { twin: 2, options: 12, refusals: 2, views: 4, events: 4 }
export const NO_CHECKS: Watch = { twin: 0, options: 0, refusals: 0, views: 0, events: 0 }

/** The most options that are tried one by one at a decision. */
const MOST_OPTIONS = 8

export class Watcher {
  readonly game: Game
  readonly #watch: Watch
  readonly #referee: Referee
  readonly #next: Numbers
  readonly #ledger: Ledger
  readonly #owned: number[]

  constructor(game: Game, watch: Watch, seed: number, asked: Referee = referee) {
    this.game = game
    this.#watch = watch
    this.#referee = asked
    this.#next = numbers(seed + 11)
    this.#ledger = new Ledger(game)
    this.#owned = ownersCards(game)
    checkInvariants(game)
  }

  /** Applies a legal input and runs the checks. */
  apply(input: Input): GameEvent[] {
    const { game } = this
    if (this.#now('refusals')) this.#refuses()
    if (this.#now('options')) this.#everyOptionApplies()
    if (this.#now('views')) this.#viewsHide()
    const twin = this.#now('twin') ? rebuilt(game) : null
    const before = this.#now('events') ? rebuilt(game) : null
    const told = this.#referee.apply(game, input)
    assertInvariant(
      !isRefusal(told),
      () => `offered but refused: ${JSON.stringify(input)}: ${isRefusal(told) && told.why}`,
    )
    if (twin) this.#compare(twin, input, told)
    this.#look(told)
    if (before) this.#eventsHide(before, input, told)
    return told
  }

  #now(what: keyof Watch): boolean {
    const every = this.#watch[what]
    return every > 0 && this.#next(every) === 0
  }

  #look(told: readonly GameEvent[]): void {
    const { game } = this
    checkInvariants(game)
    for (const event of told) if (event.kind === 'moved') this.#handOver(event)
    assertInvariant(
      ownersCards(game).join() === this.#owned.join(),
      () => `cards were ${this.#owned}, now ${ownersCards(game)}`,
    )
    this.#ledger.check(game, told)
  }

  /** A card that is put into another player's zone belongs to that player from then on (415.2). */
  #handOver({ seat, owner }: MovedEvent): void {
    if (owner === undefined) return
    this.#owned[seat] = (this.#owned[seat] ?? 0) - 1
    this.#owned[owner] = (this.#owned[owner] ?? 0) + 1
  }

  /**
   * A game that is rebuilt from JSON, without caches from step to step, returns the same events and comes to the same
   * state.
   */
  #compare(twin: Game, input: Input, told: readonly GameEvent[]): void {
    const retold = this.#referee.apply(twin, rebuilt(input), resetDerived)
    const events = difference(retold, told)
    assertInvariant(events === null, () => `the twin tells something else: ${events}`)
    if (JSON.stringify(twin) === JSON.stringify(this.game)) return
    const state = difference(rebuilt(twin), rebuilt(this.game))
    assertInvariant(state === null, () => `the twin came to another state: ${state}`)
  }

  /** Illegal inputs are refused and change nothing. */
  #refuses(): void {
    const { game } = this
    if (!game.decision) return
    const before = JSON.stringify(game)
    for (const input of madeUpInputs(game, game.decision, this.#next)) {
      const told = this.#referee.apply(game, input)
      assertInvariant(isRefusal(told), () => `illegal, and accepted: ${JSON.stringify(input)}`)
    }
    assertInvariant(JSON.stringify(game) === before, () => 'what was refused has changed the game')
  }

  /** Each single option is tried on a copy of the game. */
  #everyOptionApplies(): void {
    const { game } = this
    if (!game.decision) return
    const answers = singleAnswers(game.decision, this.#next)
    while (answers.length > MOST_OPTIONS) answers.splice(this.#next(answers.length), 1)
    for (const input of answers) {
      const copy = rebuilt(game)
      const books = new Ledger(copy)
      const told = this.#referee.apply(copy, input)
      assertInvariant(!isRefusal(told), () => `offered but refused: ${JSON.stringify(input)}`)
      checkInvariants(copy)
      if (!isRefusal(told)) books.check(copy, told)
    }
  }

  /** A view doesn't depend on cards that its viewer may not know. */
  #viewsHide(): void {
    const { game } = this
    const viewer = oneOf(viewers(game), this.#next)
    const other = exchangeHiddenCards(game, viewer, this.#next)
    const seen = difference(this.#referee.viewFor(other, viewer), this.#referee.viewFor(game, viewer))
    assertInvariant(seen === null, () => `the view of ${whom(viewer)} depends on hidden cards: ${seen}`)
  }

  /**
   * The events that a viewer sees don't depend on cards that are hidden from that viewer before and after the input.
   */
  #eventsHide(before: Game, input: Input, told: readonly GameEvent[]): void {
    const { game } = this
    const viewer = oneOf(viewers(game), this.#next)
    if (told.some((event) => shows(event, viewer))) return
    const other = withCards(before, alwaysHiddenCards(before, game, told, viewer))
    const retold = this.#referee.apply(other, input)
    if (isRefusal(retold))
      return assertInvariant(false, () => 'the same input is refused with doubles of hidden cards')
    const heard = this.#heard(game, told, viewer)
    const news = difference(this.#heard(other, retold, viewer), heard)
    assertInvariant(news === null, () => `what ${whom(viewer)} is told depends on hidden cards: ${news}`)
    const seen = difference(this.#referee.viewFor(other, viewer), this.#referee.viewFor(game, viewer))
    assertInvariant(seen === null, () => `the view of ${whom(viewer)} depends on hidden cards: ${seen}`)
  }

  #heard(game: Game, events: readonly GameEvent[], viewer: Seat | null): GameEvent[] {
    return rebuilt(events.map((event) => this.#referee.eventFor(game, event, viewer)))
  }
}

/** Cards are revealed, or the viewer looks at them, and they stay where they are. */
function shows(event: GameEvent, viewer: Seat | null): boolean {
  return (
    event.kind === 'revealed' || (event.kind === 'looked' && viewer !== null && event.seenBy.includes(viewer))
  )
}

function whom(viewer: Seat | null): string {
  return viewer === null ? 'the table' : `seat ${viewer}`
}
