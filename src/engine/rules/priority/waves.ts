/**
 * Pre-priority checks: waves that destroy or remove cards or players, each wave at the same time, until nothing
 * happens (410.5, 410.6).
 */

import { recheckAchievementsBeforePriority } from '../../changes/achievements.ts'
import { type Atom, applyAtoms } from '../../changes/atoms.ts'
import { isMovePossible, moveWithReplacements, newDestroyMove } from '../../changes/replace.ts'
import { type FrameProcedure, raidDescriptionOfGame } from '../../model/data/card-registry.ts'
import type { DamageType } from '../../model/data/vocabulary/basic-words.ts'
import { derivedCacheOf } from '../../model/derived/derived-cache.ts'
import { askQuestion, popFrame, takeAnswer } from '../../model/state/frames.ts'
import type { Game, Player } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import { type Move, newMove } from '../../model/state/move.ts'
import {
  cardOf,
  inPlayStateOf,
  isInPlay,
  seatOfLairPlayer,
  seatsInTurnOrder,
} from '../../model/state/objects.ts'
import { objectOption, pickedObject } from '../../model/state/picks.ts'
import { isIllegallyAttached, mayHostBecomeIllegal } from '../../queries/attachments.ts'
import { currentBossNumber, successionAfterBossFalls } from '../../queries/boss.ts'
import { inForceFlags, isEveryHealthPrinted, mayAnyHealthBeLowered } from '../../queries/in-force.ts'
import { healthOf } from '../../queries/projection.ts'
import { charactersInPlay, couldUndamagedCharacterDie, isCharacter } from '../../queries/types.ts'
import { swapBossCard } from '../entering/swapping.ts'
import { endGameIfDecided, makePlayerLose } from '../losing/leaving.ts'
import { applyRulesForFallenBoss, applyRulesForMissingBoss, applyRulesForTurnedBoss } from './bosses.ts'
import {
  atomsRemovingStrayDamageAndCounters,
  enforceOneLocation,
  locationsInPlayOf,
  nextSeatWithTooManyLocations,
} from './checks.ts'

const NOTHING: readonly Atom[] = []
function atOnce(moves: readonly Atom[], chosen: readonly Atom[], loose: readonly Atom[]): readonly Atom[] {
  return chosen.length + loose.length === 0 ? moves : [...moves, ...chosen, ...loose]
}

/** Whether a character has damage or unnamed counters, or shows its other side, so that it may have fatal damage. */
function mayFall(game: Game, id: ObjectId): boolean {
  const { damage, boosts, faceDown } = inPlayStateOf(game, id)
  return damage > 0 || boosts !== undefined || faceDown
}

/**
 * Whether a character has fatal damage: at least its health (405.2), or no health at all (410.6a). The printed health
 * is used where it must give the same result, because that is cheaper.
 */
function hasFatalDamage(game: Game, id: number, isHealthPrinted: boolean): boolean {
  const play = inPlayStateOf(game, id)
  const printed =
    (isHealthPrinted || (play.damage === 0 && !mayAnyHealthBeLowered(game))) && !play.boosts && !play.faceDown
  return play.damage >= (printed ? (cardOf(game, id).health ?? 0) : healthOf(game, id))
}

/**
 * Returns the move that destroys a character. With 0 health the destruction has no cause. With fatal damage, its causes
 * are the sources that dealt damage since a player last got priority (410.6a).
 */
function destruction(game: Game, id: ObjectId): Move {
  const move: Move = newMove(id, 'graveyard', 'destroyed')
  if (healthOf(game, id) === 0) return move
  const by: ObjectId[] = []
  const cards: ObjectId[] = []
  const types: DamageType[] = []
  for (const dealt of game.registers.sincePriority) {
    if (dealt.to !== id) continue
    by.push(dealt.by)
    cards.push(...dealt.with)
    types.push(...dealt.types)
  }
  move.fatal = true
  move.by = by
  move.with = cards
  move.types = types
  return move
}

/**
 * Swaps a Boss with fatal damage for the next Boss, instead of destroying it (R202.1). Returns whether a Boss was
 * swapped.
 */
function swapFallen(game: Game): boolean {
  if (raidDescriptionOfGame(game).lair?.bosses?.fallen !== 'swapped') return false
  const hero = game.players[seatOfLairPlayer(game)]?.hero ?? 0
  const swapped = isInPlay(game, hero) ? successionAfterBossFalls(game, hero) : null
  if (!swapped || !hasFatalDamage(game, hero, false)) return false
  swapBossCard(game, hero, swapped.next, true)
  return true
}

/** Returns the moves that destroy characters with fatal damage or no health (410.6a). */
function destructions(game: Game): Move[] {
  const isHealthPrinted = isEveryHealthPrinted(game)
  const anyMay = couldUndamagedCharacterDie(game)
  const fatal: Move[] = []
  for (const id of charactersInPlay(game))
    if ((anyMay || mayFall(game, id)) && hasFatalDamage(game, id, isHealthPrinted))
      fatal.push(destruction(game, id))
  return fatal
}

function isAmong(moves: readonly Move[], id: ObjectId): boolean {
  return moves.some(({ object }) => object === id)
}

