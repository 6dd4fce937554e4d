/**
 * The continuous modifiers in force (704, 712–714), gathered from cards and links in the order in which they apply
 * (718, 719), and flags for the kinds of modifiers in force.
 */

import { nodeAtPath } from '../model/data/card-registry.ts'
import type { Condition } from '../model/data/vocabulary/expressions.ts'
import type { Modifier } from '../model/data/vocabulary/modifiers.ts'
import type { CardPower, ModifierInForce } from '../model/derived/derived.ts'
import { type DerivedCache, derivedCacheOf, faceUpCardsInPlay } from '../model/derived/derived-cache.ts'
import type { InForceFlags } from '../model/derived/in-force-flags.ts'
import { newModifierInForce } from '../model/state/all-fields.ts'
import type { CreatedModifier, Game, Player, TextContext } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { newContextOfPower, newTextContext, objectById } from '../model/state/objects.ts'
import { doesModifierChangeCharacteristics } from './applying.ts'
import { mayModifiersReachFaceDownCards } from './blank.ts'
import { areModifiersIndependent, doesModifierChangePowers, sortByDependency } from './dependency.ts'
import { collectHouseRuleModifiers } from './house-rules.ts'
import { cardsActiveInGraveyard } from './in-graveyards.ts'
import { computeInForceFlags } from './keyword-modifiers.ts'
import { doesModifierAffectFixedCards, doesModifierDependOnlyOnBoard } from './modifier-stability.ts'
import { printedPowerList, printedPowers } from './powers.ts'
import { applyModifiersToBoard, hasPower } from './projection.ts'

/**
 * Returns all continuous modifiers in force, in the order in which they apply: by timestamp (718.1), except for
 * dependency (719.2).
 */
export function modifiersInForce(game: Game): readonly ModifierInForce[] {
  const cache = derivedCacheOf(game)
  if (!cache.modifiers) gather(game, cache)
  return cache.modifiers ?? []
}

/**
 * Gathers the modifiers. Powers function only in play; the powers of an ability function there if it is ongoing
 * (305.2a).
 */
function gather(game: Game, cache: DerivedCache): void {
  const found: ModifierInForce[] = []
  for (const id of faceUpCardsInPlay(game)) addFromCard(game, id, found)
  for (const { seat } of game.players)
    for (const id of cardsActiveInGraveyard(game, seat)) addFromGraveyard(game, id, seat, found)
  collectHouseRuleModifiers(game, found)
  for (const modifier of game.modifiers) addFromLink(game, modifier, found)
  found.sort(byTimestamp)
  note(game, cache, found)
  cache.whole = cache.powersVary || !areModifiersIndependent(found)
  cache.modifiers = cache.whole ? sortByDependency(found) : found
  cache.inForce = computeInForceFlags(game, cache.modifiers)
  cache.shaping = shapingOf(cache.modifiers)
  cache.healthFleeting = cache.whole || cache.shaping.some(changesHealthAtTimes)
  if (!cache.powersVary) return
  settlePowers(game, cache)
  cache.inForce = computeInForceFlags(game, cache.modifiers)
  cache.blankGain ||= mayModifiersReachFaceDownCards(game, cache.modifiers)
  // A card that becomes a face-down resource invalidates no cached data, but modifiers may give it powers too.
  cache.powersFleeting = cache.blankGain || cache.modifiers.some(mayGiveOtherwise)
}

/** Whether a modifier may add or remove powers at any moment, directly or by changing types and tags. */
function mayGiveOtherwise(entry: ModifierInForce): boolean {
  const { mod } = entry
  return (changesTypeLine(mod) || doesModifierChangePowers(mod)) && !doesModifierAffectFixedCards(entry)
}

function shapingOf(modifiers: readonly ModifierInForce[]): ModifierInForce[] {
  const found: ModifierInForce[] = []
  for (const entry of modifiers) if (doesModifierChangeCharacteristics(entry.mod)) found.push(entry)
  return found
}

function byTimestamp(a: ModifierInForce, b: ModifierInForce): number {
  return a.at - b.at
}

/** Records which characteristics no modifier changes, so that the printed ones can be used. */
function note(game: Game, cache: DerivedCache, found: readonly ModifierInForce[]): void {
  const { retyped, varied } = cache
  cache.retyped = false
  cache.varied = false
  cache.controlVaries = false
  cache.powersVary = false
  cache.powersFleeting = false
  cache.lowersHealth = false
  cache.printedHealth = !game.players.some(hasBonusHealth)
  for (const { mod } of found) {
    if (changesTypeLine(mod)) cache.retyped = true
    if (mod.kind === 'control') cache.controlVaries = true
    if (doesModifierChangePowers(mod)) cache.powersVary = true
    if (lowersHealth(mod)) cache.lowersHealth = true
    if (changesHealth(mod)) cache.printedHealth = false
    if (changesHealth(mod)) cache.varied = true
  }
  cache.blankGain = mayModifiersReachFaceDownCards(game, found)
  if ((retyped && !cache.retyped) || (varied && !cache.varied)) cache.checkAchievements = true
}

function hasBonusHealth({ bonusHealth }: Player): boolean {
  return bonusHealth !== undefined && bonusHealth !== 0
}

