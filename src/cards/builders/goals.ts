/** What Achievements say: what must happen, or what must be so, for them to be earned. */
import type { Condition, Effect, Filter, Power, Trigger } from '../../engine/index.ts'
import { when, whenIf } from './powers.ts'
import type { Who } from './who.ts'

type Triggered = Extract<Power, { kind: 'triggered' }>
type Lost = Extract<Condition, { kind: 'lost' }>

const earn: Effect = { kind: 'earn' }

/** Earned as that happens; with a condition, if that is so right after it (703.2). */
export const achieve = (on: Trigger, cond?: Condition): Triggered =>
  cond ? whenIf(on, cond, earn) : when(on, earn)
/** Earned as soon as that is so, whatever has made it so. */
export const have = (cond: Condition): Triggered => whenIf({ event: 'state' }, cond, earn)

/** How many raiders have lost: in one of these ways, with such a hero. */
export const raidersLost = (how: Omit<Lost, 'kind' | 'side'>): Condition => ({
  kind: 'lost',
  side: 'raiders',
  ...how,
})
/** Was so at some moment of this turn, one of theirs; `as` tells it from others. */
export const hasBeen = (what: Filter, of: Who, as: string): Filter => ({
  kind: 'hasBeen',
  what,
  of: of.are,
  as,
})
