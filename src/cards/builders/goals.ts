/** The conditions of Achievements: an event that must happen, or a state that must hold. */
import type { Condition, Effect, Filter, Power, Trigger } from '../../engine/index.ts'
import { when, whenIf } from './powers.ts'
import type { Who } from './who.ts'

type Triggered = Extract<Power, { kind: 'triggered' }>
type Lost = Extract<Condition, { kind: 'lost' }>

const earn: Effect = { kind: 'earn' }

/** Earned when the event happens. A condition must hold right after it (703.2). */
export const earnedWhen = (on: Trigger, cond?: Condition): Triggered =>
  cond ? whenIf(on, cond, earn) : when(on, earn)
/** Earned as soon as the condition holds, whatever has caused it. */
export const earnedAsSoonAs = (cond: Condition): Triggered => whenIf({ event: 'state' }, cond, earn)

/** The number of raiders who have lost in one of these ways, with such a hero. */
export const raidersHaveLost = (how: Omit<Lost, 'kind' | 'side'>): Condition => ({
  kind: 'lost',
  side: 'raiders',
  ...how,
})
/**
 * The filter matched at some moment of this turn, which is one of these players'. `as` distinguishes it from others.
 */
export const hasMatchedThisTurn = (what: Filter, of: Who, as: string): Filter => ({
  kind: 'hasBeen',
  what,
  of: of.are,
  as,
})
