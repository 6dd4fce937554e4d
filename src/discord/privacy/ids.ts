/**
 * Custom ids of the buttons about a person's data. Messages already posted contain them, so old ids must still parse.
 */
import { customId } from '../message-parts/custom-ids.ts'

export const privacyIds = {
  myData: customId('mydata'),
  /** The first press, in the settings. */
  forget: customId('forgetme'),
  /** The second press, which asks for the word. */
  forgetForGood: customId('forgetforgood'),
}

export const privacyForms = { word: customId('forgetword') }
