/** Legal attacks and protectors (302.2, 303, 305.3, 600.2–602.2). */

import { raidDescriptionOfGame } from '../../model/data/card-registry.ts'
import type { Chooser, Filter } from '../../model/data/vocabulary/expressions.ts'
import type { PlayerOrZone } from '../../model/state/decision.ts'
import type { Game, Link, TextContext } from '../../model/state/game.ts'
import type { ObjectId, Seat } from '../../model/state/ids.ts'
import {
  areOpponents,
  inPlayStateOf,
  isInPlay,
  objectById,
  playerOrZoneOf,
  seatsInTurnOrder,
} from '../../model/state/objects.ts'
import { isActForbidden } from '../../queries/cant.ts'
import { cardMatchesFilter, hasTag } from '../../queries/card-text/matching.ts'
import { selectCards } from '../../queries/card-text/selecting.ts'
import { exhaustionTax } from '../../queries/exhaustion-tax.ts'
import { mayAttackOrDamageUnderGhostRules, mayProtectUnderGhostRules } from '../../queries/ghosts.ts'
import { inForceFlags } from '../../queries/in-force.ts'
import { mayAnyCardHaveKeyword } from '../../queries/keyword-modifiers.ts'
import { modifiersOfKindAffectingCard } from '../../queries/modifiers-affecting-card.ts'
import { descriptionFiltersOfKeyword, hasKeyword } from '../../queries/projection.ts'
import { countReadyResources } from '../../queries/resources.ts'
import { charactersInPlay, hasType, isCharacter, isInPartySinceTurnStart } from '../../queries/types.ts'

export { isCharacter }

/** Whether this attacker is attacking for the first time this turn. */
export function isFirstAttack(game: Game, attacker: ObjectId): boolean {
  return game.registers.attacked.filter((id) => id === attacker).length === 1
}

/**
 * Whether a character may be proposed as an attacker. The character must be ready and able to attack, and be no Totem
 * (305.3a) and no Mount (302.3). An ally that joined its party this turn (301.3) needs Ferocity (601.2a).
 */
export function canBeProposedAsAttacker(game: Game, id: ObjectId): boolean {
  const play = objectById(game, id).play
  if (!play || play.exhausted || !isCharacter(game, id) || isActForbidden(game, id, 'attack')) return false
  if (isActForbidden(game, id, 'exhaust')) return false
  if (hasTag(game, id, 'Totem') || hasTag(game, id, 'Mount')) return false
  return hasType(game, id, 'hero') || isInPartySinceTurnStart(game, id) || hasKeyword(game, id, 'ferocity')
}

/** A combat that may be proposed: its defender or sabotaged thing, and whether it is a sabotage (600.1). */
export interface AttackProposal {
  defender: ObjectId // 0 if the defender is not a card
  sabotage: boolean
  thing?: PlayerOrZone
}

/** Returns the characters that this attacker may be proposed to attack (601.2b–d, 600.2a–b). */
export function legalDefenders(game: Game, attacker: ObjectId): ObjectId[] {
  const { controller } = inPlayStateOf(game, attacker)
  const possible = possibleDefenders(game, attacker, controller)
  return preferred(game, attacker, possible, (id) => id)
}

/**
 * Returns the combats that may be proposed for this attacker, sabotages last. All others are illegal (601.2, 601.2e).
 */
export function legalAttackProposals(game: Game, attacker: ObjectId): AttackProposal[] {
  const sabotages = legalSabotages(game, attacker)
  if (sabotages.length === 0)
    return legalDefenders(game, attacker).map((defender) => ({ defender, sabotage: false }))
  const { controller } = inPlayStateOf(game, attacker)
  const possible = possibleDefenders(game, attacker, controller).map(
    (defender): AttackProposal => ({ defender, sabotage: false }),
  )
  return preferred(game, attacker, [...possible, ...sabotages], (one) => one.defender)
}

/** Whether any combat may be proposed for this attacker, without listing all of them. */
export function canProposeAttack(game: Game, attacker: ObjectId): boolean {
  const { controller } = inPlayStateOf(game, attacker)
  for (const id of charactersInPlay(game)) if (isPossibleDefender(game, attacker, controller, id)) return true
  return legalSabotages(game, attacker).length > 0
}

function possibleDefenders(game: Game, attacker: ObjectId, controller: Seat): ObjectId[] {
  const found: ObjectId[] = []
  for (const id of charactersInPlay(game))
    if (isPossibleDefender(game, attacker, controller, id)) found.push(id)
  return found
}

function isPossibleDefender(game: Game, attacker: ObjectId, controller: Seat, id: ObjectId): boolean {
  return canBeDefender(game, id, controller) && canAttack(game, attacker, id)
}

/**
 * Returns the sabotages that may be proposed: of an opponent's cards that aren't Elusive, or of other things (601.2b).
 */
