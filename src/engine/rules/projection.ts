/**
 * Projection: what a card is now, from its printed facts, its counters and the continuous modifiers in force
 * (404.1c, 700.3, 712–714, 718, 719). Nothing here is stored.
 */
import type { Card, Tag } from '../effects/card.ts'
import { IMPLYING_KEYWORDS, STATS_KEYWORDS, WEAPON_KEYWORDS } from '../effects/keywords.ts'
import { num } from '../effects/reading/amounts.ts'
import { matches } from '../effects/reading/matching.ts'
import { isOneOf } from '../effects/reading/players.ts'
import { select } from '../effects/reading/selecting.ts'
import { holds } from '../effects/reading/whether.ts'
import type { Condition, Filter } from '../effects/vocabulary/asking.ts'
import type { Effect } from '../effects/vocabulary/effects.ts'
import type { Deed, Modifier } from '../effects/vocabulary/modifiers.ts'
import type { Power } from '../effects/vocabulary/powers.ts'
import type { CardType, DamageType, Keyword } from '../effects/vocabulary/words.ts'
import { nodeAt, printed } from '../library.ts'
import type {
  ActiveModifier,
  Boost,
  CardId,
  Context,
  Game,
  GameObject,
  ObjectId,
  Player,
  Seat,
} from '../state/game.ts'
import { BLANK, cardOf, isInPlay, newContext, objectOf, powerContext } from '../state/objects.ts'
import { openInPlay, type Runtime, runtimeOf } from '../state/runtime.ts'
import { mayMeddleWith } from './boss.ts'
import { activeInGraveyard } from './buried.ts'
import { areIndependent, inOrderOfDependency, writesPowers } from './dependency.ts'
import { reaches } from './ghosts.ts'
import {
  ASSAULT,
  IMPLYING,
  isAtWork,
  keywordModifiers,
  keywordSaysCant,
  someHave,
  whatTheyDo,
} from './keywords.ts'
import { type PowerOf, placeOf, printedKeywords, printedList, printedPowers, printedTypes } from './powers.ts'
import { isOneOfThese, isSpelled, spelledIn } from './spelled.ts'
import { isSteady } from './steady.ts'

export interface Characteristics {
  atk: number
  health: number
  def: number
  damageTypes: readonly DamageType[]
  keywords: Readonly<Partial<Record<Keyword, number>>> // replaced, never changed: cards share what is printed
  types: readonly CardType[]
  tags: readonly Tag[]
  powers: readonly PowerOf[]
  powerless?: true | undefined // can't have powers
  barred?: Keyword[] | undefined // can't have these
  hasAtk: boolean // 719.1
}

/** A continuous modifier that applies now, with where it comes from. */
export interface ModifierInForce {
  mod: Modifier
  ctx: Context
  at: number // timestamp
  while?: Condition
  locked?: Record<string, number>
  flagged?: ObjectId[]
  cards?: CardId[]
  power?: PowerOf // the indefinite power that generates it (704.1a)
  line?: number // which of that power's modifiers it is
  path?: string // where its data is, if a link or a keyword made it
  made?: number // the ActiveModifier, if a link made it
  readying?: true // only in the ready step of the affected card's controller
}

/** All continuous modifiers, in the order in which they apply: by timestamp (718.1), but for dependency (719.2). */
export function modifiersInForce(game: Game): readonly ModifierInForce[] {
  const runtime = runtimeOf(game)
  if (!runtime.modifiers) gather(game, runtime)
  return runtime.modifiers ?? []
}

