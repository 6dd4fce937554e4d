/**
 * Cards with one part taken out, for `scripts/mutate.ts`: `MUTATE=DDD-13:powers.0` makes every scenario play with a
 * Defias Watcher without his power. A test of that card must then fail.
 */
import { contentHash } from '../../cards/hash.ts'
import { allCards, cardsHash } from '../../cards/index.ts'
import type { Card } from '../../engine/effects/card.ts'
import { registerCards } from '../../engine/library.ts'

/** The hash of the cards that scenarios play with: ours, or ours with a part missing, or with a story's own besides. */
export function cardsInUse(own: readonly Card[] = []): string {
  const mutation = process.env.MUTATE
  if (!mutation && own.length === 0) return cardsHash
  const hash = contentHash([mutation ?? '', own])
  const cards = mutation ? mutate(allCards, mutation) : allCards
  registerCards(hash, new Map([...cards, ...own.map((card) => [card.id, card] as const)]))
  return hash
}

/** The parts of a card that can be taken out, as paths: its effect, its attach description, each of its powers. */
export function partsOf(card: Card): string[] {
  return [
    ...(card.effect ? ['effect'] : []),
    ...(card.attach ? ['attach'] : []),
    ...card.powers.map((_, i) => `powers.${i}`),
  ]
}

export function mutate(cards: ReadonlyMap<string, Card>, mutation: string): Map<string, Card> {
  const [id = '', part = ''] = mutation.split(':')
  const card = cards.get(id)
  if (!card || !partsOf(card).includes(part)) throw new Error(`no part ${part} of a card ${id}`)
  return new Map([...cards, [id, without(card, part)]])
}

/** The places of the other powers stay, so a power that is gone is one that does nothing. */
function without(card: Card, part: string): Card {
  if (part === 'effect') return { ...card, effect: { kind: 'do', steps: [] } }
  if (part === 'attach') return withoutAttach(card)
  const index = Number(part.slice('powers.'.length))
  return {
    ...card,
    powers: card.powers.map((power, i) => (i === index ? { kind: 'continuous', mods: [] } : power)),
  }
}

function withoutAttach({ attach: _, ...card }: Card): Card {
  return card
}
