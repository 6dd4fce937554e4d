/** The pictures that there are: what each shows as plain data, so that it can go to another thread and be compared. */
import type { BoardShown } from './board/board.ts'
import type { CampaignShown } from './campaign/campaign.ts'
import type { DeckShown } from './deck/deck.ts'
import type { DropShown } from './drop/drop.ts'
import type { CardFaceShown, HandShown } from './face/face.ts'
import type { SummaryShown } from './summary/summary.ts'

interface AchievementShown {
  readonly name: string
  readonly earned: boolean
  /** "+3", "+3 ×2" */
  readonly worth: string
}

export interface RaidShown {
  readonly title: string
  readonly runs: string
  /** The fewest turns of a win by difficulty; empty before the first. */
  readonly best: string
  /** "2/6" */
  readonly count: string
  readonly achievements: readonly AchievementShown[]
}

export interface Figure {
  readonly label: string
  readonly value: string
}

/** A character's sheet; every word of it is said as it is to be shown. */
export interface SheetShown {
  readonly kind: 'sheet'
  readonly name: string
  /** "Frizlix of Kezan, Horde Rogue" */
  readonly who: string
  readonly className: string
  readonly faction: 'Alliance' | 'Horde' | null
  readonly level: { readonly label: string; readonly value: string }
  readonly xp: string
  readonly toNext: string
  /** From this level to the next, 0 to 1. */
  readonly progress: number
  /** Every level that there is. */
  readonly ladder: readonly { readonly level: string; readonly state: 'ahead' | 'open' | 'reached' }[]
  /** What belongs together shares a box. */
  readonly figures: readonly (readonly Figure[])[]
  readonly raids: readonly RaidShown[]
  /** What waits to be used or opened. */
  readonly waiting: string
  readonly foot: string
}

export type Shown =
  | CampaignShown
  | DeckShown
  | SheetShown
  | BoardShown
  | CardFaceShown
  | HandShown
  | SummaryShown
  | DropShown
