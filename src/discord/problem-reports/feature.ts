/** Reports of problems to the operator. */
import { declareCostly, type Feature, onForm } from '../feature.ts'
import { reportForms } from './ids.ts'
import { filledInReport, NOTE_LETTERS } from './reports.ts'

export const reports: Feature = {
  forms: [declareCostly('report', onForm(reportForms.report, NOTE_LETTERS, filledInReport))],
}
