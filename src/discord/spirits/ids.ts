/** Custom ids of the part of fallen raiders. The ids of posted messages must stay readable. */
import { OCCASIONS } from '../../table/spirits/contract.ts'
import { customId, either, oneOf, parts } from '../message-parts/custom-ids.ts'

export const spiritIds = {
  /** Opens the private menu of lines. */
  speak: customId('speak', parts.raid),
  /** Says a line of the texts: the round in which it was offered, the raid that has it, its occasion and key. */
  say: customId('speakline', parts.raid, parts.count, parts.key, oneOf(...OCCASIONS), parts.key),
  /** Opens the form for a person's own words. */
  own: customId('speakown', parts.raid),
  /** Opens the private panel with hands and hints. */
  watch: customId('spiritwatch', parts.raid),
  /** Offers the cards for a hint to the player in a seat. */
  hint: customId('spirithint', parts.raid, parts.count),
  /** Gives the hint: the seat. The card is the chosen value. */
  hintAt: customId('spirithintat', parts.raid, parts.count),
  /** A living raider shows fallen raiders their hand, or hides it. */
  showHand: customId('spirithand', parts.raid, either('on', 'off')),
}

export const spiritForms = {
  said: customId('speakform', parts.raid),
}
