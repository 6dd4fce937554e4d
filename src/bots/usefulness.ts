/** Judges whether a card or a power is of use now: it would do something, and not too much of it to the own side. */

import {
  type Card,
  type CardView,
  type Effect,
  hasNode,
  hasNodeOfKind,
  memoize,
  type ObjectId,
  type Option,
  type View,
} from '../engine/index.ts'
import { bossTimingOfObject } from './boss-timing.ts'
import { isTemporaryAttachPower } from './claims.ts'
import { harmsOwnSideMore } from './drawbacks.ts'
import { cardsInPlay, hasEnemyForFirstTarget } from './finding.ts'
import { isPointlessFreePower } from './free-powers.ts'
import { highestDamageIn, valueOfTypedDamage } from './harm.ts'
import { isIdle } from './idle-texts.ts'
import { intentOfCard } from './intent.ts'
import { mayMatch } from './matching.ts'
import { spendsNeededCards } from './needed-cards.ts'
import {
  isOnlyForTurnOfOtherSide,
  isShortAttackBonus,
  isTimeForPower,
  isTurnOfOtherSide,
  MIN_DAMAGE_WORTH_HEALING,
} from './power-timing.ts'
import { destroysHelpedCardLater } from './sacrifices.ts'
import { isWorthSweeping, sweeps } from './sweeping.ts'
import { isTimeToPlay } from './timing.ts'
import { charactersOfOtherSide, printedCardOf, seatViewOf } from './visible-cards.ts'

/**
 * Whether a card is worth playing. A harmful card needs a target on the other side: an ally, or a hero that it can
 * hurt. A weapon is useful only if the seat has none that is as good.
 */
export function isCardUseful(view: View, object: ObjectId, seat: number): boolean {
  const card = printedCardOf(view, object)
  if (!isTimeToPlay(view, seat, card.effect)) return false
  const own = seatViewOf(view, seat)
  if (own.side !== 'lair' && harmsOwnSideMore(view, seat, card)) return false
  if (card.type === 'equipment' && card.tags.some((tag) => tag.tag.endsWith('Weapon')))
    return !own.equipment.some((one) => (one.atk ?? 0) >= (card.atk ?? 0))
  if (card.type !== 'ability') return !own.equipment.some((one) => one.name === card.name)
  if (card.effect && (isIdle(view, seat, card.effect) || isUntimely(view, seat, card.effect))) return false
  if (card.effect && own.side !== 'lair' && destroysHelpedCardLater(card.effect)) return false
  const intent = intentOfCard(card)
  if (intent === 'heal') return friends(view, seat).some((one) => one.damage >= MIN_DAMAGE_WORTH_HEALING)
  if (intent === 'help' && card.attach) return hasHost(view, card, seat)
  if (card.effect && isShortAttackBonus(card.effect)) return hasAttacker(view, seat)
  if (sweeps(card.effect)) return isWorthSweeping(view, seat, card.effect)
  if (intent !== 'harm') return true
  if (!hasEnemyForFirstTarget(view, card.attach ?? card.effect, seat) || isVain(view, card.effect, seat))
    return false
  if (enemyAlliesAndEquipment(view, seat).length > 0) return true
  return view.turn.player === seat ? hurtsHeroes(card) : holdsHeroes(card) && isThreatened(view, seat)
}

/** Whether the text would be of use only in a turn of the other side. A Boss player's cards have their own times. */
const isUntimely = (view: View, seat: number, effect: Effect): boolean =>
  seatViewOf(view, seat).side !== 'lair' && isOnlyForTurnOfOtherSide(effect) && !isTurnOfOtherSide(view, seat)

/** Whether a card of the player's side can be the host of the card. */
function hasHost(view: View, { attach }: Card, seat: number): boolean {
  if (attach?.to.kind !== 'target') return true
  const { filter } = attach.to
  const { side } = seatViewOf(view, seat)
  return view.seats.some(
    (one) => one.side === side && cardsInPlay(one).some((card) => mayMatch(view, seat, filter, card)),
  )
}

