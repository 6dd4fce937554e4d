/** A person's data: showing them everything that is stored, and forgetting them. */
import { type Feature, on, onForm, withOpening } from '../feature.ts'
import { askWhether, forgetOnWord, wordForm } from './forget-me.ts'
import { privacyForms, privacyIds } from './ids.ts'
import { myData } from './my-data.ts'

/** The typed word is short. */
const WORD_LETTERS = 40

export const privacy: Feature = {
  clicks: [
    withOpening('file', on(privacyIds.myData, myData)),
    on(privacyIds.forget, askWhether),
    on(privacyIds.forgetForGood, () => ({ how: 'form', form: wordForm(WORD_LETTERS) })),
  ],
  forms: [onForm(privacyForms.word, WORD_LETTERS, forgetOnWord)],
}
