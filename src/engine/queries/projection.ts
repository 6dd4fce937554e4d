/**
 * Projection: the current characteristics of a card, computed from its printed facts, its counters and the continuous
 * modifiers in force (404.1c, 700.3, 712–714, 718, 719). The results are never stored.
 */

import {
  KEYWORD_POWERS_GIVING_KEYWORDS,
  KEYWORDS_CHANGING_STATS,
  KEYWORDS_GIVEN_BY_WEAPON,
} from '../model/data/keywords.ts'
import { isSpelledOutKeyword, spelledOutKeywordsIn } from '../model/data/spelled-keywords.ts'
import type { DamageType, Keyword } from '../model/data/vocabulary/basic-words.ts'
import type { Effect } from '../model/data/vocabulary/effects.ts'
import type { Filter } from '../model/data/vocabulary/expressions.ts'
import type { Power } from '../model/data/vocabulary/powers.ts'
import type { CardPower, Characteristics, ModifierInForce } from '../model/derived/derived.ts'
import { type DerivedCache, derivedCacheOf } from '../model/derived/derived-cache.ts'
import { printedCacheOf } from '../model/derived/printed-cache.ts'
import type { Game, GameObject, TextContext, UnnamedCounter } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { cardOf, isInPlay, newTextContext, objectById } from '../model/state/objects.ts'
import {
  addKeywordToCharacteristics,
  applyModifierToCharacteristics,
  applyStatsModifier,
  doesModifierChangeCharacteristics,
  FIRST_INDEX_OF_ADDED_POWERS,
} from './applying.ts'
import { isConditionTrue } from './card-text/conditions.ts'
import { cardMatchesFilter } from './card-text/matching.ts'
import { isSelectedPlayer } from './card-text/players.ts'
import { selectCards } from './card-text/selecting.ts'
import { canTextReachCard, canTextReachPlayer } from './ghosts.ts'
import { collectModifiersOfPower, inForceFlags, modifiersInForce } from './in-force.ts'
import { isKeywordActive, keywordModifiers, mayAnyCardHaveKeyword } from './keyword-modifiers.ts'
import { doesModifierDependOnlyOnBoard } from './modifier-stability.ts'
import { modifiersOfKindAffectingCard } from './modifiers-affecting-card.ts'
import { NO_KEYWORDS, printedKeywords, printedPowerList, printedPowers, printedTypes } from './powers.ts'
import { powersOf, typesOf } from './types.ts'

/** Whether a card now has this power. */
export function hasPower(game: Game, id: ObjectId, power: CardPower): boolean {
  return characteristicsOf(game, id).powers.some((one) => one.card === power.card && one.path === power.path)
}

/**
 * Computes the characteristics of all cards in play from these modifiers, and caches them. Each modifier
 * reads the cards as the modifiers before it have left them (719.2). Returns the modifiers that added powers
 * generate.
 */
export function applyModifiersToBoard(game: Game, entries: readonly ModifierInForce[]): ModifierInForce[] {
  const { characteristics: board } = derivedCacheOf(game)
  board.clear()
  for (const id of game.play) board.set(id, base(game, objectById(game, id)))
  const last = entries.findIndex(({ mod }) => mod.kind === 'double')
  const split = last < 0 ? entries.length : last
  derivedCacheOf(game).applying = true
  for (const entry of entries.slice(0, split)) applyToAll(game, entry)
  derivedCacheOf(game).applying = false
  for (const id of game.play) addWhatCombatGives(game, id, characteristicsOf(game, id))
  for (const entry of entries.slice(split)) applyToAll(game, entry)
  return game.play.flatMap((id) => fromAddedPowers(game, id))
}

function applyToAll(game: Game, entry: ModifierInForce): void {
  const { mod, power, ctx } = entry
  if (!doesModifierChangeCharacteristics(mod) || (power && !hasPower(game, ctx.source, power))) return
  const ids = affectedBy(game, entry)
  for (const id of ids) applyModifierToCharacteristics(game, entry, characteristicsOf(game, id), id)
}

function affectedBy(game: Game, entry: ModifierInForce): ObjectId[] {
  const found: ObjectId[] = []
  for (const id of game.play) if (doesModifierAffectCard(game, entry, id)) found.push(id)
  return found
}

