/** How parties lie as a card is dropped on them, and where it has landed. Words as they are to be shown. */
import type { Theme } from '../theme.ts'

/** From 0; where something has landed it may be outside of the area. */
export interface Place {
  readonly column: number
  readonly row: number
}

export interface LyingShown extends Place {
  readonly name: string
  /** By which the board and a question call it; a hero has its name. */
  readonly number: number | null
  readonly isHero: boolean
  readonly isAimedAt: boolean
  readonly isTouched: boolean
}

export interface AreaShown {
  readonly name: string
  readonly layout: string
  /** Letters of its columns. */
  readonly columns: readonly string[]
  readonly depth: number
  readonly lying: readonly LyingShown[]
  /** The upper left of the four cells that were hit. */
  readonly corner: Place | null
}

export interface DropShown {
  readonly kind: 'drop'
  readonly theme: Theme
  readonly title: string
  readonly areas: readonly AreaShown[]
  /** What it came to, or what the dice do. */
  readonly foot: string
}