function legalSabotages(game: Game, attacker: ObjectId): AttackProposal[] {
  const things = descriptionFiltersOfKeyword(game, attacker, 'sabotage')
  if (things.length === 0) return []
  const { controller } = inPlayStateOf(game, attacker)
  const cards = game.play
    .filter(
      (id) =>
        areOpponents(game, inPlayStateOf(game, id).controller, controller) &&
        !hasKeyword(game, id, 'elusive') &&
        things.some(({ what, ctx }) => cardMatchesFilter(game, ctx, what, id)),
    )
    .map((defender): AttackProposal => ({ defender, sabotage: true }))
  return [...cards, ...sabotagedThings(game, things, controller)]
}

/** Returns the things of each opponent that aren't cards, for "Sabotage: Deck" (601.2b). */
function sabotagedThings(game: Game, things: readonly { what: Filter }[], by: Seat): AttackProposal[] {
  const opponents = seatsInTurnOrder(game).filter((seat) => areOpponents(game, seat, by))
  return things.flatMap(({ what: filter }) => {
    if (filter.kind !== 'thing') return []
    const { what } = filter
    return opponents.map((seat): AttackProposal => ({ defender: 0, sabotage: true, thing: { what, seat } }))
  })
}

/**
 * Returns the defenders that are left after restrictions. "Can attack only [some] if able" comes first (600.2b,
 * 601.2c–d), then "must attack" (600.2a); each is ignored if it would leave no defender.
 */
function preferred<T>(game: Game, attacker: ObjectId, defenders: T[], idOf: (one: T) => ObjectId): T[] {
  const kinds = inForceFlags(game)
  if (!kinds.canAttackOnly && !kinds.mustAttack) return defenders
  const only = modifiersOfKindAffectingCard(game, attacker, 'canAttackOnly').filter((one) => one.mod.ifAble)
  const must = modifiersOfKindAffectingCard(game, attacker, 'mustAttack').filter((one) => one.mod.whom)
  if (only.length + must.length === 0) return defenders
  const isAny = (entries: typeof only | typeof must, one: T): boolean =>
    entries.some(
      ({ mod, ctx }) => mod.whom !== undefined && doesDefenderMatchFilter(game, ctx, mod.whom, idOf(one)),
    )
  const allowed = defenders.filter((one) => isAny(only, one))
  const from = allowed.length > 0 ? allowed : defenders
  const preferredOnes = from.filter((one) => isAny(must, one))
  return preferredOnes.length > 0 ? preferredOnes : from
}

/** Whether no modifier prevents the attacker from attacking this character. */
function canAttack(game: Game, attacker: ObjectId, id: ObjectId): boolean {
  if (!mayAttackOrDamageUnderGhostRules(game, attacker, id)) return false
  const kinds = inForceFlags(game)
  return (!kinds.canAttackOnly && !kinds.cant) || isAllowedToAttack(game, attacker, id)
}

function isAllowedToAttack(game: Game, attacker: ObjectId, id: ObjectId): boolean {
  return (
    modifiersOfKindAffectingCard(game, attacker, 'canAttackOnly').every(
      (one) => one.mod.ifAble || cardMatchesFilter(game, one.ctx, one.mod.whom, id),
    ) && !isActForbidden(game, attacker, 'attack', id)
  )
}

function canBeDefender(game: Game, id: ObjectId, by: Seat): boolean {
  if (!areOpponents(game, inPlayStateOf(game, id).controller, by)) return false
  if (hasTag(game, id, 'Mount')) return false
  return (
    !hasKeyword(game, id, 'elusive') && !isActForbidden(game, id, 'beAttacked') && !isShieldedByBoss(game, id)
  )
}

/** Whether a hero can't be attacked because a Boss ally is in its party (Dungeon rulebook, the Boss keyword). */
function isShieldedByBoss(game: Game, id: ObjectId): boolean {
  return (
    mayAnyCardHaveKeyword(inForceFlags(game), 'boss') && hasType(game, id, 'hero') && hasBossBeside(game, id)
  )
}

function hasBossBeside(game: Game, id: ObjectId): boolean {
  const { controller } = inPlayStateOf(game, id)
  return charactersInPlay(game).some(
    (other) =>
      other !== id &&
      inPlayStateOf(game, other).controller === controller &&
      hasType(game, other, 'ally') &&
      hasKeyword(game, other, 'boss'),
  )
}

/**
 * Whether a proposed defender matches the filter. The id is 0 for a sabotaged thing that isn't a card, which
 * never matches (601.2b).
 */
export function doesDefenderMatchFilter(game: Game, ctx: TextContext, filter: Filter, id: ObjectId): boolean {
  return id !== 0 && cardMatchesFilter(game, ctx, filter, id)
}

