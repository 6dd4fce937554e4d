/** Rates harm: whether a card can be hurt at all, and how much a blow or a text takes from it. */
import {
  type CardView,
  DAMAGE_TYPES,
  type DamageType,
  lairOf,
  type Power,
  printed,
  type View,
  walk,
} from '../engine/index.ts'
import { isIndestructible, wouldHelpTarget } from './endurance.ts'
import { best, seatOf } from './sight.ts'
import { remaining, worth } from './worth.ts'

/** The powers of the side that is face up. */
export function powersShown(view: View, { card: id, faceDown }: CardView): readonly Power[] {
  if (id === '') return []
  const card = printed(view, id)
  return faceDown && card.type === 'hero' ? (card.back?.powers ?? []) : card.powers
}

/**
 * Whether damage can destroy the card. It can't destroy a hero without health, which loses in some other way
 * (R303.1a).
 */
export const canFall = ({ type, health }: CardView): boolean => type !== 'hero' || health !== null

/** Whether damage of one of these types can be dealt to the card. An empty list means any type. */
export function canBeHurt(view: View, card: CardView, types: readonly DamageType[]): boolean {
  return canFall(card) && !powersShown(view, card).some((power) => keepsOff(power, types))
}

/** "Can't be dealt (fire) damage." */
function keepsOff(power: Power, types: readonly DamageType[]): boolean {
  if (power.kind !== 'continuous' || power.while) return false
  return power.mods.some(
    (mod) =>
      mod.kind === 'cant' &&
      mod.what === 'beDealt' &&
      mod.to.kind === 'self' &&
      (!mod.types || (types.length > 0 && types.every((type) => mod.types?.includes(type)))),
  )
}

/**
 * The value of this much damage. A kill counts the card's full worth, and a wound half of the damaged part, because a
 * wounded card fights on.
 */
export function valueOfDamage(view: View, target: CardView, damage: number): number {
  const left = remaining(target)
  if (isIndestructible(view, target) || wouldHelpTarget(view, target, damage, strongestAgainst(view, target)))
    return NONE
  if (target.type === 'hero') return HERO * Math.min(damage, left) + (left <= damage ? VICTORY : 0)
  const part = Math.min(1, damage / Math.max(1, left))
  return (
    weightOf(view) * worth(target) * (part < 1 ? part / 2 : 1) +
    (mustFallFirst(view, target) ? part * FIRST : 0)
  )
}

/** A score so low that the computer doesn't choose the move even if it has no other. */
const NONE = -10

/** The highest ATK of a character on the other side. A hero's weapon is included. */
function strongestAgainst(view: View, { controller }: CardView): number {
  const { side } = seatOf(view, controller)
  const others = view.seats.filter((one) => one.side !== side)
  const atks = others.flatMap(({ hero, allies, equipment }) => [
    (hero?.atk ?? 0) + Math.max(0, ...equipment.map(({ atk }) => atk ?? 0)),
    ...allies.map(({ atk }) => atk ?? 0),
  ])
  return Math.max(0, ...atks)
}

const HERO = 2

/** Where one Boss follows another, allies that outlive their Boss fight beside the next one. */
const weightOf = (view: View): number => (lairOf(view)?.bosses?.fallen === 'removed' ? 2.2 : 1.3)

const VICTORY = 100
/** Added to damage to allies while destroying them is the only progress that the raid can make. */
const FIRST = 8

/** The lair's hero can't fall, so its allies must fall first. */
function mustFallFirst(view: View, target: CardView): boolean {
  const hero = view.seats[target.controller]?.hero
  return hero !== null && hero !== undefined && !canFall(hero)
}

export interface Damage {
  amount: number
  types: DamageType[]
}

/** The highest damage that a single effect of the text deals. */
export function damageIn(text: unknown): Damage | null {
  const deals: Damage[] = []
  walk(text, ({ kind, amount, types }) => {
    if (kind === 'deal')
      deals.push({ amount: typeof amount === 'number' ? amount : GUESS, types: typesIn(types) })
  })
  return best(deals, ({ amount }) => amount) ?? null
}

/** The assumed amount where the text computes it. */
const GUESS = 3

const typesIn = (types: unknown): DamageType[] =>
  DAMAGE_TYPES.filter((type) => Array.isArray(types) && types.includes(type))
