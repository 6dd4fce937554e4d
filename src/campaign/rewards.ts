/** What a dungeon run earns (Experience Table). All raiders earn the same, however they fared. */

import { type Game, lairOf, lairSeat, playerAt, printed } from '../engine/index.ts'

/** Why a character gets XP: a word for the ledger, with the card's id where a card is the reason. */
export type XpReason =
  | 'firstAttempt'
  | 'laterAttempt'
  | 'halfDamage'
  | 'dungeonHero'
  | `boss:${string}`
  | `achievement:${string}`

export interface XpLine {
  reason: XpReason
  amount: number
}

const XP = { firstAttempt: 5, laterAttempt: 2, halfDamage: 2, dungeonHero: 5, boss: 2 } as const

/** What the raid module's tally calls a Boss ally that was destroyed; each card counts once. */
const BOSS = 'boss:'

/**
 * The XP of one character for a run. A conceded raid is a lost one; an abandoned raid, or one that is not over,
 * earns nothing.
 * @param firstAttempt whether this is the character's first run of this dungeon
 */
export function rewardsFor(game: Game, { firstAttempt }: { firstAttempt: boolean }): XpLine[] {
  if (!game.outcome || game.outcome.kind === 'abandoned') return []
  const attempt = firstAttempt ? 'firstAttempt' : 'laterAttempt'
  return [{ reason: attempt, amount: XP[attempt] }, ...forTheHero(game), ...forBosses(game), ...earned(game)]
}

function forTheHero(game: Game): XpLine[] {
  const { damage = 0, heroDestroyed = 0 } = game.registers.tally
  if (heroDestroyed) return [{ reason: 'dungeonHero', amount: XP.dungeonHero }]
  const failed = !(game.outcome?.kind === 'won' && game.outcome.side === 'raiders')
  return failed && damage * 2 >= dungeonHealth(game) ? [{ reason: 'halfDamage', amount: XP.halfDamage }] : []
}

/** The printed health of the Dungeon hero at the level it has, or had when it left. */
function dungeonHealth(game: Game): number {
  const hero = game.objects[playerAt(game, lairSeat(game)).hero]
  return printed(game, hero?.card ?? lairOf(game)?.hero ?? '').health ?? Number.POSITIVE_INFINITY
}

function forBosses(game: Game): XpLine[] {
  const keys = Object.keys(game.registers.tally).filter((key) => key.startsWith(BOSS))
  return keys.map((key) => ({ reason: `boss:${key.slice(BOSS.length)}`, amount: XP.boss }))
}

function earned(game: Game): XpLine[] {
  return game.earned.map((card) => ({ reason: `achievement:${card}`, amount: printed(game, card).xp ?? 0 }))
}
