/**
 * Custom ids of the buttons and forms for fallen raiders. Messages already posted contain them, so old ids must still
 * parse.
 */
import { LINE_OCCASIONS } from '../../table/fallen-raiders/contract.ts'
import { booleanPart, customId, idParts, wordPart } from '../message-parts/custom-ids.ts'

export const spiritIds = {
  /** Opens the private menu of lines. */
  speak: customId('speak', idParts.raid),
  /** Says a line of the texts: the round in which it was offered, the raid that has it, its occasion and key. */
  say: customId(
    'speakline',
    idParts.raid,
    idParts.count,
    idParts.key,
    wordPart(...LINE_OCCASIONS),
    idParts.key,
  ),
  /** Opens the form for a person's own words. */
  own: customId('speakown', idParts.raid),
  /** Opens the private panel with hands and hints. */
  watch: customId('spiritwatch', idParts.raid),
  /** Shows a fallen raider the cards that can be a hint for the player in a seat. */
  hint: customId('spirithint', idParts.raid, idParts.count),
  /** Gives the hint: the seat. The card is the chosen value. */
  hintAt: customId('spirithintat', idParts.raid, idParts.count),
  /** A living raider shows fallen raiders their hand, or hides it. */
  showHand: customId('spirithand', idParts.raid, booleanPart('on', 'off')),
}

export const spiritForms = {
  said: customId('speakform', idParts.raid),
}
