/**
 * Decides when powers are used that do nothing at other times: heals when somebody is hurt, bonuses before an attack,
 * prevention and exhaustion on the other side's turn.
 */
import {
  createMemoizedHasNode,
  type Effect,
  hasNode,
  type Modifier,
  type ObjectId,
  type Option,
  type Power,
  type View,
} from '../engine/index.ts'
import { bestAttackOf } from './combat-sense.ts'
import { intentOfEffect, isBonusForAttack, isShort } from './intent.ts'
import { givesAwayOwnCard, isWorthSacrifice } from './sacrifices.ts'
import { cardInView, seatViewOf } from './visible-cards.ts'

/**
 * Whether now is a good time for a power. Bonuses that cost something are left to `isAttackBonusPower`.
 * Always true for a Boss player, and for a power that isn't a payment power.
 */
export function isTimeForPower(view: View, seat: number, power: Power | undefined): boolean {
  if (power?.kind !== 'payment' || seatViewOf(view, seat).side === 'lair') return true
  if (skipsOwnTurn(power.effect) || (isShortAttackBonus(power.effect) && !isFree(power))) return false
  if (isUnseen(power) && hurtsOwnSide(power)) return false
  if (givesAwayOwnCard(power.effect) || !isWorthSacrifice(view, seat, power)) return false
  if (putsTokens(power.effect) && seatViewOf(view, seat).allies.length >= CROWD) return false
  if (isOnlyForTurnOfOtherSide(power.effect)) return isTurnOfOtherSide(view, seat)
  return (
    intentOfEffect(power.effect) !== 'heal' ||
    isSomebodyHurt(view, seat, isDear(power) ? MIN_DAMAGE_WORTH_HEALING : 1)
  )
}

/**
 * Whether the player has a good attack now, so that a bonus for attackers is of use. A card that gives itself
 * a bonus may have no ATK yet. A Boss player uses no bonuses here.
 */
export const isTimeForAttackBonus = (
  view: View,
  seat: number,
  options: readonly Option[],
  { source, power }: { source: ObjectId; power: Power | undefined },
): boolean =>
  view.chain.length === 0 &&
  seatViewOf(view, seat).side !== 'lair' &&
  options.some(
    (option) =>
      option.kind === 'attack' &&
      ((option.object === source && isForItself(power)) ||
        (bestAttackOf(view, seat, option.object)?.score ?? 0) > 0),
  )

const isForItself = (power: Power | undefined): boolean =>
  power?.kind === 'payment' &&
  power.effect.kind === 'modify' &&
  power.effect.mods.every(({ to }) => to.kind === 'self')

/** Whether a power only makes attackers of this turn stronger. One that needs resources must be the best use for them. */
export const isAttackBonusPower = (power: Power | undefined, hasResourcesToSpare: boolean): boolean =>
  power?.kind === 'payment' &&
  isShortAttackBonus(power.effect) &&
  power.costs.every(({ kind }) => kind === 'activate' || kind === 'flip' || kind === 'resources') &&
  (hasResourcesToSpare || !costsResources(power))

type Payment = Extract<Power, { kind: 'payment' }>

/** The number of allies that is enough. A power that pays with one token and puts two would otherwise never end. */
const CROWD = 12

const putsTokens = createMemoizedHasNode(({ kind }) => kind === 'putToken')

const skipsOwnTurn = createMemoizedHasNode(
  ({ kind, who }) => kind === 'skipTurn' && hasNode(who, (node) => node.kind === 'you'),
)

/** Whether the whole effect is a bonus to ATK, or a keyword for attackers, until the end of the turn or combat. */
export function isShortAttackBonus(effect: Effect): boolean {
  if (effect.kind === 'do') return effect.steps.every(isShortAttackBonus)
  return effect.kind === 'modify' && isShort(effect.duration) && effect.mods.every(isBonusForAttack)
}

/**
 * Whether the power only changes something until the end of the turn or combat, and can be used again. A view doesn't
 * show such a change, so the player would use the power again and again.
 */
const isUnseen = ({ effect, costs, timesATurn }: Payment): boolean =>
  timesATurn === undefined &&
  effect.kind === 'modify' &&
  isShort(effect.duration) &&
  !costs.some(({ kind }) => kind === 'activate' || kind === 'flip' || kind === 'destroySelf')

/** Whether the costs contain damage to a character of the player, discarded cards or destroyed ones. */
const hurtsOwnSide = ({ costs }: Payment): boolean => costs.some(({ kind }) => HURTING.has(kind))

const HURTING: ReadonlySet<unknown> = new Set([
  'putDamage',
  'damage',
  'discard',
  'destroy',
  'remove',
  'return',
])

/** Whether the text is of use only in a turn of the other side: it stops attackers, or prevents damage. */
export const isOnlyForTurnOfOtherSide = (effect: Effect): boolean =>
  effect.kind === 'exhaust' ||
  (effect.kind === 'modify' && isShort(effect.duration) && effect.mods.every(isDefence))

const isDefence = (mod: Modifier): boolean =>
  (mod.kind === 'prevent' && mod.role !== 'dealer') ||
  (mod.kind === 'keyword' && mod.keyword === 'protector') ||
  (mod.kind === 'stats' && typeof mod.atk === 'number' && mod.atk < 0 && mod.health === undefined) ||
  (mod.kind === 'cant' && (mod.what === 'attack' || mod.what === 'protect'))

/** Whether a text that prevents damage should be used now: a strong character attacks one of the player's side. */
export function isTimeToPrevent(view: View, seat: number, effect: Effect | undefined): boolean {
  if (effect?.kind !== 'modify' || !isOnlyForTurnOfOtherSide(effect)) return false
  const attacked = cardInView(view, view.combat?.defender ?? 0)
  const isFriend = attacked && seatViewOf(view, attacked.controller).side === seatViewOf(view, seat).side
  return (
    isFriend === true &&
    view.chain.length === 0 &&
    (cardInView(view, view.combat?.attacker ?? 0)?.atk ?? 0) >= HARD
  )
}

/** The least ATK of an attacker against which damage is prevented. */
const HARD = 3

export const isTurnOfOtherSide = (view: View, seat: number): boolean =>
  seatViewOf(view, view.turn.player).side !== seatViewOf(view, seat).side

function isSomebodyHurt(view: View, seat: number, least: number): boolean {
  const { side } = seatViewOf(view, seat)
  return view.seats
    .filter((one) => one.side === side)
    .some(({ hero, allies }) => [...(hero ? [hero] : []), ...allies].some(({ damage }) => damage >= least))
}

/** The least damage that is worth a card that heals, or a heal with a dear cost. */
export const MIN_DAMAGE_WORTH_HEALING = 4

/** Whether the costs are more than exhausting the card and resources. */
const isDear = ({ costs }: Payment): boolean =>
  costs.some(({ kind }) => kind !== 'activate' && kind !== 'resources')

const isFree = (power: Payment): boolean =>
  power.costs.every(({ kind }) => kind === 'resources') && !costsResources(power)

const costsResources = ({ costs }: Payment): boolean =>
  costs.some((cost) => cost.kind === 'resources' && cost.amount !== 0)
