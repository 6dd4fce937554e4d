/**
 * All kinds of pictures. The contents are plain data, so that they can be sent to another thread and
 * compared.
 */
import type { BoardPictureContents } from './board-contents/board.ts'
import type { CardFacePictureContents, HandPictureContents } from './card-face/face.ts'
import type { CardTilesPictureContents } from './card-tiles/deck.ts'
import type { DeckListPictureContents } from './deck-list/deck-list.ts'
import type { DroppedCardPictureContents } from './dropped-card/drop.ts'
import type { CampaignPictureContents } from './guild-campaign/campaign.ts'
import type { LobbyPictureContents } from './lobby/lobby.ts'
import type { SummaryPictureContents } from './summary/summary.ts'

/** A raid on a character's sheet, with the character's results. */
export interface SheetRaidContents {
  readonly title: string
  /** A sentence such as "7 raids, 4 won". */
  readonly runs: string
  /** The number of earned Achievements, and of all: "2/6". */
  readonly count: string
}

export interface LabelledValue {
  readonly label: string
  readonly value: string
}

/** The contents of a picture of a character's sheet. All texts are ready to be drawn. */
export interface SheetPictureContents {
  readonly kind: 'sheet'
  readonly name: string
  /** The hero with its faction and class: "Frizlix of Kezan, Horde Rogue". */
  readonly who: string
  readonly className: string
  readonly faction: 'Alliance' | 'Horde' | null
  readonly level: { readonly label: string; readonly value: string }
  readonly xp: string
  readonly toNext: string
  /** The progress from this level to the next, 0 to 1. */
  readonly progress: number
  /** The character's levels, reached or not. */
  readonly ladder: readonly { readonly level: string; readonly state: 'unreached' | 'open' | 'reached' }[]
  readonly figures: readonly LabelledValue[]
  readonly raids: readonly SheetRaidContents[]
  /** Rewards that can be used or opened. */
  readonly waiting: string
  readonly foot: string
}

export type PictureContents =
  | CampaignPictureContents
  | CardTilesPictureContents
  | DeckListPictureContents
  | SheetPictureContents
  | BoardPictureContents
  | CardFacePictureContents
  | HandPictureContents
  | LobbyPictureContents
  | SummaryPictureContents
  | DroppedCardPictureContents
