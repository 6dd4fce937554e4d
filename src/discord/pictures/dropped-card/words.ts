/** Describes a picture of a drop in words, for people who can't see it. */
import { cellName } from '../../../engine/index.ts'
import { texts } from '../../../texts/texts.ts'
import { DISCORD_LIMITS, truncateWithEllipsis } from '../../message-parts/limits.ts'
import type { DropAreaCardContents, DropAreaContents, DroppedCardPictureContents } from './drop.ts'

export function droppedCardAltText({ title, areas, foot }: DroppedCardPictureContents): string {
  const t = texts.tablePicture.alt
  return truncateWithEllipsis(
    [t.sentence(title), ...areas.map(areaInWords), foot].join(' '),
    DISCORD_LIMITS.altText,
  )
}

const areaInWords = ({ name, layout, lying }: DropAreaContents): string =>
  texts.tablePicture.alt.listed(`${name}, ${layout}`, lying.map(lyingInWords))

function lyingInWords({ name, number, column, row, isTouched, isAimedAt }: DropAreaCardContents): string {
  const { drop, alt } = texts.tablePicture
  const marks = [...(isAimedAt ? [drop.aimedAt] : []), ...(isTouched ? [drop.touched] : [])]
  const called = number === null ? name : texts.choice.onBoard(name, number)
  return alt.card(called, [cellName([column, row]), ...marks])
}
