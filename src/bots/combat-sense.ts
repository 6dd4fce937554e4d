/** Whom to attack: what a fight would cost and gain. */
import { type CardView, type Num, type ObjectId, printed, type Seat, type View } from '../engine/index.ts'
import { find, seatOf } from './sight.ts'
import { stageIn } from './wishes.ts'

export interface Plan {
  defender: ObjectId
  score: number
}

/** Health left. */
export function remaining(card: CardView): number {
  return (card.health ?? 0) - card.damage
}

/** What a card is worth on the table, in about points of damage. */
export function worth(card: CardView): number {
  if (card.type === 'equipment') return 2 * (card.atk ?? 0) + (card.def ?? 0) + 2
  if (card.type === 'ability') return 3
  return (
    (card.atk ?? 0) * 1.5 +
    Math.max(0, remaining(card)) * 0.5 +
    (card.keywords.boss ? 4 : 0) +
    (card.keywords.protector ? 1 : 0) +
    (card.keywords.assault ?? 0)
  )
}

/** The best defender for an attacker; among those given, or among all that seem attackable. */
export function bestAttack(
  view: View,
  seat: Seat,
  attacker: ObjectId,
  among?: ObjectId[],
  sparesHeroes = false,
): Plan | undefined {
  const card = find(view, attacker)
  if (!card) return undefined
  const more = atkWhileAttacking(view, seat, card) + (card.type === 'hero' ? weaponAtk(view, seat) : 0)
  const plans = defenders(view, seat, among).map((defender) => ({
    defender: defender.object,
    score: sparesHeroes && defender.type === 'hero' ? -1 : score(card, defender, more),
  }))
  return plans.sort((a, b) => b.score - a.score)[0]
}

/** What its own powers, and those of ongoing abilities for a hero, add as long as it attacks. */
function atkWhileAttacking(view: View, seat: Seat, card: CardView): number {
  const own = bonusOf(view, card, 'self')
  if (card.type !== 'hero') return own
  const { abilities } = seatOf(view, seat)
  return abilities.reduce((sum, one) => sum + bonusOf(view, one, 'hero'), own)
}

function bonusOf(view: View, { card: id, faceDown }: CardView, whose: 'self' | 'hero'): number {
  if (id === '') return 0
  const card = printed(view, id)
  const powers = faceDown && card.type === 'hero' ? (card.back?.powers ?? []) : card.powers
  return powers.reduce((sum, power) => {
    if (power.kind !== 'continuous' || power.while?.kind !== 'matches') return sum
    const { what, filter } = power.while
    if (what.kind !== whose || filter.kind !== 'state' || filter.state !== 'attacking') return sum
    return power.mods.reduce((all, mod) => all + (mod.kind === 'stats' ? amount(view, mod.atk) : 0), sum)
  }, 0)
}

/** Numbers, and the stage (R203.1); what else there is isn't counted on. */
function amount(view: View, n: Num | undefined): number {
  if (n === undefined || typeof n === 'number') return n ?? 0
  return n.kind === 'stage' ? stageIn(view) : 0
}

/** The ATK of a ready weapon that can be paid for. */
function weaponAtk(view: View, seat: Seat): number {
  const { equipment, resources } = seatOf(view, seat)
  const usable = equipment.filter(
    (one) => !one.exhausted && (one.atk ?? 0) > 0 && strikeCostOf(view, one) <= resources.ready,
  )
  return Math.max(0, ...usable.map((one) => one.atk ?? 0))
}

function strikeCostOf(view: View, { card }: CardView): number {
  return card ? (printed(view, card).strikeCost ?? 0) : 0
}

function defenders(view: View, seat: Seat, among?: ObjectId[]): CardView[] {
  const { side } = seatOf(view, seat)
  const enemies = view.seats
    .filter((one) => one.side !== side)
    .flatMap((one) => [...one.allies, ...(one.hero ? [one.hero] : [])])
  if (among) return enemies.filter((one) => among.includes(one.object))
  const boss = enemies.some((one) => one.type === 'ally' && one.keywords.boss)
  return enemies.filter((one) => !one.keywords.elusive && !(boss && one.type === 'hero'))
}

/** What is dealt stays: a wound is worth its part of a kill, but half of that, since who is wounded fights on. */
function score(attacker: CardView, defender: CardView, more: number): number {
  const atk = (attacker.atk ?? 0) + more
  if (atk <= 0) return -1
  const cost = loss(attacker, attacker.keywords.longRange ? 0 : (defender.atk ?? 0))
  if (defender.type === 'hero') return 2 * atk - cost + (remaining(defender) <= atk ? 100 : 0)
  const part = Math.min(1, atk / Math.max(1, remaining(defender)))
  return 1.3 * worth(defender) * (part < 1 ? part / 2 : 1) + 1 - cost
}

/** To what strikes back: an ally that lives on has lost nothing. */
function loss(attacker: CardView, back: number): number {
  if (attacker.type === 'hero') return back * (remaining(attacker) <= 10 ? 2 : 0.6)
  return back >= remaining(attacker) ? 0.8 * worth(attacker) : 0
}
