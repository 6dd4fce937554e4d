/** The four kinds of power (700): `when(…)`, `pay(…).to(…)`, a quest's reward, and continuous powers. */
import type {
  Condition,
  Cost,
  DamageType,
  Duration,
  Effect,
  Filter,
  Modifier,
  Named,
  Num,
  PartOfEach,
  Power,
  RaidSide,
  Selector,
  SpelledKeyword,
  Trigger,
  Zone,
} from '../../engine/index.ts'
import { filterOf } from './filters.ts'
import type { Noun } from './nouns.ts'
import { inOrder } from './steps.ts'
import { toCosts } from './traits.ts'
import { type Who, you } from './who.ts'

type Kind<K extends Power['kind']> = Extract<Power, { kind: K }>
type What = Filter | Noun

export const when = (on: Trigger, ...effects: Effect[]): Kind<'triggered'> => ({
  kind: 'triggered',
  on,
  effect: inOrder(effects),
})
/** A double-check power (703.2). */
export const whenIf = (on: Trigger, cond: Condition, ...effects: Effect[]): Kind<'triggered'> => ({
  ...when(on, ...effects),
  if: cond,
})
/** "Level 3+: When …" */
export const whenFromLevel = (n: number, on: Trigger, ...effects: Effect[]): Kind<'triggered'> =>
  whenIf(on, { kind: 'level', least: n }, ...effects)
/** Players can't interrupt the effect of the power (R402.1a). */
export const uninterruptibly = (power: Kind<'triggered'>): Kind<'triggered'> => ({ ...power, sure: true })
/** Triggers only the nth time that the event happens (with its condition true). */
export const onlyNthTime = (nth: number, power: Kind<'triggered'>): Kind<'triggered'> => ({ ...power, nth })
/** Triggers only the nth time that the event happens in a turn. */
export const onlyNthTimeEachTurn = (nth: number, power: Kind<'triggered'>): Kind<'triggered'> => ({
  ...onlyNthTime(nth, power),
  eachTurn: true,
})
/** Triggers once, the next time (715). */
export const nextTime = (on: Trigger, ...effects: Effect[]): Effect => ({
  kind: 'later',
  on,
  do: inOrder(effects),
})
/** Triggers once, the next time that the event happens within this duration. */
export const nextTimeWithin = (duration: Duration, on: Trigger, ...effects: Effect[]): Effect => ({
  kind: 'later',
  on,
  do: inOrder(effects),
  duration,
  next: true,
})
/** Triggers once, the next time that the event happens from the player's next turn on. */
export const nextTimeFromYourNextTurn = (on: Trigger, ...effects: Effect[]): Effect => ({
  kind: 'later',
  on,
  do: inOrder(effects),
  fromNextTurn: true,
})
/** Triggers each time that the event happens within this duration (715.1). */
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

export const enters = (what: What): Trigger => ({ event: 'enters', what: filterOf(what) })
export const entersParty = (what: What): Trigger => ({ event: 'entersParty', what: filterOf(what) })
/**
 * Cards leave your party: they leave play, or another player gains control of them (415.8b). It triggers once for all
 * that leave at the same time.
 */
