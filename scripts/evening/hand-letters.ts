/** Measures the letters of a person's hand, as `/hand` would show it on each device. */
import { handContentsOf } from '../../src/discord/hand/hand.ts'
import { seatNames } from '../../src/discord/message-parts/names.ts'
import { handPictureContents } from '../../src/discord/pictures/card-face/contents.ts'
import { registerFonts } from '../../src/discord/pictures/fonts.ts'
import { smallestCssFontSize } from '../../src/discord/pictures/hand/smallest-font-size.ts'
import type { RaidLook } from '../../src/table/contract.ts'
import { toPlain } from '../../src/texts/user-text.ts'
import type { HandLetterSizes } from './journal.ts'

/** Returns the smallest letters of a person's hand on each device; null for a person without a hand. */
export function smallestHandLetters(look: RaidLook): HandLetterSizes | null {
  const hand = handContentsOf(look, seatNames(look.raid, toPlain))
  if (!hand) return null
  registerFonts()
  const onDevice = (device: keyof HandLetterSizes) =>
    smallestCssFontSize(handPictureContents(hand, 'dark', device))
  return { phone: onDevice('phone'), desktop: onDevice('desktop') }
}
