/** Reports of problems to the operator. */
import { type Feature, onForm, opening } from '../feature.ts'
import { reportForms } from './ids.ts'
import { filledInReport, NOTE_LETTERS } from './reports.ts'

export const reports: Feature = {
  forms: [opening('report', onForm(reportForms.report, NOTE_LETTERS, filledInReport))],
}
