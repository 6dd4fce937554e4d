/** The four kinds of power (700): `when(…)`, `pay(…).to(…)`, a quest's reward, and continuous powers. */
import type {
  Condition,
  Cost,
  CostPerPlayer,
  DamageType,
  Duration,
  Effect,
  Filter,
  Modifier,
  NumberExpression,
  Power,
  RaidSide,
  Selector,
  SpelledKeyword,
  Trigger,
  WithLabel,
  Zone,
} from '../../engine/index.ts'
import type { CardNoun } from './card-nouns.ts'
import { any, faceUp, filterOf } from './filters.ts'
import { type PlayerNoun, you } from './player-nouns.ts'
import { inOrder } from './steps.ts'
import { toCosts } from './traits.ts'

type Kind<K extends Power['kind']> = Extract<Power, { kind: K }>
type What = Filter | CardNoun

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
/** A triggered power that needs this level of the Dungeon or above: "Level 3+: When …". */
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

export const enters = (what: What): Trigger => ({ event: 'enters', what: filterOf(what) })
export const entersParty = (what: What): Trigger => ({ event: 'entersParty', what: filterOf(what) })
/**
 * Triggers when cards leave their controller's party: they leave play, or another player gains control of them
 * (415.8b). It triggers once for all cards that leave at the same time.
 */
