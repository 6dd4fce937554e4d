/**
 * Describes the effect of a change on a deck: the added and removed cards as tiles, and lines about the deck's
 * figures.
 */
import type { DeckProfile } from '../../campaign/deck-profile.ts'
import { cardFactsOf } from '../../cards/pool/automated.ts'
import type { CardCopies } from '../../table/characters/contract.ts'
import { texts } from '../../texts/texts.ts'
import { cardTileContents } from '../pictures/card-tiles/contents.ts'
import type { TileGroup } from '../pictures/card-tiles/deck.ts'

const t = texts.builder

export function deckProfileChangeLines(before: DeckProfile, after: DeckProfile): string[] {
  const types = [...new Set([...Object.keys(before.types), ...Object.keys(after.types)])]
  const moved = types.filter((type) => before.types[type] !== after.types[type])
  const named = (type: string) => texts.deck.types[type] ?? type
  return [
    t.size(before.cards, after.cards),
    ...averageLine(before.average, after.average),
    ...(before.early === after.early ? [] : [t.early(before.early, after.early)]),
    ...moved.map((type) => t.count(named(type), before.types[type] ?? 0, after.types[type] ?? 0)),
  ]
}

function averageLine(before: number | null, after: number | null): string[] {
  if (after === null) return []
  return [t.average((before ?? after).toFixed(1), after.toFixed(1))]
}

/** Returns the cost curve as text: "0: 2 · 1: 8 …". */
export const costCurveLine = ({ curve }: DeckProfile): string =>
  t.curve(curve.map((count, cost) => t.point(cost === curve.length - 1 ? `${cost}+` : `${cost}`, count)))

/** The most cards of a deck's change that a picture shows. The text names all. */
const MOST_TILES = 6

export const cardTileGroup = (heading: string, cards: readonly CardCopies[], empty: string): TileGroup => ({
  heading,
  empty,
  tiles: cards.slice(0, MOST_TILES).flatMap(({ card: id, copies }) => {
    const card = cardFactsOf(id)
    return card ? [cardTileContents({ card, copies })] : []
  }),
})