function changesTypeLine({ kind }: Modifier): boolean {
  return kind === 'become' || kind === 'tag' || kind === 'tagCalled'
}

function changesHealth(mod: Modifier): boolean {
  if (mod.kind === 'stats' || mod.kind === 'sets') return mod.health !== undefined
  return mod.kind === 'become' || mod.kind === 'double' || mod.kind === 'grant'
}

function changesHealthAtTimes(entry: ModifierInForce): boolean {
  return changesHealth(entry.mod) && !doesModifierDependOnlyOnBoard(entry)
}

function lowersHealth(mod: Modifier): boolean {
  if (mod.kind !== 'stats') return changesHealth(mod)
  return mod.health !== undefined && !(typeof mod.health === 'number' && mod.health >= 0)
}

/** Whether any card could have less than its printed health. The check is cheap. */
export function mayAnyHealthBeLowered(game: Game): boolean {
  modifiersInForce(game)
  return derivedCacheOf(game).lowersHealth
}

/** Whether each card has its printed health, apart from counters. The check is cheap. */
export function isEveryHealthPrinted(game: Game): boolean {
  modifiersInForce(game)
  return derivedCacheOf(game).printedHealth
}

/**
 * Returns flags for the kinds of modifiers and keywords in force, so that callers can skip searches for other kinds.
 */
export function inForceFlags(game: Game): Readonly<InForceFlags> {
  const cache = derivedCacheOf(game)
  if (!cache.modifiers) gather(game, cache)
  return cache.inForce
}

/** Adds the powers that function in a graveyard (700.2). Their timestamp is the start of the game. */
function addFromGraveyard(game: Game, id: ObjectId, seat: Seat, found: ModifierInForce[]): void {
  for (const one of printedPowerList(game, id).continuous)
    if (one.power.kind === 'continuous' && one.power.zone === 'graveyard')
      for (const [line, mod] of one.power.mods.entries())
        found.push(ofPower(mod, newTextContext(one.card, id, seat), 0, one, line))
}

function addFromCard(game: Game, id: ObjectId, found: ModifierInForce[]): void {
  const list = printedPowerList(game, id)
  if (list.continuous.length === 0) return
  const powers = list.conditional ? printedPowers(game, id) : list.continuous
  for (const one of powers) collectModifiersOfPower(game, id, one, found)
}

/**
 * Adds the modifiers of a card's continuous power. The power functions without the chain while its card is in play and
 * has the power (704.1, 704.1a), and is evaluated again whenever it is read (714.2). Its timestamp is that of its card
 * (718.2a): when the card entered play or was attached (718.2a, 718.2b), or when its powers came back (718.2f).
 */
export function collectModifiersOfPower(
  game: Game,
  id: ObjectId,
  one: CardPower,
  found: ModifierInForce[],
): void {
  const { play } = objectById(game, id)
  if (!play || one.power.kind !== 'continuous' || one.power.zone) return
  const { mods, while: condition } = one.power
  const ctx = newContextOfPower(game, one.card, id, play.controller)
  for (let line = 0; line < mods.length; line++) {
    const mod = mods[line]
    if (!mod) continue
    const entry = ofPower(mod, ctx, play.regained ?? play.at, one, line)
    entry.while = condition
    found.push(entry)
  }
}

function ofPower(
  mod: Modifier,
  ctx: TextContext,
  at: number,
  power: CardPower,
  line: number,
): ModifierInForce {
  const entry = newModifierInForce(mod, ctx, at)
  entry.power = power
  entry.line = line
  return entry
}

/**
 * Adds a modifier that a link has created. It lasts whatever happens to its source (714.3d), and its timestamp is that
 * of the link's resolution (718.2d).
 */
function addFromLink(game: Game, modifier: CreatedModifier, found: ModifierInForce[]): void {
  if (modifier.kind !== 'lasting') return
  const mod = nodeAtPath<Modifier>(game, modifier.ctx.card, modifier.path)
  const entry = newModifierInForce(mod, modifier.ctx, modifier.at)
  entry.path = modifier.path
  entry.made = modifier.id
  if (modifier.while) entry.while = nodeAtPath<Condition>(game, modifier.ctx.card, modifier.while)
  if (modifier.duration === 'nextReadyStep') entry.readying = true
  entry.locked = modifier.locked
  entry.flagged = modifier.flagged
  entry.cards = modifier.cards
  found.push(entry)
}

/** Adds the modifiers that added powers generate, until no further modifiers are found. */
function settlePowers(game: Game, cache: DerivedCache): void {
  for (let rounds = 0; rounds < 8; rounds++) {
    const known = cache.modifiers ?? []
    const more = applyModifiersToBoard(game, known).filter(
      (entry) => !known.some((one) => isSame(one, entry)),
    )
    if (more.length === 0) break
    cache.modifiers = sortByDependency([...known, ...more].sort((a, b) => a.at - b.at))
  }
  const had = (entry: ModifierInForce): boolean =>
    !entry.power || hasPower(game, entry.ctx.source, entry.power)
  cache.modifiers = (cache.modifiers ?? []).filter(had)
}

function isSame(a: ModifierInForce, b: ModifierInForce): boolean {
  return a.mod === b.mod && a.ctx.source === b.ctx.source
}