/** Whether a ready character of the player can deal damage as it attacks, by its own ATK or with a weapon. */
function hasAttacker(view: View, seat: number): boolean {
  const { hero, allies, equipment } = seatViewOf(view, seat)
  const isStrong = ({ atk, exhausted }: CardView): boolean => !exhausted && (atk ?? 0) > 0
  return allies.some(isStrong) || (hero !== null && !hero.exhausted && [hero, ...equipment].some(isStrong))
}

/** Whether the card can exhaust a hero, so that the hero can't attack. */
const holdsHeroes = memoize((card: Card): boolean => speaksOf(card.effect, 'exhaust'))

/** Whether the hero of the turn player, who is on the other side, can attack this turn. */
function isThreatened(view: View, seat: number): boolean {
  const { hero, side } = seatViewOf(view, view.turn.player)
  if (!hero || side === seatViewOf(view, seat).side) return false
  return !hero.exhausted && (hero.atk ?? 0) + (hero.keywords.assault ?? 0) > 0
}

/** Whether the card can deal damage to a hero. */
const hurtsHeroes = memoize((card: Card): boolean =>
  speaksOf([card.effect, card.attach, card.powers], 'deal'),
)

/** Whether the data contain an effect of this kind, a target, and the word for heroes. */
function speaksOf(data: unknown, effect: Effect['kind']): boolean {
  return (
    hasNodeOfKind(data, effect) &&
    hasNodeOfKind(data, 'target') &&
    hasNode(data, (node) => node.type === 'hero')
  )
}

function friends(view: View, seat: number): CardView[] {
  const { side } = seatViewOf(view, seat)
  return view.seats
    .filter((one) => one.side === side)
    .flatMap((one) => [...one.allies, ...(one.hero ? [one.hero] : [])])
}

/** Returns the allies and equipment of the other side. Heroes are left out. */
export function enemyAlliesAndEquipment(view: View, seat: number): CardView[] {
  const { side } = seatViewOf(view, seat)
  return view.seats.filter((one) => one.side !== side).flatMap((one) => [...one.allies, ...one.equipment])
}

export function isPowerUseful(
  view: View,
  option: Extract<Option, { kind: 'quest' | 'power' }>,
  seat: number,
): boolean {
  const { object, power } = option
  const card = printedCardOf(view, object)
  const text = card.powers[power]
  return (
    !isTemporaryAttachPower(view, option) &&
    !isPointlessFreePower(view, object, text) &&
    !spendsNeededCards(view, seat, text) &&
    !(text && 'effect' in text && isIdle(view, seat, text.effect)) &&
    (!sweeps(text) || isWorthSweeping(view, seat, text)) &&
    (intentOfCard(card, power) !== 'harm' || findsVictim(view, text, seat)) &&
    isTimeForPower(view, seat, text) &&
    view.chain.length === 0 &&
    isTimeToPlay(view, seat, text) &&
    !isLost(view, object, power)
  )
}

const findsVictim = (view: View, power: unknown, seat: number): boolean =>
  (enemyAlliesAndEquipment(view, seat).length > 0 || speaksOf(power, 'deal')) &&
  hasEnemyForFirstTarget(view, power, seat) &&
  !isVain(view, power, seat)

/** Whether no enemy is worth a use of this harmful text. */
function isVain(view: View, text: unknown, seat: number): boolean {
  const damage = highestDamageIn(text)
  if (!damage) return false
  return !charactersOfOtherSide(view, seat).some((one) => valueOfTypedDamage(view, one, damage) > 0)
}

/** Whether the power would destroy its own card although the card has another use on this stage or on a later one. */
function isLost(view: View, object: ObjectId, power: number): boolean {
  if (!hasNodeOfKind(printedCardOf(view, object).powers[power], 'destroySelf')) return false
  const moment = bossTimingOfObject(view, object)
  return moment === 'now' || moment === 'later'
}
