/** Chooses attackers and defenders by comparing the expected loss and gain of a fight. */
import {
  type CardView,
  type DamageType,
  type NumberExpression,
  type ObjectId,
  printedCard,
  type Seat,
  type View,
} from '../engine/index.ts'
import { currentStage } from './boss-timing.ts'
import { cardValue, readyAtkOf, remainingHealth } from './card-value.ts'
import { totalAtkBeforeNextTurn } from './endurance.ts'
import { canBeDealtDamage, valueOfDamage, visiblePowers } from './harm.ts'
import { cardInView, elementWithHighestScore, seatViewOf } from './visible-cards.ts'

export interface AttackPlan {
  defender: ObjectId
  score: number
}

/** Returns the best defender for an attacker. Considers the cards in `among`, or all attackable cards by default. */
export function bestAttackOf(
  view: View,
  seat: Seat,
  attacker: ObjectId,
  among?: ObjectId[],
  sparesHeroes = false,
): AttackPlan | undefined {
  const card = cardInView(view, attacker)
  if (!card) return undefined
  const attackable = defenders(view, seat, among)
  const isHeroOpen = attackable.some(({ type }) => type === 'hero')
  const blow = { ...blowOf(view, seat, card), support: isHeroOpen ? 0 : readyAtkBeside(view, card) }
  const plans = attackable.map((defender) => ({
    defender: defender.object,
    score: sparesHeroes && defender.type === 'hero' ? -1 : score(view, card, defender, blow),
  }))
  return plans.sort((a, b) => b.score - a.score)[0]
}

interface Blow {
  atk: number
  types: DamageType[]
}

/** A blow, and the damage that comrades can deal to the same defender in this turn. */
interface SupportedBlow extends Blow {
  support: number
}

/** Returns the damage that the attacker would deal. A hero uses its best weapon. */
function blowOf(view: View, seat: Seat, card: CardView): Blow {
  const weapon = card.type === 'hero' ? bestWeapon(view, seat) : undefined
  const atk = (card.atk ?? 0) + atkWhileAttacking(view, seat, card) + (weapon?.atk ?? 0)
  return { atk, types: [...card.damageTypes, ...(weapon?.damageTypes ?? [])] }
}

/**
 * Returns the ATK that the card's own powers add while it attacks. For a hero, ongoing abilities count too. The ATK of
 * a card includes Assault during its controller's turn.
 */
function atkWhileAttacking(view: View, seat: Seat, card: CardView): number {
  const own = bonusOf(view, card, 'self')
  if (card.type !== 'hero') return own
  const { abilities } = seatViewOf(view, seat)
  return abilities.reduce((sum, one) => sum + bonusOf(view, one, 'hero'), own)
}

/**
 * Returns the highest ATK with which a character may attack, in this turn or in a later one of its controller. A hero
 * counts with the better of its two sides, because it may flip.
 */
export function highestPossibleAtk(view: View, seat: Seat, card: CardView): number {
  const sides = card.type === 'hero' ? [true, false] : [card.faceDown]
  const assault = view.turn.player === card.controller ? 0 : (card.keywords.assault ?? 0)
  return (
    (card.atk ?? 0) +
    assault +
    Math.max(...sides.map((faceDown) => atkWhileAttacking(view, seat, { ...card, faceDown })))
  )
}

function bonusOf(view: View, card: CardView, whose: 'self' | 'hero'): number {
  return visiblePowers(view, card).reduce((sum, power) => {
    if (power.kind !== 'continuous' || power.while?.kind !== 'matches') return sum
    const { what, filter } = power.while
    if (what.kind !== whose || filter.kind !== 'state' || filter.state !== 'attacking') return sum
    return power.mods.reduce((all, mod) => all + (mod.kind === 'stats' ? amount(view, mod.atk) : 0), sum)
  }, 0)
}

/** Returns a plain number or the number of the stage (R203.1). Any other amount counts as 0. */
function amount(view: View, n: NumberExpression | undefined): number {
  if (n === undefined || typeof n === 'number') return n ?? 0
  return n.kind === 'stage' ? currentStage(view) : 0
}

/** Returns the ready weapon with the highest ATK that the seat can pay for. */
function bestWeapon(view: View, seat: Seat): CardView | undefined {
  const { equipment, resources } = seatViewOf(view, seat)
  const usable = equipment.filter(
    (one) => !one.exhausted && (one.atk ?? 0) > 0 && strikeCostOf(view, one) <= resources.ready,
  )
  return elementWithHighestScore(usable, (one) => one.atk ?? 0)
}

function strikeCostOf(view: View, { card }: CardView): number {
  return card ? (printedCard(view, card).strikeCost ?? 0) : 0
}

function defenders(view: View, seat: Seat, among?: ObjectId[]): CardView[] {
  const { side } = seatViewOf(view, seat)
  const enemies = view.seats
    .filter((one) => one.side !== side)
    .flatMap((one) => [...one.allies, ...(one.hero ? [one.hero] : [])])
  if (among) return enemies.filter((one) => among.includes(one.object))
  const boss = enemies.some((one) => one.type === 'ally' && one.keywords.boss)
  return enemies.filter((one) => !one.keywords.elusive && !(boss && one.type === 'hero'))
}

function score(view: View, attacker: CardView, defender: CardView, blow: SupportedBlow): number {
  const { atk, types, support } = blow
  if (atk <= 0 || !canBeDealtDamage(view, defender, types)) return -1
  const isSafe = attacker.keywords.longRange || !canBeDealtDamage(view, attacker, defender.damageTypes)
  const back = isSafe ? 0 : (defender.atk ?? 0)
  const together = support > 0 ? support + totalAtkBeforeNextTurn(view, defender) : 0
  return (
    valueOfDamage(view, defender, atk, together) + (defender.type === 'hero' ? 0 : 1) - loss(attacker, back)
  )
}

/** Returns the total ATK of the attacker's ready comrades. */
const readyAtkBeside = (view: View, { object, controller }: CardView): number =>
  readyAtkOf(seatViewOf(view, controller).allies.filter((one) => one.object !== object))

/** Returns the value that the attacker loses by the defender's damage, which is 0 for an ally that survives. */
function loss(attacker: CardView, back: number): number {
  if (attacker.type === 'hero') return back * (remainingHealth(attacker) <= 10 ? 2 : 0.6)
  return back >= remainingHealth(attacker) ? 0.8 * cardValue(attacker) : 0
}
