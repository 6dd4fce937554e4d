/** A person's data: showing them everything that is stored, and forgetting them. */
import { alwaysCostlyRoute, customIdRoute, type Feature, formRoute } from '../feature.ts'
import { askToConfirm, confirmationForm, forgetIfConfirmed } from './forget-me.ts'
import { privacyComponentIds, privacyFormIds } from './ids.ts'
import { sendOwnData } from './my-data.ts'

/** The maximum length of the word that confirms a deletion. */
const WORD_LETTERS = 40

export const privacyFeature: Feature = {
  clicks: [
    alwaysCostlyRoute('file', customIdRoute(privacyComponentIds.myData, sendOwnData)),
    customIdRoute(privacyComponentIds.forget, askToConfirm),
    customIdRoute(privacyComponentIds.forgetForGood, () => ({
      how: 'form',
      form: confirmationForm(WORD_LETTERS),
    })),
  ],
  forms: [formRoute(privacyFormIds.word, WORD_LETTERS, forgetIfConfirmed)],
}
