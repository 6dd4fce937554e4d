/**
 * Finds targets on which damage is wasted, because they can't be destroyed, or because a wound that doesn't destroy
 * them helps them.
 */
import {
  type Card,
  type CardView,
  createMemoizedHasNode,
  type DataNode,
  hasNode,
  type Modifier,
  memoize,
  type Power,
  printedCard,
  type Seat,
  type SeatView,
  type View,
  walkNodes,
} from '../engine/index.ts'
import { readyAtkOf, remainingHealth } from './card-value.ts'
import { cardsInPlay } from './finding.ts'
import { seatViewOf } from './visible-cards.ts'

type Continuous = Extract<Power, { kind: 'continuous' }>

/** Whether the ally has survived fatal damage, or a card in play says that it can't be destroyed. */
export function isIndestructible(view: View, card: CardView): boolean {
  if (card.type !== 'ally') return false
  return remainingHealth(card) <= 0 || keepersOf(view, card).some((power) => keeps(view, card, power))
}

/**
 * Returns the powers on the card's side that keep cards from being destroyed. Its cards in play count, with attached
 * cards and the lair's own rows, but not its allies and heroes.
 */
function keepersOf(view: View, { controller }: CardView): readonly Continuous[] {
  return keepersIn(view).get(controller) ?? []
}

const keepersIn = memoize((view: View): Map<Seat, Continuous[]> => {
  const found = new Map<Seat, Continuous[]>()
  for (const seat of view.seats)
    for (const card of cardsInPlay(seat)) {
      const powers = keepingPowersOf(view, card)
      if (powers.length > 0) found.set(card.controller, [...(found.get(card.controller) ?? []), ...powers])
    }
  return found
})

function keepingPowersOf(view: View, { card, type }: CardView): readonly Continuous[] {
  return card === '' || type === 'ally' || type === 'hero' ? [] : keepingPowers(printedCard(view, card))
}

const keepingPowers = memoize(({ powers }: Card): readonly Continuous[] =>
  powers.flatMap((power) =>
    power.kind === 'continuous' && power.mods.some(keepsFromDestruction) ? [power] : [],
  ),
)

const keepsFromDestruction = ({ kind, ...mod }: Modifier): boolean =>
  kind === 'cant' && 'what' in mod && mod.what === 'beDestroyed'

/** Whether a power says that the card can't be destroyed: "Your Core Ragers can't be destroyed." */
function keeps(view: View, card: CardView, power: Continuous): boolean {
  if (power.while && !isSo(view, card, power.while)) return false
  return power.mods.some(
    (mod) => mod.kind === 'cant' && mod.what === 'beDestroyed' && namesIn(mod.to).includes(card.name),
  )
}

/** Whether a condition such as "if your hero is Golemagg" holds. Any other kind of condition counts as false. */
function isSo(view: View, { controller }: CardView, cond: DataNode): boolean {
  if (cond.kind !== 'matches' || !hasNode(cond.what, ({ kind }) => kind === 'hero')) return false
  return namesIn(cond.filter).includes(seatViewOf(view, controller).hero?.name ?? '')
}

function namesIn(data: unknown): string[] {
  const names: string[] = []
  walkNodes(data, ({ kind, name }) => {
    if (kind === 'named' && typeof name === 'string') names.push(name)
  })
  return names
}

/**
 * Whether this damage would help the target. It helps if it enables a power that only a badly wounded card may use,
 * although a stronger character could have destroyed the card in one blow. It also helps if it makes the card turn
 * over or gives it ATK, and the players before the card's next turn can't destroy it.
 */
export function wouldDamageHelpTarget(
  view: View,
  target: CardView,
  damage: number,
  strongest: number,
): boolean {
  const left = (target.health ?? 0) - target.damage - damage
  if (left <= 0) return false
  const crosses = (at: number): boolean => target.damage < at && target.damage + damage >= at
  const threshold = thresholdOf(view, target)
  if (threshold !== null && crosses(threshold) && strongest > (target.health ?? 0) - threshold) return true
  const turning = turnedOverAt(view, target)
  if (turning !== null && crosses(turning) && totalAtkBeforeNextTurn(view, target) < left) return true
  const enraged = enragedAt(view, target)
  return (
    enraged !== null &&
    crosses(enraged) &&
    totalAtkBeforeNextTurn(view, target) + readyAtk(view) - damage < left
  )
}

