/** Small cards in groups, and a cost curve beside them: a pack, a level, a deck that is built. Words as they are shown. */
import type { Theme } from '../theme.ts'

export interface Tile {
  readonly name: string
  readonly cost: string | null
  readonly typeLine: string
  /** "5 ATK · 3 health"; nothing where it has none. */
  readonly figures: string
  /** The printed word, which its frame's colour says too. */
  readonly rarity: string
  readonly rank: 'common' | 'uncommon' | 'rare' | 'epic' | 'legendary'
  /** "×2" */
  readonly copies: string | null
  /** What it is to the deck, with a tick or a dash. */
  readonly note: { readonly good: boolean; readonly text: string } | null
  /** What it says, below its name: of cards without figures and notes. */
  readonly says?: string
}

export interface TileGroup {
  readonly heading: string
  readonly tiles: readonly Tile[]
  /** What it says without any. */
  readonly empty: string
}

interface CurveBar {
  readonly cost: string
  readonly before: number
  readonly after: number
}

export interface CurveShown {
  readonly heading: string
  readonly bars: readonly CurveBar[]
  /** Of the thin bars and of the full ones; one word where nothing has changed. */
  readonly legend: readonly string[]
  /** What is said below it. */
  readonly lines: readonly string[]
}

export interface DeckShown {
  readonly kind: 'deck'
  readonly theme: Theme
  readonly title: string
  readonly foot: string
  readonly groups: readonly TileGroup[]
  readonly curve: CurveShown | null
}
