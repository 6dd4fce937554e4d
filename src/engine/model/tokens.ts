/** Tokens (404.2): what the data of cards calls for becomes cards of their own, known by where they are described. */
import { type Card, tagOf } from './card.ts'
import type { TokenCard } from './vocabulary/effects.ts'
import type { DamageType } from './vocabulary/words.ts'

/** The id of the token described at a path of a card's data. */
export function tokenId(card: string, path: string): string {
  return `${card}@${path}`
}

export function isTokenId(id: string): boolean {
  return id.includes('@')
}

/** Every token that a card's data describes, and those that these describe. */
export function tokensOf(card: Card): Card[] {
  const found: Card[] = []
  collect(card, '', (path, token) => found.push(tokenCard(card, tokenId(card.id, path), token)))
  return found.flatMap((token) => [token, ...tokensOf(token)])
}

function collect(node: unknown, path: string, tell: (path: string, token: TokenCard) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (isTokenMaker(node)) return tell(`${path}.token`.replace(/^\./, ''), node.token)
  for (const [key, part] of Object.entries(node)) collect(part, path === '' ? key : `${path}.${key}`, tell)
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
