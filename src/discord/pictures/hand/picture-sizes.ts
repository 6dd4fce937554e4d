/**
 * The sizes of a hand's pictures. Discord shows the first one as an attachment and each further one in an
 * embed, because it would crop several attachments of one message to a gallery.
 */

/** The devices for which pictures of a hand are composed. */
export const HAND_PICTURE_DEVICES = ['phone', 'desktop'] as const
export type HandPictureDevice = (typeof HAND_PICTURE_DEVICES)[number]

/** CSS pixels for each unit of the layout, at the size at which Discord shows a picture. */
export const CSS_PIXELS_PER_UNIT = 0.3

/** A picture's size in units. A picture that is higher than `height` would be shown smaller. */
export interface HandPictureSize {
  readonly width: number
  readonly height: number
  readonly columns: number
}

/**
 * The style of the cards in a hand's picture: the number of columns, and the padding, font sizes and minimum
 * heights in units.
 */
export interface HandCardStyle {
  readonly columns: number
  readonly pad: number
  readonly name: number
  readonly type: number
  /** The possible sizes of the text. The largest with which the card isn't higher than `height` is used. */
  readonly texts: readonly number[]
  readonly figure: number
  /** The minimum height of the emblem; 0 for a card without one. */
  readonly emblem: number
  readonly height: number // The minimum height of the card.
}

interface DeviceSheets {
  /** The size of the smallest letters in units. */
  readonly least: number
  readonly first: HandPictureSize
  readonly further: HandPictureSize
  /** Styles for a number of cards, the largest letters first. */
  styles(cards: number): readonly HandCardStyle[]
}

const units = (cssPixels: number): number => Math.floor(cssPixels / CSS_PIXELS_PER_UNIT)

const ROOMY = { pad: 18, name: 46, figure: 48 }

/** A phone's picture is as wide as its screen (360) and at most as high (660). An embed is narrower. */
const phone: DeviceSheets = {
  least: 37,
  first: { width: units(360), height: units(660), columns: 2 },
  further: { width: units(300), height: units(550), columns: 2 },
  styles: () => [
    { ...ROOMY, columns: 2, type: 37, texts: [40, 37], emblem: 58, height: 380 },
    { ...ROOMY, columns: 2, name: 44, type: 37, texts: [38, 37], figure: 44, emblem: 0, height: 270 },
    { columns: 2, pad: 14, name: 38, type: 37, texts: [37], figure: 37, emblem: 0, height: 0 },
  ],
}

/** A desktop shows an attachment in a box of 550 × 350, and a picture of an embed in one of 400 × 300. */
const desktop: DeviceSheets = {
  least: 30,
  first: { width: units(550), height: units(350), columns: 4 },
  further: { width: units(400), height: units(300), columns: 3 },
  styles: (cards) => {
    const columns = Math.min(4, Math.max(2, cards))
    return [
      { ...ROOMY, columns, name: 48, type: 36, texts: [44, 40, 36], emblem: 64, height: 620 },
      { ...ROOMY, columns, name: 42, type: 34, texts: [38, 35], figure: 40, emblem: 58, height: 420 },
      { columns: 4, pad: 14, name: 38, type: 32, texts: [34], figure: 34, emblem: 0, height: 0 },
      { columns: 4, pad: 12, name: 34, type: 30, texts: [32], figure: 30, emblem: 0, height: 0 },
      { columns: 4, pad: 12, name: 32, type: 30, texts: [30], figure: 30, emblem: 0, height: 0 },
    ]
  },
}

export const HAND_PICTURE_SIZES: Readonly<Record<HandPictureDevice, DeviceSheets>> = { phone, desktop }
