/** Experience (p. 5): it is divided among the group, defeated characters included, and levels rise with it. */
import type { PlayerId } from './model.ts'
import { character, type Run, say } from './run.ts'

/**
 * p. 4, Experience Reward Cards (2): experience is divided evenly. The group chooses who gets one more of the rest.
 */
export function divideXp(run: Run, group: readonly PlayerId[], amount: number): void {
  const each = Math.floor(amount / group.length)
  const left = amount % group.length
  for (const player of group) giveXp(run, player, each)
  if (left > 0) run.game.choice = { kind: 'extra', who: [...group], among: [...group], left }
}

export function giveXp(run: Run, player: PlayerId, amount: number): void {
  if (amount === 0) return
  const whose = character(run.game, player)
  whose.xp += amount
  whose.level = levelAt(run.game.lists.board.levels, whose.xp)
  say(run, { kind: 'xp', player, amount, level: whose.level })
}

const levelAt = (levels: readonly number[], xp: number): number =>
  Math.max(1, levels.filter((needed) => needed <= xp).length)