/** Whether a proposed combat is still legal as it resolves (601.3). */
export function isStillLegalCombat(
  game: Game,
  link: Pick<Link, 'attacker' | 'defender' | 'sabotage'>,
): boolean {
  const { attacker, defender, sabotage = false } = link
  if (attacker === undefined || defender === undefined) return false
  if (!isInPlay(game, attacker) || !canBeProposedAsAttacker(game, attacker)) return false
  const thing = playerOrZoneOf(game, defender)
  return legalAttackProposals(game, attacker).some(
    (one) => one.sabotage === sabotage && (thing ? isSame(one.thing, thing) : one.defender === defender),
  )
}

function isSame(a: PlayerOrZone | undefined, b: PlayerOrZone): boolean {
  return a?.what === b.what && a.seat === b.seat
}

/**
 * Returns the characters that this player may exhaust at the protect point (602.2): none if the attacker has Stealth
 * (602.2a), and never the proposed defender (602.2b).
 */
export function legalProtectors(game: Game, seat: Seat): ObjectId[] {
  const { combat } = game
  const found: ObjectId[] = []
  if (!combat?.attacker || !combat.proposed) return found
  const { attacker, proposed } = combat
  if (
    !areOpponents(game, seat, inPlayStateOf(game, attacker).controller) ||
    hasKeyword(game, attacker, 'stealth')
  )
    return found
  for (const id of charactersInPlay(game))
    if (id !== proposed && mayProtect(game, seat, id, attacker, proposed)) found.push(id)
  return found
}

function mayProtect(game: Game, seat: Seat, id: ObjectId, attacker: ObjectId, proposed: ObjectId): boolean {
  const { controller, exhausted } = inPlayStateOf(game, id)
  return (
    controller === seat &&
    !exhausted &&
    canProtect(game, id, attacker, proposed) &&
    mayProtectUnderGhostRules(game, id, attacker) &&
    canAffordProtecting(game, seat, id)
  )
}

/** Whether a player can pay the resources without which the protector can't exhaust (600.3a). */
function canAffordProtecting(game: Game, seat: Seat, id: ObjectId): boolean {
  return !inForceFlags(game).attackCost || exhaustionTax(game, id) <= countReadyResources(game, seat)
}

/**
 * Whether a character can protect: it has Protector, a card lets it protect this character, or the attacker is
 * Conspicuous.
 */
function canProtect(game: Game, id: ObjectId, attacker: ObjectId, proposed: ObjectId): boolean {
  const able =
    hasKeyword(game, id, 'protector') ||
    hasKeyword(game, attacker, 'conspicuous') ||
    isLetProtect(game, id, attacker, proposed)
  return able && !isActForbidden(game, id, 'protect', attacker) && !isActForbidden(game, id, 'exhaust')
}

function isLetProtect(game: Game, id: ObjectId, attacker: ObjectId, proposed: ObjectId): boolean {
  return modifiersOfKindAffectingCard(game, id, 'canProtect').some(
    ({ mod, ctx }) =>
      (!mod.whom || cardMatchesFilter(game, ctx, mod.whom, proposed)) &&
      (!mod.against || cardMatchesFilter(game, ctx, mod.against, attacker)),
  )
}

/** Whether this attacker's defender is chosen at random, whoever controls the attacker. */
export function isDefenderChosenAtRandom(game: Game, id: ObjectId): boolean {
  return modifiersOfKindAffectingCard(game, id, 'attacksAtRandom').length > 0
}

/** Equally suitable characters, and the player who chooses among them. Without a chooser, the choice is random. */
interface PreferredDefenders {
  ids: ObjectId[]
  ties?: Chooser
}

/**
 * Returns the characters that an automated character may attack, by its card or else by its raid. A raider's "can
 * attack only" takes precedence (600.2b). Several characters are a tie; undefined means that it doesn't attack.
 */
export function defendersOfAutomatedAttacker(game: Game, attacker: ObjectId): PreferredDefenders | undefined {
  const legal = legalDefenders(game, attacker)
  if (legal.length > 0 && isDefenderChosenAtRandom(game, attacker)) return { ids: legal }
  const byCard = modifiersOfKindAffectingCard(game, attacker, 'attacks').flatMap(
    ({ mod: { whom, ties }, ctx }) =>
      whom.map(
        (one): PreferredDefenders => ({ ids: selectCards(game, ctx, one), ...(ties ? { ties } : {}) }),
      ),
  )
  const restricted =
    [
      ...modifiersOfKindAffectingCard(game, attacker, 'canAttackOnly'),
      ...modifiersOfKindAffectingCard(game, attacker, 'mustAttack'),
    ].length > 0
  const raids = { ids: raidDescriptionOfGame(game).lair?.automaton?.attacks(game) ?? [] }
  return [...byCard, raids, ...(restricted ? [{ ids: legal }] : [])]
    .map((preferredOnes) => ({ ...preferredOnes, ids: preferredOnes.ids.filter((id) => legal.includes(id)) }))
    .find(({ ids }) => ids.length > 0)
}