export const oneOrMoreLeaveParty = (what: What): Trigger => ({
  event: 'leavesParty',
  what: filterOf(what),
  together: true,
})
/** The power is active in a zone other than play, or in several zones (703.3a, 703.3b). */
export const activeIn = (zone: Zone | Zone[], power: Kind<'triggered'>): Kind<'triggered'> => ({
  ...power,
  zone,
})
export const isRevealed = (what: What, how: { from?: Zone; by?: 'quest' } = {}): Trigger => ({
  event: 'revealed',
  what: filterOf(what),
  ...how,
})
/** "When your hero becomes this one" (301.4c). */
export const heroBecomes = (what: What): Trigger => ({ event: 'heroBecomes', what: filterOf(what) })
/** Triggers when such a card is in its player's opening hand (101.3). The power is active there. */
export const inOpeningHand = (what: What): Trigger => ({ event: 'openingHand', what: filterOf(what) })
export const attacks = (what: What): Extract<Trigger, { event: 'attacks' }> => ({
  event: 'attacks',
  what: filterOf(what),
})
/** Starts attacking one of these, when it enters combat (602.3). */
export const attacksOneOf = (what: What, whom: What): Trigger => ({
  event: 'attacks',
  what: filterOf(what),
  whom: filterOf(whom),
})
export const attacksForTheFirstTime = (what: What): Trigger => ({ ...attacks(what), first: true })
export const defends = (what: What, against?: What): Trigger => ({
  event: 'defends',
  what: filterOf(what),
  ...(against ? { against: filterOf(against) } : {}),
})
export const entersCombat = (what: What, other?: What): Trigger => ({
  event: 'entersCombat',
  what: filterOf(what),
  ...(other ? { with: filterOf(other) } : {}),
})
export const protects = (what: What): Trigger => ({ event: 'protects', what: filterOf(what) })
export const sabotages = (what: What, whom?: What): Trigger => ({
  event: 'sabotages',
  what: filterOf(what),
  ...(whom ? { whom: filterOf(whom) } : {}),
})
export const strikesWith = (what: What, weapon: What): Trigger => ({
  event: 'strikes',
  what: filterOf(what),
  with: filterOf(weapon),
})
export const exhausts = (what: What): Trigger => ({ event: 'exhausts', what: filterOf(what) })
export const exhaustsForTheFirstTime = (what: What): Trigger => ({
  event: 'exhausts',
  what: filterOf(what),
  first: true,
})
export const readies = (what: What): Trigger => ({ event: 'readies', what: filterOf(what) })
export const isInspired = (what: What, by?: What): Trigger => ({
  event: 'inspired',
  what: filterOf(what),
  ...(by ? { by: filterOf(by) } : {}),
})
export const destroyed = (
  what: What,
  how: { by?: What; with?: What; types?: DamageType[]; while?: Condition } = {},
): Trigger => ({
  event: 'destroyed',
  what: filterOf(what),
  ...(how.by ? { by: filterOf(how.by) } : {}),
  ...(how.with ? { with: filterOf(how.with) } : {}),
  ...(how.types ? { types: how.types } : {}),
  ...(how.while ? { while: how.while } : {}),
})
export const dealsDamage = (
  by: What | undefined,
  to?: What,
  how: { combat?: true; fatal?: true; types?: DamageType[] } = {},
): Trigger => ({
  event: 'dealt',
  ...(by ? { by: filterOf(by) } : {}),
  ...(to ? { to: filterOf(to) } : {}),
  ...how,
})
/** Triggers when such a card prevents damage: the card was exhausted to prevent it, or its text prevents it. */
export const damageIsPreventedBy = (by: What): Trigger => ({ event: 'prevented', by: filterOf(by) })
/** A card is attached to such a card, by one of these players. */
export const attaches = (who: Who, what: What, to?: What): Trigger => ({
  event: 'attached',
  what: filterOf(what),
  ...(to ? { to: filterOf(to) } : {}),
  of: who.are,
})
export const draws = (who: Who): Trigger => ({ event: 'drawn', of: who.are })
/** Triggers when one of these players places a resource, as the resource enters the row. */
export const placesResource = (who: Who): Trigger => ({ event: 'placed', of: who.are })
/** The combat ends. In a text about a combat it is that combat. */
export const combatEnds: Trigger = { event: 'combatEnds' }
/** Deals damage of any of these types. */
export const dealsDamageOf = (by: What, ...types: DamageType[]): Trigger => ({
  event: 'dealt',
  by: filterOf(by),
  types,
})
export const isDealtDamage = (to: What, by?: What): Trigger => dealsDamage(by, to)
/** Triggers once for all that are dealt damage at the same time. */
export const oneOrMoreAreDealtDamage = (to: What): Trigger => ({
  event: 'dealt',
  to: filterOf(to),
  together: true,
})
/** Damage is dealt with that weapon. Without `by` and `to`, any source and any character count. */
export const damageIsDealtWith = (
  weapon: What,
  how: { by?: What; to?: What; combat?: true; fatal?: true } = {},
): Trigger => ({
  event: 'dealt',
  ...(how.by ? { by: filterOf(how.by) } : {}),
  ...(how.to ? { to: filterOf(how.to) } : {}),
  ...(how.combat ? { combat: true } : {}),
  ...(how.fatal ? { fatal: true } : {}),
  with: filterOf(weapon),
})
/** Damage is healed. `with` is the card whose text heals it. */
export const heals = (by: What, how: { from?: What; with?: What } = {}): Trigger => ({
  event: 'healed',
  by: filterOf(by),
  ...(how.from ? { from: filterOf(how.from) } : {}),
  ...(how.with ? { with: filterOf(how.with) } : {}),
})
export const dealsCombatDamage = (by: What, to: What): Trigger => dealsDamage(by, to, { combat: true })
export const moved = (what: What, from: Zone, to: Zone, of: Who): Trigger => ({
  event: 'moved',
  what: filterOf(what),
  from,
  to,
  of: of.are,
})
/** A text of one of these players makes a player discard the card. */
export const discardedBy = (what: What, by: Who): Trigger => ({
  event: 'moved',
  what: filterOf(what),
  from: 'hand',
  to: 'graveyard',
  doer: by.are,
})
/** From any zone. */
export const comesTo = (zone: Zone, of: Who, what: What): Trigger => ({
  event: 'moved',
  what: filterOf(what),
  to: zone,
  of: of.are,
})
/** From any zone. */
export const isRemoved = (what: What): Trigger => ({
  event: 'moved',
  what: filterOf(what),
  to: 'removed',
})
/** To any zone. */
export const leaves = (what: What, from: Zone): Trigger => ({ event: 'moved', what: filterOf(what), from })
export const leavesPlay = (what: What): Trigger => leaves(what, 'play')
/** Triggers once for all that leave at the same time. */
export const oneOrMoreLeavePlay = (what: What): Trigger => ({
  event: 'moved',
  what: filterOf(what),
  from: 'play',
  together: true,
})
export const turnStarts = (of: Who): Trigger => ({ event: 'turnStarts', of: of.are })
/** Triggers when such a card turns over, to either side. Powers of the side that comes up also trigger. */
export const flips = (what: What): Trigger => ({ event: 'flips', what: filterOf(what) })
export const turnEnds = (of: Who): Trigger => ({ event: 'turnEnds', of: of.are })
export const turnHasEnded = (of: Who): Trigger => ({ event: 'turnOver', of: of.are })
export const won = (side: RaidSide): Trigger => ({ event: 'won', side })

