/** The modifiers and texts that keywords give to their cards, based on the data in `model/data/keywords.ts`. */

import type { Card } from '../model/data/card.ts'
import {
  CONTINUOUS_POWERS_BY_KEYWORD,
  isPlayModifier,
  KEYWORDS_WITH_POWERS,
  PLAY_MODIFIER_KEYWORDS,
  TRIGGERED_POWERS_BY_KEYWORD,
} from '../model/data/keywords.ts'
import { type Keyword, NUMBERED_KEYWORDS } from '../model/data/vocabulary/basic-words.ts'
import type { ForbiddableAct, Modifier } from '../model/data/vocabulary/modifiers.ts'
import type { Power } from '../model/data/vocabulary/powers.ts'
import type { Characteristics, ModifierInForce } from '../model/derived/derived.ts'
import { faceUpCardsInPlay } from '../model/derived/derived-cache.ts'
import { type InForceFlags, newInForceFlags } from '../model/derived/in-force-flags.ts'
import { printedCacheOf } from '../model/derived/printed-cache.ts'
import { newModifierInForce } from '../model/state/all-fields.ts'
import type { Game, TextContext } from '../model/state/game.ts'
import type { ObjectId, Seat } from '../model/state/ids.ts'
import { cardOf, newTextContext, objectById } from '../model/state/objects.ts'
import { isConditionTrue } from './card-text/conditions.ts'
import { isSelectedPlayer } from './card-text/players.ts'
import { NO_KEYWORDS } from './powers.ts'
import { characteristicsOf } from './projection.ts'

/**
 * Returns flags for the kinds of modifiers and the keywords that exist now, or that may exist while a condition
 * holds.
 */
export function computeInForceFlags(game: Game, modifiers: readonly ModifierInForce[]): InForceFlags {
  const does = newInForceFlags()
  for (const { mod } of modifiers) {
    does[mod.kind] = true
    if (mod.kind === 'cant') forbid(mod.what, does)
    if (isPlayModifier(mod)) does.playModifier = true
    if (mod.kind === 'keyword') addDeeds(mod.keyword, does)
    if (mod.kind === 'stats' && mod.def !== undefined) does.def = true
    if (mod.kind === 'powersOf') for (const keyword of KEYWORDS_WITH_POWERS) addDeeds(keyword, does)
  }
  for (const id of faceUpCardsInPlay(game)) {
    const card = cardOf(game, id)
    if (card.def !== undefined || objectById(game, id).play?.boosts) does.def = true
    for (const keyword of printedKeywords(card)) addDeeds(keyword, does)
  }
  return does
}

/**
 * Whether any card in play may have this keyword: a card has it, or some modifier grants powers. The check is cheap.
 */
export function mayAnyCardHaveKeyword(does: InForceFlags, keyword: Keyword): boolean {
  return does.keywords.has(keyword) || does.grant || does.powersOf
}

/** Returns the keywords printed on either side of a card. */
function printedKeywords(card: Card): readonly Keyword[] {
  const cache = printedCacheOf(card)
  cache.keywords ??= findKeywords(card)
  return cache.keywords
}

function findKeywords(card: Card): Keyword[] {
  const found = new Set<Keyword>()
  for (const power of [...card.powers, ...(card.back?.powers ?? [])])
    if (power.kind === 'keyword') found.add(power.keyword)
  return [...found]
}

function addDeeds(keyword: Keyword, does: InForceFlags): void {
  if (does.keywords.has(keyword)) return
  does.keywords.add(keyword)
  if (PLAY_MODIFIER_KEYWORDS.includes(keyword)) does.playModifierKeyword = true
  if (TRIGGERED_POWERS_BY_KEYWORD.get(keyword)?.length) does.triggeredKeyword = true
  for (const { power } of CONTINUOUS_POWERS_BY_KEYWORD.get(keyword) ?? [])
    for (const mod of power.mods) addDeedOf(mod, does)
}

function forbid(what: ForbiddableAct, does: InForceFlags): void {
  does[what] = true
  does.forbids = true
}

function addDeedOf(mod: Modifier, does: InForceFlags): void {
  if (mod.kind === 'stats') does.keywordStats = true
  else if (mod.kind === 'cant') forbid(mod.what, does)
  else does[mod.kind] = true
  if (mod.kind !== 'keyword') return
  does.implying = true
  addDeeds(mod.keyword, does)
}

/**
 * Returns the modifiers of a card's keywords. A keyword without a number gives one modifier for each of its instances.
 */
export function keywordModifiers(
  game: Game,
  id: ObjectId,
  keywords: Characteristics['keywords'] = characteristicsOf(game, id).keywords,
): readonly ModifierInForce[] {
  if (keywords === NO_KEYWORDS) return NONE
  const found: ModifierInForce[] = []
  for (const [name, n] of Object.entries(keywords))
    for (const { power, path } of CONTINUOUS_POWERS_BY_KEYWORD.get(name) ?? [])
      for (const [j, mod] of isKeywordActive(game, id, power) ? power.mods.entries() : [])
        for (let copy = 0; copy < (isNumberedKeyword(name) ? 1 : n); copy++)
          found.push(ofKeyword(mod, keywordContext(game, id, n), copy, `${path}.mods.${j}`))
  return found
}

const NONE: readonly ModifierInForce[] = []

function ofKeyword(mod: Modifier, ctx: TextContext, at: number, path: string): ModifierInForce {
  const entry = newModifierInForce(mod, ctx, at)
  entry.path = path
  return entry
}

/** Whether a keyword's power works now. Some keywords work only while a condition holds. */
export function isKeywordActive(game: Game, id: ObjectId, power: Continuous): boolean {
  return !power.while || isConditionTrue(game, keywordContext(game, id, 1), power.while)
}

/** Whether a keyword of this card forbids the act. */
export function isForbiddenByKeyword(
  game: Game,
  id: ObjectId,
  what: ForbiddableAct,
  by: Seat | undefined,
): boolean {
  const list = CANT_KEYWORDS.get(what)
  if (!list) return false
  const { keywords } = characteristicsOf(game, id)
  if (keywords === NO_KEYWORDS) return false
  return list.some(
    ({ keyword, mod, power }) =>
      keywords[keyword] &&
      isKeywordActive(game, id, power) &&
      (!mod.by || (by !== undefined && isSelectedPlayer(game, keywordContext(game, id, 1), mod.by, by))),
  )
}

type Cant = Extract<Modifier, { kind: 'cant' }>
type Continuous = Extract<Power, { kind: 'continuous' }>
const CANT_KEYWORDS = new Map<ForbiddableAct, { keyword: Keyword; mod: Cant; power: Continuous }[]>()
for (const { keyword, power } of [...CONTINUOUS_POWERS_BY_KEYWORD.values()].flat())
  for (const mod of power.mods)
    if (mod.kind === 'cant')
      CANT_KEYWORDS.set(mod.what, [...(CANT_KEYWORDS.get(mod.what) ?? []), { keyword, mod, power }])

/** Whether the keyword has a number, such as Assault 2. */
export function isNumberedKeyword(keyword: string): boolean {
  return NUMBERED_KEYWORDS.some((one) => one === keyword)
}

/** Returns the context of a keyword's text, with the card's controller and the keyword's number. */
export function keywordContext(game: Game, id: ObjectId, n: number): TextContext {
  const { card, play } = objectById(game, id)
  const ctx = newTextContext(card, id, play?.controller ?? 0)
  ctx.x = n
  return ctx
}
