/**
 * Cards with one part taken out, for `scripts/mutate.ts`: `MUTATE=DDD-13:powers.0` makes every scenario play with a
 * Defias Watcher without his power. A test of that card must then fail.
 */
import { allCards, cardsHash } from '../../cards/index.ts'
import type { Card } from '../../engine/effects/card.ts'
import { registerCards } from '../../engine/library.ts'

/** The hash of the cards that scenarios play with: ours, or ours with a part missing. */
export function cardsInUse(mutation: string | undefined = process.env.MUTATE): string {
  if (!mutation) return cardsHash
  const hash = `mutant:${mutation}`
  registerCards(hash, mutate(allCards, mutation))
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
