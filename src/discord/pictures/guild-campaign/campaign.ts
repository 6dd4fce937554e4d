/** The contents of a picture of a guild's campaign. All texts are ready to be drawn. */

/** A raid in one difficulty. */
export interface CampaignStageContents {
  readonly title: string
  readonly state: 'cleared' | 'next' | 'open'
  /** A sentence such as "3 runs, 1 won". */
  readonly played: string
  /** The best run and its players; '' before the first run. */
  readonly best: string
}

export interface CampaignPictureContents {
  readonly kind: 'campaign'
  readonly title: string
  /** A sentence such as "4 of 12 cleared". */
  readonly cleared: string
  /** The cleared share, from 0 to 1. */
  readonly progress: number
  readonly goal: string
  /** The raids by difficulty, then the raids with a Boss player. */
  readonly groups: readonly { readonly title: string; readonly stages: readonly CampaignStageContents[] }[]
  /** The contents of the next pack. */
  readonly pack: string
  readonly foot: string
}
