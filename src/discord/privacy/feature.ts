/** A person's data: showing them everything that is stored, and forgetting them. */
import { declareCostly, type Feature, onCustomId, onForm } from '../feature.ts'
import { askToConfirm, confirmationForm, forgetIfConfirmed } from './forget-me.ts'
import { privacyForms, privacyIds } from './ids.ts'
import { sendOwnData } from './my-data.ts'

/** The maximum length of the word that confirms a deletion. */
const WORD_LETTERS = 40

export const privacy: Feature = {
  clicks: [
    declareCostly('file', onCustomId(privacyIds.myData, sendOwnData)),
    onCustomId(privacyIds.forget, askToConfirm),
    onCustomId(privacyIds.forgetForGood, () => ({ how: 'form', form: confirmationForm(WORD_LETTERS) })),
  ],
  forms: [onForm(privacyForms.word, WORD_LETTERS, forgetIfConfirmed)],
}
