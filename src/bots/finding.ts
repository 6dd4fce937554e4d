/**
 * Whether a harmful text finds an enemy to harm. Otherwise an ability that asks for a damaged ally would be aimed at
 * the computer's own ally.
 */
import { type CardView, type DataNode, type SeatView, type View, walk } from '../engine/index.ts'
import { seatOf } from './sight.ts'

/**
 * Reads the types, damage and readiness that the text's first target asks for. A text without a target always finds
 * an enemy.
 */
export function hasEnemyTarget(view: View, text: unknown, seat: number): boolean {
  const target = firstTarget(text)
  if (!target || (target.zone ?? 'play') !== 'play') return true
  const { side } = seatOf(view, seat)
  return view.seats.some(
    (one) => one.side !== side && inPlay(one).some((card) => couldMatch(target.filter, card)),
  )
}

function firstTarget(text: unknown): DataNode | undefined {
  const found: DataNode[] = []
  walk(text, (node) => {
    if (node.kind === 'target') found.push(node)
  })
  return found[0]
}

export function inPlay({ hero, allies, equipment, abilities, rows = {}, resources }: SeatView): CardView[] {
  const all = [hero ?? [], allies, equipment, abilities, Object.values(rows).flat(), resources.cards].flat()
  return all.flatMap((card) => [card, ...card.attachments])
}

/** A part of the filter that a view has no information about excludes no card. */
export function couldMatch(filter: unknown, card: CardView): boolean {
  if (!isNode(filter)) return true
  if (filter.kind === 'and') return each(filter.all).every((part) => couldMatch(part, card))
  if (filter.kind === 'or') return each(filter.any).some((part) => couldMatch(part, card))
  if (filter.kind === 'type') return filter.type === card.type
  return filter.kind !== 'state' || isSo(filter.state, card)
}

function isSo(state: unknown, { damage, exhausted }: CardView): boolean {
  if (state === 'damaged') return damage > 0
  if (state === 'exhausted') return exhausted
  return state !== 'ready' || !exhausted
}

const isNode = (filter: unknown): filter is DataNode => typeof filter === 'object' && filter !== null
const each = (parts: unknown): unknown[] => (Array.isArray(parts) ? parts : [])
