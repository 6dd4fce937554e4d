/**
 * The rules that a raid adds for the cards of the lair's player: moves that can't happen or that something else
 * replaces, and cards with which opponents can't interact (`model/data/raid-rules.ts`).
 */

import { raidRulesByKindOfGame } from '../model/data/card-registry.ts'
import type { CantMoveRule, LairCardFilter, RaidRule } from '../model/data/raid-rules.ts'
import type { Game } from '../model/state/game.ts'
import type { ObjectId } from '../model/state/ids.ts'
import type { Move } from '../model/state/move.ts'
import { faceUpCardOf, objectById, seatOfLairPlayer } from '../model/state/objects.ts'

/** Whether a rule of the raid applies to this card. The checks that most cards fail come first. */
function isAmong(game: Game, { row, types, tag }: LairCardFilter, id: ObjectId): boolean {
  const { play, owner } = objectById(game, id)
  if (row !== undefined && play?.row !== row) return false
  if (types && !types.includes(faceUpCardOf(game, id).type)) return false
  if (tag !== undefined && !faceUpCardOf(game, id).tags.some((one) => one.tag === tag)) return false
  return owner === seatOfLairPlayer(game)
}

/**
 * Whether a rule of the raid forbids a move.
 * @param isNamed whether the text that moves the card names it
 */
export function isMoveForbiddenByRaid(
  game: Game,
  move: Pick<Move, 'object' | 'to' | 'why'>,
  isNamed: boolean,
): boolean {
  for (const rule of raidRulesByKindOfGame(game).cantMove) if (forbids(game, rule, move, isNamed)) return true
  return false
}

function forbids(
  game: Game,
  { what, from, to, except = [] }: CantMoveRule,
  move: Pick<Move, 'object' | 'to' | 'why'>,
  isNamed: boolean,
): boolean {
  if (to !== undefined && move.to !== to) return false
  if (from !== undefined && objectById(game, move.object).zone !== from) return false
  if (move.why === 'destroyed' && except.includes('destroyed')) return false
  if (isNamed && except.includes('named')) return false
  return isAmong(game, what, move.object)
}

type Replacing = Extract<RaidRule, { kind: 'replace' }>

/** Returns what a rule of the raid does instead of this event (716), or undefined if no rule replaces the event. */
export function replacementByRaidRule(
  game: Game,
  would: Replacing['would'],
  id: ObjectId,
): Replacing['do'] | undefined {
  for (const rule of raidRulesByKindOfGame(game).replace)
    if (rule.would === would && isAmong(game, rule.what, id)) return rule.do
  return undefined
}

/** Whether opponents can't interact with a card, except by using its powers. */
export function isOutOfReachOfOpponents(game: Game, id: ObjectId): boolean {
  for (const { what } of raidRulesByKindOfGame(game).outOfReach) if (isAmong(game, what, id)) return true
  return false
}
