/**
 * Cards with one part removed, for `scripts/mutate.ts`. `MUTATE=DDD-13:powers.0` makes every scenario play with a
 * Defias Watcher that lacks its power. A test of that card must then fail.
 */
import { contentHash } from '../cards/hash.ts'
import { allCards, hashOfAllCards } from '../cards/index.ts'
import { type Card, registerCards } from '../engine/index.ts'

/**
 * Registers the cards that a scenario plays with and returns their hash. These are our own cards, one of them with a
 * part removed if MUTATE says so, and the cards that only the story defines.
 */
export function registerScenarioCards(own: readonly Card[] = []): string {
  const mutation = process.env.MUTATE
  if (!mutation && own.length === 0) return hashOfAllCards
  const hash = contentHash([mutation ?? '', own])
  const cards = mutation ? cardsWithPartRemoved(allCards, mutation) : allCards
  registerCards(hash, new Map([...cards, ...own.map((card) => [card.id, card] as const)]))
  return hash
}

/** Returns the paths of a card's removable parts: its effect, its attach description and each power of both sides. */
export function pathsOfRemovableParts(card: Card): string[] {
  return [
    ...(card.effect ? ['effect'] : []),
    ...(card.attach ? ['attach'] : []),
    ...card.powers.map((_, i) => `powers.${i}`),
    ...(card.back?.powers ?? []).map((_, i) => `back.powers.${i}`),
  ]
}

/** The paths of a card's powers on its two sides. */
const POWERS = new Set(['powers', 'back.powers'])

/** The keys of lists in which each element is a removable part, and of optional parts. */
const LISTS = new Set(['steps', 'mods', 'costs', 'all', 'any', 'modes', 'rows', 'whom'])
const OPTIONS = new Set([
  'while',
  'when',
  'if',
  'nth',
  'combat',
  'by',
  'with',
  'random',
  'upTo',
  'zone',
  'else',
  'fatal',
  'next',
  'cantHave',
  'unpreventable',
])

/**
 * Returns the paths of the parts inside a card's removable parts: each step, modifier, cost, condition and half of a
 * description.
 */
export function pathsOfNestedRemovableParts(card: Card): string[] {
  const found: string[] = []
  for (const part of pathsOfRemovableParts(card))
    collect(part.split('.').reduce<unknown>(childNode, card), part, found)
  return found
}

function collect(node: unknown, path: string, found: string[]): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    const here = `${path}.${key}`
    if (OPTIONS.has(key)) found.push(here)
    if (LISTS.has(key) && Array.isArray(value)) found.push(...value.map((_, i) => `${here}.${i}`))
    collect(value, here, found)
  }
}

/**
 * Returns these cards, one of them without a part. `mutation` is the card's id and the path of the part, such as
 * `DDD-13:powers.0`.
 */
export function cardsWithPartRemoved(cards: ReadonlyMap<string, Card>, mutation: string): Map<string, Card> {
  const [id = '', part = ''] = mutation.split(':')
  const card = cards.get(id)
  if (!card || ![...pathsOfRemovableParts(card), ...pathsOfNestedRemovableParts(card)].includes(part))
    throw new Error(`${id} has no part ${part}`)
  const changed = structuredClone(card)
  const keys = part.split('.')
  const last = keys.pop() ?? ''
  takeOut(keys.reduce<unknown>(childNode, changed), last, POWERS.has(keys.join('.')))
  const others = [...cards].filter(([other]) => !other.startsWith(`${id}@`)) // the tokens of the card are created again
  return new Map([...others, [id, changed]])
}

/** Replaces a power by one without effect, so that the indexes of the other powers stay the same. */
function takeOut(node: unknown, key: string, power: boolean): void {
  if (typeof node !== 'object' || node === null) throw new Error(`nothing has a part ${key}`)
  if (power) Reflect.set(node, key, { kind: 'continuous', mods: [] })
  else if (Array.isArray(node)) node.splice(Number(key), 1)
  else Reflect.deleteProperty(node, key)
}

/** Returns the child of a node under this key, or undefined if there is none. */
export function childNode(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined
}
