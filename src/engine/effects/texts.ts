/**
 * A text is what one link resolves: a card's own text, a power's effect, or what a triggered modifier will do.
 * Its targets are counted in reading order (706.1).
 */
import type { Card } from './card.ts'
import type { Players, Selector } from './vocabulary.ts'

export type TargetNode = Extract<Selector, { kind: 'target' }> | Extract<Players, { kind: 'targetPlayer' }>

export interface DeclaredTarget {
  node: TargetNode
  mode: number | null // the mode it belongs to, if the text is modal
}

const indices = new WeakMap<object, number>()
const declared = new WeakMap<object, DeclaredTarget[]>()

/** Numbers the targets of every text of a card. Its nodes must not be shared with another card. */
export function indexTargets(card: Card): void {
  declare(card, [card.attach?.to, card.effect])
  indexPowers(card)
}

export function indexPowers(node: unknown): void {
  for (const power of powersIn(node)) declare(power.effect, [power.effect])
}

/** The powers of both sides, and those that its texts add to other cards. A token's are its own card's. */
function powersIn(node: unknown): { effect: object }[] {
  if (typeof node !== 'object' || node === null) return []
  if ('kind' in node && node.kind === 'putToken') return []
  const own = isPower(node) ? [node] : []
  return [...own, ...Object.values(node).flatMap(powersIn)]
}

const USED: ReadonlySet<unknown> = new Set(['payment', 'reward', 'triggered', 'asEnters'])

function isPower(node: object): node is { effect: object } {
  return 'kind' in node && USED.has(node.kind) && 'effect' in node && typeof node.effect === 'object'
}

/** The targets that the text with this root declares, in order. The root of a card's own text is the card. */
export function targetsOf(root: object): readonly DeclaredTarget[] {
  return declared.get(root) ?? []
}

export function targetIndex(node: TargetNode): number {
  const index = indices.get(node)
  if (index === undefined) throw new Error('a target that no text declares')
  return index
}

function declare(root: object, parts: unknown[]): void {
  const found: DeclaredTarget[] = []
  for (const part of parts) collect(part, null, found)
  for (const [index, target] of found.entries()) indices.set(target.node, index)
  declared.set(root, found)
}

function collect(node: unknown, mode: number | null, found: DeclaredTarget[]): void {
  if (typeof node !== 'object' || node === null) return
  if (isTarget(node)) found.push({ node, mode })
  if (isLater(node)) return declare(node.do, [node.do])
  if (isPower(node) || ('kind' in node && node.kind === 'putToken')) return
  const modal = isModal(node)
  const parts: unknown[] = Array.isArray(node) ? node : modal ? node.modes : Object.values(node)
  for (const [i, part] of parts.entries()) collect(part, modal ? i : mode, found)
}

/** A targeted player is declared without a number; with one it only refers to that target. */
function isTarget(node: object): node is TargetNode {
  return 'kind' in node && (node.kind === 'target' || (node.kind === 'targetPlayer' && !('n' in node)))
}

function isLater(node: object): node is { kind: 'later'; do: object } {
  return 'kind' in node && node.kind === 'later' && 'do' in node
}

function isModal(node: object): node is { kind: 'modal'; modes: unknown[] } {
  return 'kind' in node && node.kind === 'modal'
}
