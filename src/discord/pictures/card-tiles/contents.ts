/** Converts cards to small tiles. */

import type { DeckProfile } from '../../../campaign/deck-profile.ts'
import { typeLineOf } from '../../../cards/text.ts'
import type { Card } from '../../../engine/index.ts'
import { texts } from '../../../texts/texts.ts'
import type { CardTile, CostCurveContents } from './deck.ts'

interface Asked {
  readonly card: Card
  readonly copies?: number
  readonly note?: CardTile['note']
}

export function cardTileContents({ card, copies = 1, note = null }: Asked): CardTile {
  const t = texts.tablePicture.face
  return {
    name: card.name,
    cost: card.cost === undefined ? null : t.cost(card.cost, card.costHasX === true),
    typeLine: typeLineOf(card),
    figures: figuresOf(card).join(' · '),
    rarity: card.rarity ? (t.rarities[card.rarity] ?? '') : '',
    rank: card.rarity ?? 'common',
    copies: copies > 1 ? t.copies(copies) : null,
    note,
  }
}

function figuresOf({ atk, damageType, health, def, strikeCost }: Card): string[] {
  const t = texts.tablePicture
  return [
    ...(atk === undefined ? [] : [t.alt.atk(`${atk}`, damageType ? t.damage[damageType] : '')]),
    ...(health === undefined ? [] : [t.alt.fullHealth(`${health}`)]),
    ...(def === undefined ? [] : [t.def(def)]),
    ...(strikeCost === undefined ? [] : [t.face.strike(strikeCost)]),
  ]
}

/** Returns the contents of a cost curve. @param before the deck before a change; null if nothing is compared */
export function costCurveContents(
  before: DeckProfile | null,
  after: DeckProfile,
  lines: readonly string[],
): CostCurveContents {
  const t = texts.tablePicture.curve
  const last = after.curve.length - 1
  return {
    heading: t.heading,
    bars: after.curve.map((count, cost) => ({
      cost: cost === last ? t.more(cost) : `${cost}`,
      before: (before ?? after).curve[cost] ?? 0,
      after: count,
    })),
    legend: before ? [t.before, t.after] : [t.now],
    lines,
  }
}