/** Powers work only in play, an ability's those that are ongoing (305.2a). */
function gather(game: Game, runtime: Runtime): void {
  const found: ModifierInForce[] = []
  for (const id of openInPlay(game)) addFromCard(game, id, found)
  for (const { seat } of game.players)
    for (const id of activeInGraveyard(game, seat)) addFromGraveyard(game, id, seat, found)
  for (const modifier of game.modifiers) addFromLink(game, modifier, found)
  found.sort(byTimestamp)
  note(game, runtime, found)
  runtime.whole = runtime.powersVary || !areIndependent(found)
  runtime.modifiers = runtime.whole ? inOrderOfDependency(found) : found
  runtime.inForce = whatTheyDo(game, runtime.modifiers)
  if (!runtime.powersVary) return
  settlePowers(game, runtime)
  runtime.inForce = whatTheyDo(game, runtime.modifiers)
}

function byTimestamp(a: ModifierInForce, b: ModifierInForce): number {
  return a.at - b.at
}

/** What the modifiers leave as it is printed, so that it need not be derived. */
function note(game: Game, runtime: Runtime, found: readonly ModifierInForce[]): void {
  runtime.retyped = false
  runtime.controlVaries = false
  runtime.powersVary = false
  runtime.lowersHealth = false
  runtime.printedHealth = !game.players.some(hasBonusHealth)
  for (const { mod } of found) {
    if (mod.kind === 'become' || mod.kind === 'tag') runtime.retyped = true
    if (mod.kind === 'control') runtime.controlVaries = true
    if (writesPowers(mod)) runtime.powersVary = true
    if (lowersHealth(mod)) runtime.lowersHealth = true
    if (changesHealth(mod)) runtime.printedHealth = false
  }
  runtime.attached = openInPlay(game).some((id) => game.objects[id]?.play?.row === 'attached')
}

function hasBonusHealth({ bonusHealth }: Player): boolean {
  return bonusHealth !== undefined && bonusHealth !== 0
}

function changesHealth(mod: Modifier): boolean {
  if (mod.kind === 'stats') return mod.health !== undefined
  return mod.kind === 'become' || mod.kind === 'double' || mod.kind === 'grant'
}

function lowersHealth(mod: Modifier): boolean {
  if (mod.kind !== 'stats') return changesHealth(mod)
  return mod.health !== undefined && !(typeof mod.health === 'number' && mod.health >= 0)
}

/** The cheap question: whether a card could have less than its printed health. */
export function mayLowerHealth(game: Game): boolean {
  modifiersInForce(game)
  return runtimeOf(game).lowersHealth
}

/** The cheap question: whether each card has its printed health, its counters aside. */
export function hasPrintedHealth(game: Game): boolean {
  modifiersInForce(game)
  return runtimeOf(game).printedHealth
}

/** What the modifiers in force and the keywords of cards do, so that what nobody does need not be looked for. */
export function inForce(game: Game): ReadonlySet<string> {
  const runtime = runtimeOf(game)
  if (!runtime.modifiers) gather(game, runtime)
  return runtime.inForce
}

/** Powers that function in a graveyard (700.2), from the beginning of the game as far as timestamps go. */
function addFromGraveyard(game: Game, id: ObjectId, seat: Seat, found: ModifierInForce[]): void {
  for (const one of printedList(game, id).continuous)
    if (one.power.kind === 'continuous' && one.power.zone === 'graveyard')
      for (const [line, mod] of one.power.mods.entries())
        found.push({ mod, ctx: newContext(one.card, id, seat), at: 0, power: one, line })
}

function addFromCard(game: Game, id: ObjectId, found: ModifierInForce[]): void {
  const list = printedList(game, id)
  if (list.continuous.length === 0) return
  const powers = list.conditional ? printedPowers(game, id) : list.continuous
  for (const one of powers) addFromPower(game, id, one, found)
}

/**
 * A continuous power modifies without the chain, while its card is in play and has it (704.1, 704.1a),
 * read anew at every moment (714.2). Its timestamp is its card's (718.2a).
 */
