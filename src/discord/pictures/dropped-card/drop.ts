/**
 * The contents of a picture of a drop: the positions of the parties' cards, and the place where a card has
 * landed. All texts are ready to be drawn.
 */
import type { Theme } from '../theme.ts'

/** A cell, counted from 0. The place where something has landed can be outside the area. */
export interface DropAreaCell {
  readonly column: number
  readonly row: number
}

export interface DropAreaCardContents extends DropAreaCell {
  readonly name: string
  /** The number that the board and questions use. A hero has its name instead. */
  readonly number: number | null
  readonly isHero: boolean
  readonly isAimedAt: boolean
  readonly isTouched: boolean
}

export interface DropAreaContents {
  readonly name: string
  readonly layout: string
  /** The letters of the area's columns. */
  readonly columns: readonly string[]
  readonly depth: number
  readonly lying: readonly DropAreaCardContents[]
  /** The upper left of the four cells that were hit. */
  readonly corner: DropAreaCell | null
}

export interface DroppedCardPictureContents {
  readonly kind: 'drop'
  readonly theme: Theme
  readonly title: string
  readonly areas: readonly DropAreaContents[]
  /** The result, or the rule for the dice. */
  readonly foot: string
}
