/** Describes the list of a deck in words, for people who can't see it. */
import { texts } from '../../../texts/texts.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../../message-parts/limits.ts'
import type { DeckListPictureContents, DeckListRow } from './deck-list.ts'

export function deckListAltText({ title, curve, rows }: DeckListPictureContents): string {
  const t = texts.tablePicture
  const points = curve
    ? [
        t.alt.listed(
          curve.heading,
          curve.bars.map(({ cost, after }) => t.curve.point(cost, after, after)),
        ),
      ]
    : []
  return truncateWithEllipsis(
    [t.alt.sentence(title), ...points, ...rows.map(rowInWords)].join(' '),
    DISCORD_LIMITS.altText,
  )
}

function rowInWords(row: DeckListRow): string {
  const t = texts.tablePicture.alt
  if (row.kind === 'heading') return `${row.text}:`
  return t.sentence(row.copies ? `${row.name} ${row.copies}` : row.name)
}
