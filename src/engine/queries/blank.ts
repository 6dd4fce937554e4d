/**
 * Face-down resources are blank (412.1b), but modifiers can give them types, tags and powers. This file checks whether
 * some modifier may do so now.
 */

import type { Filter } from '../model/data/vocabulary/expressions.ts'
import type { Modifier } from '../model/data/vocabulary/modifiers.ts'
import type { ModifierInForce } from '../model/derived/derived.ts'
import { derivedCacheOf, faceUpCardsInPlay } from '../model/derived/derived-cache.ts'
import type { Game } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import { isBlankAndHidden } from '../model/state/rows.ts'
import { modifiersInForce } from './in-force.ts'

/**
 * Returns the cards in play that may have types, tags or powers. Face-down resources are included only while some
 * modifier may give them any.
 */
export function possiblyNonBlankCardsInPlay(game: Game): readonly ObjectId[] {
  modifiersInForce(game)
  return derivedCacheOf(game).blankGain ? game.play : faceUpCardsInPlay(game)
}

const GIVING: ReadonlySet<Modifier['kind']> = new Set(['grant', 'powersOf', 'become', 'tag'])

/**
 * Whether one of these modifiers may give types, tags or powers to a blank card. The check is cheap, and may return
 * true although no modifier does.
 */
export function mayModifiersReachFaceDownCards(game: Game, entries: readonly ModifierInForce[]): boolean {
  for (const entry of entries) if (GIVING.has(entry.mod.kind) && mayReachBlank(game, entry)) return true
  return false
}

function mayReachBlank(game: Game, { mod: { to }, ctx, flagged }: ModifierInForce): boolean {
  switch (to.kind) {
    case 'filter':
      return mayFitBlank(to.filter)
    case 'self':
      return isBlankInPlay(game, ctx.source)
    case 'host':
      return isBlankInPlay(game, game.objects[ctx.source]?.play?.host)
    case 'flagged':
      return flagged === undefined || flagged.some((id) => isBlankInPlay(game, id))
    default:
      return false
  }
}

function isBlankInPlay(game: Game, id: ObjectId | undefined): boolean {
  const play = id === undefined ? undefined : game.objects[id]?.play
  return play !== undefined && isBlankAndHidden(play)
}

/**
 * Filters that a blank card doesn't match. A modifier that would make it match has a separate filter, for which
 * this check returns true.
 */
const NEVER_BLANK: ReadonlySet<Filter['kind']> = new Set([
  'type',
  'tag',
  'tagNamed',
  'typeNamed',
  'named',
  'nameHas',
  'icon',
])

function mayFitBlank(filter: Filter): boolean {
  if (filter.kind === 'and') return filter.all.every(mayFitBlank)
  if (filter.kind === 'or') return filter.any.some(mayFitBlank)
  return !NEVER_BLANK.has(filter.kind)
}
