import { ByObject } from './by-object.ts'
import type { Card } from './card.ts'
import type { Characteristics, Looks, ModifierInForce, OwnWatchers, Usable, Watcher } from './derived.ts'
import { type Does, doesNothing } from './does.ts'
import type { GameEvent } from './events.ts'
import type { Game } from './game.ts'
import type { ObjectId, Seat } from './ids.ts'
import { liesHidden } from './rows.ts'
import { bringIntoShape } from './shapes.ts'
import type { Trigger } from './vocabulary/powers.ts'

/** What can be derived from a game and is kept while a process works on it. Never stored, never decides anything. */
export interface Runtime {
  events: GameEvent[] // since the input
  modifiers: ModifierInForce[] | null
  shaping: ModifierInForce[] // those that say what a card is
  whole: boolean // modifiers depend on each other: the board is looked at as a whole (719)
  applying: boolean // its modifiers are just being applied, one after the other
  retyped: boolean // some modifier changes types or tags
  varied: boolean // some modifier changes health
  controlVaries: boolean // some modifier says who controls
  powersVaried: boolean // some did when cards were last asked for theirs, or nobody knows
  powersVary: boolean // some modifier adds or takes powers
  powersFleeting: boolean // and which ones may change at any moment
  blankGain: boolean // some modifier could give a face-down resource types, tags or powers
  inForce: Does // what those modifiers do
  watchers: Map<Trigger['event'], Watcher[]> | null
  ownWatchers: ByObject<OwnWatchers> // of cards in play
  characteristics: ByObject<Characteristics>
  fleeting: ObjectId[] // those whose characteristics hold only until something happens
  open: ObjectId[] | null // cards in play but for face-down resources
  characters: ObjectId[] | null // heroes and allies in play
  frail: boolean // one of them may have no printed health
  usables: Usable[][] | null // by seat: powers of cards in play that it may perhaps use
  instants: (ObjectId[] | undefined)[] // by seat: cards in a hand that may perhaps be played at any time
  handy: (readonly ObjectId[] | undefined)[] // by seat: cards in a hand with a power that is used there
  buried: (ObjectId[] | undefined)[] // by seat: cards in a graveyard that do something there
  idle: boolean[] // by seat: outside of its action phase it can only pass (`at-hand.ts`)
  gone: ObjectId[] | null // objects that are last known information only
  faces: (Card | undefined)[] // by object: the printed card that it was when last looked at
  readyResources: number[] // by seat; -1 while it isn't known
  achievements: { earned: number; watchers: Watcher[] } | null
  looks: Looks | null // at Achievements that nothing has to happen for
  printedHealth: boolean // nothing modifies health
  lowersHealth: boolean // something may take health away
  healthFleeting: boolean // some modifier of health may say otherwise at the next moment
  mayComeLoose: boolean // what is attached somewhere may stop fitting there at any moment, as far as the last checks saw
  checkControl: boolean // whether somebody could control something new
  checkUniqueness: boolean
  checkDecks: boolean // whether a lair's deck could have run out
  checkCharacters: boolean // whether pre-priority checks could find something new
  doomed: boolean // the last of those checks found a character to destroy: it may be there still (103.2, 716.1)
  checkAchievements: boolean // whether something could be so by something else than events
  checkCombat: boolean // whether somebody could have stopped being a combatant
}

const runtimes = new WeakMap<Game, Runtime>()

/** One game is worked on at a time, so it is mostly the one looked at before. */
let latestGame: Game | null = null
let latest: Runtime | null = null

export function runtimeOf(game: Game): Runtime {
  return latest !== null && latestGame === game ? latest : otherRuntime(game)
}

function otherRuntime(game: Game): Runtime {
  latest = runtimes.get(game) ?? newRuntime(game)
  latestGame = game
  return latest
}

function newRuntime(game: Game): Runtime {
  bringIntoShape(game)
  return beginInShape(game)
}

/** For a game that nobody has worked on yet, and that is in shape. */
export function beginInShape(game: Game): Runtime {
  const runtime = knowingNothing(game)
  runtimes.set(game, runtime)
  return runtime
}

/**
 * All that is kept is forgotten, as if the game had just been read: always right, and slow. A twin to which this is done
 * after each step shows that nothing is kept for too long.
 */
export function deriveAnew(game: Game): void {
  const runtime = runtimeOf(game)
  const { events } = runtime
  Object.assign(runtime, knowingNothing(game), { events })
}

