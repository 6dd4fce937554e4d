/** The four kinds of power (700): `when(…)`, `pay(…).to(…)`, a quest's reward, and continuous powers. */

import type {
  Condition,
  Cost,
  Duration,
  Effect,
  Filter,
  Modifier,
  Power,
  SpelledOutKeyword,
  Trigger,
  WithLabel,
  Zone,
} from '../../engine/index.ts'
import type { CardNoun } from './card-nouns.ts'
import { isYourTurn } from './conditions.ts'
import { toCosts } from './costs.ts'
import { filterOfNoun } from './filters.ts'
import { type PlayerNoun, you } from './player-nouns.ts'
import { inOrder } from './steps.ts'

type Kind<K extends Power['kind']> = Extract<Power, { kind: K }>

export const when = (on: Trigger, ...effects: Effect[]): Kind<'triggered'> => ({
  kind: 'triggered',
  on,
  effect: inOrder(effects),
})
/** A triggered power whose condition is checked twice: as it triggers and as it resolves (703.2). */
export const whenIf = (on: Trigger, cond: Condition, ...effects: Effect[]): Kind<'triggered'> => ({
  ...when(on, ...effects),
  if: cond,
})
/** A triggered power that needs at least the given level of the Dungeon: "Level 3+: When …". */
export const whenAtDungeonLevelOrAbove = (n: number, on: Trigger, ...effects: Effect[]): Kind<'triggered'> =>
  whenIf(on, { kind: 'level', least: n }, ...effects)
/** Changes a triggered power: players can't interrupt its effect (R402.1a). */
export const uninterruptibly = (power: Kind<'triggered'>): Kind<'triggered'> => ({ ...power, sure: true })
/** Changes a power: it triggers only the nth time that the event happens while the condition is true. */
export const onlyNthTime = (nth: number, power: Kind<'triggered'>): Kind<'triggered'> => ({ ...power, nth })
/** Changes a power: it triggers only the nth time that the event happens in a turn. */
export const onlyNthTimeEachTurn = (nth: number, power: Kind<'triggered'>): Kind<'triggered'> => ({
  ...onlyNthTime(nth, power),
  eachTurn: true,
})
/** An effect that triggers once: the next time that the event happens (715). */
export const nextTime = (on: Trigger, ...effects: Effect[]): Effect => ({
  kind: 'later',
  on,
  do: inOrder(effects),
})
/** An effect that triggers once: the next time that the event happens within a duration. */
export const nextTimeWithin = (duration: Duration, on: Trigger, ...effects: Effect[]): Effect => ({
  kind: 'later',
  on,
  do: inOrder(effects),
  duration,
  next: true,
})
/** An effect that triggers once: the next time that the event happens, but not in this turn. */
export const nextTimeFromYourNextTurn = (on: Trigger, ...effects: Effect[]): Effect => ({
  kind: 'later',
  on,
  do: inOrder(effects),
  fromNextTurn: true,
})
/** An effect that triggers each time that the event happens within a duration (715.1). */
export const eachTime = (on: Trigger, duration: Duration, ...effects: Effect[]): Effect => ({
  kind: 'later',
  on,
  do: inOrder(effects),
  duration,
})
export const atStartOfYourTurn = (...effects: Effect[]): Kind<'triggered'> =>
  when({ event: 'turnStarts', of: you.are }, ...effects)

export const atEndOfYourTurn = (...effects: Effect[]): Kind<'triggered'> =>
  when({ event: 'turnEnds', of: you.are }, ...effects)
/** Changes a triggered power: it is active in this zone instead of play, or in several zones (703.3a, 703.3b). */
export const activeInZone = (zone: Zone | Zone[], power: Kind<'triggered'>): Kind<'triggered'> => ({
  ...power,
  zone,
})

