import type { Card } from '../data/card.ts'
import type { Trigger } from '../data/vocabulary/powers.ts'
import { addMissingFields } from '../state/all-fields.ts'
import type { GameEvent } from '../state/events.ts'
import type { Game } from '../state/game.ts'
import type { ObjectId, Seat } from '../state/ids.ts'
import { isBlankAndHidden } from '../state/rows.ts'
import { ValuesByObject } from './by-object.ts'
import type {
  AchievementChecks,
  ActiveTrigger,
  Characteristics,
  ModifierInForce,
  TriggersOfCard,
  UsablePower,
} from './derived.ts'
import { type InForceFlags, newInForceFlags } from './in-force-flags.ts'

/**
 * Data that are derived from a game and cached while a process works on it. They are never stored and never affect
 * the outcome of the game.
 */
export interface DerivedCache {
  events: GameEvent[] // Events since the last input.
  modifiers: ModifierInForce[] | null
  shaping: ModifierInForce[] // Modifiers that change characteristics of cards.
  whole: boolean // Modifiers depend on each other, so they are applied to all cards together (719).
  applying: boolean // The modifiers are being applied, one after the other.
  retyped: boolean // Some modifier changes types or tags.
  varied: boolean // Some modifier changes health.
  controlVaries: boolean // Some modifier changes control.
  powersVaried: boolean // Some modifier changed powers when they were last read, or this is unknown.
  powersVary: boolean // Some modifier adds or removes powers.
  powersFleeting: boolean // The powers that modifiers add or remove may change at any moment.
  blankGain: boolean // Some modifier could give types, tags or powers to a face-down resource.
  inForce: InForceFlags // Flags for the kinds of modifiers that are in force.
  activeTriggers: Map<Trigger['event'], ActiveTrigger[]> | null
  ownActiveTriggers: ValuesByObject<TriggersOfCard> // The triggers that each card in play has.
  characteristics: ValuesByObject<Characteristics>
  fleeting: ObjectId[] // The cards whose characteristics must be computed again as soon as anything happens.
  open: ObjectId[] | null // The cards in play except face-down resources; null if unknown.
  characters: ObjectId[] | null // The heroes and allies in play; null if unknown.
  frail: boolean // A character in play may have no printed health.
  usables: UsablePower[][] | null // The powers of cards in play that each seat may be able to use.
  instants: (ObjectId[] | undefined)[] // The cards in hand that each seat may be able to play at any time.
  handy: (readonly ObjectId[] | undefined)[] // The cards of each seat's hand with a power that is used from the hand.
  buried: (ObjectId[] | undefined)[] // The cards of each seat's graveyard that have a function there.
  idle: boolean[] // Whether each seat can only pass outside its action phase (`possible-actions.ts`).
  gone: ObjectId[] | null // The objects of which only last known information remains; null if unknown.
  faces: (Card | undefined)[] // The printed card of each object at the last lookup.
  readyResources: number[] // The number of ready resources of each seat; -1 if unknown.
  achievements: { earned: number; activeTriggers: ActiveTrigger[] } | null
  looks: AchievementChecks | null // The checks of Achievements whose conditions can become true without an event.
  printedHealth: boolean // No modifier changes the health of a card.
  lowersHealth: boolean // Some modifier may reduce the health of a card.
  healthFleeting: boolean // Some modifier of health may change its value at any moment.
  mayComeLoose: boolean // An attachment may lose a legal host at any moment, according to the last checks.
  checkControl: boolean // A player may have gained control of a card.
  checkUniqueness: boolean
  checkDecks: boolean // A deck of the lair may have run out.
  checkBeforePriority: boolean // The checks before priority may find something new.
  // The last pre-priority checks found a character to destroy, which may still be in play (103.2, 716.1).
  doomed: boolean
  checkAchievements: boolean // A condition may have become true without an event.
  checkCombat: boolean // A character may no longer be a combatant.
}

const caches = new WeakMap<Game, DerivedCache>()

/**
 * The engine works on one game at a time, so the derived cache of the latest game is usually the one that is needed.
 */
let latestGame: Game | null = null
let latest: DerivedCache | null = null

/** Returns the derived cache of a game. A game without one gets an empty cache. */
export function derivedCacheOf(game: Game): DerivedCache {
  return latest !== null && latestGame === game ? latest : otherCache(game)
}

function otherCache(game: Game): DerivedCache {
  latest = caches.get(game) ?? newCache(game)
  latestGame = game
  return latest
}

function newCache(game: Game): DerivedCache {
  addMissingFields(game)
  return createDerivedCache(game)
}