export const always = (...mods: Modifier[][]): Kind<'continuous'> => ({
  kind: 'continuous',
  mods: mods.flat(),
})
export const asLongAs = (cond: Condition, ...mods: Modifier[][]): Kind<'continuous'> => ({
  ...always(...mods),
  while: cond,
})
/** Modifiers that hold unless a condition is true. */
export const asLongAsNot = (cond: Condition, ...mods: Modifier[][]): Kind<'continuous'> =>
  asLongAs({ kind: 'not', cond }, ...mods)
/** A power that functions while the card is in its owner's graveyard. */
export const whileInGraveyard = (...mods: Modifier[][]): Kind<'continuous'> => ({
  ...always(...mods),
  zone: 'graveyard',
})
export const asItEnters = (...effects: Effect[]): Kind<'asEnters'> => ({
  kind: 'asEnters',
  effect: inOrder(effects),
})

export const asTurnStarts = (of: Who, ...effects: Effect[]): Kind<'asTurnStarts'> => ({
  kind: 'asTurnStarts',
  of: of.are,
  effect: inOrder(effects),
})
/** Applies when another card enters play. `thatCard` is that card, and `they` its controller. */
export const asAnotherEnters = (what: What, ...effects: Effect[]): Kind<'asEnters'> => ({
  ...asItEnters(...effects),
  what: filterOf(what),
})

export const resources = (amount: Num): Cost => ({ kind: 'resources', amount })
export const activate: Cost = { kind: 'activate' }
/** An action of a player at the table. The game takes the player's word for it. */
export const actionAtTable = (what: string): Cost => ({ kind: 'atTable', what })
export const flipHero: Cost = { kind: 'flip' }
export const destroySelf: Cost = { kind: 'destroySelf' }
export const putSelfOnBottom: Cost = { kind: 'bottomSelf' }
export const discardSelf: Cost = { kind: 'discardSelf' }
export const rollDie: Cost = { kind: 'roll', dice: 1, as: 'roll' }
export const puttingDamage = (amount: Num, on: Noun): Cost => ({ kind: 'putDamage', on: on.is, amount })
/** A cost: the player puts damage on these cards, any amount up to a maximum. The amount is X. */
export const puttingDamageUpTo = (most: number, on: Noun): Cost => ({
  kind: 'putDamage',
  on: on.is,
  amount: { kind: 'x' },
  most,
})
export const discarding = (filter: Filter): PartOfEach => ({ kind: 'discard', filter })
/** A plain number means this many resources. */
export const pay = (...costs: (number | Cost)[]): { to: (...effects: Effect[]) => Kind<'payment'> } => ({
  to: (...effects) => ({
    kind: 'payment',
    costs: toCosts(costs),
    effect: inOrder(effects),
  }),
})
export const turnOf = (who: Who): Condition => ({ kind: 'turnOf', players: who.are })
export const yourTurn: Condition = turnOf(you)
export const onYourTurn = (power: Kind<'payment'>): Kind<'payment'> => ({
  ...power,
  when: yourTurn,
})
/** A power that can be used while the card is in its owner's graveyard. */
export const usableFromGraveyard = (power: Kind<'payment'>): Kind<'payment'> => ({
  ...power,
  zone: 'graveyard',
})
/** A power that can be used while the card is in its owner's hand. */
export const usableFromHand = (power: Kind<'payment'>): Kind<'payment'> => ({ ...power, zone: 'hand' })
export const reward = (pays: number, when: Condition | undefined, effects: Effect[]): Kind<'reward'> => ({
  kind: 'reward',
  costs: [{ kind: 'resources', amount: pays }],
  ...(when ? { when } : {}),
  effect: inOrder(effects),
})

