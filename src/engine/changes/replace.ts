/**
 * Replaces events (716). Effects pass their moves to `moveWithReplacements`. Impossible moves don't happen (103.2). A
 * replaced move is left out, and the text that replaces it runs. The remaining moves happen at the same time.
 */

import type { FrameProcedure } from '../model/data/card-registry.ts'
import type { Modifier, ReplaceableEvent } from '../model/data/vocabulary/modifiers.ts'
import type { ModifierInForce } from '../model/derived/derived.ts'
import { clonePlainData } from '../model/state/copy.ts'
import type { Option } from '../model/state/decision.ts'
import { rememberMovedCards } from '../model/state/effect-run.ts'
import type { Frame } from '../model/state/frame.ts'
import {
  askQuestion,
  askYesOrNo,
  contextOfFrame,
  popFrame,
  pushFrame,
  takeAnswer,
} from '../model/state/frames.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { type Move, newMove } from '../model/state/move.ts'
import { controllerOf, objectById, playerInSeat } from '../model/state/objects.ts'
import { optionId } from '../model/state/picks.ts'
import { controllerOfTextInBossRaid, isBoss, mayTakeCardUnderBossRules } from '../queries/boss.ts'
import { isActForbidden } from '../queries/cant.ts'
import { isSelectedPlayer } from '../queries/card-text/players.ts'
import { canTextReachCard } from '../queries/ghosts.ts'
import { isDiscardForbidden } from '../queries/hands.ts'
import { hasCardLeftGameForGood, hasLeftGameWithOwner } from '../queries/heroes.ts'
import { inForceFlags, modifiersInForce } from '../queries/in-force.ts'
import { doesModifierAffectCard } from '../queries/projection.ts'
import { isMoveForbiddenByRaid, replacementByRaidRule } from '../queries/raid-rules.ts'
import { applyAtoms } from './atoms.ts'

type Replacement = ModifierInForce & { mod: Extract<Modifier, { kind: 'replace' }> }

/**
 * Runs a text of a card's data that happens instead of an event. Modifiers that led to the text can't replace what
 * the text does (716.1e).
 */
export function runTextThatReplacesEvent(
  game: Game,
  ctx: TextContext,
  path: string,
  had: readonly string[],
): void {
  pushFrame(game, { kind: 'instead', step: 'begin', ctx: clonePlainData(ctx), path, had: [...had] })
}

/** Runs a text of a card's data before anything else continues. */
export function runTextAtPath(game: Game, ctx: TextContext, path: string): void {
  runTextThatReplacesEvent(game, ctx, path, [])
}

/** Runs a text that happens instead of an event, and then moves its card if the text hasn't done so. */
export const processReplacement: FrameProcedure<'instead'> = (game, frame) => {
  if (frame.step === 'done') {
    popFrame(game)
    return moveFromChain(game, frame.ctx.event?.subject)
  }
  frame.step = 'done'
  pushFrame(game, { kind: 'effect', step: 0, path: frame.path, scope: game.frames.length - 1 })
}

/**
 * Moves a card to its owner's graveyard if its link has left the chain and the replacement has not moved it, because
 * what happens instead is impossible (716.1d, 709.2g, 711.1).
 */
function moveFromChain(game: Game, id: ObjectId | undefined): void {
  if (id === undefined || objectById(game, id).zone !== 'chain') return
  if (game.chain.some((link) => link.object === id)) return
  applyAtoms(game, [newMove(id, 'graveyard', 'resolved')])
}

/** Returns the keys of the modifiers that have led to the current event (716.1e). */
export function keysOfAppliedReplacements(game: Game): string[] {
  const had: string[] = []
  for (const frame of game.frames) if (frame.kind === 'instead') had.push(...frame.had)
  return had
}

// Replaced moves of cards.

type Happening = Frame<'happen'>

interface Happens {
  scope?: number | undefined // The frame of the text that moves the cards.
  as?: string | undefined // The name that the text binds to the cards that moved.
  bind?: string | undefined // The name that the text binds to the objects that the cards became.
  each?: true
  byGame?: true // The game moves the cards, so prohibitions don't apply (103.3).
  says?: boolean // The text names these cards, and so contradicts the rules about them (103.1).
}

/** Moves cards as a text says, unless they can't move in this way or a replacement applies. */
export function moveWithReplacements(
  game: Game,
  all: readonly Move[],
  { scope, as, bind, each, byGame, says }: Happens = {},
): void {
  const moves = byGame ? [...all] : allowed(game, all, scope, says).map((move) => doneBy(game, move, scope))
  const frame: Happening = {
    kind: 'happen',
    moves,
    had: keysOfAppliedReplacements(game),
    at: 0,
    whole: moves.length > 0,
    each: each === true,
    insteads: [],
  }
  if (as) frame.as = as
  if (bind) frame.bind = bind
  if (scope !== undefined) frame.scope = scope
  if (inForceFlags(game).replace) pushFrame(game, frame)
  else moveWhatIsLeft(game, frame)
}