/** Creates the derived cache of a game that has none yet, and whose objects already have the uniform shapes. */
export function createDerivedCache(game: Game): DerivedCache {
  const cache = emptyCache(game)
  caches.set(game, cache)
  return cache
}

/**
 * Discards all cached data, as if the game had just been read. This is always correct, but slow. A test twin calls
 * this function after each step, which shows that no cached data are used for too long.
 */
export function resetDerived(game: Game): void {
  const cache = derivedCacheOf(game)
  const { events } = cache
  Object.assign(cache, emptyCache(game), { events })
}

function emptyCache(game: Game): DerivedCache {
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
    inForce: newInForceFlags(),
    activeTriggers: null,
    ownActiveTriggers: new ValuesByObject(),
    characteristics: new ValuesByObject(),
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
    checkBeforePriority: true,
    doomed: true,
    checkAchievements: true,
    checkCombat: true,
  }
}

/** Invalidates the data that are valid only until something happens that conditions may read. */
export function invalidateVolatile(game: Game): void {
  const cache = derivedCacheOf(game)
  cache.checkCombat = true
  if (mayFindSomething(cache)) cache.checkBeforePriority = true
  if (cache.whole) cache.characteristics.clear()
  if (cache.fleeting.length > 0) invalidateFleeting(cache)
  if (cache.retyped) cache.characters = null
  if (cache.powersFleeting) invalidatePowers(cache)
}

/**
 * Whether pre-priority checks, or checks for Achievements, may find something new although no card has changed
 * (410.6).
 */
function mayFindSomething({
  modifiers,
  healthFleeting,
  mayComeLoose,
  retyped,
  looks,
}: DerivedCache): boolean {
  return modifiers === null || healthFleeting || mayComeLoose || retyped || looks?.more === true
}

function invalidateFleeting(cache: DerivedCache): void {
  for (const id of cache.fleeting) cache.characteristics.delete(id)
  cache.fleeting = []
}

function invalidatePowers(cache: DerivedCache): void {
  cache.modifiers = null
  cache.activeTriggers = null
  cache.open = null
  cache.characters = null
  cache.usables = null
  clearIdleSeatFlags(cache)
}

/**
 * Clears the cached flags of seats that can only pass, because they may be able to do something now. A loop is used
 * because `fill` runs outside compiled code.
 */
export function clearIdleSeatFlags({ idle }: DerivedCache): void {
  for (let seat = 0; seat < idle.length; seat++) idle[seat] = false
}

/** Invalidates the data about a player's hand. */
export function invalidateHand(game: Game, seat: Seat): void {
  const { instants, handy, idle } = derivedCacheOf(game)
  instants[seat] = undefined
  handy[seat] = undefined
  idle[seat] = false
}

/** Invalidates the data about a player's graveyard. */
export function invalidateGraveyard(game: Game, seat: Seat): void {
  const { buried, idle } = derivedCacheOf(game)
  buried[seat] = undefined
  idle[seat] = false
}

/** Invalidates the data about a player's hand and graveyard. */
export function invalidateHandAndGraveyard(game: Game, seat: Seat): void {
  invalidateHand(game, seat)
  invalidateGraveyard(game, seat)
}

/** Invalidates everything, after a change of the cards in play, their control or the modifiers. */
export function invalidateAll(game: Game): void {
  const cache = derivedCacheOf(game)
  invalidatePowers(cache)
  invalidateReadyResources(cache)
  cache.checkUniqueness = true
  cache.checkBeforePriority = true
  cache.checkCombat = true
  cache.checkControl = true
  cache.characteristics.clear()
  cache.fleeting = []
}

/** Invalidates the cached numbers of ready resources of all seats. */
export function invalidateReadyResources({ readyResources }: DerivedCache): void {
  for (let seat = 0; seat < readyResources.length; seat++) readyResources[seat] = -1
}

/** Adds an event to the events since the last input. */
export function emitEvent(game: Game, event: GameEvent): void {
  derivedCacheOf(game).events.push(event)
}

/**
 * Returns the cards in play that have powers, types and names: all except face-down resources (412.1b), in the order of
 * play.
 */
export function faceUpCardsInPlay(game: Game): readonly ObjectId[] {
  const cache = derivedCacheOf(game)
  cache.open ??= findOpen(game)
  return cache.open
}

function findOpen(game: Game): ObjectId[] {
  const found: ObjectId[] = []
  for (const id of game.play) {
    const play = game.objects[id]?.play
    if (!play || !isBlankAndHidden(play)) found.push(id)
  }
  return found
}
