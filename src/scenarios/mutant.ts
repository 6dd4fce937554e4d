/**
 * Cards with one part removed, for `scripts/mutate.ts`. `MUTATE=DDD-13:powers.0` makes every scenario play with a
 * Defias Watcher that lacks its power. A test of that card must then fail.
 */
import { contentHash } from '../cards/hash.ts'
import { allCards, cardsHash } from '../cards/index.ts'
import { type Card, registerCards } from '../engine/index.ts'

/**
 * The hash of the cards that scenarios play with: our own cards, our own with a part removed, or either with a
 * story's own cards added.
 */
export function cardsInUse(own: readonly Card[] = []): string {
  const mutation = process.env.MUTATE
  if (!mutation && own.length === 0) return cardsHash
  const hash = contentHash([mutation ?? '', own])
  const cards = mutation ? mutate(allCards, mutation) : allCards
  registerCards(hash, new Map([...cards, ...own.map((card) => [card.id, card] as const)]))
  return hash
}

/** The removable parts of a card, as paths: its effect, its attach description, each power of both sides. */
export function mutableParts(card: Card): string[] {
  return [
    ...(card.effect ? ['effect'] : []),
    ...(card.attach ? ['attach'] : []),
    ...card.powers.map((_, i) => `powers.${i}`),
    ...(card.back?.powers ?? []).map((_, i) => `back.powers.${i}`),
  ]
}

/** The paths of a card's powers. A hero may have another side. */
const POWERS = new Set(['powers', 'back.powers'])

/** Lists of which each member is a part, and optional parts. */
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

/** The removable parts, and the parts of those: each step, modifier, cost, condition and half of a description. */
export function finePartsOf(card: Card): string[] {
  const found: string[] = []
  for (const part of mutableParts(card)) collect(part.split('.').reduce<unknown>(child, card), part, found)
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

export function mutate(cards: ReadonlyMap<string, Card>, mutation: string): Map<string, Card> {
  const [id = '', part = ''] = mutation.split(':')
  const card = cards.get(id)
  if (!card || ![...mutableParts(card), ...finePartsOf(card)].includes(part))
    throw new Error(`${id} has no part ${part}`)
  const changed = structuredClone(card)
  const keys = part.split('.')
  const last = keys.pop() ?? ''
  takeOut(keys.reduce<unknown>(child, changed), last, POWERS.has(keys.join('.')))
  const others = [...cards].filter(([other]) => !other.startsWith(`${id}@`)) // its tokens are created again
  return new Map([...others, [id, changed]])
}

/** A removed power becomes one that does nothing, so that the indexes of the other powers stay the same. */
function takeOut(node: unknown, key: string, power: boolean): void {
  if (typeof node !== 'object' || node === null) throw new Error(`nothing has a part ${key}`)
  if (power) Reflect.set(node, key, { kind: 'continuous', mods: [] })
  else if (Array.isArray(node)) node.splice(Number(key), 1)
  else Reflect.deleteProperty(node, key)
}

function child(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined
}
