/**
 * Projection: what a card is now, from its printed facts and the continuous modifiers in force (712–714, 718).
 * Nothing here is stored.
 */
import { holds, matches, num } from '../effects/evaluate.ts'
import type { Condition, DamageType, Keyword, Modifier } from '../effects/vocabulary.ts'
import { nodeAt } from '../library.ts'
import type { ActiveModifier, Context, Game, ObjectId } from '../state/game.ts'
import { cardOf, newContext, objectOf } from '../state/objects.ts'
import { runtimeOf } from '../state/runtime.ts'

export interface Characteristics {
  atk: number
  health: number
  def: number
  damageTypes: DamageType[]
  keywords: Partial<Record<Keyword, number>>
}

/** A continuous modifier that applies now, with where it comes from. */
export interface ModifierInForce {
  mod: Modifier
  ctx: Context
  at: number // timestamp
  while?: Condition
  locked?: Record<string, number>
  flagged?: ObjectId[]
}

/** All continuous modifiers in timestamp order (718.1). */
export function modifiersInForce(game: Game): ModifierInForce[] {
  const runtime = runtimeOf(game)
  if (!runtime.modifiers) {
    const found: ModifierInForce[] = []
    for (const id of game.play) addFromCard(game, id, found)
    for (const modifier of game.modifiers) addFromLink(game, modifier, found)
    runtime.modifiers = found.sort((a, b) => a.at - b.at)
  }
  return runtime.modifiers
}

function addFromCard(game: Game, id: ObjectId, found: ModifierInForce[]): void {
  const card = cardOf(game, id)
  const play = objectOf(game, id).play
  if (!play || (card.type === 'hero' && play.faceDown)) return
  let ctx: Context | undefined
  for (const power of card.powers) {
    if (power.kind !== 'continuous') continue
    ctx ??= newContext(card.id, id, play.controller)
    for (const mod of power.mods) {
      const entry: ModifierInForce = { mod, ctx, at: play.at }
      if (power.while) entry.while = power.while
      found.push(entry)
    }
  }
}

function addFromLink(game: Game, modifier: ActiveModifier, found: ModifierInForce[]): void {
  if (modifier.kind !== 'lasting') return
  const mod = nodeAt<Modifier>(game, modifier.ctx.card, modifier.path)
  const entry: ModifierInForce = { mod, ctx: modifier.ctx, at: modifier.at }
  if (modifier.locked) entry.locked = modifier.locked
  if (modifier.flagged) entry.flagged = modifier.flagged
  found.push(entry)
}

/** Whether a modifier applies to this card at this moment. */
export function affects(game: Game, entry: ModifierInForce, id: ObjectId): boolean {
  const { to } = entry.mod
  const hit =
    to.kind === 'self'
      ? entry.ctx.source === id
      : to.kind === 'host'
        ? game.objects[entry.ctx.source]?.play?.host === id
        : to.kind === 'flagged'
          ? (entry.flagged?.includes(id) ?? false)
          : matches(game, entry.ctx, to.filter, id)
  return hit && (!entry.while || holds(game, entry.ctx, entry.while))
}

/** What the card is now. What has left play answers with its last known information (709.2d). */
export function characteristics(game: Game, id: ObjectId): Characteristics {
  const runtime = runtimeOf(game)
  const cached = runtime.characteristics.get(id)
  if (cached) return cached
  const object = objectOf(game, id)
  if (object.known) return { ...object.known, def: 0, damageTypes: [] }
  const result = printedCharacteristics(game, id)
  if (!object.play || runtime.computing.has(id)) return result
  runtime.computing.add(id)
  for (const entry of modifiersInForce(game))
    if (shapes(entry.mod) && affects(game, entry, id)) applyTo(game, entry, result)
  addStrikes(game, id, result)
  const assault = result.keywords.assault
  if (assault && object.play.controller === game.turn.player) result.atk += assault
  runtime.computing.delete(id)
  if (runtime.computing.size === 0) runtime.characteristics.set(id, result)
  return result
}

function printedCharacteristics(game: Game, id: ObjectId): Characteristics {
  const card = cardOf(game, id)
  const keywords: Characteristics['keywords'] = {}
  const lost = card.type === 'hero' && objectOf(game, id).play?.faceDown
  if (!lost)
    for (const power of card.powers)
      if (power.kind === 'keyword') addKeyword(keywords, power.keyword, printedNumber(power.n))
  return {
    atk: card.atk ?? 0,
    health: card.health ?? 0,
    def: card.def ?? 0,
    damageTypes: card.damageType ? [card.damageType] : [],
    keywords,
  }
}

function printedNumber(n: unknown): number {
  return typeof n === 'number' ? n : 1
}

function shapes(mod: Modifier): boolean {
  return mod.kind === 'stats' || mod.kind === 'keyword'
}

function applyTo(game: Game, entry: ModifierInForce, result: Characteristics): void {
  const { mod, ctx, locked } = entry
  if (mod.kind === 'keyword')
    addKeyword(result.keywords, mod.keyword, locked?.n ?? num(game, ctx, mod.n ?? 1))
  if (mod.kind !== 'stats') return
  if (mod.atk !== undefined) result.atk += locked?.atk ?? num(game, ctx, mod.atk)
  if (mod.health !== undefined) result.health += locked?.health ?? num(game, ctx, mod.health)
  if (mod.def !== undefined) result.def += locked?.def ?? num(game, ctx, mod.def)
}

function addKeyword(keywords: Characteristics['keywords'], keyword: Keyword, n: number): void {
  if (n > 0) keywords[keyword] = (keywords[keyword] ?? 0) + n
}

/** A wielder has the ATK, the damage type and some keywords of the weapons it strikes with (303.2b). */
function addStrikes(game: Game, id: ObjectId, result: Characteristics): void {
  for (const strike of game.combat?.strikes ?? []) {
    if (strike.wielder !== id) continue
    const weapon = characteristics(game, strike.weapon)
    result.atk += weapon.atk
    for (const type of weapon.damageTypes)
      if (!result.damageTypes.includes(type)) result.damageTypes.push(type)
    for (const keyword of ['longRange', 'stealth'] as const)
      if (weapon.keywords[keyword]) addKeyword(result.keywords, keyword, 1)
  }
}

export function has(game: Game, id: ObjectId, keyword: Keyword): boolean {
  return (characteristics(game, id).keywords[keyword] ?? 0) > 0
}

/** ATK used by the rules; a negative value is treated as 0 (104.2). */
export function atkOf(game: Game, id: ObjectId): number {
  return Math.max(0, characteristics(game, id).atk)
}

export function healthOf(game: Game, id: ObjectId): number {
  return Math.max(0, characteristics(game, id).health)
}

/** The modifiers of one kind that affect a card now. */
export function affecting<K extends Modifier['kind']>(
  game: Game,
  id: ObjectId,
  kind: K,
): (ModifierInForce & { mod: Extract<Modifier, { kind: K }> })[] {
  return modifiersInForce(game).filter(
    (entry): entry is ModifierInForce & { mod: Extract<Modifier, { kind: K }> } =>
      entry.mod.kind === kind && affects(game, entry, id),
  )
}

/** "Can't" beats "can" (103.2). */
export function cant(game: Game, id: ObjectId, what: 'attack' | 'protect' | 'ready'): boolean {
  return affecting(game, id, 'cant').some((entry) => entry.mod.what === what)
}
