/** Face-down resources are blank (412.1b), but modifiers can give them types, tags and powers: whether one could just now. */

import type { ModifierInForce } from '../model/derived.ts'
import type { Game } from '../model/game.ts'
import type { ObjectId } from '../model/ids.ts'
import { liesHidden } from '../model/rows.ts'
import { openInPlay, runtimeOf } from '../model/runtime.ts'
import type { Filter } from '../model/vocabulary/asking.ts'
import type { Modifier } from '../model/vocabulary/modifiers.ts'
import { modifiersInForce } from './in-force.ts'

/** The cards in play that may have types, tags or powers: face-down resources only while something could give them any. */
export function bearersInPlay(game: Game): readonly ObjectId[] {
  modifiersInForce(game)
  return runtimeOf(game).blankGain ? game.play : openInPlay(game)
}

const GIVING: ReadonlySet<Modifier['kind']> = new Set(['grant', 'powersOf', 'become', 'tag'])

/** A cheap question about all modifiers, which may say yes where the answer is no. */
export function mayGiveToBlank(game: Game, entries: readonly ModifierInForce[]): boolean {
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
  return play !== undefined && liesHidden(play)
}

/** What gives one a type or tag isn't among these itself, or says yes of its own. */
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