function fromAddedPowers(game: Game, id: ObjectId): ModifierInForce[] {
  const found: ModifierInForce[] = []
  for (const one of characteristicsOf(game, id).powers)
    if (one.power.kind === 'continuous' && one.index >= FIRST_INDEX_OF_ADDED_POWERS)
      collectModifiersOfPower(game, id, one, found)
  return found
}

/** Whether a modifier affects this card now. "This ally" means only the modifier's own card (200.1). */
export function doesModifierAffectCard(game: Game, entry: ModifierInForce, id: ObjectId): boolean {
  const { to } = entry
  const hit =
    to.kind === 'self'
      ? entry.ctx.source === id
      : to.kind === 'host'
        ? game.objects[entry.ctx.source]?.play?.host === id
        : to.kind === 'flagged'
          ? (entry.flagged ?? selectCards(game, entry.ctx, to.what)).includes(id)
          : to.kind === 'filter' && cardMatchesFilter(game, entry.ctx, to.filter, id)
  if (!hit || (entry.readying && !isReadyStepOf(game, id))) return false
  return (
    (!entry.while || isConditionTrue(game, entry.ctx, entry.while)) && canTextReachCard(game, entry.ctx, id)
  )
}

function isReadyStepOf(game: Game, id: ObjectId): boolean {
  return game.turn.step === 'ready' && objectById(game, id).play?.controller === game.turn.player
}

/** Whether a modifier affects this player now. */
export function doesModifierAffectPlayer(
  game: Game,
  { mod, ctx, while: cond }: ModifierInForce,
  seat: Seat,
): boolean {
  const { to } = mod
  if (to.kind !== 'players' || !isSelectedPlayer(game, ctx, to.who, seat)) return false
  if (cond && !isConditionTrue(game, ctx, cond)) return false
  return mod.kind === 'ghost' || canTextReachPlayer(game, ctx, seat)
}

/**
 * Returns the current characteristics of a card or, for a card that has left play, its last known information (709.2d,
 * 712.3b).
 */
export function characteristicsOf(game: Game, id: ObjectId): Characteristics {
  const cache = derivedCacheOf(game)
  const cached = cache.characteristics.get(id)
  if (cached) return cached
  const object = objectById(game, id)
  if (object.known) return { ...UNKNOWN, types: typesOf(game, id), ...object.known }
  if (!object.play) return base(game, object)
  const entries = modifiersInForce(game)
  if (cache.whole) {
    if (!cache.characteristics.get(id)) applyModifiersToBoard(game, entries)
    return cache.characteristics.get(id) ?? base(game, object)
  }
  return derive(game, cache, object)
}

/**
 * Derives the characteristics of one card from the printed characteristics. Cards share the printed ones, so they are
 * copied before anything changes them.
 */
function derive(game: Game, cache: DerivedCache, object: GameObject): Characteristics {
  const { id } = object
  const shared = printedBase(game, object)
  let result = shared ?? base(game, object)
  cache.characteristics.set(id, result)
  let fleeting = cache.inForce.veil
  for (const entry of cache.shaping) {
    if (isOnlyOn(entry, id)) continue
    if (!fleeting) fleeting = !doesModifierDependOnlyOnBoard(entry)
    if (!doesModifierAffectCard(game, entry, id)) continue
    if (result === shared) result = itsOwn(cache, id, shared)
    applyModifierToCharacteristics(game, entry, result, id)
  }
  if (mayCombatGive(game, cache)) {
    if (result === shared) result = itsOwn(cache, id, shared)
    addWhatCombatGives(game, id, result)
  }
  if (fleeting || dependsOnTheMoment(game, result)) cache.fleeting.push(id)
  return result
}

/**
 * Returns the printed characteristics of a card's front, or undefined if counters, another side or anything else about
 * the object changes them.
 */
function printedBase(game: Game, object: GameObject): Characteristics | undefined {
  const { play } = object
  if (!play || play.boosts || play.as || play.faceDown || bonusHealth(game, object) > 0) return undefined
  if (printedPowerList(game, object.id).conditional) return undefined
  const cache = printedCacheOf(cardOf(game, object.id))
  cache.plain ??= base(game, object)
  return cache.plain
}

