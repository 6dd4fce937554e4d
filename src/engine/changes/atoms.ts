/**
 * Atoms are the only way to move and damage cards. Simultaneous atoms run as a batch (802), which returns their events.
 */

import { printedCard, raidDescriptionOfGame } from '../model/data/card-registry.ts'
import type { Counter, Destination } from '../model/data/vocabulary/effects.ts'
import type { TriggerMatch } from '../model/derived/derived.ts'
import {
  clearIdleSeatFlags,
  derivedCacheOf,
  emitEvent,
  invalidateAll,
  invalidateHand,
  invalidateHandAndGraveyard,
  invalidateReadyResources,
  invalidateVolatile,
} from '../model/derived/derived-cache.ts'
import type { GameEvent, MovedEvent } from '../model/state/events.ts'
import type { CreatedModifier, Game, GameObject, InPlayState, Packet } from '../model/state/game.ts'
import type { CardId, ObjectId, Seat } from '../model/state/ids.ts'
import { type Move, newMove } from '../model/state/move.ts'
import { cardOf, inPlayStateOf, nextTimestamp, objectById, playerInSeat } from '../model/state/objects.ts'
import { isBlankAndHidden } from '../model/state/rows.ts'
import { isAttachConditionMet } from '../queries/attachments.ts'
import { invalidateGraveyardCacheOnMove } from '../queries/in-graveyards.ts'
import { characteristicsOf } from '../queries/projection.ts'
import { checkAchievementsAfterEvents } from './achievements.ts'
import { hasPowerOutsidePlay } from './active-triggers.ts'
import { detachCard, performAtom } from './changes.ts'
import {
  renewTimestampsOfRegainedPowers,
  updateStoredControllers,
  updateWhichPlayersAreGhosts,
} from './control.ts'
import { applyModifiersOfEntering, mayModifiersChangeEntering } from './enters-with.ts'
import { removeModifiersWithoutConsequences } from './expiring.ts'
import { removeModifiersWhoseRequiredStateEnded } from './lasting-states.ts'
import { doOnlyPowerlessCardsMove, invalidateCardsInPlay } from './powerless-moves.ts'
import { collectTriggersOfArrivingCard } from './triggering.ts'
import { addTriggeredEffectsToWaitingList, collectTriggersOfEvent, isEventWatched } from './triggers.ts'
import { collectTriggersBeforeAtom } from './triggers-before.ts'
import { recordActsOfMove } from './turn-acts.ts'

/** The smallest change of a game. */
export type Atom =
  | Move
  | { atom: 'exhaust' | 'ready'; object: ObjectId }
  | { atom: 'turnFaceDown'; object: ObjectId }
  | { atom: 'turnOver'; object: ObjectId } // Turns a card to its other side, whichever side is visible.
  | { atom: 'damage'; packet: Packet }
  | { atom: 'heal'; object: ObjectId; amount: number; by?: ObjectId; with?: ObjectId[] }
  // Puts damage on a card, or removes damage if the amount is negative (405.7).
  | { atom: 'putDamage'; object: ObjectId; amount: number }
  | { atom: 'counter'; object: ObjectId; counter: Counter; n: number }
  | { atom: 'becomeCopy'; object: ObjectId; as: CardId; called?: string }
  | { atom: 'detach'; object: ObjectId } // Takes an attachment off its host. The card stays in play.
  | { atom: 'attach'; object: ObjectId; host: ObjectId; inherited?: InPlayState['inherited'] }

/**
 * Executes simultaneous atoms, finds the triggers that see them and updates derived data. From then on, modifiers take
 * the cards that have entered play into account (710.1d). Returns the events.
 */
export function applyAtoms(game: Game, atoms: readonly Atom[]): GameEvent[] {
  const all = withAttachments(game, atoms)
  const triggered: TriggerMatch[] = []
  for (const atom of all) collectTriggersBeforeAtom(game, atom, triggered)
  rememberAll(game, all)
  const at = nextTimestamp(game)
  const said = mayModifiersChangeEntering(game, all)
  const events: GameEvent[] = []
  for (const atom of all) performAtom(game, atom, at, events)
  if (said) events.push(...applyModifiersOfEntering(game, events, at))
  return applyConsequencesOfEvents(game, events, triggered)
}

/**
 * Applies the consequences of a change: updates cached data, controllers and ghosts, emits the events, finds triggers
 * for entering play, checks Achievements, and calls the raid's own functions. Changes that were made outside
 * `applyAtoms` need it too. Returns all events.
 */
