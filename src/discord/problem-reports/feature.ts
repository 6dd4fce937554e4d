/** Reports of problems to the operator. */
import { type Feature, onForm, withOpening } from '../feature.ts'
import { reportForms } from './ids.ts'
import { filledInReport, NOTE_LETTERS } from './reports.ts'

export const reports: Feature = {
  forms: [withOpening('report', onForm(reportForms.report, NOTE_LETTERS, filledInReport))],
}
