/**
 * The contents of pictures with small cards in groups and a cost curve: a pack, a level, or a deck that is
 * being built. All texts are ready to be drawn.
 */
import type { Theme } from '../theme.ts'

export interface CardTile {
  readonly name: string
  readonly cost: string | null
  readonly typeLine: string
  /** The card's figures, such as "5 ATK · 3 health"; empty for a card without figures. */
  readonly figures: string
  /** The printed word. The colour of the frame shows the rarity, too. */
  readonly rarity: string
  readonly rank: 'common' | 'uncommon' | 'rare' | 'epic' | 'legendary'
  /** The number of copies, such as "×2". */
  readonly copies: string | null
  /** A note about the card's effect on the deck, with a tick or a dash. */
  readonly note: { readonly good: boolean; readonly text: string } | null
  /** The text below the name, for cards without figures and notes. */
  readonly says?: string
}

export interface TileGroup {
  readonly heading: string
  readonly tiles: readonly CardTile[]
  /** The text that is shown if there are no tiles. */
  readonly empty: string
}

interface CurveBar {
  readonly cost: string
  readonly before: number
  readonly after: number
}

export interface CostCurveContents {
  readonly heading: string
  readonly bars: readonly CurveBar[]
  /** The words for the thin and the full bars; only one word if nothing has changed. */
  readonly legend: readonly string[]
  /** The lines below the curve. */
  readonly lines: readonly string[]
}

export interface CardTilesPictureContents {
  readonly kind: 'deck'
  readonly theme: Theme
  readonly title: string
  readonly foot: string
  readonly groups: readonly TileGroup[]
  readonly curve: CostCurveContents | null
}