export const always = (...mods: Modifier[][]): Kind<'continuous'> => ({
  kind: 'continuous',
  mods: mods.flat(),
})
export const asLongAs = (cond: Condition, ...mods: Modifier[][]): Kind<'continuous'> => ({
  ...always(...mods),
  while: cond,
})
/** A continuous power that applies as long as a condition isn't true. */
export const asLongAsNot = (cond: Condition, ...mods: Modifier[][]): Kind<'continuous'> =>
  asLongAs({ kind: 'not', cond }, ...mods)
/** A continuous power that functions while the card is in its owner's graveyard. */
export const whileInGraveyard = (...mods: Modifier[][]): Kind<'continuous'> => ({
  ...always(...mods),
  zone: 'graveyard',
})
export const asItEnters = (...effects: Effect[]): Kind<'asEnters'> => ({
  kind: 'asEnters',
  effect: inOrder(effects),
})

export const asTurnStarts = (of: PlayerNoun, ...effects: Effect[]): Kind<'asTurnStarts'> => ({
  kind: 'asTurnStarts',
  of: of.are,
  effect: inOrder(effects),
})
/** Effects as another card enters play. `thatCard` is that card, and `they` is its controller. */
export const asAnotherEnters = (what: Filter | CardNoun, ...effects: Effect[]): Kind<'asEnters'> => ({
  ...asItEnters(...effects),
  what: filterOfNoun(what),
})
/** A payment power: `pay(2, flipHero).to(…)`. A plain number N means N resources. */
export const pay = (...costs: (number | Cost)[]): { to: (...effects: Effect[]) => Kind<'payment'> } => ({
  to: (...effects) => ({
    kind: 'payment',
    costs: toCosts(costs),
    effect: inOrder(effects),
  }),
})
export const onYourTurn = (power: Kind<'payment'>): Kind<'payment'> => ({
  ...power,
  when: isYourTurn,
})
/** Changes a payment power: it can be used while the card is in its owner's graveyard. */
export const usableFromGraveyard = (power: Kind<'payment'>): Kind<'payment'> => ({
  ...power,
  zone: 'graveyard',
})
/** Changes a payment power: it can be used while the card is in its owner's hand. */
export const usableFromHand = (power: Kind<'payment'>): Kind<'payment'> => ({ ...power, zone: 'hand' })
export const questReward = (
  pays: number,
  when: Condition | undefined,
  effects: Effect[],
): Kind<'reward'> => ({
  kind: 'reward',
  costs: [{ kind: 'resources', amount: pays }],
  ...(when ? { when } : {}),
  effect: inOrder(effects),
})

type Payment = Kind<'payment'>
/** Changes a power: it can be used only in its user's own action phase while the chain is empty (701.1a). */
export const asBasicPower = <P extends Payment | Kind<'reward'>>(used: P): P => ({ ...used, basic: true })
export const oncePerTurn = (used: Payment): Payment => ({ ...used, timesATurn: 1 })
export const useOnlyIf = (when: Condition, used: Payment): Payment => ({ ...used, when })
/** Changes a payment power: the given players may use it (701.2). */
export const powerUsableBy = (who: PlayerNoun, power: Payment): Payment => ({ ...power, by: who.are })

export const levelUpAtDamage = (damage: number): Kind<'levelUp'> => ({ kind: 'levelUp', when: { damage } })
export const levelUpWhenRaidingHeroDies: Kind<'levelUp'> = { kind: 'levelUp', when: 'dead' }

/** A power with a word in front of it that has no rules meaning. */
export const labelledPower = (text: string, power: Power): WithLabel<Power> => ({ ...power, word: text })
/** A power that is marked as the meaning of a keyword of the rules glossary. */
export const keywordPower = (keyword: SpelledOutKeyword, power: Power): WithLabel<Power> => ({
  ...power,
  called: keyword,
})

/** A power that the card has only if its controller's hero has a trait: "Horde Hero: …" (206.1c). */
export const onlyForHeroWithTrait = (trait: string, added: WithLabel<Power>): WithLabel<Power> => ({
  ...added,
  hero: trait,
})
