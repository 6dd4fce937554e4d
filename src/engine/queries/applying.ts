/** Applies one continuous modifier to the characteristics of a card (712–714, 719.1). */

import { printedCard } from '../model/data/card-registry.ts'
import { doesPowerContainKeyword } from '../model/data/spelled-keywords.ts'
import type { Keyword } from '../model/data/vocabulary/basic-words.ts'
import type { Modifier } from '../model/data/vocabulary/modifiers.ts'
import type { Characteristics, ModifierInForce } from '../model/derived/derived.ts'
import type { Game } from '../model/state/game.ts'
import type { CardId, ObjectId } from '../model/state/ids.ts'
import { objectById } from '../model/state/objects.ts'
import { mayTurnOverOrBlankUnderBossRules } from './boss.ts'
import { evaluateAmount } from './card-text/amounts.ts'
import { wordChosenEarlier } from './naming.ts'
import { powerWithPath } from './powers.ts'

const SHAPES: ReadonlySet<Modifier['kind']> = new Set([
  'stats',
  'sets',
  'keyword',
  'double',
  'grant',
  'powersOf',
  'losePowers',
  'tag',
  'tagCalled',
  'damageType',
  'become',
])
/** Whether modifiers of this kind change the characteristics of cards. */
export function doesModifierChangeCharacteristics(mod: Modifier): boolean {
  return SHAPES.has(mod.kind)
}

/** Applies a modifier to the characteristics `result` of the card `id`. */
export function applyModifierToCharacteristics(
  game: Game,
  entry: ModifierInForce,
  result: Characteristics,
  id: ObjectId,
): void {
  const { mod, ctx, locked } = entry
  switch (mod.kind) {
    case 'keyword':
      if (!result.powerless && !result.barred?.includes(mod.keyword))
        addKeywordToCharacteristics(result, mod.keyword, locked?.n ?? evaluateAmount(game, ctx, mod.n ?? 1))
      return
    case 'stats':
      return applyStatsModifier(game, entry, result, id)
    case 'sets':
      if (mod.atk !== undefined && result.hasAtk) result.atk = evaluateAmount(game, ctx, mod.atk)
      if (mod.health !== undefined) result.health = evaluateAmount(game, ctx, mod.health)
      return
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
      if (mayTurnOverOrBlankUnderBossRules(game, id, ctx)) losePowers(mod, result)
      return
    case 'tag':
      result.tags = [...result.tags, ...tagsGiven(entry, mod).map((tag) => ({ tag }))]
      return
    case 'tagCalled': {
      const tag = wordChosenEarlier(game, ctx, mod.name)
      if (tag !== undefined) result.tags = [...result.tags, { tag }]
      return
    }
    case 'damageType':
      result.damageTypes = mod.also ? [...new Set([...result.damageTypes, mod.type])] : [mod.type] // "Also" adds a type (205.1c).
      return
    case 'become':
      return become(game, entry, result, id)
  }
}

function losePowers(mod: Extract<Modifier, { kind: 'losePowers' }>, result: Characteristics): void {
  if (mod.keywords) return loseKeywords(mod.keywords, mod.cantHave === true, result)
  result.powers = []
  result.keywords = {}
  result.powersLost = true
  if (mod.cantHave) result.powerless = true
}

function loseKeywords(lost: readonly Keyword[], cantHave: boolean, result: Characteristics): void {
  const left = { ...result.keywords }
  for (const keyword of lost) delete left[keyword]
  result.keywords = left
  result.powers = result.powers.filter(({ power }) => !doesPowerContainKeyword(power, lost))
  if (cantHave) result.barred = [...(result.barred ?? []), ...lost]
}

/** Returns all tags of the modifier, or only the one that was named as its card resolved. */
function tagsGiven(
  { ctx }: ModifierInForce,
  { tags, named }: Extract<Modifier, { kind: 'tag' }>,
): readonly string[] {
  if (named === undefined) return tags
  const tag = tags[Number(ctx.bound[named])]
  return tag === undefined ? [] : [tag]
}

