/** What a picture of a raid's summary shows; every word of it is said as it is to be shown. */
import type { Theme } from '../theme.ts'

export interface SummaryShown {
  readonly kind: 'summary'
  readonly theme: Theme
  readonly title: string
  readonly turns: string
  readonly health: string
  readonly points: readonly { readonly turn: number; readonly left: number; readonly of: number }[]
  /** Above the table of what the raiders did. */
  readonly deeds: string
  readonly columns: readonly string[]
  readonly raiders: readonly { readonly name: string; readonly values: readonly number[] }[]
  readonly moments: string
  readonly lines: readonly string[]
  /** In the chart: a Level Up, or a raider that fell. */
  readonly marks: readonly { readonly kind: 'levelUp' | 'fell'; readonly turn: number }[]
}