/** With the timestamp of its card: as it entered play or attached (718.2a, 718.2b), or as its powers came back (718.2f). */
function addFromPower(game: Game, id: ObjectId, one: PowerOf, found: ModifierInForce[]): void {
  const { play } = objectOf(game, id)
  if (!play || one.power.kind !== 'continuous' || one.power.zone) return
  const ctx = powerContext(game, one.card, id, play.controller)
  for (const [i, mod] of one.power.mods.entries()) {
    const entry: ModifierInForce = {
      mod,
      ctx,
      at: play.regained ?? play.at,
      power: one,
      line: i,
    }
    if (one.power.while) entry.while = one.power.while
    found.push(entry)
  }
}

/** It lasts whatever becomes of its source (714.3d). */
/** With the timestamp of its link's resolution (718.2d). */
function addFromLink(game: Game, modifier: ActiveModifier, found: ModifierInForce[]): void {
  if (modifier.kind !== 'lasting') return
  const mod = nodeAt<Modifier>(game, modifier.ctx.card, modifier.path)
  const entry: ModifierInForce = {
    mod,
    ctx: modifier.ctx,
    at: modifier.at,
    path: modifier.path,
    made: modifier.id,
  }
  if (modifier.while) entry.while = nodeAt<Condition>(game, modifier.ctx.card, modifier.while)
  if (modifier.duration === 'nextReadyStep') entry.readying = true
  if (modifier.locked) entry.locked = modifier.locked
  if (modifier.flagged) entry.flagged = modifier.flagged
  if (modifier.cards) entry.cards = modifier.cards
  found.push(entry)
}

/** Added powers may generate modifiers of their own: they join until there are no more. */
function settlePowers(game: Game, runtime: Runtime): void {
  for (let rounds = 0; rounds < 8; rounds++) {
    const known = runtime.modifiers ?? []
    const more = projectBoard(game, known).filter((entry) => !known.some((one) => isSame(one, entry)))
    if (more.length === 0) break
    runtime.modifiers = inOrderOfDependency([...known, ...more].sort((a, b) => a.at - b.at))
  }
  const had = (entry: ModifierInForce): boolean =>
    !entry.power || hasPower(game, entry.ctx.source, entry.power)
  runtime.modifiers = (runtime.modifiers ?? []).filter(had)
}

function isSame(a: ModifierInForce, b: ModifierInForce): boolean {
  return a.mod === b.mod && a.ctx.source === b.ctx.source
}

function hasPower(game: Game, id: ObjectId, power: PowerOf): boolean {
  return characteristics(game, id).powers.some((one) => one.card === power.card && one.path === power.path)
}

/**
 * Every card at once, each modifier in turn reading what those before it have made of the cards (719.2). Returns the
 * modifiers that added powers generate.
 */
function projectBoard(game: Game, entries: readonly ModifierInForce[]): ModifierInForce[] {
  const { characteristics: board } = runtimeOf(game)
  board.clear()
  for (const id of game.play) board.set(id, base(game, objectOf(game, id)))
  const last = entries.findIndex(({ mod }) => mod.kind === 'double')
  const split = last < 0 ? entries.length : last
  runtimeOf(game).applying = true
  for (const entry of entries.slice(0, split)) applyToAll(game, entry)
  runtimeOf(game).applying = false
  for (const id of game.play) addWhatCombatGives(game, id, characteristics(game, id))
  for (const entry of entries.slice(split)) applyToAll(game, entry)
  return game.play.flatMap((id) => fromAddedPowers(game, id))
}

function applyToAll(game: Game, entry: ModifierInForce): void {
  const { mod, power, ctx } = entry
  if (!shapes(mod) || (power && !hasPower(game, ctx.source, power))) return
  const ids = game.play.filter((id) => affects(game, entry, id))
  for (const id of ids) applyTo(game, entry, characteristics(game, id), id)
}

function fromAddedPowers(game: Game, id: ObjectId): ModifierInForce[] {
  const found: ModifierInForce[] = []
  for (const one of characteristics(game, id).powers)
    if (one.power.kind === 'continuous' && one.index >= ADDED) addFromPower(game, id, one, found)
  return found
}

/** Added powers are counted from here, so that printed ones keep their numbers. */
const ADDED = 100

