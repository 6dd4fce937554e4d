/** Whom blows only wear out those who deal them: who can't be destroyed, and who had better fall at one blow. */
import {
  type CardView,
  type DataNode,
  hasNode,
  type Power,
  printed,
  type View,
  walk,
} from '../engine/index.ts'
import { cardsInView, seatOf } from './sight.ts'
import { remaining } from './worth.ts'

type Continuous = Extract<Power, { kind: 'continuous' }>

/** It has lived through fatal damage, or something in play says that it does. */
export function isIndestructible(view: View, card: CardView): boolean {
  if (card.type !== 'ally') return false
  return remaining(card) <= 0 || keepersOf(view, card).some((power) => keeps(view, card, power))
}

/** What is in play on its side, attached or in a row of the lair's own. */
function keepersOf(view: View, { controller }: CardView): Continuous[] {
  const cards = cardsInView(view).filter((one) => one.controller === controller && one.card !== '')
  return cards.flatMap(({ card, type }) =>
    type === 'ally' || type === 'hero'
      ? []
      : printed(view, card).powers.flatMap((power) => (power.kind === 'continuous' ? [power] : [])),
  )
}

/** "Your Core Ragers can't be destroyed." */
function keeps(view: View, card: CardView, power: Continuous): boolean {
  if (power.while && !isSo(view, card, power.while)) return false
  return power.mods.some(
    (mod) => mod.kind === 'cant' && mod.what === 'beDestroyed' && namesIn(mod.to).includes(card.name),
  )
}

/** "If your hero is Golemagg"; what else is asked counts as not so. */
function isSo(view: View, { controller }: CardView, cond: DataNode): boolean {
  if (cond.kind !== 'matches' || !hasNode(cond.what, ({ kind }) => kind === 'hero')) return false
  return namesIn(cond.filter).includes(seatOf(view, controller).hero?.name ?? '')
}

function namesIn(data: unknown): string[] {
  const names: string[] = []
  walk(data, ({ kind, name }) => {
    if (kind === 'named' && typeof name === 'string') names.push(name)
  })
  return names
}

/** Such a wound would let it use what only the badly wounded may, and someone of ours can fell it from further up. */
export function rouses(view: View, target: CardView, damage: number, strongest: number): boolean {
  const after = target.damage + damage
  const threshold = thresholdOf(view, target)
  if (threshold === null || target.damage >= threshold || after < threshold) return false
  const health = target.health ?? 0
  return after < health && strongest > health - threshold
}

/** From how much damage on one of its powers can be used; either side of a hero counts, since he may flip. */
function thresholdOf(view: View, { card }: CardView): number | null {
  if (card === '') return null
  const { powers, back } = printed(view, card)
  const asked = [...powers, ...(back?.powers ?? [])].flatMap((power) =>
    power.kind === 'payment' && power.when ? damageAsked(power.when) : [],
  )
  return asked.length > 0 ? Math.min(...asked) : null
}

function damageAsked(cond: DataNode): number[] {
  const { kind, a, op, b } = cond
  return kind === 'compare' && op === '>=' && typeof b === 'number' && isOwnDamage(a) ? [b] : []
}

const isOwnDamage = (n: unknown): boolean =>
  hasNode(
    n,
    ({ kind, stat, of }) => kind === 'stat' && stat === 'damage' && hasNode(of, (one) => one.kind === 'self'),
  )
