/**
 * Tokens (404.2). Each token that a card's data describe becomes a separate card. Its id contains the path of its
 * description.
 */

import { type Card, parseTag } from './card.ts'
import type { DamageType } from './vocabulary/basic-words.ts'
import type { TokenCard } from './vocabulary/effects.ts'
import { walkNodes } from './walk.ts'

/** Returns the id of the token that is described at this path of a card's data. */
export function tokenId(card: string, path: string): string {
  return `${card}@${path}`
}

export function isTokenId(id: string): boolean {
  return id.includes('@')
}

/** Returns the id of the card whose data describe this token. For any other card, returns its own id. */
export function tokenSourceId(id: string): string {
  return id.split('@', 1)[0] ?? id
}

/** Returns every token that a card's data describe, and the tokens that those tokens describe. */
export function tokensMadeByCard(card: Card): Card[] {
  const found: Card[] = []
  walkNodes(card, (node, path) => {
    if (!isTokenMaker(node)) return
    found.push(tokenCard(card, tokenId(card.id, below(path)), node.token))
    return false
  })
  return found.flatMap((token) => [token, ...tokensMadeByCard(token)])
}

function below(path: string): string {
  return path === '' ? 'token' : `${path}.token`
}

function isTokenMaker(node: object): node is { token: TokenCard } {
  return 'kind' in node && node.kind === 'putToken' && 'token' in node
}

/** The default damage types of Air, Earth, Fire and Water Totem tokens (404.2b). */
const TOTEMS: Readonly<Record<string, DamageType>> = {
  'Air Totem': 'nature',
  'Earth Totem': 'melee',
  'Fire Totem': 'fire',
  'Water Totem': 'frost',
}

function tokenCard(maker: Card, id: string, token: TokenCard): Card {
  const { name, unique, type, faction, tags, atk, damageType, health, def, strikeCost, powers = [] } = token
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
    ...(faction ? { faction } : {}),
    cost: 0,
    ...(atk === undefined ? {} : { atk }),
    ...(dealt ? { damageType: dealt } : {}),
    ...(health === undefined ? {} : { health }),
    ...(def === undefined ? {} : { def }),
    ...(strikeCost === undefined ? {} : { strikeCost }),
    tags: tags.map((tag) => (tag === totem ? { tag, limit: 1 } : parseTag(tag))),
    ...(isTotem ? { ongoing: true } : {}),
    powers: [...powers],
  }
}