function knowingNothing(game: Game): Runtime {
  return {
    events: [],
    modifiers: null,
    shaping: [],
    whole: false,
    applying: false,
    retyped: false,
    varied: false,
    controlVaries: false,
    powersVaried: true,
    powersVary: false,
    powersFleeting: false,
    blankGain: false,
    inForce: doesNothing(),
    watchers: null,
    ownWatchers: new ByObject(),
    characteristics: new ByObject(),
    fleeting: [],
    open: null,
    characters: null,
    frail: true,
    usables: null,
    instants: game.players.map(() => undefined),
    handy: game.players.map(() => undefined),
    buried: game.players.map(() => undefined),
    idle: game.players.map(() => false),
    gone: null,
    faces: [],
    readyResources: game.players.map(() => -1),
    achievements: null,
    looks: null,
    printedHealth: false,
    lowersHealth: true,
    healthFleeting: true,
    mayComeLoose: true,
    checkControl: true,
    checkUniqueness: true,
    checkDecks: true,
    checkCharacters: true,
    doomed: true,
    checkAchievements: true,
    checkCombat: true,
  }
}

/** Something goes on that conditions may read: what holds only for the moment is derived again. */
export function touched(game: Game): void {
  const runtime = runtimeOf(game)
  runtime.checkCombat = true
  if (mayFindSomething(runtime)) runtime.checkCharacters = true
  if (runtime.whole) runtime.characteristics.clear()
  if (runtime.fleeting.length > 0) forgetFleeting(runtime)
  if (runtime.retyped) runtime.characters = null
  if (runtime.powersFleeting) forgetPowers(runtime)
}

/** Whether pre-priority checks, or looks at Achievements, may find something new though no card has changed (410.6). */
function mayFindSomething({ modifiers, healthFleeting, mayComeLoose, retyped, looks }: Runtime): boolean {
  return modifiers === null || healthFleeting || mayComeLoose || retyped || looks?.more === true
}

function forgetFleeting(runtime: Runtime): void {
  for (const id of runtime.fleeting) runtime.characteristics.delete(id)
  runtime.fleeting = []
}

function forgetPowers(runtime: Runtime): void {
  runtime.modifiers = null
  runtime.watchers = null
  runtime.open = null
  runtime.characters = null
  runtime.usables = null
  forgetIdle(runtime)
}

/** Who could only pass may be able to do something now. By hand: `fill` runs outside of compiled code. */
export function forgetIdle({ idle }: Runtime): void {
  for (let seat = 0; seat < idle.length; seat++) idle[seat] = false
}

/** A player's hand is looked at again. */
export function handChanged(game: Game, seat: Seat): void {
  const { instants, handy, idle } = runtimeOf(game)
  instants[seat] = undefined
  handy[seat] = undefined
  idle[seat] = false
}

/** A player's graveyard is looked at again. */
export function graveyardChanged(game: Game, seat: Seat): void {
  const { buried, idle } = runtimeOf(game)
  buried[seat] = undefined
  idle[seat] = false
}

/** A player's hand and graveyard are looked at again. */
export function rearranged(game: Game, seat: Seat): void {
  handChanged(game, seat)
  graveyardChanged(game, seat)
}

/** A change of what is in play, who controls it or which modifiers there are: everything is derived again. */
export function changed(game: Game): void {
  const runtime = runtimeOf(game)
  forgetPowers(runtime)
  forgetResources(runtime)
  runtime.checkUniqueness = true
  runtime.checkCharacters = true
  runtime.checkCombat = true
  runtime.checkControl = true
  runtime.characteristics.clear()
  runtime.fleeting = []
}

export function forgetResources({ readyResources }: Runtime): void {
  for (let seat = 0; seat < readyResources.length; seat++) readyResources[seat] = -1
}

export function emit(game: Game, event: GameEvent): void {
  runtimeOf(game).events.push(event)
}

/** The cards in play that have powers, types and names: all but face-down resources (412.1b), in the order of play. */
export function openInPlay(game: Game): readonly ObjectId[] {
  const runtime = runtimeOf(game)
  runtime.open ??= findOpen(game)
  return runtime.open
}

function findOpen(game: Game): ObjectId[] {
  const found: ObjectId[] = []
  for (const id of game.play) {
    const play = game.objects[id]?.play
    if (!play || !liesHidden(play)) found.push(id)
  }
  return found
}
