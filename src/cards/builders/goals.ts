/** The conditions of Achievements: an event that must happen, or a state that must hold. */
import type { Condition, Effect, Filter, Power, Trigger } from '../../engine/index.ts'
import type { PlayerNoun } from './player-nouns.ts'
import { when, whenIf } from './powers.ts'

type Triggered = Extract<Power, { kind: 'triggered' }>
type Lost = Extract<Condition, { kind: 'lost' }>

const earn: Effect = { kind: 'earn' }

/** An Achievement that is earned when an event happens, if a condition is true right after it (703.2). */
export const earnedWhen = (on: Trigger, cond?: Condition): Triggered =>
  cond ? whenIf(on, cond, earn) : when(on, earn)
/** An Achievement that is earned as soon as a condition is true, whatever the cause. */
export const earnedAsSoonAs = (cond: Condition): Triggered => whenIf({ event: 'state' }, cond, earn)

/** The condition that at least or at most N raiders have lost, in one of the given ways and with a matching hero. */
export const raidersHaveLost = (how: Omit<Lost, 'kind' | 'side'>): Condition => ({
  kind: 'lost',
  side: 'raiders',
  ...how,
})
/**
 * A character of the given players that matched the filter at some moment of this turn. Achievements use this filter.
 * `as` is its key, which differs from the keys of the same Achievement's other filters.
 */
export const hasMatchedThisTurn = (what: Filter, of: PlayerNoun, as: string): Filter => ({
  kind: 'hasBeen',
  what,
  of: of.are,
  as,
})
