import type { Trigger } from '../effects/vocabulary.ts'
import type { Characteristics, ModifierInForce } from '../rules/projection.ts'
import type { Watcher } from '../rules/triggers.ts'
import type { GameEvent } from './events.ts'
import type { Game, ObjectId, Seat } from './game.ts'

/** What can be derived from a game and is kept while a process works on it. Never stored, never decides anything. */
export interface Runtime {
  events: GameEvent[] // since the input
  modifiers: ModifierInForce[] | null
  whole: boolean // modifiers depend on each other: the board is looked at as a whole (719)
  retyped: boolean // some modifier changes types or tags
  controlVaries: boolean // some modifier says who controls
  powersVaried: boolean // some did when cards were last asked for theirs, or nobody knows
  powersVary: boolean // some modifier adds or takes powers
  inForce: Set<string> // what those modifiers do
  watchers: Map<Trigger['event'], Watcher[]> | null
  characteristics: Map<ObjectId, Characteristics>
  characters: ObjectId[] | null // heroes and allies in play
  usables: ObjectId[][] | null // by seat: cards in play with powers that it may perhaps use
  reach: Map<Seat, Reach>
  achievements: { earned: number; watchers: Watcher[] } | null
  printedHealth: boolean // nothing modifies health
  lowersHealth: boolean // something may take health away
  checkControl: boolean // whether somebody could control something new
  checkUniqueness: boolean
  checkCharacters: boolean // whether pre-priority checks could find something new
}

/** What a seat has to act with besides what is in play. It is kept until one of its cards changes places. */
export interface Reach {
  instants: readonly ObjectId[] // cards in its hand that it may perhaps play at any time
  dug: readonly ObjectId[] // cards in its graveyard with powers that are used
  buried: readonly ObjectId[] // cards in its graveyard that say how they are played
}

const runtimes = new WeakMap<Game, Runtime>()

export function runtimeOf(game: Game): Runtime {
  let runtime = runtimes.get(game)
  if (!runtime) {
    runtime = {
      events: [],
      modifiers: null,
      whole: false,
      retyped: false,
      controlVaries: false,
      powersVaried: true,
      powersVary: false,
      inForce: new Set(),
      watchers: null,
      characteristics: new Map(),
      characters: null,
      usables: null,
      reach: new Map(),
      achievements: null,
      printedHealth: false,
      lowersHealth: true,
      checkControl: true,
      checkUniqueness: true,
      checkCharacters: true,
    }
    runtimes.set(game, runtime)
  }
  return runtime
}

/** A change of values: what cards are is derived again; which powers are at work stays. */
export function touched(game: Game): void {
  const runtime = runtimeOf(game)
  runtime.checkCharacters = true
  if (runtime.characteristics.size > 0) runtime.characteristics.clear()
  if (runtime.retyped) runtime.characters = null
  if (runtime.powersVary) forgetPowers(runtime)
}

function forgetPowers(runtime: Runtime): void {
  runtime.modifiers = null
  runtime.watchers = null
  runtime.characters = null
  runtime.usables = null
}

/** A card of this player has changed zones. */
export function rearranged(game: Game, seat: Seat): void {
  runtimeOf(game).reach.delete(seat)
}

/** A change of what is in play, who controls it or which modifiers there are: everything is derived again. */
export function changed(game: Game): void {
  const runtime = runtimeOf(game)
  forgetPowers(runtime)
  runtime.checkUniqueness = true
  runtime.checkCharacters = true
  runtime.checkControl = true
  runtime.characteristics.clear()
}

export function emit(game: Game, event: GameEvent): void {
  runtimeOf(game).events.push(event)
}