/**
 * Returns the least damage at which one of the card's powers can be used, or null if no power needs damage. Both sides
 * of a hero count, because it may flip.
 */
function thresholdOf(view: View, { card }: CardView): number | null {
  if (card === '') return null
  const { powers, back } = printedCard(view, card)
  return leastAsked([...powers, ...(back?.powers ?? [])].filter(({ kind }) => kind === 'payment'))
}

/** Returns the damage at which a trigger turns the card over, or null if none does. */
function turnedOverAt(view: View, { card, faceDown, type }: CardView): number | null {
  if (card === '' || faceDown || type !== 'hero') return null
  return leastAsked(printedCard(view, card).powers.filter(hasFlip))
}

/** Returns the damage from which the card has more ATK, such as "while this ally has at least 5 damage", or null. */
const enragedAt = (view: View, { card, type }: CardView): number | null =>
  card === '' || type !== 'ally' ? null : enragingDamage(printedCard(view, card))

const enragingDamage = memoize(({ powers }: Card): number | null => {
  const asked = powers.flatMap((power) =>
    power.kind === 'continuous' && power.while && power.mods.some(isMoreAtk)
      ? damageMatched(power.while)
      : [],
  )
  return asked.length > 0 ? Math.min(...asked) : null
})

const isMoreAtk = (mod: Modifier): boolean =>
  (mod.kind === 'keyword' && mod.keyword === 'assault') || (mod.kind === 'stats' && mod.atk !== undefined)

/** Returns the least damage with which the card itself matches the condition, if the condition asks for damage. */
function damageMatched({ kind, what, filter }: DataNode): number[] {
  if (kind !== 'matches' || !hasNode(what, (node) => node.kind === 'self')) return []
  const asked: number[] = []
  walkNodes(filter, ({ kind: asks, stat, op, value }) => {
    if (asks === 'stat' && stat === 'damage' && op === '>=' && typeof value === 'number') asked.push(value)
  })
  return asked
}

/** Returns the total ATK of the turn player's ready allies. */
const readyAtk = ({ seats, turn }: View): number => readyAtkOf(seats[turn.player]?.allies ?? [])

const hasFlip = createMemoizedHasNode(({ kind }) => kind === 'flip')

function leastAsked(powers: readonly Power[]): number | null {
  const asked = powers.flatMap((power) => {
    const cond = power.kind === 'payment' ? power.when : power.kind === 'triggered' ? power.if : undefined
    return cond ? damageAsked(cond) : []
  })
  return asked.length > 0 ? Math.min(...asked) : null
}

/** Returns the total ATK of the players whose turns come before the next turn of the card's controller. */
export function totalAtkBeforeNextTurn(view: View, { controller }: CardView): number {
  const before = view.order.slice(1, view.order.indexOf(controller))
  return before.reduce((sum, seat) => sum + blowsOf(seatViewOf(view, seat)), 0)
}

const blowsOf = ({ hero, allies, equipment }: SeatView): number =>
  (hero?.atk ?? 0) +
  Math.max(0, ...equipment.map(({ atk }) => atk ?? 0)) +
  allies.reduce((sum, { atk }) => sum + (atk ?? 0), 0)

function damageAsked(cond: DataNode): number[] {
  const { kind, a, op, b } = cond
  return kind === 'compare' && op === '>=' && typeof b === 'number' && isOwnDamage(a) ? [b] : []
}

const isOwnDamage = (n: unknown): boolean =>
  hasNode(
    n,
    ({ kind, stat, of }) => kind === 'stat' && stat === 'damage' && hasNode(of, (one) => one.kind === 'self'),
  )