function allowed(game: Game, all: readonly Move[], scope: number | undefined, says?: boolean): Move[] {
  const by = controllerOfTextInBossRaid(game, scope)
  return all
    .map((move) => asRaidReplaces(game, move))
    .filter((move) => isMovePossible(game, move, { by, says }) && isReached(game, move, scope))
}

/**
 * Whether the text of the frame at index `scope` could make this move. Players can't choose impossible actions
 * (709.2b).
 */
export function canTextMakeMove(game: Game, move: Move, scope: number): boolean {
  return allowed(game, [move], scope).length > 0
}

/** Turns the move of a card that would leave play into its destruction, if a rule of the raid says so. */
function asRaidReplaces(game: Game, move: Move): Move {
  if (move.why === 'destroyed' || move.to === 'play' || objectById(game, move.object).zone !== 'play')
    return move
  return replacementByRaidRule(game, 'leavePlay', move.object) === 'destroy'
    ? newDestroyMove(move.object)
    : move
}

/** Adds the player whose text discards a card, if some rule depends on it (R101: a Boss player's cards). */
function doneBy(game: Game, move: Move, scope: number | undefined): Move {
  const doer = move.why === 'discarded' ? controllerOfTextInBossRaid(game, scope) : undefined
  return doer === undefined ? move : { ...move, doer }
}

/** Whether the text that moves the card may affect it (R503.1c). */
function isReached(game: Game, { object }: Move, scope: number | undefined): boolean {
  if (scope === undefined || scope < 0 || !inForceFlags(game).veil) return true
  return canTextReachCard(game, contextOfFrame(game, scope), object)
}

/**
 * Whether a move is possible. "Can't" beats "can" (103.2). A hero that was replaced can't leave its zone (301.4a),
 * nor can the cards of players who have lost (102.2). A Boss is destroyed only by fatal damage (R101.3a). `by` is the
 * controller of the text. `says` means that the text names the card (103.1).
 */
export function isMovePossible(
  game: Game,
  move: Move,
  { by, says }: { by?: Seat | undefined; says?: boolean | undefined } = {},
): boolean {
  const { object, why, fatal } = move
  if (!mayTakeCardUnderBossRules(game, object, by) || isMoveForbiddenByRaid(game, move, says === true))
    return false
  if (move.to === 'removed' && isActForbidden(game, object, 'beRemoved')) return false
  if (objectById(game, object).zone !== 'play')
    return !hasCardLeftGameForGood(game, object) && mayMoveElsewhere(game, move)
  if (isActForbidden(game, object, 'leavePlay')) return false
  if (why !== 'destroyed') return true
  return !(isActForbidden(game, object, 'beDestroyed') || (!fatal && isBoss(game, object)))
}

/** Whether a card that isn't in play may leave its zone in this way (103.2). */
function mayMoveElsewhere(game: Game, { object, why }: Move): boolean {
  if (why === 'discarded' && isDiscardForbidden(game, object)) return false
  return objectById(game, object).zone !== 'graveyard' || !isActForbidden(game, object, 'leaveGraveyard')
}

/**
 * Whether a move would happen without being replaced. If not, no cost can be paid with it (403.1). Replacements that
 * may be declined count as declined.
 */
export function canPayWithMove(game: Game, move: Move): boolean {
  if (!isMovePossible(game, move)) return false
  return !findReplacements(game, [], (would) => isMove(game, would, move)).some(
    (entry) =>
      !entry.mod.may && doesModifierAffectCard(game, entry, move.object) && ownedAs(game, entry, move),
  )
}

/**
 * Processes one move after the other. For each, the affected player chooses the replacement (716.1b). A replaced move
 * never happens (716.1a).
 */
export const processMoves: FrameProcedure<'happen'> = (game, it) => {
  const move = it.moves[it.at]
  if (!move) return conclude(game, it)
  if (hasLeftGameWithOwner(game, move.object)) {
    it.moves.splice(it.at, 1)
    return
  }
  const entries = findReplacements(game, it.had, (would) => isMove(game, would, move)).filter(
    (entry) => doesModifierAffectCard(game, entry, move.object) && ownedAs(game, entry, move),
  )
  const seat = controllerOf(game, move.object)
  const taken = takeNextReplacementOrAsk(game, it, seat, entries, it.had)
  if (taken === 'asked') return
  if (taken === 'none') {
    it.at += 1
    it.had = keysOfAppliedReplacements(game)
    return
  }
  it.moves.splice(it.at, 1)
  it.whole = false
  const had = it.had
  it.had = keysOfAppliedReplacements(game)
  const ctx = { ...taken.ctx, event: { ...taken.ctx.event, subject: move.object } }
  it.insteads.push({ ctx: clonePlainData(ctx), path: `${pathOfModifierInForce(taken)}.do`, had })
}

/**
 * Runs the replacing texts, which were determined in the state before the event (716.1c). Then the remaining moves
 * happen at the same time.
 */