/** Whether a modifier applies to this card at this moment. "This ally" is only the card itself (200.1). */
export function affects(game: Game, entry: ModifierInForce, id: ObjectId): boolean {
  const { to } = entry.mod
  const hit =
    to.kind === 'self'
      ? entry.ctx.source === id
      : to.kind === 'host'
        ? game.objects[entry.ctx.source]?.play?.host === id
        : to.kind === 'flagged'
          ? (entry.flagged ?? select(game, entry.ctx, to.what)).includes(id)
          : to.kind === 'filter' && matches(game, entry.ctx, to.filter, id)
  if (!hit || (entry.readying && !isReadyStepOf(game, id))) return false
  return (!entry.while || holds(game, entry.ctx, entry.while)) && reaches(game, entry.ctx, id)
}

function isReadyStepOf(game: Game, id: ObjectId): boolean {
  return game.turn.step === 'ready' && objectOf(game, id).play?.controller === game.turn.player
}

/** Whether a modifier applies to this player at this moment. */
export function affectsPlayer(game: Game, { mod, ctx, while: cond }: ModifierInForce, seat: Seat): boolean {
  const { to } = mod
  return to.kind === 'players' && isOneOf(game, ctx, to.who, seat) && (!cond || holds(game, ctx, cond))
}

/** What the card is now. What has left play answers with its last known information (709.2d, 712.3b). */
export function characteristics(game: Game, id: ObjectId): Characteristics {
  const runtime = runtimeOf(game)
  const cached = runtime.characteristics.get(id)
  if (cached) return cached
  const object = objectOf(game, id)
  if (object.known) return { ...UNKNOWN, types: typesOf(game, id), ...object.known }
  if (!object.play) return base(game, object)
  const entries = modifiersInForce(game)
  if (runtime.whole) {
    if (!runtime.characteristics.has(id)) projectBoard(game, entries)
    return runtime.characteristics.get(id) ?? base(game, object)
  }
  const result = base(game, object)
  runtime.characteristics.set(id, result)
  let fleeting = runtime.inForce.has('veil')
  for (const entry of entries) {
    if (!shapes(entry.mod) || isOnlyOn(entry, id)) continue
    if (!fleeting) fleeting = !isSteady(entry)
    if (affects(game, entry, id)) applyTo(game, entry, result, id)
  }
  addWhatCombatGives(game, id, result)
  if (fleeting || dependsOnTheMoment(game, result)) runtime.fleeting.push(id)
  return result
}

/** It speaks of its own card only, and that is another one. */
function isOnlyOn({ mod, ctx }: ModifierInForce, id: ObjectId): boolean {
  return mod.to.kind === 'self' && ctx.source !== id
}

/** Some keywords work only at times, and a weapon adds its ATK while it is struck with. */
function dependsOnTheMoment(game: Game, { keywords }: Characteristics): boolean {
  if (game.combat && game.combat.strikes.length > 0) return true
  for (const keyword in keywords) if (MOMENTARY.has(keyword)) return true
  return false
}

const MOMENTARY: ReadonlySet<string> = new Set([
  'assault',
  ...IMPLYING_KEYWORDS.map(({ keyword }) => keyword),
  ...STATS_KEYWORDS,
])

/** Of what has left play nothing else is asked. */
const UNKNOWN = { def: 0, damageTypes: [], tags: [], powers: [], hasAtk: true }

/**
 * Printed facts of the visible side, and what counters add (404.1c). Heroes have an ATK of 0 (205.1). The type line and
 * the damage icon are those of the front on either side (R101.1a).
 */