export const oneOrMoreLeaveParty = (what: What): Trigger => ({
  event: 'leavesParty',
  what: filterOf(what),
  together: true,
})
/** Changes a triggered power: it is active in this zone instead of play, or in several zones (703.3a, 703.3b). */
export const activeIn = (zone: Zone | Zone[], power: Kind<'triggered'>): Kind<'triggered'> => ({
  ...power,
  zone,
})
export const isRevealed = (what: What, how: { from?: Zone; by?: 'quest' } = {}): Trigger => ({
  event: 'revealed',
  what: filterOf(what),
  ...how,
})
/** Triggers when a player's hero becomes such a card: "when your hero becomes this one" (301.4c). */
export const heroBecomes = (what: What): Trigger => ({ event: 'heroBecomes', what: filterOf(what) })
/** Triggers when such a card is in its player's opening hand (101.3). The power is active there. */
export const inOpeningHand = (what: What): Trigger => ({ event: 'openingHand', what: filterOf(what) })
export const attacks = (what: What): Extract<Trigger, { event: 'attacks' }> => ({
  event: 'attacks',
  what: filterOf(what),
})
/** Triggers when a card that matches `what` enters combat as the attacker of one that matches `whom` (602.3). */
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
export const isDestroyed = (
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
/** Triggers when one of these players attaches such a card to a card. */
export const attaches = (who: PlayerNoun, what: What, to?: What): Trigger => ({
  event: 'attached',
  what: filterOf(what),
  ...(to ? { to: filterOf(to) } : {}),
  of: who.are,
})
export const draws = (who: PlayerNoun): Trigger => ({ event: 'drawn', of: who.are })
/** Triggers when one of these players places such a resource, as the resource enters the row. */
export const placesResource = (who: PlayerNoun, what?: Filter): Trigger => ({
  event: 'placed',
  ...(what ? { what } : {}),
  of: who.are,
})
/** Triggers when one of these players places such a card face up as a resource, even if it turns face down later. */
export const placesFaceUp = (who: PlayerNoun, what: Filter = any.card): Trigger =>
  placesResource(who, faceUp(what))
/** Triggers when a combat ends. In a text about a combat, it is that combat. */
export const combatEnds: Trigger = { event: 'combatEnds' }
/** Triggers when such a card deals damage of any of these types. */
export const dealsDamageOf = (by: What, ...types: DamageType[]): Trigger => ({
  event: 'dealt',
  by: filterOf(by),
  types,
})
export const isDealtDamage = (to: What, by?: What): Trigger => dealsDamage(by, to)
/** Triggers once for all such characters that are dealt damage at the same time. */
export const oneOrMoreAreDealtDamage = (to: What): Trigger => ({
  event: 'dealt',
  to: filterOf(to),
  together: true,
})
/** Triggers when damage is dealt with such a weapon. Without `by` and `to`, it is by any card and to any character. */
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
/** Triggers when such a card heals damage. `with` is the card whose text heals it. */
export const heals = (by: What, how: { from?: What; with?: What } = {}): Trigger => ({
  event: 'healed',
  by: filterOf(by),
  ...(how.from ? { from: filterOf(how.from) } : {}),
  ...(how.with ? { with: filterOf(how.with) } : {}),
})
export const dealsCombatDamage = (by: What, to: What): Trigger => dealsDamage(by, to, { combat: true })
export const movesBetweenZones = (what: What, from: Zone, to: Zone, of: PlayerNoun): Trigger => ({
  event: 'moved',
  what: filterOf(what),
  from,
  to,
  of: of.are,
})
/** Triggers when a text of one of these players makes a player discard such a card. */
export const isDiscardedBy = (what: What, by: PlayerNoun): Trigger => ({
  event: 'moved',
  what: filterOf(what),
  from: 'hand',
  to: 'graveyard',
  doer: by.are,
})
/** Triggers when such a card moves into a zone, from any other zone. */
export const entersZone = (zone: Zone, of: PlayerNoun, what: What): Trigger => ({
  event: 'moved',
  what: filterOf(what),
  to: zone,
  of: of.are,
})
/** Triggers when such a card is removed from the game, from any zone. */
export const isRemoved = (what: What): Trigger => ({
  event: 'moved',
  what: filterOf(what),
  to: 'removed',
})
/** Triggers when such a card leaves a zone, to any other zone. */
export const leavesZone = (what: What, from: Zone): Trigger => ({
  event: 'moved',
  what: filterOf(what),
  from,
})
export const leavesPlay = (what: What): Trigger => leavesZone(what, 'play')
/** Triggers once for all such cards that leave play at the same time. */
export const oneOrMoreLeavePlay = (what: What): Trigger => ({
  event: 'moved',
  what: filterOf(what),
  from: 'play',
  together: true,
})
export const turnStarts = (of: PlayerNoun): Trigger => ({ event: 'turnStarts', of: of.are })
/** Triggers when such a card, such as a quest, is turned face down. */
export const turnsFaceDown = (what: What): Trigger => ({ event: 'turnsDown', what: filterOf(what) })
/** Triggers when such a card turns over, to either side. Powers of the side that comes up also trigger. */
export const flips = (what: What): Trigger => ({ event: 'flips', what: filterOf(what) })
export const turnEnds = (of: PlayerNoun): Trigger => ({ event: 'turnEnds', of: of.are })
export const turnHasEnded = (of: PlayerNoun): Trigger => ({ event: 'turnOver', of: of.are })
export const sideWins = (side: RaidSide): Trigger => ({ event: 'won', side })

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
export const asAnotherEnters = (what: What, ...effects: Effect[]): Kind<'asEnters'> => ({
  ...asItEnters(...effects),
  what: filterOf(what),
})

export const resourceCost = (amount: NumberExpression): Cost => ({ kind: 'resources', amount })
export const exhaustSelf: Cost = { kind: 'activate' }
/** A cost that a player pays by an action at the table, outside of the game. The game trusts the player. */
export const actionAtTable = (what: string): Cost => ({ kind: 'atTable', what })
export const flipHero: Cost = { kind: 'flip' }
export const destroySelf: Cost = { kind: 'destroySelf' }
export const putSelfOnBottom: Cost = { kind: 'bottomSelf' }
export const discardSelf: Cost = { kind: 'discardSelf' }
export const rollDie: Cost = { kind: 'roll', dice: 1, as: 'roll' }
export const puttingDamage = (amount: NumberExpression, on: CardNoun): Cost => ({
  kind: 'putDamage',
  on: on.is,
  amount,
})
/** A cost: the player puts any amount of damage up to a maximum on these cards. The amount is X. */
export const puttingDamageUpTo = (most: number, on: CardNoun): Cost => ({
  kind: 'putDamage',
  on: on.is,
  amount: { kind: 'x' },
  most,
})
export const discarding = (filter: Filter): CostPerPlayer => ({ kind: 'discard', filter })
/** A payment power: `pay(2, flipHero).to(…)`. A plain number means this many resources. */
export const pay = (...costs: (number | Cost)[]): { to: (...effects: Effect[]) => Kind<'payment'> } => ({
  to: (...effects) => ({
    kind: 'payment',
    costs: toCosts(costs),
    effect: inOrder(effects),
  }),
})
export const isTurnOf = (who: PlayerNoun): Condition => ({ kind: 'turnOf', players: who.are })
export const isYourTurn: Condition = isTurnOf(you)
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
export const reward = (pays: number, when: Condition | undefined, effects: Effect[]): Kind<'reward'> => ({
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
/** Changes a payment power: these players may use it (701.2). */
export const powerUsableBy = (who: PlayerNoun, power: Payment): Payment => ({ ...power, by: who.are })

type PaidWith = Exclude<Extract<CostPerPlayer, { what: Selector }>, { kind: 'damage' | 'takeCounter' }>
const paidWith = (kind: PaidWith['kind'], what: CardNoun, count?: NumberExpression): PaidWith => ({
  kind,
  what: what.is,
  ...(count === undefined ? {} : { count }),
})
export const exhausting = (what: CardNoun, count?: NumberExpression): CostPerPlayer =>
  paidWith('exhaust', what, count)
/** A cost: exhausts one of these cards. In the effect, `cardPaidWith` is that card. */
export const exhaustingOne = (what: CardNoun): Cost => ({ kind: 'exhaust', what: what.is, as: 'paidWith' })
/** A cost: destroys one of these cards. In the effect, `cardPaidWith` is that card. */
export const destroyingOne = (what: CardNoun): Cost => ({ kind: 'destroy', what: what.is, as: 'paidWith' })
/** A cost: destroys N of these cards, whoever controls them (403.5). */
export const destroying = (what: CardNoun, count?: NumberExpression): CostPerPlayer =>
  paidWith('destroy', what, count)
export const removingFromGame = (what: CardNoun, count?: NumberExpression): Cost =>
  paidWith('remove', what, count)
/** A cost: turns resources face down. */
export const turningFaceDown = (what: CardNoun, count?: NumberExpression): Cost =>
  paidWith('turnDown', what, count)
export const returningToHand = (what: CardNoun, count?: NumberExpression): Cost =>
  paidWith('return', what, count)
/** A cost: puts damage on each of `count` of these cards, by default on one. */
export const damaging = (
  amount: NumberExpression,
  what: CardNoun,
  count?: NumberExpression,
): CostPerPlayer => ({
  kind: 'damage',
  what: what.is,
  amount,
  ...(count === undefined ? {} : { count }),
})
/** A cost: removes a counter with this name from one of these cards. */
export const takingCounter = (counter: string, what: CardNoun): CostPerPlayer => ({
  kind: 'takeCounter',
  what: what.is,
  counter,
})
/**
 * A cost: removes from this card all counters with this name, or `count` of them. `rememberedNumber(as)` is their
 * number.
 */
export const removingCounters = (
  counter: string,
  count: NumberExpression | 'all' = 'all',
  as?: string,
): Cost => ({
  kind: 'removeCounters',
  counter,
  count,
  ...(as === undefined ? {} : { as }),
})
/** A cost that each of these players pays, if all of them agree (403.1). */
export const eachPays = (who: PlayerNoun, cost: CostPerPlayer): Cost => ({
  kind: 'eachPays',
  players: who.are,
  cost,
})
export const xResourceCost: Cost = { kind: 'resources', amount: { kind: 'x' } }

type Uses = 'played' | 'used' | 'completed'
const done = (event: Uses, what: What, of?: PlayerNoun): Trigger => ({
  event,
  what: filterOf(what),
  ...(of ? { of: of.are } : {}),
})
export const isPlayed = (what: What, by?: PlayerNoun): Trigger => done('played', what, by)
export const isPowerUsed = (what: What, by?: PlayerNoun): Trigger => done('used', what, by)
export const isQuestCompleted = (what: What, by?: PlayerNoun): Trigger => done('completed', what, by)
export const becomesTargeted = (what: What, by?: What): Trigger => ({
  event: 'targeted',
  what: filterOf(what),
  ...(by ? { by: filterOf(by) } : {}),
})

export const levelUpAtDamage = (damage: number): Kind<'levelUp'> => ({ kind: 'levelUp', when: { damage } })
export const levelUpWhenRaidingHeroDies: Kind<'levelUp'> = { kind: 'levelUp', when: 'dead' }

/** A power with a word in front of it that has no rules meaning. */
export const labelledPower = (text: string, power: Power): WithLabel<Power> => ({ ...power, word: text })
/** A power that is marked as the meaning of a keyword of the rules glossary. */
export const keywordPower = (keyword: SpelledKeyword, power: Power): WithLabel<Power> => ({
  ...power,
  called: keyword,
})