/** Copies the characteristics field by field, because a spread is several times slower. */
function itsOwn(
  { characteristics: kept }: DerivedCache,
  id: ObjectId,
  shared: Characteristics,
): Characteristics {
  const own: Characteristics = {
    atk: shared.atk,
    health: shared.health,
    def: shared.def,
    damageTypes: shared.damageTypes,
    keywords: shared.keywords,
    types: shared.types,
    tags: shared.tags,
    powers: shared.powers,
    powersLost: shared.powersLost,
    powerless: shared.powerless,
    barred: shared.barred,
    hasAtk: shared.hasAtk,
  }
  kept.set(id, own)
  return own
}

/** Whether a modifier affects only its own card, and this card is another one. */
function isOnlyOn({ to, ctx }: ModifierInForce, id: ObjectId): boolean {
  return to.kind === 'self' && ctx.source !== id
}

/**
 * Whether the characteristics of a card can change at any moment. Some keywords work only at times, and a weapon adds
 * its ATK only during its strike.
 */
function dependsOnTheMoment(game: Game, { keywords }: Characteristics): boolean {
  if (game.combat && game.combat.strikes.length > 0) return true
  for (const keyword in keywords) if (MOMENTARY.has(keyword)) return true
  return false
}

const MOMENTARY: ReadonlySet<string> = new Set([
  'assault',
  ...KEYWORD_POWERS_GIVING_KEYWORDS.map(({ keyword }) => keyword),
  ...KEYWORDS_CHANGING_STATS,
])

/** Defaults for a card that has left play, for characteristics that aren't part of last known information. */
const UNKNOWN = { def: 0, damageTypes: [], tags: [], powers: [], hasAtk: true }

/**
 * Returns the printed characteristics of a card's visible side, plus its unnamed counters (404.1c). A hero without a
 * printed ATK has 0 (205.1). The type line and the damage icon of the front apply to both sides (R101.1a).
 */
function base(game: Game, object: GameObject): Characteristics {
  const card = cardOf(game, object.id)
  const side = card.type === 'hero' && object.play?.faceDown ? card.back : undefined // A flipped hero shows its back (301.2, 301.2b).
  const powers = printedPowers(game, object.id)
  const result: Characteristics = {
    atk: side?.atk ?? card.atk ?? 0,
    health: (side?.health ?? card.health ?? 0) + bonusHealth(game, object),
    def: card.def ?? 0,
    damageTypes: card.damageType ? [card.damageType] : NO_TYPES,
    keywords: printedKeywords(game, object.id),
    types: object.play?.as ? [object.play.as] : printedTypes(card),
    tags: side?.tags ?? card.tags,
    powers,
    powersLost: undefined,
    powerless: undefined,
    barred: undefined,
    hasAtk: card.atk !== undefined || card.type === 'hero',
  }
  if (object.play?.boosts) addBoosts(object.play.boosts, result)
  return result
}

const NO_TYPES: readonly DamageType[] = []

function addBoosts(boosts: readonly UnnamedCounter[], result: Characteristics): void {
  for (const { atk = 0, health = 0, def = 0, n } of boosts) {
    result.atk += atk * n
    result.health += health * n
    result.def += def * n
  }
}

/** Returns the additional health of a player's hero (Raider Leveling Guide, level 85), or 0 for any other card. */
function bonusHealth(game: Game, { play, owner }: GameObject): number {
  return play?.row === 'hero' ? (game.players[owner]?.bonusHealth ?? 0) : 0
}

/** Whether `addWhatCombatGives` could add anything. The check is cheap. */
function mayCombatGive(game: Game, { inForce: does }: DerivedCache): boolean {
  if (game.combat && game.combat.strikes.length > 0) return true
  return does.implying || does.keywordStats || does.keywords.has('assault')
}

function addWhatCombatGives(game: Game, id: ObjectId, result: Characteristics): void {
  if (game.combat && game.combat.strikes.length > 0) addStrikes(game, id, result)
  const { inForce: does, whole } = derivedCacheOf(game)
  if (whole || does.implying) addImplied(game, id, result)
  if (does.keywordStats) addKeywordStats(game, id, result)
  if (whole || does.keywords.has('assault')) result.atk += assaultOf(game, id, result)
}

function assaultOf(game: Game, id: ObjectId, { keywords }: Characteristics): number {
  return objectById(game, id).play?.controller === game.turn.player ? (keywords.assault ?? 0) : 0
}

/**
 * Returns the ATK that Assault will add to a card after all modifiers have been applied. A modifier that reads the ATK
 * counts it already (719.1).
 */