function base(game: Game, object: GameObject): Characteristics {
  const card = cardOf(game, object.id)
  const side = card.type === 'hero' && object.play?.faceDown ? card.back : undefined // 301.2, 301.2b
  const powers = printedPowers(game, object.id)
  const result: Characteristics = {
    atk: side?.atk ?? card.atk ?? 0,
    health: (side?.health ?? card.health ?? 0) + bonusHealth(game, object),
    def: card.def ?? 0,
    damageTypes: card.damageType ? [card.damageType] : NO_TYPES,
    keywords: printedKeywords(game, object.id),
    types: object.play?.as ? [object.play.as] : printedTypes(card),
    tags: card.tags,
    powers,
    powerless: undefined,
    barred: undefined,
    hasAtk: card.atk !== undefined || card.type === 'hero',
  }
  if (object.play?.boosts) addBoosts(object.play.boosts, result)
  return result
}

const NO_TYPES: readonly DamageType[] = []

function addBoosts(boosts: readonly Boost[], result: Characteristics): void {
  for (const { atk = 0, health = 0, def = 0, n } of boosts) {
    result.atk += atk * n
    result.health += health * n
    result.def += def * n
  }
}

/** What the hero of a raider has beyond its own health (Raider Leveling Guide, level 85). */
function bonusHealth(game: Game, { play, owner }: GameObject): number {
  return play?.row === 'hero' ? (game.players[owner]?.bonusHealth ?? 0) : 0
}

const SHAPES: ReadonlySet<Modifier['kind']> = new Set([
  'stats',
  'keyword',
  'double',
  'grant',
  'powersOf',
  'losePowers',
  'tag',
  'damageType',
  'become',
])
function shapes(mod: Modifier): boolean {
  return SHAPES.has(mod.kind)
}

function applyTo(game: Game, entry: ModifierInForce, result: Characteristics, id: ObjectId): void {
  const { mod, ctx, locked } = entry
  switch (mod.kind) {
    case 'keyword':
      if (!result.powerless && !result.barred?.includes(mod.keyword))
        addKeyword(result, mod.keyword, locked?.n ?? num(game, ctx, mod.n ?? 1))
      return
    case 'stats':
      return addStats(game, entry, result)
    case 'double':
      result[mod.stat] *= 2
      return
    case 'grant':
      if (!result.powerless) addPower(entry, result)
      return
    case 'powersOf':
      if (!result.powerless) for (const card of entry.cards ?? []) addPowersOf(game, card, result)
      return
    case 'losePowers':
      if (mayMeddleWith(game, id, ctx)) losePowers(mod, result)
      return
    case 'tag':
      result.tags = [...result.tags, ...tagsGiven(entry, mod).map((tag) => ({ tag }))]
      return
    case 'damageType':
      result.damageTypes = mod.also ? [...new Set([...result.damageTypes, mod.type])] : [mod.type] // 205.1c
      return
    case 'become':
      return become(game, entry, result, id)
  }
}

function losePowers(mod: Extract<Modifier, { kind: 'losePowers' }>, result: Characteristics): void {
  if (mod.keywords) return loseKeywords(mod.keywords, mod.cantHave === true, result)
  result.powers = []
  result.keywords = {}
  if (mod.cantHave) result.powerless = true
}

function loseKeywords(lost: readonly Keyword[], cantHave: boolean, result: Characteristics): void {
  const left = { ...result.keywords }
  for (const keyword of lost) delete left[keyword]
  result.keywords = left
  result.powers = result.powers.filter(({ power }) => !isOneOfThese(power, lost))
  if (cantHave) result.barred = [...(result.barred ?? []), ...lost]
}

/** All of them, or the one that was named as its card resolved. */
function tagsGiven(
  { ctx }: ModifierInForce,
  { tags, named }: Extract<Modifier, { kind: 'tag' }>,
): readonly string[] {
  if (named === undefined) return tags
  const tag = tags[Number(ctx.bound[named])]
  return tag === undefined ? [] : [tag]
}

function addStats(game: Game, { mod, ctx, locked }: ModifierInForce, result: Characteristics): void {
  if (mod.kind !== 'stats') return
  if (mod.atk !== undefined && result.hasAtk) result.atk += locked?.atk ?? num(game, ctx, mod.atk)
  if (mod.health !== undefined) result.health += locked?.health ?? num(game, ctx, mod.health)
  if (mod.def !== undefined) result.def += locked?.def ?? num(game, ctx, mod.def)
}