function conclude(game: Game, it: Happening): void {
  const next = it.insteads.shift()
  if (next) return runTextThatReplacesEvent(game, next.ctx, next.path, next.had)
  popFrame(game)
  it.moves = it.moves.filter(
    ({ object }) => objectById(game, object).zone !== 'gone' && !hasLeftGameWithOwner(game, object),
  )
  moveWhatIsLeft(game, it)
}

function isMove(game: Game, would: ReplaceableEvent, { why, to, object }: Move): boolean {
  if (would.event === 'leavesPlay') return objectById(game, object).zone === 'play' && to !== 'play'
  if (would.event === 'destroyed') return why === 'destroyed'
  if (would.event === 'discarded') return why === 'discarded'
  return would.event === 'moved' && would.to === to
}

function ownedAs(game: Game, { mod, ctx }: Replacement, { object }: Move): boolean {
  if (mod.would.event !== 'moved') return true
  const { zone, owner } = objectById(game, object)
  if (mod.would.from !== undefined && mod.would.from !== zone) return false
  return !mod.would.owner || isSelectedPlayer(game, ctx, mod.would.owner, owner)
}

/** Executes the remaining moves. The text continues with the cards that actually moved (716.1f). */
function moveWhatIsLeft(game: Game, it: Happening): void {
  const ids = it.moves.map((move) => move.object)
  const { as, scope, whole, moves } = it
  if (scope !== undefined && scope >= 0) {
    const ctx = contextOfFrame(game, it.scope)
    if (!whole) ctx.performed = false // Moves that were replaced or impossible weren't performed (709.2f).
    if (as) ctx.bound[as] = ids
    rememberMovedCards(ctx, ids)
  }
  if (it.each) for (const move of moves) applyAtoms(game, [move])
  else if (moves.length > 0) applyAtoms(game, moves)
  if (it.bind)
    contextOfFrame(game, it.scope).bound[it.bind] = ids.map((id) => objectById(game, id).became ?? id)
}

// The choice between replacing modifiers.

/** Returns the modifiers that would replace an event and have not done so yet. */
export function findReplacements(
  game: Game,
  had: readonly string[],
  fits: (would: ReplaceableEvent) => boolean,
): Replacement[] {
  if (!inForceFlags(game).replace) return []
  return modifiersInForce(game).filter(
    (entry): entry is Replacement =>
      entry.mod.kind === 'replace' && fits(entry.mod.would) && !had.includes(keyOfModifierInForce(entry)),
  )
}

/** Returns the key of a modifier, which stays the same while the modifier lasts (716.1e). */
export function keyOfModifierInForce(entry: ModifierInForce): string {
  const { made, ctx, at } = entry
  return made === undefined
    ? optionId.modifierOf(ctx.source, pathOfModifierInForce(entry), at)
    : optionId.madeModifier(made)
}

/** Returns the path of the modifier in the data of its card. */
export function pathOfModifierInForce({ path, power, line }: ModifierInForce): string {
  return path ?? `${power?.path}.mods.${line}`
}

/**
 * Returns the replacement that applies next, which the affected player chooses (716.1b), or whether a player was asked
 * or no replacement is left. Modifiers that were applied or declined are added to `had`.
 */
export function takeNextReplacementOrAsk(
  game: Game,
  frame: Frame<'happen' | 'draw' | 'roll'>,
  seat: Seat,
  entries: readonly Replacement[],
  had: string[],
): Replacement | 'asked' | 'none' {
  const answer = takeAnswer(frame)?.[0]
  const chosen =
    entries.find((entry) => keyOfModifierInForce(entry) === (frame.chosen ?? answer)) ??
    onlyOne(game, seat, entries)
  if (entries.length === 0) return 'none'
  if (!chosen) {
    const options = entries.map(
      (entry): Option => ({ id: keyOfModifierInForce(entry), kind: 'object', object: entry.ctx.source }),
    )
    askQuestion(game, { kind: 'replace', seat, options })
    return 'asked'
  }
  if (chosen.mod.may && answer !== 'yes' && answer !== 'no') {
    frame.chosen = keyOfModifierInForce(chosen)
    askWhether(game, seat, chosen)
    return 'asked'
  }
  frame.chosen = undefined
  had.push(keyOfModifierInForce(chosen))
  return answer === 'no'
    ? takeNextReplacementOrAsk(
        game,
        frame,
        seat,
        entries.filter((one) => one !== chosen),
        had,
      )
    : chosen
}

function onlyOne(game: Game, seat: Seat, entries: readonly Replacement[]): Replacement | undefined {
  return entries.length === 1 || playerInSeat(game, seat).automaton ? entries[0] : undefined
}

function askWhether(game: Game, seat: Seat, { mod, ctx }: Replacement): void {
  const asked = mod.to.kind === 'players' ? seat : ctx.controller
  askYesOrNo(game, { seat: asked, source: ctx.source })
}

/** Returns the move that destroys a card. */
export function newDestroyMove(object: ObjectId): Move {
  return newMove(object, 'graveyard', 'destroyed')
}