export function applyConsequencesOfEvents(
  game: Game,
  events: GameEvent[],
  triggered: TriggerMatch[] = [],
): GameEvent[] {
  const news = newsOf(game, events)
  derive(game, events, news)
  if (game.modifiers.some(endsAsItTurns)) endTurned(game, events)
  derivedCacheOf(game).checkDecks = true
  for (const event of events) {
    if (event.kind === 'moved') followCard(game, event)
    else if (event.kind === 'exhausted' || event.kind === 'readied')
      derivedCacheOf(game).readyResources[event.seat] = -1
    emitEvent(game, event)
  }
  if (news & CHECKS || derivedCacheOf(game).doomed) derivedCacheOf(game).checkBeforePriority = true
  if (news & RESOURCES) invalidateReadyResources(derivedCacheOf(game))
  if (news & MEANS) clearIdleSeatFlags(derivedCacheOf(game))
  const control = updateStoredControllers(game, triggered)
  renewTimestampsOfRegainedPowers(game)
  updateWhichPlayersAreGhosts(game)
  if (game.clinging) detachClinging(game)
  if (removeModifiersWhoseRequiredStateEnded(game)) applyConsequencesOfEvents(game, [])
  for (const event of events) watchEntering(game, event, triggered)
  for (const event of control) watchJoining(game, event, triggered)
  if (triggered.length > 0) addTriggeredEffectsToWaitingList(game, triggered)
  checkAchievementsAfterEvents(game, events)
  const all = control.length > 0 ? [...events, ...control] : events
  const { keeps } = raidDescriptionOfGame(game)
  if (keeps) for (const keep of keeps) keep(game, all)
  return all
}

/** Invalidates the cached data that the events may have changed. */
function derive(game: Game, events: readonly GameEvent[], news: number): void {
  if (!(news & POWERS)) invalidateVolatile(game)
  else if (doOnlyPowerlessCardsMove(game, events, changesPowers)) invalidateCardsInPlay(game, events)
  else invalidateAll(game)
}

/** The flag that powers and modifiers may have changed. */
const POWERS = 1
/**
 * The flag that pre-priority checks could find something new (410.6). They can't if cards only turn or move between
 * hidden zones, unless a character that the last checks would have destroyed may still be in play.
 */
const CHECKS = 2
/** The flag that ready resources may have changed, because cards entered or left play. */
const RESOURCES = 4
/** The flag that some player may be able to play or use more cards. */
const MEANS = 8

/** Returns flags for the consequences of the events. Without any events, anything except resources may have changed. */
function newsOf(game: Game, events: readonly GameEvent[]): number {
  let news = events.length === 0 ? POWERS | CHECKS : 0
  for (const event of events) {
    const { kind } = event
    if (kind === 'readied') news |= MEANS
    else if (kind === 'exhausted') continue
    else if (kind !== 'moved') news |= CHECKS
    else if (event.to === 'play') news |= CHECKS | RESOURCES | MEANS
    else if (event.from === 'play') news |= CHECKS | RESOURCES
    if (!(news & POWERS) && changesPowers(game, event)) news |= POWERS
  }
  return news
}

function endsAsItTurns({ duration }: CreatedModifier): boolean {
  return duration === 'untilItTurns'
}

/** Updates the cached data about hands and graveyards after a move. */
function followCard(game: Game, event: MovedEvent): void {
  if (event.from === 'hand' || event.to === 'hand') invalidateHand(game, event.owner ?? event.seat)
  recordActsOfMove(game, event)
  if (event.owner !== undefined) invalidateHandAndGraveyard(game, event.seat)
  if (event.from === 'play' && event.to === 'graveyard') noteDestroyed(game, event.was)
  invalidateGraveyardCacheOnMove(game, event)
}

/** Records a card as destroyed. Every card that goes from play to a graveyard is destroyed (415.9d). */
function noteDestroyed({ registers }: Game, id: ObjectId): void {
  registers.destroyed = [...(registers.destroyed ?? []), id]
}

const CHANGING_POWERS: ReadonlySet<GameEvent['kind']> = new Set([
  'turnedFaceDown',
  'turnedFaceUp',
  'swapped',
  'levelled',
  'attached',
  'detached',
  'copied',
  'counters',
])

/**
 * Whether an event changes which powers and modifiers apply. A move between zones other than play does if the card has
 * a power that works there (703.3a).
 */
function changesPowers(game: Game, event: GameEvent): boolean {
  if (event.kind !== 'moved') return CHANGING_POWERS.has(event.kind)
  if (event.from === 'play') return true
  if (event.to === 'play') return !isFaceDownResource(objectById(game, event.object))
  return hasPowerOutsidePlay(cardOf(game, event.object))
}

/** Whether the object is a face-down resource, which has no powers, types or name (412.1b). */
function isFaceDownResource({ play }: GameObject): boolean {
  return play !== undefined && isBlankAndHidden(play)
}

/**
 * Finds the powers that trigger because a card enters play. The card has its current powers (710.1e), including new
 * ones (703.3c, 703.4).
 */
function watchEntering(game: Game, event: GameEvent, found: TriggerMatch[]): void {
  if (event.kind === 'moved') watchMoved(game, event, found)
  else if (event.kind === 'turnedFaceDown' || event.kind === 'turnedFaceUp')
    collectTriggersOfEvent(game, { event: 'flips', subject: event.object }, found)
  else if (event.kind === 'attached') watchAttaching(game, event.object, found)
  else if (event.kind === 'swapped')
    collectTriggersOfEvent(game, { event: 'enters', subject: event.object }, found)
}