function addPower(entry: ModifierInForce, result: Characteristics): void {
  const { mod, ctx, power } = entry
  if (mod.kind !== 'grant' || isOneOfThese(mod.power, result.barred)) return
  const path = power ? `${power.path}.mods.${entry.line}` : (entry.path ?? '')
  const index = ADDED + result.powers.filter((one) => one.index >= ADDED).length
  result.powers = [...result.powers, { power: mod.power, card: ctx.card, ...placeOf(`${path}.power`), index }]
}

/** A self-reference in them is to the card that has them now (200.1a). */
function addPowersOf(game: Game, card: CardId, result: Characteristics): void {
  const added = printed(game, card)
    .powers.map((power, i) => ({ power, card, ...placeOf(`powers.${i}`), index: 200 + i }))
    .filter(({ power }) => !isOneOfThese(power, result.barred))
  result.powers = [...result.powers, ...added]
  for (const { power } of added)
    if (power.kind === 'keyword') addKeyword(result, power.keyword, typeof power.n === 'number' ? power.n : 1)
}

/** Another type besides its own, or instead of it (300.1a, 300.1b). What is added to its ATK comes later (719.1). */
function become(game: Game, { mod, ctx }: ModifierInForce, result: Characteristics, id: ObjectId): void {
  if (mod.kind !== 'become') return
  result.types = mod.also ? [...new Set([...result.types, mod.type])] : [mod.type]
  if (mod.tags) result.tags = [...result.tags, ...mod.tags.map((tag) => ({ tag }))]
  const boosts = objectOf(game, id).play?.boosts ?? []
  if (mod.atk !== undefined) {
    result.hasAtk = true
    result.atk = num(game, ctx, mod.atk) + boosts.reduce((sum, one) => sum + (one.atk ?? 0) * one.n, 0)
  }
  if (mod.health !== undefined)
    result.health =
      num(game, ctx, mod.health) + boosts.reduce((sum, one) => sum + (one.health ?? 0) * one.n, 0)
  if (mod.damageType) result.damageTypes = [mod.damageType]
}

function addKeyword(result: Characteristics, keyword: Keyword, n: number): void {
  if (n > 0) result.keywords = { ...result.keywords, [keyword]: (result.keywords[keyword] ?? 0) + n }
}

function addWhatCombatGives(game: Game, id: ObjectId, result: Characteristics): void {
  if (game.combat && game.combat.strikes.length > 0) addStrikes(game, id, result)
  const { inForce: does, whole } = runtimeOf(game)
  if (whole || does.has(IMPLYING)) addImplied(game, id, result)
  if (does.has('keyword stats')) addKeywordStats(game, id, result)
  if (whole || does.has(ASSAULT)) result.atk += assaultOf(game, id, result)
}

function assaultOf(game: Game, id: ObjectId, { keywords }: Characteristics): number {
  return objectOf(game, id).play?.controller === game.turn.player ? (keywords.assault ?? 0) : 0
}

/** What Assault will add once all modifiers are applied: one that reads an ATK counts it (719.1). */
export function pendingAssault(game: Game, id: ObjectId): number {
  return runtimeOf(game).applying ? assaultOf(game, id, characteristics(game, id)) : 0
}

/** Keywords that stand for others: Shadowmeld while ready, Bear Form. */
function addImplied(game: Game, id: ObjectId, result: Characteristics): void {
  for (const { keyword, power } of IMPLYING_KEYWORDS)
    if (result.keywords[keyword] && isAtWork(game, id, power))
      for (const mod of power.mods) if (mod.kind === 'keyword') addKeyword(result, mod.keyword, 1)
}

