/** Tokens (404.2): what the data of cards calls for becomes cards of their own, known by where they are described. */

import { type Card, tagOf } from './card.ts'
import type { TokenCard } from './vocabulary/effects.ts'
import type { DamageType } from './vocabulary/words.ts'
import { walk } from './walk.ts'

/** The id of the token described at a path of a card's data. */
export function tokenId(card: string, path: string): string {
  return `${card}@${path}`
}

export function isTokenId(id: string): boolean {
  return id.includes('@')
}

/** The card whose data describe this token; any other card itself. */
export function makerOf(id: string): string {
  return id.split('@', 1)[0] ?? id
}

/** Every token that a card's data describes, and those that these describe. */
export function tokensOf(card: Card): Card[] {
  const found: Card[] = []
  walk(card, (node, path) => {
    if (!isTokenMaker(node)) return
    found.push(tokenCard(card, tokenId(card.id, below(path)), node.token))
    return false
  })
  return found.flatMap((token) => [token, ...tokensOf(token)])
}

function below(path: string): string {
  return path === '' ? 'token' : `${path}.token`
}

function isTokenMaker(node: object): node is { token: TokenCard } {
  return 'kind' in node && node.kind === 'putToken' && 'token' in node
}

/** Air, Earth, Fire and Water Totems: what their tokens are unless something else is said (404.2b). */
const TOTEMS: Readonly<Record<string, DamageType>> = {
  'Air Totem': 'nature',
  'Earth Totem': 'melee',
  'Fire Totem': 'fire',
  'Water Totem': 'frost',
}

function tokenCard(maker: Card, id: string, token: TokenCard): Card {
  const { name, unique, type, tags, atk, damageType, health, strikeCost, powers = [] } = token
  const totem = tags.find((tag) => tag in TOTEMS)
  const isTotem = tags.some((tag) => tag.endsWith('Totem'))
  const dealt = damageType ?? (totem ? TOTEMS[totem] : isTotem ? 'melee' : undefined)
  return {
    id,
    set: maker.set,
    no: '',
    name: name ?? tags.join(' '),
    type,
    ...(unique ? { unique } : {}),
    cost: 0,
    ...(atk === undefined ? {} : { atk }),
    ...(dealt ? { damageType: dealt } : {}),
    ...(health === undefined ? {} : { health }),
    ...(strikeCost === undefined ? {} : { strikeCost }),
    tags: tags.map((tag) => (tag === totem ? { tag, limit: 1 } : tagOf(tag))),
    ...(isTotem ? { ongoing: true } : {}),
    powers: [...powers],
  }
}
