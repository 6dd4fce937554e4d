/** A person's data: showing them everything that is stored, and forgetting them. */
import { alwaysCostlyRoute, customIdRoute, type Feature, formRoute } from '../feature.ts'
import { askToConfirmForgetting, forgetPersonIfConfirmed, forgettingConfirmationForm } from './forget-me.ts'
import { privacyComponentIds, privacyFormIds } from './ids.ts'
import { sendOwnData } from './my-data.ts'

/** The maximum length of the word that confirms a deletion. */
const WORD_LETTERS = 40

export const privacyFeature: Feature = {
  clicks: [
    alwaysCostlyRoute('file', customIdRoute(privacyComponentIds.myData, sendOwnData)),
    customIdRoute(privacyComponentIds.forget, askToConfirmForgetting),
    customIdRoute(privacyComponentIds.forgetForGood, () => ({
      how: 'form',
      form: forgettingConfirmationForm(WORD_LETTERS),
    })),
  ],
  forms: [formRoute(privacyFormIds.word, WORD_LETTERS, forgetPersonIfConfirmed)],
}