function watchMoved(game: Game, event: MovedEvent, found: TriggerMatch[]): void {
  if (event.to !== 'play') return collectTriggersOfArrivingCard(game, event, found)
  if (event.from === 'play') return // The card enters only a resource row.
  collectTriggersOfEvent(game, { event: 'enters', subject: event.object }, found)
  collectTriggersOfEvent(game, { event: 'entersParty', subject: event.object }, found)
  if (becomesAnother(game, event))
    collectTriggersOfEvent(game, { event: 'heroBecomes', subject: event.object }, found)
  watchAttaching(game, event.object, found)
}

/**
 * Finds the powers that trigger because a card is attached, as it enters play (400.2) or moves to another host (400.7).
 */
function watchAttaching(game: Game, id: ObjectId, found: TriggerMatch[]): void {
  if (!isEventWatched(game, 'attached')) return
  const { host, controller } = inPlayStateOf(game, id)
  if (host === undefined) return
  collectTriggersOfEvent(game, { event: 'attached', subject: id, against: host, player: controller }, found)
}

/** Whether the hero had another name before, for "When your hero becomes …" (301.4c). */
function becomesAnother(game: Game, { card, instead }: MovedEvent): boolean {
  return instead !== undefined && printedCard(game, instead).name !== printedCard(game, card).name
}

/** Finds the powers that trigger because a card enters a party, as a player gains control of it (415.8b, 703.4). */
function watchJoining(game: Game, event: GameEvent, found: TriggerMatch[]): void {
  if (event.kind === 'controlled')
    collectTriggersOfEvent(game, { event: 'entersParty', subject: event.object }, found)
}

/** Ends modifiers that last until their source flips or leaves play, as part of the same change. */
function endTurned(game: Game, events: readonly GameEvent[]): void {
  const turned = new Set(
    events.map((event) => {
      if (event.kind === 'moved') return event.was
      return event.kind === 'turnedFaceDown' || event.kind === 'turnedFaceUp' ? event.object : 0
    }),
  )
  removeModifiersWithoutConsequences(
    game,
    ({ duration, ctx }) => duration === 'untilItTurns' && turned.has(ctx.source),
  )
}

/** Detaches cards whose host has left play or no longer meets the condition for the attachment. They stay in play. */
function detachClinging(game: Game): void {
  const off = (game.clinging ?? []).filter((id) => !isAttachConditionMet(game, id))
  if (off.length === 0) return
  const left = (game.clinging ?? []).filter((id) => !off.includes(id))
  game.clinging = left.length > 0 ? left : undefined
  for (const event of off.flatMap((id) => detachCard(game, id))) emitEvent(game, event)
  invalidateAll(game)
}

/** Adds the destruction of attachments whose host leaves play (400.5). */
function withAttachments(game: Game, atoms: readonly Atom[]): readonly Atom[] {
  return leavePlay(game, atoms) ? withTheirAttachments(game, atoms) : atoms
}

function leavePlay(game: Game, atoms: readonly Atom[]): boolean {
  for (const atom of atoms) if (atom.atom === 'move' && game.objects[atom.object]?.play) return true
  return false
}

function withTheirAttachments(game: Game, atoms: readonly Atom[]): readonly Atom[] {
  const more: Atom[] = []
  for (const atom of atoms)
    if (atom.atom === 'move')
      for (const id of game.play)
        if (game.objects[id]?.play?.host === atom.object && comesAlong(game, atoms, id) && !moves(more, id))
          more.push(newMove(id, 'graveyard', 'destroyed'))
  return more.length > 0 ? [...atoms, ...more] : atoms
}

function comesAlong(game: Game, atoms: readonly Atom[], id: ObjectId): boolean {
  return !moves(atoms, id) && !game.clinging?.includes(id)
}

function moves(atoms: readonly Atom[], id: ObjectId): boolean {
  for (const atom of atoms) if (atom.atom === 'move' && atom.object === id) return true
  return false
}

/**
 * Derives the characteristics of all cards that leave play before the batch changes anything, because the batch is
 * simultaneous (802).
 */
function rememberAll(game: Game, atoms: readonly Atom[]): void {
  for (const atom of atoms)
    if (atom.atom === 'move' && game.objects[atom.object]?.play) characteristicsOf(game, atom.object)
}

/**
 * Returns the move of a card into the hand, deck or graveyard of its owner or another player (415.2), or out of the
 * game. An automated player has no hand, so the card goes on top of its deck instead (Dungeon Deck Rules).
 */
export function newMoveToZone(
  game: Game,
  id: ObjectId,
  to: Exclude<Destination, 'play'>,
  why: MovedEvent['why'] = 'put',
  owner: Seat = objectById(game, id).owner,
): Move {
  const place = to === 'hand' && playerInSeat(game, owner).automaton ? 'deckTop' : to
  const move = newMove(id, place === 'deckTop' || place === 'deckBottom' ? 'deck' : place, why)
  if (place === 'deckBottom') move.bottom = true
  if (owner !== objectById(game, id).owner) move.owner = owner
  return move
}
