/** The contents of a picture of a whole deck as a list, with its cost curve. All texts are ready to be drawn. */
import type { CardTile, CostCurveContents } from '../card-tiles/deck.ts'
import type { Theme } from '../theme.ts'

export type DeckListRow =
  | { readonly kind: 'heading'; readonly text: string }
  | ({ readonly kind: 'card' } & Pick<CardTile, 'name' | 'cost' | 'copies'> & {
        /** The card's ATK and health, such as "5/3"; empty for a card without them. */
        readonly figures: string
      })

export interface DeckListPictureContents {
  readonly kind: 'deckList'
  readonly theme: Theme
  readonly title: string
  /** The cost curve, which only the first page has. */
  readonly curve: CostCurveContents | null
  readonly rows: readonly DeckListRow[]
}
