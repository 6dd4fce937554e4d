/** Experience (p. 5): it is divided among the group, with defeated characters, and raises levels. */
import type { PlayerIndex } from './model.ts'
import { addWarEvent, type MoveContext, requireCharacterOfPlayer } from './move-context.ts'

/**
 * Divides experience evenly. The group chooses who gets one more of the remainder. Booklet: p. 4, Experience Reward
 * Cards (2).
 */
export function divideXpAmongGroup(run: MoveContext, group: readonly PlayerIndex[], amount: number): void {
  const each = Math.floor(amount / group.length)
  const left = amount % group.length
  for (const player of group) giveXp(run, player, each)
  if (left > 0) run.game.choice = { kind: 'extra', who: [...group], among: [...group], left }
}

export function giveXp(run: MoveContext, player: PlayerIndex, amount: number): void {
  if (amount === 0) return
  const whose = requireCharacterOfPlayer(run.game, player)
  whose.xp += amount
  whose.level = levelAt(run.game.lists.board.levels, whose.xp)
  addWarEvent(run, { kind: 'xp', player, amount, level: whose.level })
}

const levelAt = (levels: readonly number[], xp: number): number =>
  Math.max(1, levels.filter((needed) => needed <= xp).length)