type Payment = Kind<'payment'>
/** Usable only in its user's own action phase with an empty chain (701.1a). */
export const asBasicPower = <P extends Payment | Kind<'reward'>>(used: P): P => ({ ...used, basic: true })
export const oncePerTurn = (used: Payment): Payment => ({ ...used, timesATurn: 1 })
export const useOnlyIf = (when: Condition, used: Payment): Payment => ({ ...used, when })
/** Players other than its controller may use it too (701.2). */
export const usableBy = (who: Who, used: Payment): Payment => ({ ...used, by: who.are })

type PaidWith = Exclude<Extract<PartOfEach, { what: Selector }>, { kind: 'damage' | 'takeCounter' }>
const paidWith = (kind: PaidWith['kind'], what: Noun, count?: Num): PaidWith => ({
  kind,
  what: what.is,
  ...(count === undefined ? {} : { count }),
})
export const exhausting = (what: Noun, count?: Num): PartOfEach => paidWith('exhaust', what, count)
/** Exhausts one of these. `paidWith` names it in the effect. */
export const exhaustingOne = (what: Noun): Cost => ({ kind: 'exhaust', what: what.is, as: 'paidWith' })
/** Destroys one of these. `thePaidWith` is that card in the effect. */
export const destroyingOne = (what: Noun): Cost => ({ kind: 'destroy', what: what.is, as: 'paidWith' })
/** The cards may be of any controller (403.5). */
export const destroying = (what: Noun, count?: Num): PartOfEach => paidWith('destroy', what, count)
export const removingFromGame = (what: Noun, count?: Num): Cost => paidWith('remove', what, count)
/** Turns resources face down. */
export const turningFaceDown = (what: Noun, count?: Num): Cost => paidWith('turnDown', what, count)
export const returningToHand = (what: Noun, count?: Num): Cost => paidWith('return', what, count)
/** Puts damage on each of `count` of these cards, by default one. */
export const damaging = (amount: Num, what: Noun, count?: Num): PartOfEach => ({
  kind: 'damage',
  what: what.is,
  amount,
  ...(count === undefined ? {} : { count }),
})
/** Removes a counter with this name from one of these cards. */
export const takingCounter = (counter: string, what: Noun): PartOfEach => ({
  kind: 'takeCounter',
  what: what.is,
  counter,
})
/**
 * Removes from this card all counters with this name, or `count` of them. `as` is the name by which the text refers to
 * the number removed.
 */
export const removingCounters = (counter: string, count: Num | 'all' = 'all', as?: string): Cost => ({
  kind: 'removeCounters',
  counter,
  count,
  ...(as === undefined ? {} : { as }),
})
/** Each of these players pays this cost, if all agree (403.1). */
export const eachPays = (who: Who, cost: PartOfEach): Cost => ({ kind: 'eachPays', players: who.are, cost })
export const paysX: Cost = { kind: 'resources', amount: { kind: 'x' } }

type Uses = 'played' | 'used' | 'completed'
const done = (event: Uses, what: What, of?: Who): Trigger => ({
  event,
  what: filterOf(what),
  ...(of ? { of: of.are } : {}),
})
export const played = (what: What, by?: Who): Trigger => done('played', what, by)
export const powerUsed = (what: What, by?: Who): Trigger => done('used', what, by)
export const completed = (what: What, by?: Who): Trigger => done('completed', what, by)
export const becomesTargeted = (what: What, by?: What): Trigger => ({
  event: 'targeted',
  what: filterOf(what),
  ...(by ? { by: filterOf(by) } : {}),
})

export const levelUpAt = (damage: number): Kind<'levelUp'> => ({ kind: 'levelUp', when: { damage } })
export const levelUpWhenDead: Kind<'levelUp'> = { kind: 'levelUp', when: 'dead' }

/** A word in front of a power, without a rules meaning. */
export const labelled = (text: string, power: Power): Named<Power> => ({ ...power, word: text })
/** A power that is a keyword of the glossary, spelled out. */
export const keywordPower = (keyword: SpelledKeyword, power: Power): Named<Power> => ({
  ...power,
  called: keyword,
})