export function pendingAssaultBonus(game: Game, id: ObjectId): number {
  return derivedCacheOf(game).applying ? assaultOf(game, id, characteristicsOf(game, id)) : 0
}

/** Adds keywords for which other keywords stand: Shadowmeld while ready, Bear Form. */
function addImplied(game: Game, id: ObjectId, result: Characteristics): void {
  if (result.keywords === NO_KEYWORDS) return
  for (const { keyword, power } of KEYWORD_POWERS_GIVING_KEYWORDS)
    if (result.keywords[keyword] && isKeywordActive(game, id, power))
      for (const mod of power.mods)
        if (mod.kind === 'keyword') addKeywordToCharacteristics(result, mod.keyword, 1)
}

/** Adds the ATK, the damage type and some keywords of the weapons with which a wielder strikes (303.2b). */
function addStrikes(game: Game, id: ObjectId, result: Characteristics): void {
  for (const strike of game.combat?.strikes ?? []) {
    if (strike.wielder !== id) continue
    const weapon = characteristicsOf(game, strike.weapon)
    result.atk += weapon.atk
    result.damageTypes = [...new Set([...result.damageTypes, ...weapon.damageTypes])]
    for (const keyword of KEYWORDS_GIVEN_BY_WEAPON)
      if (weapon.keywords[keyword]) addKeywordToCharacteristics(result, keyword, 1)
  }
}

/** Adds the changes that keywords make to a card's numbers, such as Berserking. */
function addKeywordStats(game: Game, id: ObjectId, result: Characteristics): void {
  for (const entry of keywordModifiers(game, id, result.keywords))
    if (entry.mod.kind === 'stats') applyStatsModifier(game, entry, result, id)
}

/**
 * Whether a card in play may have the keyword: any card in play has it, or some modifier grants powers. For other
 * cards, whether it is printed on the card.
 */
export function mayHaveKeyword(game: Game, id: ObjectId, keyword: Keyword): boolean {
  if (isInPlay(game, id)) return mayAnyCardHaveKeyword(inForceFlags(game), keyword)
  return cardOf(game, id).powers.some((power) => power.kind === 'keyword' && power.keyword === keyword)
}

/**
 * Returns the filters that the [descriptions] of a card's keyword are, printed or granted: the cards that it
 * inspires, or the things that it may sabotage.
 */
export function descriptionFiltersOfKeyword(
  game: Game,
  id: ObjectId,
  keyword: Keyword,
): { what: Filter; ctx: TextContext }[] {
  if (!mayHaveKeyword(game, id, keyword) || !hasKeyword(game, id, keyword)) return []
  const { card, play } = objectById(game, id)
  const own = newTextContext(card, id, play?.controller ?? 0)
  const printed = powersOf(game, id).flatMap(({ power }) =>
    power.kind === 'keyword' && power.keyword === keyword ? (power.of ?? []) : [],
  )
  const given = modifiersOfKindAffectingCard(game, id, 'keyword').flatMap(({ mod }) =>
    mod.keyword === keyword ? (mod.of ?? []) : [],
  )
  return [...printed, ...given].map((what) => ({ what, ctx: own }))
}

/** Whether a card now has this keyword, as a power or spelled out in one of its texts. */
export function hasKeyword(game: Game, id: ObjectId, keyword: Keyword): boolean {
  if (isSpelledOutKeyword(keyword))
    return textsOf(game, id).some((text) => spelledOutKeywordsIn(text).has(keyword))
  const { keywords } = characteristicsOf(game, id)
  return keywords !== NO_KEYWORDS && (keywords[keyword] ?? 0) > 0
}

/**
 * Returns the texts of a card that may spell out keywords: its powers, and the text of an ability that isn't in play.
 */
function textsOf(game: Game, id: ObjectId): readonly (Power | Effect)[] {
  const powers = powersOf(game, id).map(({ power }) => power)
  const { effect } = cardOf(game, id)
  return effect && !isInPlay(game, id) ? [...powers, effect] : powers
}

/** Returns a card's ATK as the rules use it. A negative value counts as 0 (104.2). */
export function atkOf(game: Game, id: ObjectId): number {
  return Math.max(0, characteristicsOf(game, id).atk)
}

/** Returns a card's health as the rules use it. A negative value counts as 0 (104.2). */
export function healthOf(game: Game, id: ObjectId): number {
  return Math.max(0, characteristicsOf(game, id).health)
}