/** A wielder has the ATK, the damage type and some keywords of the weapons it strikes with (303.2b). */
function addStrikes(game: Game, id: ObjectId, result: Characteristics): void {
  for (const strike of game.combat?.strikes ?? []) {
    if (strike.wielder !== id) continue
    const weapon = characteristics(game, strike.weapon)
    result.atk += weapon.atk
    result.damageTypes = [...new Set([...result.damageTypes, ...weapon.damageTypes])]
    for (const keyword of WEAPON_KEYWORDS) if (weapon.keywords[keyword]) addKeyword(result, keyword, 1)
  }
}

/** What its keywords add to a card's numbers: Berserking. */
function addKeywordStats(game: Game, id: ObjectId, result: Characteristics): void {
  for (const entry of keywordModifiers(game, id, result.keywords))
    if (entry.mod.kind === 'stats') addStats(game, entry, result)
}

/** The card's types now; what is not in play has its printed ones. */
export function typesOf(game: Game, id: ObjectId): readonly CardType[] {
  const { play, known, zone } = objectOf(game, id)
  if (known?.types) return known.types
  if (play?.as) return retyped(game) ? characteristics(game, id).types : [play.as]
  if (zone !== 'play' || !retyped(game)) return printedTypes(cardOf(game, id))
  return characteristics(game, id).types
}

export function isType(game: Game, id: ObjectId, type: CardType): boolean {
  if (!hasPrintedTypes(game, id)) return typesOf(game, id).includes(type)
  const card = cardOf(game, id)
  if (card.type === type) return card !== BLANK
  return type === 'ally' && isAllyToo(card)
}

/** Heroes, allies, Totems and Golems in play (300.1, 304.4, 305.3). */
export function isCharacter(game: Game, id: ObjectId): boolean {
  if (objectOf(game, id).zone !== 'play') return false
  if (!hasPrintedTypes(game, id)) return typesOf(game, id).some((type) => type === 'hero' || type === 'ally')
  const card = cardOf(game, id)
  return card.type === 'hero' || card.type === 'ally' || isAllyToo(card)
}

/** All of them, in the order in which they entered play. */
export function charactersInPlay(game: Game): readonly ObjectId[] {
  const runtime = runtimeOf(game)
  if (!runtime.characters) {
    runtime.characters = findCharacters(game)
    runtime.frail = runtime.characters.some((id) => !cardOf(game, id).health)
  }
  return runtime.characters
}

/** The cheap question: whether a character without damage could be destroyed by the game (410.6a). */
export function mayFallUnhurt(game: Game): boolean {
  charactersInPlay(game)
  return runtimeOf(game).frail || mayLowerHealth(game)
}

function findCharacters(game: Game): ObjectId[] {
  return openInPlay(game).filter((id) => isCharacter(game, id))
}

function isAllyToo(card: Card): boolean {
  return (card.type === 'ability' || card.type === 'equipment') && printedTypes(card).length > 1
}

function hasPrintedTypes(game: Game, id: ObjectId): boolean {
  const { play, known } = objectOf(game, id)
  if (play) return play.as === undefined && !retyped(game)
  return known?.types === undefined
}

/** The card's tags now (202.3). */
export function tagsOf(game: Game, id: ObjectId): readonly Tag[] {
  const { known, zone } = objectOf(game, id)
  if (known?.tags) return known.tags
  return zone === 'play' && retyped(game) ? characteristics(game, id).tags : cardOf(game, id).tags
}

function retyped(game: Game): boolean {
  const runtime = runtimeOf(game)
  if (!runtime.modifiers) gather(game, runtime)
  return runtime.retyped
}

/** The powers a card has now, where it is (700.2, 700.3). */
export function powersOf(game: Game, id: ObjectId): readonly PowerOf[] {
  if (objectOf(game, id).zone !== 'play') return printedPowers(game, id)
  const runtime = runtimeOf(game)
  if (!runtime.modifiers) gather(game, runtime)
  return runtime.powersVary ? characteristics(game, id).powers : printedPowers(game, id)
}

