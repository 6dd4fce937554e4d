/** The contents of a picture of a raid's summary. All texts are ready to be drawn. */
import type { Theme } from '../theme.ts'

export interface SummaryPictureContents {
  readonly kind: 'summary'
  readonly theme: Theme
  readonly turns: string
  readonly health: string
  readonly points: readonly { readonly turn: number; readonly left: number; readonly of: number }[]
  /** The heading of the table of the raiders' results. */
  readonly deeds: string
  readonly columns: readonly string[]
  readonly raiders: readonly { readonly name: string; readonly values: readonly number[] }[]
  /** Marks in the chart: a Level Up, or a fallen raider. */
  readonly marks: readonly { readonly kind: 'levelUp' | 'fell'; readonly turn: number }[]
}