/** Returns the atoms that destroy illegally attached cards, and that remove stray damage and counters (410.6c–f). */
function strays(game: Game, fatal: readonly Move[]): readonly Atom[] {
  let loose = NOTHING
  let fleeting = false
  for (const id of game.play) {
    const play = inPlayStateOf(game, id)
    const isAttached = play.row === 'attached'
    if (isAttached && !fleeting) fleeting = mayHostBecomeIllegal(game, id)
    if (isAttached && isIllegallyAttached(game, id) && !isAmong(fatal, id))
      loose = [...loose, newDestroyMove(id)]
    else if (play.counters || play.boosts || (play.damage > 0 && !isCharacter(game, id)))
      loose = [...loose, ...atomsRemovingStrayDamageAndCounters(game, id, play)]
  }
  derivedCacheOf(game).mayComeLoose = fleeting
  return loose
}

function possible(game: Game, moves: Move[]): Move[] {
  return moves.length === 0 ? moves : moves.filter((move) => isMovePossible(game, move))
}

function whoIsDecked(game: Game): Player[] {
  const found: Player[] = []
  for (const player of game.players) if (player.decked && !player.out) found.push(player)
  return found
}

/** Whether a Boss player goes on after the loss of a hero, because it wasn't the final Boss (R100.2, R101.2). */
function goesOn(game: Game, { side }: Player): boolean {
  const last = side === 'lair' ? raidDescriptionOfGame(game).lair?.bosses?.cards.length : undefined
  const stage = currentBossNumber(game)
  return last !== undefined && stage > 0 && stage < last
}

function hasFallen(game: Game, player: Player): boolean {
  if (player.out) return false
  return wasDestroyed(game, player) && !goesOn(game, player)
}

/** Whether a player's hero was destroyed, whatever has happened to its card in the graveyard since. */
function wasDestroyed(game: Game, { hero }: Player): boolean {
  const became = game.objects[hero]?.became
  if (became === undefined) return false
  return game.objects[became]?.zone === 'graveyard' || game.registers.destroyed?.includes(hero) === true
}

/**
 * Returns the players who lose (102.1a), because their hero was destroyed in this wave or by effects since the last
 * wave.
 */
function seatsOfFallenHeroes(game: Game): Seat[] {
  const fallen: Seat[] = []
  for (const player of game.players) if (hasFallen(game, player)) fallen.push(player.seat)
  return fallen
}

/** Runs one wave of checks, whose actions happen at the same time. Returns whether anything happened (410.6). */
export function runChecksBeforePriority(game: Game, chosen: readonly Atom[] = NOTHING): boolean {
  const cache = derivedCacheOf(game)
  if (chosen === NOTHING && applyRulesForMissingBoss(game)) return true
  if (chosen === NOTHING && !cache.checkBeforePriority) return false
  cache.checkBeforePriority = false
  recheckAchievementsBeforePriority(game)
  const replacedBoss = swapFallen(game) || applyRulesForTurnedBoss(game)
  const fatal = destructions(game)
  cache.doomed = fatal.length > 0
  const loose = strays(game, fatal)
  if (chosen === NOTHING && enforceOneLocation(game)) return true
  const decked = whoIsDecked(game)
  // A move that is impossible as the wave begins doesn't happen, even if its prohibition ends in this wave (103.4).
  const moves = possible(game, fatal)
  const replaced = moves.length > 0 && inForceFlags(game).replace
  const now = atOnce(replaced ? [] : moves, chosen, loose)
  if (now.length > 0) applyAtoms(game, now)
  applyRulesForFallenBoss(game)
  const heroes = seatsOfFallenHeroes(game)
  for (const seat of heroes) makePlayerLose(game, seat, 'destroyed')
  for (const player of decked) if (!player.out) makePlayerLose(game, player.seat, 'decked')
  endGameIfDecided(game)
  if (replaced && !game.outcome) moveWithReplacements(game, moves)
  return replacedBoss || moves.length + now.length + heroes.length + decked.length > 0
}

/**
 * Returns the atoms that turn down the locations which no player keeps. All players' choices happen in one wave with
 * the other checks (410.6).
 */
function turningDown(game: Game, kept: readonly ObjectId[]): Atom[] {
  return seatsInTurnOrder(game)
    .map((seat) => locationsInPlayOf(game, seat))
    .filter((sites) => sites.length > 1)
    .flatMap((sites) => sites.filter((id) => !kept.includes(id)))
    .map((object) => ({ atom: 'turnFaceDown', object }))
}

/** Asks each player with several locations which one stays face up, and turns the others face down. */
export const processLocationChoice: FrameProcedure<'locations'> = (game, it) => {
  const answer = takeAnswer(it)
  if (answer) it.kept.push(...answer.map(pickedObject))
  const seat = nextSeatWithTooManyLocations(game, it.kept)
  if (seat !== undefined)
    return askQuestion(game, {
      kind: 'choose',
      seat,
      options: locationsInPlayOf(game, seat).map(objectOption),
    })
  popFrame(game)
  runChecksBeforePriority(game, turningDown(game, it.kept))
}