/** The cheap question: is a keyword printed on a card, or does something give out keywords or powers? */
export function mayHave(game: Game, id: ObjectId, keyword: Keyword): boolean {
  if (isInPlay(game, id)) return someHave(inForce(game), keyword)
  return cardOf(game, id).powers.some((power) => power.kind === 'keyword' && power.keyword === keyword)
}

/** The [descriptions] of a keyword that a card has, printed or given: what it inspires, what it may sabotage. */
export function descriptionsOf(game: Game, id: ObjectId, keyword: Keyword): { what: Filter; ctx: Context }[] {
  if (!mayHave(game, id, keyword) || !has(game, id, keyword)) return []
  const { card, play } = objectOf(game, id)
  const own = newContext(card, id, play?.controller ?? 0)
  const printed = powersOf(game, id).flatMap(({ power }) =>
    power.kind === 'keyword' && power.keyword === keyword ? (power.of ?? []) : [],
  )
  const given = affecting(game, id, 'keyword').flatMap(({ mod }) =>
    mod.keyword === keyword ? (mod.of ?? []) : [],
  )
  return [...printed, ...given].map((what) => ({ what, ctx: own }))
}

export function has(game: Game, id: ObjectId, keyword: Keyword): boolean {
  if (isSpelled(keyword)) return textsOf(game, id).some((text) => spelledIn(text).has(keyword))
  return (characteristics(game, id).keywords[keyword] ?? 0) > 0
}

/** Where keywords may be spelled: its powers, and the text of an ability that isn't in play. */
function textsOf(game: Game, id: ObjectId): readonly (Power | Effect)[] {
  const powers = powersOf(game, id).map(({ power }) => power)
  const { effect } = cardOf(game, id)
  return effect && !isInPlay(game, id) ? [...powers, effect] : powers
}

/** ATK used by the rules; a negative value is treated as 0 (104.2). */
export function atkOf(game: Game, id: ObjectId): number {
  return Math.max(0, characteristics(game, id).atk)
}

/** Health used by the rules (104.2). */
export function healthOf(game: Game, id: ObjectId): number {
  return Math.max(0, characteristics(game, id).health)
}

/** The modifiers of one kind that affect a card now. */
export function affecting<K extends Modifier['kind']>(
  game: Game,
  id: ObjectId,
  kind: K,
): (ModifierInForce & { mod: Extract<Modifier, { kind: K }> })[] {
  return inForce(game).has(kind) ? affectingOf(game, id, kind) : []
}

function affectingOf<K extends Modifier['kind']>(
  game: Game,
  id: ObjectId,
  kind: K,
): (ModifierInForce & { mod: Extract<Modifier, { kind: K }> })[] {
  return modifiersInForce(game).filter(
    (entry): entry is ModifierInForce & { mod: Extract<Modifier, { kind: K }> } =>
      entry.mod.kind === kind && affects(game, entry, id),
  )
}

/**
 * "Can't" beats "can" (103.2). `whom`: the other card that it is about; without one, only what holds for all.
 * `by`: whoever would do it to the card; `types`: of the damage.
 */
export function cant(
  game: Game,
  id: ObjectId,
  what: Deed,
  whom?: ObjectId,
  by?: Seat,
  types?: readonly DamageType[],
): boolean {
  return inForce(game).has(what) && somethingForbids(game, id, what, whom, by, types)
}

function somethingForbids(
  game: Game,
  id: ObjectId,
  what: Deed,
  whom?: ObjectId,
  by?: Seat,
  types?: readonly DamageType[],
): boolean {
  if (keywordSaysCant(game, id, what, by)) return true
  return affecting(game, id, 'cant').some(
    ({ mod, ctx }) =>
      mod.what === what &&
      (!mod.whom || (whom !== undefined && matches(game, ctx, mod.whom, whom))) &&
      (!mod.by || (by !== undefined && isOneOf(game, ctx, mod.by, by))) &&
      (!mod.types || (types?.some((type) => mod.types?.includes(type)) ?? false)),
  )
}
