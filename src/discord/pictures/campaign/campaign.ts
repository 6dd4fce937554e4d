/** What a picture of a guild's campaign shows; every word of it is said as it is to be shown. */
export interface StageShown {
  readonly title: string
  readonly state: 'cleared' | 'next' | 'open'
  /** "3 runs, 1 won" */
  readonly played: string
  /** The best of them and whose it was; '' before the first. */
  readonly best: string
}

export interface CampaignShown {
  readonly kind: 'campaign'
  readonly title: string
  /** "4 of 12 cleared" */
  readonly cleared: string
  /** 0 to 1 */
  readonly progress: number
  readonly goal: string
  /** By difficulty; then what has a Boss player. */
  readonly groups: readonly { readonly title: string; readonly stages: readonly StageShown[] }[]
  /** What the next pack holds. */
  readonly pack: string
  readonly foot: string
}