/**
 * Adds the numbers of a `stats` modifier to the card `about`. Such a number may depend on that card: "has +X ATK, where
 * X is its cost".
 */
export function applyStatsModifier(
  game: Game,
  entry: ModifierInForce,
  result: Characteristics,
  about: ObjectId,
): void {
  const { mod, locked } = entry
  if (mod.kind !== 'stats') return
  const isPlain = [mod.atk, mod.health, mod.def].every((number) => typeof number !== 'object')
  const ctx = isPlain ? entry.ctx : { ...entry.ctx, about }
  if (mod.atk !== undefined && result.hasAtk) result.atk += locked?.atk ?? evaluateAmount(game, ctx, mod.atk)
  if (mod.health !== undefined) result.health += locked?.health ?? evaluateAmount(game, ctx, mod.health)
  if (mod.def !== undefined) result.def += locked?.def ?? evaluateAmount(game, ctx, mod.def)
}

/** The indexes of added powers start here, so that printed powers keep their indexes. */
export const FIRST_INDEX_OF_ADDED_POWERS = 100

function addPower(entry: ModifierInForce, result: Characteristics): void {
  const { mod, ctx, power } = entry
  if (mod.kind !== 'grant' || doesPowerContainKeyword(mod.power, result.barred)) return
  const path = power ? `${power.path}.mods.${entry.line}` : (entry.path ?? '')
  const index =
    FIRST_INDEX_OF_ADDED_POWERS +
    result.powers.filter((one) => one.index >= FIRST_INDEX_OF_ADDED_POWERS).length
  result.powers = [...result.powers, powerWithPath(mod.power, ctx.card, `${path}.power`, index)]
}

/** Adds the printed powers of another card. A self-reference in them means the card that has them now (200.1a). */
function addPowersOf(game: Game, card: CardId, result: Characteristics): void {
  const added = printedCard(game, card)
    .powers.map((power, i) => powerWithPath(power, card, `powers.${i}`, 200 + i))
    .filter(({ power }) => !doesPowerContainKeyword(power, result.barred))
  result.powers = [...result.powers, ...added]
  for (const { power } of added)
    if (power.kind === 'keyword')
      addKeywordToCharacteristics(result, power.keyword, typeof power.n === 'number' ? power.n : 1)
}

/**
 * Gives the card another type, in addition to its own or in place of it (300.1a, 300.1b). Modifiers that add to its
 * ATK apply later (719.1).
 */
function become(game: Game, { mod, ctx }: ModifierInForce, result: Characteristics, id: ObjectId): void {
  if (mod.kind !== 'become') return
  result.types = mod.also ? [...new Set([...result.types, mod.type])] : [mod.type]
  if (mod.tags) result.tags = [...result.tags, ...mod.tags.map((tag) => ({ tag }))]
  const boosts = objectById(game, id).play?.boosts ?? []
  if (mod.atk !== undefined) {
    result.hasAtk = true
    result.atk =
      evaluateAmount(game, ctx, mod.atk) + boosts.reduce((sum, one) => sum + (one.atk ?? 0) * one.n, 0)
  }
  if (mod.health !== undefined)
    result.health =
      evaluateAmount(game, ctx, mod.health) + boosts.reduce((sum, one) => sum + (one.health ?? 0) * one.n, 0)
  if (mod.damageType) result.damageTypes = [mod.damageType]
}

/** Adds N to a keyword of the characteristics: to its number, or as N more instances. The sum is never below 0. */
export function addKeywordToCharacteristics(result: Characteristics, keyword: Keyword, n: number): void {
  const had = result.keywords[keyword] ?? 0
  const sum = Math.max(0, had + n)
  if (sum !== had) result.keywords = { ...result.keywords, [keyword]: sum }
}
