/**
 * Custom ids of the buttons and forms for fallen raiders. Messages already posted contain them, so old ids must still
 * parse.
 */
import { LAIR_LINE_OCCASIONS } from '../../table/fallen-raiders/contract.ts'
import {
  booleanCustomIdPart,
  customIdParts,
  declareCustomIdKind,
  wordCustomIdPart,
} from '../message-parts/custom-ids.ts'

export const spiritComponentIds = {
  /** Opens the private menu of lines that a fallen raider can speak for the lair. */
  speak: declareCustomIdKind('speak', customIdParts.raid),
  /** Says a line of the texts: the round in which it was offered, the raid that has it, its occasion and key. */
  say: declareCustomIdKind(
    'speakline',
    customIdParts.raid,
    customIdParts.count,
    customIdParts.key,
    wordCustomIdPart(...LAIR_LINE_OCCASIONS),
    customIdParts.key,
  ),
  /** Opens the form for a person's own words. */
  own: declareCustomIdKind('speakown', customIdParts.raid),
  /** Opens the private panel with hands and hints. */
  watch: declareCustomIdKind('spiritwatch', customIdParts.raid),
  /** Shows a fallen raider the cards that can be a hint for the player in a seat. */
  hint: declareCustomIdKind('spirithint', customIdParts.raid, customIdParts.count),
  /** A select of cards, which gives a hint about the chosen card to the player in a seat. */
  hintAt: declareCustomIdKind('spirithintat', customIdParts.raid, customIdParts.count),
  /** A living raider shows fallen raiders their hand, or hides it. */
  showHand: declareCustomIdKind('spirithand', customIdParts.raid, booleanCustomIdPart('on', 'off')),
}

export const spiritFormIds = {
  /** The form for a person's own words. */
  said: declareCustomIdKind('speakform', customIdParts.raid),
}
