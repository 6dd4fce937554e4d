/**
 * Custom ids of the buttons about a person's data. Messages already posted contain them, so old ids must still parse.
 */
import { declareCustomIdKind } from '../message-parts/custom-ids.ts'

export const privacyComponentIds = {
  myData: declareCustomIdKind('mydata'),
  /** The button in the settings that asks to be forgotten. */
  forget: declareCustomIdKind('forgetme'),
  /** The button that confirms the wish to be forgotten, and opens the form for the word. */
  forgetForGood: declareCustomIdKind('forgetforgood'),
}

export const privacyFormIds = { word: declareCustomIdKind('forgetword') }
