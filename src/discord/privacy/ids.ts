/**
 * Custom ids of the buttons about a person's data. Messages already posted contain them, so old ids must still parse.
 */
import { customIdKind } from '../message-parts/custom-ids.ts'

export const privacyComponentIds = {
  myData: customIdKind('mydata'),
  /** The first press, in the settings. */
  forget: customIdKind('forgetme'),
  /** The second press, which asks for the word. */
  forgetForGood: customIdKind('forgetforgood'),
}

export const privacyFormIds = { word: customIdKind('forgetword') }
