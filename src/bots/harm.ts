/** Estimates damage: whether a card can be hurt at all, and how valuable the damage of an attack or a text is. */
import {
  type CardView,
  DAMAGE_TYPES,
  type DamageType,
  type DataNode,
  lairOfGame,
  type Modifier,
  type Power,
  printedCard,
  type View,
  walkNodes,
} from '../engine/index.ts'
import { cardValue, remainingHealth } from './card-value.ts'
import { isIndestructible, wouldDamageHelpTarget } from './endurance.ts'
import { isNode } from './finding.ts'
import { elementWithHighestScore, memoizeForSide, seatViewOf } from './visible-cards.ts'

/** Returns the powers of the side of a card that is face up, or none for a hidden card. */
export function visiblePowers(view: View, { card: id, faceDown }: CardView): readonly Power[] {
  if (id === '') return []
  const card = printedCard(view, id)
  return faceDown && card.type === 'hero' ? (card.back?.powers ?? []) : card.powers
}

/**
 * Whether damage can destroy the card. A hero without health can't be destroyed, and loses in another way (R303.1a).
 */
export const canBeDestroyed = ({ type, health }: CardView): boolean => type !== 'hero' || health !== null

/** Whether the card can be dealt damage of one of these types. An empty list means any type. */
export function canBeDealtDamage(view: View, card: CardView, types: readonly DamageType[]): boolean {
  return canBeDestroyed(card) && !visiblePowers(view, card).some((power) => keepsOff(card, power, types))
}

/**
 * Whether a power prohibits or prevents that its card is dealt damage of these types: "Can't be dealt fire damage",
 * "While this ally is ready, all damage to it is prevented."
 */
function keepsOff(card: CardView, power: Power, types: readonly DamageType[]): boolean {
  if (power.kind !== 'continuous' || (power.while && !isInState(card, power.while))) return false
  return power.mods.some(
    (mod) =>
      preventsAll(mod) ||
      (mod.kind === 'cant' &&
        mod.what === 'beDealt' &&
        mod.to.kind === 'self' &&
        (!mod.types || (types.length > 0 && types.every((type) => mod.types?.includes(type))))),
  )
}

const preventsAll = (mod: Modifier): boolean =>
  mod.kind === 'prevent' &&
  mod.to.kind === 'self' &&
  mod.amount === 'all' &&
  mod.role === undefined &&
  mod.of === undefined &&
  mod.limit === undefined

/** Whether the condition only asks whether the card itself is ready or exhausted, and it is. */
function isInState({ exhausted }: CardView, { kind, what, filter }: DataNode): boolean {
  if (kind !== 'matches' || !isNode(what) || what.kind !== 'self' || !isNode(filter)) return false
  return filter.kind === 'state' && filter.state === (exhausted ? 'exhausted' : 'ready')
}

/**
 * Returns the value of an amount of damage. Damage that destroys a card has the card's full value. Other damage has
 * half the value of the damaged part, because a wounded card fights on, or the whole value if other attackers can
 * destroy the card in this round.
 * @param support the damage that others can deal in this round
 */
export function valueOfDamage(view: View, target: CardView, damage: number, support = 0): number {
  const left = remainingHealth(target)
  if (
    isIndestructible(view, target) ||
    wouldDamageHelpTarget(view, target, damage, strongestAgainst(view, target))
  )
    return NONE
  if (target.type === 'hero')
    return pointOfHero(view, target) * Math.min(damage, left) + (left <= damage ? VICTORY : 0)
  const part = Math.min(1, damage / Math.max(1, left))
  return (
    weightOf(view) * cardValue(target) * (damage + support < left ? part / 2 : part) +
    (mustFallFirst(view, target) ? part * FIRST : 0)
  )
}

/** A score so low that the computer doesn't choose the move, even if no other move is left. */
const NONE = -10

/** Returns the highest ATK of a character on the other sides. A hero counts with its best weapon. */
const strongestAgainst = (view: View, { controller }: CardView): number =>
  strongestAgainstSide(view, seatViewOf(view, controller).side)

const strongestAgainstSide = memoizeForSide((view, side) => {
  const others = view.seats.filter((one) => one.side !== side)
  const atks = others.flatMap(({ hero, allies, equipment }) => [
    (hero?.atk ?? 0) + Math.max(0, ...equipment.map(({ atk }) => atk ?? 0)),
    ...allies.map(({ atk }) => atk ?? 0),
  ])
  return Math.max(0, ...atks)
})

const HERO = 2

/** Returns the value that the damage takes from the card, or 0 if the card can't be dealt it. */
export const valueOfTypedDamage = (view: View, card: CardView, { types, amount }: DamageEffect): number =>
  canBeDealtDamage(view, card, types) ? valueOfDamage(view, card, amount) : 0

/** Returns the value of a point of damage to a hero, which is higher if the hero may be destroyed in this round. */
const pointOfHero = (view: View, hero: CardView): number =>
  remainingHealth(hero) <= blowsAgainstSide(view, seatViewOf(view, hero.controller).side)
    ? FINISH * HERO
    : HERO

const FINISH = 2

/** Returns the total ATK of the other sides' allies that can still attack in this round. */
const blowsAgainstSide = memoizeForSide((view, side) =>
  view.seats
    .filter((one) => one.side !== side)
    .flatMap(({ seat, allies }) => (seat === view.turn.player ? allies.filter(isReady) : allies))
    .reduce((sum, { atk }) => sum + (atk ?? 0), 0),
)

const isReady = ({ exhausted }: CardView): boolean => !exhausted

/** Returns the weight of damage to allies. It is higher in raids in which a fallen Boss is removed from the game. */
const weightOf = (view: View): number => (lairOfGame(view)?.bosses?.fallen === 'removed' ? 2.2 : 1.3)

const VICTORY = 100
/** The bonus for damage to allies that must be destroyed before the raid can make any progress. */
const FIRST = 8

/** Whether the target's controller has a hero that can't be destroyed, so that the allies must be destroyed first. */
function mustFallFirst(view: View, target: CardView): boolean {
  const hero = view.seats[target.controller]?.hero
  return hero !== null && hero !== undefined && !canBeDestroyed(hero)
}

export interface DamageEffect {
  amount: number
  types: DamageType[]
}

/** Returns the highest damage that a single effect of the text deals, or null if it deals none. */
export function highestDamageIn(text: unknown): DamageEffect | null {
  const deals: DamageEffect[] = []
  walkNodes(text, (node) => {
    if (node.kind === 'deal') deals.push(damageOf(node))
  })
  return elementWithHighestScore(deals, ({ amount }) => amount) ?? null
}

/** Returns the damage of one effect that deals damage. */
export const damageOf = ({ amount, types }: DataNode): DamageEffect => ({
  amount: typeof amount === 'number' ? amount : GUESS,
  types: typesIn(types),
})

/** The assumed amount of damage for a text that computes it. */
const GUESS = 3

const typesIn = (types: unknown): DamageType[] =>
  DAMAGE_TYPES.filter((type) => Array.isArray(types) && types.includes(type))
