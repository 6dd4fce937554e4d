/** Measures the letters of a hand's pictures. */
import type { HandPictureContents } from '../card-face/face.ts'
import { fontSizesInLine } from '../rich-text.ts'
import { CARD_NUMBER_FONT_SIZE, damageTypeFontSize, type HandCardLayout } from './hand-card.ts'
import { type HandPictureLayout, layOutHand } from './layout.ts'
import { CSS_PIXELS_PER_UNIT, HAND_PICTURE_SIZES } from './picture-sizes.ts'

/**
 * Returns the size of the smallest letters in CSS pixels, as Discord shows the pictures on the device for which
 * they are composed.
 */
export function smallestCssFontSize(hand: HandPictureContents): number {
  const { least } = HAND_PICTURE_SIZES[hand.device]
  return Math.min(...layOutHand(hand).map((laid) => Math.min(...sizesOf(laid, least)) * shownAt(laid)))
}

/** Returns the CSS pixels for each unit of a picture. A picture that is too high for its box is shown smaller. */
const shownAt = ({ height, sheet }: HandPictureLayout): number =>
  CSS_PIXELS_PER_UNIT * Math.min(1, sheet.height / height)

const sizesOf = ({ letters, placed }: HandPictureLayout, least: number): number[] => [
  ...letters.map(({ size }) => size),
  ...placed.flatMap(({ layout }) => sizesOn(layout, least)),
]

function sizesOn(
  { card: { face }, style, name, type, text, figures, mark }: HandCardLayout,
  least: number,
): number[] {
  return [
    name.size,
    type.size,
    ...text.powers.flat().flatMap((line) => fontSizesInLine(line, text.size)),
    mark.size,
    CARD_NUMBER_FONT_SIZE,
    ...(face.cost === null ? [] : [style.name]),
    ...(figures.where === 'none' ? [] : [figures.size]),
    ...(face.atk ? [damageTypeFontSize(figures.size, least)] : []),
  ]
}
