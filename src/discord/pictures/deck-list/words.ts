/** Describes the list of a deck in words, for people who can't see it. */
import { texts } from '../../../texts/texts.ts'
import { clip, LIMITS } from '../../message-parts/limits.ts'
import type { DeckListContents, DeckRow } from './deck-list.ts'

export function deckListInWords({ title, curve, rows }: DeckListContents): string {
  const t = texts.tablePicture
  const points = curve
    ? [
        t.alt.listed(
          curve.heading,
          curve.bars.map(({ cost, after }) => t.curve.point(cost, after, after)),
        ),
      ]
    : []
  return clip([t.alt.sentence(title), ...points, ...rows.map(rowInWords)].join(' '), LIMITS.altText)
}

function rowInWords(row: DeckRow): string {
  const t = texts.tablePicture.alt
  if (row.kind === 'heading') return `${row.text}:`
  return t.sentence(row.copies ? `${row.name} ${row.copies}` : row.name)
}
