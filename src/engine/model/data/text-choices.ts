/**
 * A text is the part of a card that one link resolves: the card's own text, a power's effect, or the effect of a
 * triggered modifier. The choices made as its link is added are numbered in reading order (706.1, 707.1c–d).
 */

import type { Card } from './card.ts'
import type { Effect } from './vocabulary/effects.ts'
import type { PlayerSelector, Selector } from './vocabulary/expressions.ts'
import { walkNodes } from './walk.ts'

export type TargetNode =
  | Extract<Selector, { kind: 'target' }>
  | Extract<PlayerSelector, { kind: 'targetPlayer' }>
export type ModalEffect = Extract<Effect, { kind: 'modal' }>
type Empower = Extract<Effect, { kind: 'empower' }>
type Divided = Extract<Effect, { kind: 'deal' | 'heal' | 'addCounters' }>
export type ModifyEffect = Extract<Effect, { kind: 'modify' }>

/** A part of a text: a mode or an Empower text, by its index. Null stands for the whole text. */
export interface TextPart {
  readonly mode: number | null
  readonly empower: number | null
}

export interface DeclaredTarget extends TextPart {
  readonly node: TargetNode
}

/** The choices that a text requires. */
export interface TextChoices {
  readonly targets: readonly DeclaredTarget[]
  readonly modal: ModalEffect | null
  readonly empowers: readonly Empower[]
  /** Modifiers that last only while a state remains unchanged (714.3b). */
  readonly remaining: readonly ModifyEffect[]
  /** Effects that divide an amount among targets. */
  readonly divided: readonly (TextPart & { readonly node: Divided })[]
}

const WHOLE: TextPart = { mode: null, empower: null }
const NOTHING: TextChoices = { targets: [], modal: null, empowers: [], remaining: [], divided: [] }
const indices = new WeakMap<object, number>()
const texts = new WeakMap<object, TextChoices>()

/** Numbers the choices in every text of a card. The card must not share nodes with another card. */
export function assignChoiceIndexesInCard(card: Card): void {
  declare(card, [card.attach?.to, card.effect], card.attach?.mode)
  assignChoiceIndexesInPowers(card)
}

/** Numbers the choices in the texts of powers. */
export function assignChoiceIndexesInPowers(data: unknown): void {
  walkNodes(data, (node) => {
    if (isToken(node)) return false
    if (isPower(node)) declare(node.effect, [node.effect])
    return true
  })
}

const USED: ReadonlySet<unknown> = new Set([
  'payment',
  'reward',
  'triggered',
  'asEnters',
  'asRevealed',
  'asTurnStarts',
])

/**
 * Whether the node is a power. A power that a text grants has its own targets, which are chosen as it is used
 * (706.1c).
 */
function isPower(node: object): node is { effect: object } {
  return 'kind' in node && USED.has(node.kind) && 'effect' in node && typeof node.effect === 'object'
}

/** Returns the choices that the text with this root node requires. The root of a card's own text is the card. */
export function choicesOfText(root: object): TextChoices {
  return texts.get(root) ?? NOTHING
}

/**
 * Returns the index of a target among the targets of its text, of an Empower text among the Empower texts, or of a
 * modifier among those that last only while a state remains.
 */
export function indexOfChoiceInText(node: TargetNode | Empower | ModifyEffect): number {
  const index = indices.get(node)
  if (index === undefined) throw new Error(`a ${node.kind} that no text declares`)
  return index
}

interface Found {
  targets: DeclaredTarget[]
  modal: ModalEffect | null
  empowers: Empower[]
  remaining: ModifyEffect[]
  divided: (TextPart & { node: Divided })[]
}

/** Registers the choices of a text. `attaching` is the mode to which the first part belongs (305.2d). */
function declare(root: object, parts: unknown[], attaching?: number): void {
  const found: Found = { targets: [], modal: null, empowers: [], remaining: [], divided: [] }
  for (const [i, part] of parts.entries())
    collect(part, i === 0 && attaching !== undefined ? { mode: attaching, empower: null } : WHOLE, found)
  for (const [index, { node }] of found.targets.entries()) indices.set(node, index)
  for (const [index, node] of [...found.empowers.entries(), ...found.remaining.entries()])
    indices.set(node, index)
  texts.set(root, found)
}

function collect(data: unknown, part: TextPart, found: Found): void {
  walkNodes(data, (node) => see(node, part, found))
}

/** Records the choices in one node. Returns whether the nodes below it belong to the same part of the text. */
function see(node: object, part: TextPart, found: Found): boolean {
  if (isTargetDeclaration(node)) found.targets.push({ node, ...part })
  if (isToken(node)) collect([node.count, node.under], part, found)
  if (isPower(node) || isToken(node)) return false
  if (isLater(node)) {
    declare(node.do, [node.do])
    // The target in "when target hero …" is chosen with the text that contains these words.
    collect(node.on, part, found)
  }
  if (isRemaining(node)) found.remaining.push(node)
  if (isDivided(node)) found.divided.push({ node, ...part })
  if (isModal(node)) collectModes(node, part, found)
  if (isEmpower(node)) {
    found.empowers.push(node)
    collect(node.do, { ...part, empower: found.empowers.length - 1 }, found)
  }
  return !isLater(node) && !isModal(node) && !isEmpower(node)
}

function collectModes(node: ModalEffect, part: TextPart, found: Found): void {
  found.modal = node
  collect(node.who, part, found)
  for (const [mode, effect] of node.modes.entries()) collect(effect, { ...part, mode }, found)
}

/**
 * Whether the node declares a target. A targetPlayer node declares one if it has no number. With a number, it only
 * refers to a declared target.
 */
export function isTargetDeclaration(node: object): node is TargetNode {
  return 'kind' in node && (node.kind === 'target' || (node.kind === 'targetPlayer' && !('n' in node)))
}

/**
 * Whether the node puts a token into play. The token's powers belong to its own card, but the text chooses the players
 * under whose control it enters.
 */
function isToken(node: object): node is { kind: 'putToken'; count?: unknown; under?: unknown } {
  return 'kind' in node && node.kind === 'putToken'
}

/** Whether the node makes a triggered modifier. Nothing is chosen for its effect before it triggers (715.1). */
function isLater(node: object): node is { kind: 'later' | 'thereupon'; do: object; on?: object } {
  return 'kind' in node && (node.kind === 'later' || node.kind === 'thereupon') && 'do' in node
}

function isDivided(node: object): node is Divided {
  return 'kind' in node && DIVIDING.has(node.kind) && 'divided' in node
}

const DIVIDING: ReadonlySet<unknown> = new Set<Divided['kind']>(['deal', 'heal', 'addCounters'])

function isRemaining(node: object): node is ModifyEffect {
  return 'kind' in node && node.kind === 'modify' && 'remains' in node
}

function isModal(node: object): node is ModalEffect {
  return 'kind' in node && node.kind === 'modal' && !('resolving' in node)
}

function isEmpower(node: object): node is Empower {
  return 'kind' in node && node.kind === 'empower'
}
